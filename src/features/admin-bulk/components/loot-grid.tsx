import { useMediaQuery } from '@/lib/use-media-query'
import { useVirtualizer, defaultRangeExtractor } from '@tanstack/react-virtual'
import { cx } from 'class-variance-authority'
import { useRef, type ClipboardEvent, type MouseEvent } from 'react'
import { COLUMN_COUNT, COLUMNS } from '../columns'
import { toTsv } from '../export-grid'
import { focusGrid } from '../focus-grid'
import { useGrid, useGridState } from '../grid-context'
import type { Position } from '../grid-store'
import type { Clipboard } from '../paste-grid'
import { useGridKeys } from '../use-grid-keys'
import { GridRowView } from './grid-row'

/** As the custom variant `touch` of styles.css. */
const TOUCH = '(pointer: coarse), (width < 40rem)'
/** Heights of a row in pixels: h-9 and touch:h-11. */
const ROW_HEIGHT = 36
const TOUCH_ROW_HEIGHT = 44

interface LootGridProps {
  onPaste: (clipboard: Clipboard) => void
  onNextError: () => void
}

/** The rows as a spreadsheet: only those in sight are in the document, and the active one. */
export function LootGrid({ onPaste, onNextError }: LootGridProps) {
  const { store } = useGrid()
  const frame = useRef<HTMLDivElement>(null)
  const { count, activeRow } = useGridState(({ rows, active }) => ({
    count: rows.length,
    activeRow: active.row,
  }))
  const height = useMediaQuery(TOUCH) ? TOUCH_ROW_HEIGHT : ROW_HEIGHT
  // The compiler leaves this component alone, and so may we: nothing below relies on its memory.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    overscan: 4,
    // The active row keeps the focus when it is scrolled out of sight.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.min(activeRow, count - 1)])].toSorted(
        (a, b) => a - b,
      ),
  })
  const onKeyDown = useGridKeys(store, onNextError)

  /** Selects by mouse or thumb; the field of the cell that is active keeps the caret to itself. */
  function onMouse(event: MouseEvent, isExtending: boolean) {
    const position = positionOf(event.target)
    if (!position || event.button !== 0) return
    if (event.target instanceof HTMLInputElement && !isExtending) return
    event.preventDefault()
    // The field of the next cell takes the focus over, but only from within the grid.
    focusGrid()
    store.moveTo(position, isExtending)
  }

  /** Read by the active cell's field when it appears (cell-input.tsx). */
  function setFocus(hasFocus: boolean) {
    if (frame.current) frame.current.dataset.hasFocus = String(hasFocus)
  }

  function onCopy(event: ClipboardEvent, isCut: boolean) {
    const { isEditing, rows } = store.getState()
    if (isEditing) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', toTsv(rows, store.area))
    if (isCut) store.clear()
  }

  function handlePaste(event: ClipboardEvent) {
    const clipboard = {
      html: event.clipboardData.getData('text/html'),
      text: event.clipboardData.getData('text/plain'),
    }
    // A word goes into the text that is being written, a table into the grid.
    const isWord = !/[\t\r\n]/.test(clipboard.text.trimEnd()) && !/<table/i.test(clipboard.html)
    if (store.getState().isEditing && isWord) return
    event.preventDefault()
    onPaste(clipboard)
  }

  return (
    <div
      ref={frame}
      role="grid"
      tabIndex={-1}
      aria-label="Loot rows"
      aria-multiselectable
      aria-rowcount={count + 1}
      aria-colcount={COLUMN_COUNT + 1}
      onKeyDown={onKeyDown}
      onCopy={(event) => onCopy(event, false)}
      onCut={(event) => onCopy(event, true)}
      onPaste={handlePaste}
      onMouseDown={(event) => onMouse(event, event.shiftKey)}
      onMouseOver={(event) => event.buttons === 1 && onMouse(event, true)}
      onFocus={() => setFocus(true)}
      onBlur={({ relatedTarget, currentTarget }) => {
        // Without a target the focused cell has only given way to another, or the window has.
        if (relatedTarget === null || currentTarget.contains(relatedTarget)) return
        setFocus(false)
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
          {COLUMNS.map(({ id, label, className }, index) => (
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

function positionOf(target: EventTarget | null): Position | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[role="gridcell"]') : null
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined
}
