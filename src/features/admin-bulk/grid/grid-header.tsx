import { cx } from 'class-variance-authority'
import { ArrowDown, ChevronsUpDown } from 'lucide-react'
import type { MouseEvent } from 'react'
import { COLUMNS, type Column } from '../columns'
import { useGrid, useGridState } from './grid-context'
import { selectionOf } from './grid-state'

/** The names of the columns. A click selects a column; the arrows sort by it. */
export function GridHeader() {
  const { store, focus } = useGrid()
  const columns = useGridState((state) => state.columns)
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
        {columns.map((index) => {
          const column = COLUMNS[index]
          return column && <ColumnHeader key={index} index={index} column={column} />
        })}
      </div>
    </div>
  )
}

function ColumnHeader({ index, column }: { index: number; column: Column }) {
  const { store, focus, drag } = useGrid()
  const { label, width } = column
  const { isSelected, isDescending } = useGridState((state) => {
    const { left, right } = selectionOf(state)
    const { sorted } = state
    return {
      isSelected: index >= left && index <= right,
      isDescending: sorted?.column === index ? sorted.isDescending : undefined,
    }
  })
  const isSorted = isDescending !== undefined

  function press(event: MouseEvent) {
    if (event.button !== 0) return
    event.preventDefault()
    focus.focusActiveCell()
    drag.start('columns')
    if (event.shiftKey) drag.enterHeader(index)
    else store.select('columns', { row: store.getState().active.row, column: index })
  }

  return (
    <span
      role="columnheader"
      tabIndex={-1}
      aria-colindex={index + 2}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
      onMouseDown={press}
      onMouseEnter={() => drag.enterHeader(index)}
      style={{ width }}
      className={cx(
        'group relative flex shrink-0 cursor-default items-center border-r border-b border-line px-2.5 last:grow',
        index === 0 && 'sticky left-12 z-10 max-sm:max-w-36',
        isSelected ? 'bg-highlight text-text' : 'bg-raised',
      )}
    >
      <span className="truncate">{label}</span>
      {/* With the keyboard, the menu of the toolbar sorts. */}
      <span
        aria-hidden
        title={`Sort by ${label}`}
        onMouseDown={(event) => {
          event.preventDefault()
          // Does not select the column.
          event.stopPropagation()
          store.sortBy(index)
        }}
        className={cx(
          'absolute inset-y-0 right-2 cursor-pointer items-center bg-inherit pl-1 hover:text-text',
          isSorted ? 'flex text-text' : 'hidden pointer-fine:group-hover:flex',
        )}
      >
        {isSorted ? (
          <ArrowDown className={cx('size-3.5', !isDescending && 'rotate-180')} />
        ) : (
          <ChevronsUpDown className="size-3.5" />
        )}
      </span>
    </span>
  )
}
