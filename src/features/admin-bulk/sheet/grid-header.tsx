import { cx } from 'class-variance-authority'
import { ArrowDown, ChevronsUpDown } from 'lucide-react'
import type { MouseEvent } from 'react'
import { COLUMN_BY_ID, placeOf, EDGES, type Column } from '../columns/columns'
import { useGrid, useGridState } from './grid-context'
import { selectionOf } from './state/grid-state'

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
        {columns.map((id) => (
          <ColumnHeader key={id} column={COLUMN_BY_ID[id]} />
        ))}
      </div>
    </div>
  )
}

function ColumnHeader({ column: { id, label, width } }: { column: Column }) {
  const { store, focus, drag } = useGrid()
  const { isSelected, isDescending } = useGridState((state) => {
    const { sorted } = state
    return {
      isSelected: selectionOf(state).columns.includes(id),
      isDescending: sorted?.column === id ? sorted.isDescending : undefined,
    }
  })
  const isSorted = isDescending !== undefined

  function press(event: MouseEvent) {
    if (event.button !== 0) return
    event.preventDefault()
    focus.focusActiveCell()
    drag.start('columns')
    if (event.shiftKey) drag.enterHeader(id)
    else store.select('columns', { row: store.getState().active.row, column: id })
  }

  return (
    <span
      role="columnheader"
      tabIndex={-1}
      aria-colindex={placeOf(id) + 2}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
      onMouseDown={press}
      onMouseEnter={() => drag.enterHeader(id)}
      style={{ width: `${width}rem` }}
      className={cx(
        'group relative flex shrink-0 cursor-default items-center border-r border-b border-line px-2.5 last:grow',
        id === EDGES.first && 'sticky left-12 z-10 max-sm:max-w-36',
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
          store.sortBy(id)
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
