import { useMemo, useState, type MouseEvent } from 'react'
import { COLUMN_WIDTH_MIN, widthProperty, widthsFor, type ChosenWidths } from './column-widths'
import type { GridFocus } from './grid-focus'
import { columnIndex, type ColumnId } from '../columns'
import type { GridRow } from './grid-rows'

/** The space in a cell beside its text, in pixels: its padding and the sign of an error. */
const CELL_PADDING = 46
const FIT_MAX = 640

/**
 * The widths of the columns: distributed, or chosen by dragging the edges of the column headers.
 * @param room the width of the grid in pixels
 */
export function useColumnWidths(room: number, columns: readonly number[]) {
  const [chosen, setChosen] = useState<ChosenWidths>({})
  const widths = useMemo(() => widthsFor(room, columns, chosen), [room, columns, chosen])

  /** Call when the primary button is pressed on the right edge of a column header. */
  function startResize(id: ColumnId, { clientX: startX }: MouseEvent) {
    const width = widths.get(id) ?? COLUMN_WIDTH_MIN
    const onMove = ({ clientX }: { clientX: number }) =>
      setChosen((all) => ({ ...all, [id]: Math.max(COLUMN_WIDTH_MIN, width + clientX - startX) }))
    window.addEventListener('mousemove', onMove)
    window.addEventListener('mouseup', () => window.removeEventListener('mousemove', onMove), {
      once: true,
    })
  }

  /** Makes a column as wide as its longest text. */
  function fit(id: ColumnId, label: string, rows: readonly GridRow[], { frame }: GridFocus) {
    const context = document.createElement('canvas').getContext('2d')
    const cell = frame?.querySelector('[role="gridcell"]')
    if (!context || !cell) return
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(cell)
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`
    const texts = [label, ...rows.map(({ cells }) => cells[columnIndex(id)] ?? '')]
    const longest = Math.max(...texts.map((text) => context.measureText(text).width))
    setChosen((all) => ({ ...all, [id]: Math.min(FIT_MAX, Math.ceil(longest) + CELL_PADDING) }))
  }

  /** The custom properties of the columns. */
  const styles = Object.fromEntries(
    [...widths].map(([id, width]) => [widthProperty(id), `${width}px`]),
  )
  return { styles, startResize, fit }
}
