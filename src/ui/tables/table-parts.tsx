import { OPPOSITE, type Direction } from '@/lib/compare-known'
import { cx } from 'class-variance-authority'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'

import { Skeleton } from '../messages/skeleton'

export interface TableColumn<Row> {
  id: string
  header: ReactNode
  /** `index` is the position of the row in the table, from 0. */
  cell: (row: Row, index: number) => ReactNode
  /** Renders the header as a sort button. */
  isSortable?: boolean
  /** Sorts descending first, e.g. a column of counts. */
  isLargestFirst?: boolean
  /** Renders the column's cells as row headers. Exactly one column has it. */
  isRowHeader?: boolean
  align?: 'left' | 'right'
  /** Shows the header to screen readers only, e.g. for a column of buttons. */
  isHeaderHidden?: boolean
  /** Classes of the header and all cells, mainly the width. */
  className?: string
}

export interface TableSort {
  columnId: string
  direction: Direction
}

/** Props that DataTable and WindowedTable have in common. */
export interface TableProps<Row> {
  /** Accessible name of the table. */
  caption: string
  columns: readonly TableColumn<Row>[]
  /** The current order of the rows. The caller sorts them. */
  sort?: TableSort
  onSortChange?: (sort: TableSort) => void
  /** Shown instead of the rows if there are none. */
  empty?: ReactNode
}

/** The cells of the header row. Sortable columns have a button and `aria-sort`. */
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
  /** Undefined while the row loads. */
  row: Row | undefined
  index: number
  className?: string
}

/** The cells of one row. */
export function TableCells<Row>({ columns, row, index, className }: TableCellsProps<Row>) {
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
        {/* A row header needs a text, otherwise screen readers read an unnamed row. */}
        {row === undefined && column.isRowHeader && <span className="sr-only">Loading</span>}
        {row !== undefined && column.cell(row, index)}
      </Cell>
    )
  })
}

/**
 * The content of a table without rows. Outside of the table, which may be wider than the screen.
 */
export function NoRows({ children }: { children: ReactNode }) {
  return <div className="sticky left-0">{children}</div>
}

interface HeaderCellProps<Row> {
  column: TableColumn<Row>
  direction: TableSort['direction'] | undefined
  onSortChange: TableProps<Row>['onSortChange']
}

function HeaderCell<Row>({ column, direction, onSortChange }: HeaderCellProps<Row>) {
  const Icon =
    direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown
  const first = column.isLargestFirst ? 'descending' : 'ascending'
  return (
    <th
      scope="col"
      aria-sort={column.isSortable ? (direction ?? 'none') : undefined}
      className={cx(
        'px-4 py-2.5 text-xs font-semibold whitespace-nowrap text-muted touch:h-13 touch:py-0.5',
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
              direction: direction === undefined ? first : OPPOSITE[direction],
            })
          }
          className="inline-flex items-center gap-1.5 rounded-sm transition-colors hover:text-text touch:min-h-touch touch:min-w-touch"
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
