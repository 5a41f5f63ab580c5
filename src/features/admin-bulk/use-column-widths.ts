import { useState, type MouseEvent } from 'react'
import { COLUMN_WIDTH_MIN, widthOf, type ChosenWidths } from './column-widths'
import type { ColumnId } from './columns'

/** The widths that the user has chosen by dragging the edges of the column headers. */
export function useColumnWidths(isNarrow: boolean) {
  const [chosen, setChosen] = useState<ChosenWidths>({})

  /** Call when the primary button is pressed on the right edge of a column header. */
  function startResize(id: ColumnId, { clientX: startX }: MouseEvent) {
    const width = widthOf(id, isNarrow, chosen)
    const onMove = ({ clientX }: { clientX: number }) =>
      setChosen((all) => ({ ...all, [id]: Math.max(COLUMN_WIDTH_MIN, width + clientX - startX) }))
    window.addEventListener('mousemove', onMove)
    window.addEventListener('mouseup', () => window.removeEventListener('mousemove', onMove), {
      once: true,
    })
  }

  /** Restores the initial width of a column. */
  function resetWidth(id: ColumnId) {
    setChosen(({ [id]: _, ...others }) => others)
  }

  return { chosen, startResize, resetWidth }
}
