import { cx } from 'class-variance-authority'
import type { Key, Ref } from 'react'

import { NoRows, TableCells, TableHeaders, type TableProps } from './table-parts'
import { DRAGGED_ROW_STYLES } from '../lists/use-drag-order'

interface DataTableProps<Row> extends TableProps<Row> {
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** The parent element of the rows, as `useDragOrder` needs it. */
  bodyRef?: Ref<HTMLTableSectionElement>
  className?: string
}

/**
 * A table that scrolls horizontally in its own frame instead of scrolling the page. Use a
 * WindowedTable for thousands of rows.
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
  bodyRef,
  className,
}: DataTableProps<Row>) {
  return (
    <section
      aria-label={caption}
      // A scrollable element must be focusable so that it can be scrolled with the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={cx('relative overflow-x-auto rounded-lg border border-line bg-panel', className)}
    >
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line bg-raised">
            <TableHeaders columns={columns} sort={sort} onSortChange={onSortChange} />
          </tr>
        </thead>
        <tbody ref={bodyRef}>
          {rows.map((row, index) => (
            <tr
              key={rowKey(row)}
              className={cx(
                'border-b border-line bg-panel transition-[background-color,transform] last:border-b-0 hover:bg-raised',
                DRAGGED_ROW_STYLES,
              )}
            >
              <TableCells columns={columns} row={row} index={index} className="py-2.5" />
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <NoRows>{empty}</NoRows>}
    </section>
  )
}
