import { useMediaQuery } from '@/lib/use-media-query'
import { useVirtualizer, defaultRangeExtractor } from '@tanstack/react-virtual'
import { cx } from 'class-variance-authority'
import type { ClipboardEvent } from 'react'
import { COLUMNS } from '../columns'
import { areaToTsv } from '../export-grid'
import { useGrid, useGridState } from '../grid-context'
import type { ClipboardContent } from '../paste-table'
import { useGridKeys } from '../use-grid-keys'
import { GridRowView } from './grid-row'

/** Equals the custom variant `touch` of styles.css. */
const TOUCH = '(pointer: coarse), (width < 40rem)'
/** The height of a row in pixels; equals the classes h-9 and touch:h-11 of grid-row.tsx. */
const ROW_HEIGHT = 36
const TOUCH_ROW_HEIGHT = 44

interface LootGridProps {
  onPaste: (clipboard: ClipboardContent) => void
  onNextError: () => void
}

/** The spreadsheet. Only the rows in view and the active row are rendered. */
export function LootGrid({ onPaste, onNextError }: LootGridProps) {
  const { store, focus } = useGrid()
  const { count, activeRow, columnCount } = useGridState(({ rows, active, ...state }) => ({
    count: rows.length,
    activeRow: active.row,
    columnCount: state.columnCount,
  }))
  const height = useMediaQuery(TOUCH) ? TOUCH_ROW_HEIGHT : ROW_HEIGHT
  // The React compiler skips this component. Nothing below depends on its memoization.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => focus.frame,
    estimateSize: () => height,
    overscan: 4,
    // The active row has the focus, so it stays rendered when it is scrolled out of view.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.min(activeRow, count - 1)])].toSorted(
        (a, b) => a - b,
      ),
  })
  const onKeyDown = useGridKeys(store, onNextError)

  function handleCopy(event: ClipboardEvent, isCut: boolean) {
    const { isEditing, rows } = store.getState()
    if (isEditing) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', areaToTsv(rows, store.area))
    if (isCut) store.clear()
  }

  function handlePaste(event: ClipboardEvent) {
    const clipboard = {
      html: event.clipboardData.getData('text/html'),
      text: event.clipboardData.getData('text/plain'),
    }
    // During an edit, a single cell is pasted into the text of the cell, and a table into the grid.
    const isTable = /[\t\r\n]/.test(clipboard.text.trimEnd()) || /<table/i.test(clipboard.html)
    if (store.getState().isEditing && !isTable) return
    event.preventDefault()
    onPaste(clipboard)
  }

  return (
    <div
      ref={focus.setFrame}
      role="grid"
      tabIndex={-1}
      aria-label="Loot rows"
      aria-multiselectable
      aria-rowcount={count + 1}
      aria-colcount={columnCount + 1}
      onKeyDown={onKeyDown}
      onCopy={(event) => handleCopy(event, false)}
      onCut={(event) => handleCopy(event, true)}
      onPaste={handlePaste}
      onFocus={() => focus.enter()}
      onBlur={({ relatedTarget, currentTarget }) => {
        // Null if the focused input was removed or the window has lost the focus.
        if (relatedTarget === null || currentTarget.contains(relatedTarget)) return
        focus.leave()
        store.commitEdit()
      }}
      className="relative max-h-table min-h-80 overflow-auto overscroll-x-contain rounded-lg border border-line bg-panel outline-none"
    >
      <div role="rowgroup" className="sticky top-0 z-40 w-max">
        <div
          role="row"
          aria-rowindex={1}
          className="flex h-9 bg-raised text-xs font-semibold text-muted"
        >
          <span
            role="columnheader"
            aria-colindex={1}
            className="sticky left-0 z-10 flex w-12 shrink-0 items-center justify-end border-r border-b border-line bg-raised px-2"
          >
            <span className="sr-only">Row</span>
          </span>
          {COLUMNS.slice(0, columnCount).map(({ id, label, className }, index) => (
            <span
              key={id}
              role="columnheader"
              aria-colindex={index + 2}
              className={cx(
                'flex shrink-0 items-center border-r border-b border-line bg-raised px-2.5',
                index === 0 && 'sticky left-12 z-10',
                className,
              )}
            >
              {label}
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup" className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <GridRowView key={index} index={index} top={start} />
        ))}
      </div>
    </div>
  )
}
