import { toPixels } from '@/lib/to-pixels'
import { useMediaQuery } from '@/lib/use-media-query'
import { TOUCH } from '@/ui/touch-query'
import { useVirtualizer, defaultRangeExtractor } from '@tanstack/react-virtual'
import { useEffect } from 'react'
import { LEAVE_HINT, useGrid, useGridState } from './grid-context'
import { GridHeader } from './grid-header'
import { GridRowView } from './grid-row'
import { shownRows } from './state/grid-moves'
import { useGridClipboard } from './use-grid-clipboard'
import { useGridKeys, type GridCommands } from './use-grid-keys'

/** The height of a row in rem; equals the classes h-8 and touch:h-11 of grid-row.tsx. */
const ROW_HEIGHT = 2
const TOUCH_ROW_HEIGHT = 2.75

/** The spreadsheet. Only the rows in view and the active row are rendered. */
export function LootGrid(commands: GridCommands) {
  const grid = useGrid()
  const { store, focus } = grid
  const { rows, hiddenRows, activeRow, rowInView, columns } = useGridState(
    ({ active, inView, ...state }) => ({
      rows: state.hiddenRows.size > 0 ? state.rows : state.rows.length,
      hiddenRows: state.hiddenRows,
      activeRow: active.row,
      rowInView: inView?.row ?? active.row,
      columns: state.columns,
    }),
  )
  /** The rows that are shown, or null if all are. */
  const shown = typeof rows === 'number' ? null : shownRows({ rows, hiddenRows })
  const count = shown?.length ?? store.getState().rows.length
  const placeOf = (row: number) => (shown ? shown.indexOf(row) : row)
  const isTouch = useMediaQuery(TOUCH)
  const height = isTouch ? TOUCH_ROW_HEIGHT : ROW_HEIGHT
  // The React compiler skips this component. Nothing below depends on its memoization.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => focus.frame,
    estimateSize: () => toPixels(height),
    overscan: 4,
    // The active row has the focus, so it stays rendered when it is scrolled out of view. The row
    // that was moved to is rendered so that it can scroll into view.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), placeOf(activeRow), placeOf(rowInView)])]
        .filter((row) => row >= 0 && row < count)
        .toSorted((a, b) => a - b),
  })
  // The virtualizer keeps the heights of the rows that it knows.
  useEffect(() => virtualizer.measure(), [virtualizer, height])
  const onKeyDown = useGridKeys(store, commands)
  const clipboard = useGridClipboard()

  return (
    <div
      ref={focus.setFrame}
      role="grid"
      tabIndex={-1}
      aria-label="Loot rows"
      aria-describedby={LEAVE_HINT}
      aria-multiselectable
      aria-rowcount={count + 1}
      aria-colcount={columns.length + 1}
      onKeyDown={onKeyDown}
      {...clipboard}
      onFocus={() => {
        focus.isInside = true
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        // Null if the focused input was removed or the window has lost the focus.
        if (relatedTarget === null || currentTarget.contains(relatedTarget)) return
        focus.isInside = false
        store.commitEdit()
      }}
      className="relative isolate min-h-80 overflow-auto overscroll-x-contain border border-line bg-panel outline-none max-sm:max-h-table max-sm:rounded-lg sm:grow sm:basis-0 sm:rounded-t-lg sm:border-b-0"
    >
      <GridHeader />
      <div role="rowgroup" className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <GridRowView key={index} index={shown?.[index] ?? index} top={start} />
        ))}
      </div>
    </div>
  )
}
