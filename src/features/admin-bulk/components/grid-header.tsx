import { cx } from 'class-variance-authority'
import type { MouseEvent } from 'react'
import { widthProperty } from '../column-widths'
import { COLUMNS, type ColumnId } from '../columns'
import { useGrid, useGridState } from '../grid-context'
import { selectionOf } from '../grid-state'

interface GridHeaderProps {
  onResizeStart: (id: ColumnId, event: MouseEvent) => void
  onWidthReset: (id: ColumnId) => void
}

/** The names of the columns. A click selects a column; its right edge changes its width. */
export function GridHeader({ onResizeStart, onWidthReset }: GridHeaderProps) {
  const { store, focus, drag } = useGrid()
  const { columnCount, left, right } = useGridState((state) => {
    const { left, right } = selectionOf(state)
    return { columnCount: state.columnCount, left, right }
  })

  function press(event: MouseEvent, column: number) {
    if (event.button !== 0) return
    event.preventDefault()
    focus.focusActiveCell()
    drag.start('columns')
    if (event.shiftKey) drag.enterHeader(column)
    else store.select('columns', { row: store.getState().active.row, column })
  }

  return (
    <div role="rowgroup" className="sticky top-0 z-40 w-max min-w-full">
      <div
        role="row"
        aria-rowindex={1}
        className="flex h-9 bg-raised text-xs font-semibold text-muted"
      >
        <span
          role="columnheader"
          tabIndex={-1}
          aria-colindex={1}
          onMouseDown={(event) => {
            if (event.button !== 0) return
            event.preventDefault()
            focus.focusActiveCell()
            store.select('all')
          }}
          className="sticky left-0 z-10 flex w-12 shrink-0 items-center justify-end border-r border-b border-line bg-raised px-2"
        >
          <span className="sr-only">Row</span>
        </span>
        {COLUMNS.slice(0, columnCount).map(({ id, label }, index) => (
          <span
            key={id}
            role="columnheader"
            tabIndex={-1}
            aria-colindex={index + 2}
            onMouseDown={(event) => press(event, index)}
            onMouseEnter={() => drag.enterHeader(index)}
            style={{ width: `var(${widthProperty(id)})` }}
            className={cx(
              'relative flex shrink-0 cursor-default items-center border-r border-b border-line px-2.5 last:grow',
              index === 0 && 'sticky left-12 z-10',
              index >= left && index <= right ? 'bg-highlight text-text' : 'bg-raised',
            )}
          >
            <span className="truncate">{label}</span>
            <span
              aria-hidden
              title="Drag to change the width, double-click to restore it"
              onMouseDown={(event) => {
                event.preventDefault()
                event.stopPropagation()
                onResizeStart(id, event)
              }}
              onDoubleClick={() => onWidthReset(id)}
              className="absolute inset-y-0 -right-px w-2 cursor-col-resize hover:bg-accent touch:hidden"
            />
          </span>
        ))}
      </div>
    </div>
  )
}
