import { useMediaQuery } from '@/lib/use-media-query'
import { useVirtualizer, defaultRangeExtractor } from '@tanstack/react-virtual'
import type { ClipboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { widthStyles } from '../column-widths'
import { clearArea } from '../edit-rows'
import { areaToTsv } from '../export-grid'
import { useGrid, useGridState } from '../grid-context'
import { insertAtCaret, toSingleLine } from '../paste-text'
import type { ClipboardContent } from '../paste-table'
import { useColumnWidths } from '../use-column-widths'
import { useGridKeys, type GridCommands } from '../use-grid-keys'
import { GridHeader } from './grid-header'
import { GridRowView } from './grid-row'

/** Equals the custom variant `touch` of styles.css. */
const TOUCH = '(pointer: coarse), (width < 40rem)'
/** The height of a row in pixels; equals the classes h-9 and touch:h-11 of grid-row.tsx. */
const ROW_HEIGHT = 36
const TOUCH_ROW_HEIGHT = 44

interface LootGridProps extends GridCommands {
  onPaste: (clipboard: ClipboardContent) => void
}

/** The spreadsheet. Only the rows in view and the active row are rendered. */
export function LootGrid({ onPaste, ...commands }: LootGridProps) {
  const { store, focus } = useGrid()
  const { count, activeRow, rowInView, columnCount } = useGridState(
    ({ rows, active, inView, ...state }) => ({
      count: rows.length,
      activeRow: active.row,
      rowInView: inView?.row ?? active.row,
      columnCount: state.columnCount,
    }),
  )
  const isTouch = useMediaQuery(TOUCH)
  const height = isTouch ? TOUCH_ROW_HEIGHT : ROW_HEIGHT
  const widths = useColumnWidths(isTouch)
  // The React compiler skips this component. Nothing below depends on its memoization.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => focus.frame,
    estimateSize: () => height,
    overscan: 4,
    // The active row has the focus, so it stays rendered when it is scrolled out of view. The row that
    // was moved to is rendered so that it can scroll into view.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), activeRow, rowInView])]
        .filter((row) => row < count)
        .toSorted((a, b) => a - b),
  })
  const onKeyDown = useGridKeys(store, commands)

  function handleCopy(event: ClipboardEvent, isCut: boolean) {
    const { isEditing, rows } = store.getState()
    if (isEditing) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', areaToTsv(rows, store.area))
    if (isCut) store.change((all) => clearArea(all, store.area))
  }

  function handlePaste(event: ClipboardEvent) {
    event.preventDefault()
    const html = event.clipboardData.getData('text/html')
    const text = event.clipboardData.getData('text/plain')
    const input = event.target
    if (!store.getState().isEditing || !(input instanceof HTMLInputElement)) {
      return onPaste({ html, text })
    }
    const { caret, ...inserted } = insertAtCaret(input, toSingleLine(text))
    // Rendered at once, because the caret can only be set in the new text.
    flushSync(() => store.type(inserted.text))
    input.setSelectionRange(caret, caret)
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
      style={widthStyles(isTouch, widths.chosen)}
      className="relative isolate min-h-80 overflow-auto overscroll-x-contain rounded-lg border border-line bg-panel outline-none max-sm:max-h-table sm:grow sm:basis-0"
    >
      <GridHeader onResizeStart={widths.startResize} onWidthReset={widths.resetWidth} />
      <div role="rowgroup" className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <GridRowView key={index} index={index} top={start} />
        ))}
      </div>
    </div>
  )
}
