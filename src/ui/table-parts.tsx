import { cx } from 'class-variance-authority'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'

import { Skeleton } from './skeleton'

export interface TableColumn<Row> {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Its header becomes a button that asks for another order. */
  isSortable?: boolean
  /** Names the row; screen readers say it with every other cell. One column has it. */
  isRowHeader?: boolean
  align?: 'left' | 'right'
  /** For the column of buttons: the header is only heard. */
  isHeaderHidden?: boolean
  /** Its width above all. */
  className?: string
}

export interface TableSort {
  columnId: string
  direction: 'ascending' | 'descending'
}

/** What every table is told, whether it holds all of its rows or those in sight. */
export interface TableProps<Row> {
  /** Names the table for screen readers. */
  caption: string
  columns: readonly TableColumn<Row>[]
  /** The order the rows are in; sorting them is the caller's. */
  sort?: TableSort
  onSortChange?: (sort: TableSort) => void
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode
}

/** The row of headers; a sortable one is a button that says how the table is sorted. */
export function TableHeaders<Row>({
  columns,
  sort,
  onSortChange,
}: Pick<TableProps<Row>, 'columns' | 'sort' | 'onSortChange'>) {
  return columns.map((column) => (
    <HeaderCell
      key={column.id}
      column={column}
      direction={sort?.columnId === column.id ? sort.direction : undefined}
      onSortChange={onSortChange}
    />
  ))
}

interface TableCellsProps<Row> {
  columns: readonly TableColumn<Row>[]
  /** Undefined: on its way. */
  row: Row | undefined
  className?: string
}

/** The cells of one row. */
export function TableCells<Row>({ columns, row, className }: TableCellsProps<Row>) {
  return columns.map((column) => {
    const Cell = column.isRowHeader ? 'th' : 'td'
    return (
      <Cell
        key={column.id}
        scope={column.isRowHeader ? 'row' : undefined}
        className={cx(
          'px-4 font-normal',
          column.isRowHeader ? 'font-medium text-text' : 'text-muted',
          column.align === 'right' && 'text-right',
          column.className,
          className,
        )}
      >
        {row === undefined && <Skeleton className="h-4" />}
        {/* A header without a word is none: one that reads row by row would hear of nothing here. */}
        {row === undefined && column.isRowHeader && <span className="sr-only">Loading</span>}
        {row !== undefined && column.cell(row)}
      </Cell>
    )
  })
}

interface HeaderCellProps<Row> {
  column: TableColumn<Row>
  direction: TableSort['direction'] | undefined
  onSortChange: TableProps<Row>['onSortChange']
}

function HeaderCell<Row>({ column, direction, onSortChange }: HeaderCellProps<Row>) {
  const Icon =
    direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={column.isSortable ? (direction ?? 'none') : undefined}
      className={cx(
        'px-4 py-2.5 text-xs font-semibold whitespace-nowrap text-muted',
        column.align === 'right' && 'text-right',
        column.className,
      )}
    >
      {column.isSortable ? (
        <button
          type="button"
          onClick={() =>
            onSortChange?.({
              columnId: column.id,
              direction: direction === 'ascending' ? 'descending' : 'ascending',
            })
          }
          className="inline-flex items-center gap-1.5 rounded-sm transition-colors hover:text-text touch:min-h-touch"
        >
          {column.header}
          <Icon
            aria-hidden
            className={cx('size-3.5', direction === undefined ? 'text-faint' : 'text-accent')}
          />
        </button>
      ) : (
        <span className={column.isHeaderHidden ? 'sr-only' : undefined}>{column.header}</span>
      )}
    </th>
  )
}
