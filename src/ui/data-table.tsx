import { cx } from 'class-variance-authority'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { Key, ReactNode } from 'react'

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
  className?: string
}

export interface TableSort {
  columnId: string
  direction: 'ascending' | 'descending'
}

interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** The order the rows are in; sorting them is the caller's. */
  sort?: TableSort
  onSortChange?: (sort: TableSort) => void
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode
  className?: string
}

/**
 * Rows that are compared column by column. It scrolls sideways in its own frame, never the page.
 *
 * @example
 * <DataTable caption="Bosses" columns={columns} rows={bosses} rowKey={(boss) => boss.id}
 *   sort={sort} onSortChange={setSort} empty={<EmptyState title="No bosses yet" />} />
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  empty,
  className,
}: DataTableProps<Row>) {
  return (
    <section
      aria-label={caption}
      // A frame that scrolls has to be reached by the keyboard to be scrolled by it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={cx('relative overflow-x-auto rounded-lg border border-line bg-panel', className)}
    >
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line bg-raised">
            {columns.map((column) => (
              <HeaderCell
                key={column.id}
                column={column}
                direction={sort?.columnId === column.id ? sort.direction : undefined}
                onSortChange={onSortChange}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="border-b border-line transition-colors last:border-b-0 hover:bg-raised"
            >
              {columns.map((column) => {
                const Cell = column.isRowHeader ? 'th' : 'td'
                return (
                  <Cell
                    key={column.id}
                    scope={column.isRowHeader ? 'row' : undefined}
                    className={cx(
                      'px-4 py-2.5 font-normal',
                      column.isRowHeader ? 'font-medium text-text' : 'text-muted',
                      column.align === 'right' && 'text-right',
                      column.className,
                    )}
                  >
                    {column.cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
          {rows.length === 0 && empty !== undefined && (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}

interface HeaderCellProps<Row> {
  column: TableColumn<Row>
  direction: TableSort['direction'] | undefined
  onSortChange: DataTableProps<Row>['onSortChange']
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
