import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useRef, type Key } from 'react'

import { TableCells, TableHeaders, type TableColumn, type TableProps } from './table-parts'

/** Every row has this height, in rem, so that the length of the whole is known. `h-13` below. */
const ROW_REM = 3.25

/** Rows kept ready above and below what is in sight. */
const OVERSCAN = 8

interface WindowedTableProps<Row> extends TableProps<Row> {
  /** How many rows there are in all, here or not. */
  count: number
  /** The row at a place counted from 0; undefined while it is on its way. */
  rowAt: (index: number) => Row | undefined
  rowKey: (row: Row) => Key
  /** The rows that are in sight, counted from 0, both included. */
  onWindowChange?: (first: number, last: number) => void
  /** When it changes these are other rows, and the frame goes back to the first. */
  rowsId?: string
}

/**
 * A DataTable of any length: only the rows in sight are in the document, and its frame scrolls both
 * ways. Rows are one line high and the columns as wide as their `className` says. A row is rendered
 * again when it or `columns` is another object.
 *
 * @example
 * <WindowedTable caption="Loot" columns={columns} count={total} rowAt={(index) => items[index]}
 *   rowKey={(item) => item.id} onWindowChange={loadPages} />
 */
export function WindowedTable<Row>({
  caption,
  columns,
  count,
  rowAt,
  rowKey,
  sort,
  onSortChange,
  empty,
  onWindowChange,
  rowsId,
}: WindowedTableProps<Row>) {
  const frame = useRef<HTMLElement>(null)
  // What it returns is used here alone, and nothing of it is remembered.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: rowHeight,
    overscan: OVERSCAN,
  })
  const rows = virtualizer.getVirtualItems()
  const first = rows[0]
  const last = rows.at(-1)
  const above = first?.start ?? 0
  const below = virtualizer.getTotalSize() - (last?.end ?? 0)

  const firstIndex = first?.index
  const lastIndex = last?.index
  useEffect(() => {
    if (firstIndex !== undefined && lastIndex !== undefined) onWindowChange?.(firstIndex, lastIndex)
  }, [firstIndex, lastIndex, onWindowChange])

  useEffect(() => {
    if (frame.current) frame.current.scrollTop = 0
  }, [rowsId])

  return (
    <section
      ref={frame}
      aria-label={caption}
      // A frame that scrolls has to be reached by the keyboard to be scrolled by it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative max-h-table overflow-auto overscroll-x-contain rounded-lg border border-line bg-panel"
    >
      <table
        aria-rowcount={count + 1}
        className="w-full table-fixed border-separate border-spacing-0 text-left text-sm"
      >
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 z-10 bg-raised shadow-raised">
          <tr aria-rowindex={1}>
            <TableHeaders columns={columns} sort={sort} onSortChange={onSortChange} />
          </tr>
        </thead>
        <Gap height={above} columnCount={columns.length} />
        <tbody>
          {rows.map(({ index }) => {
            const row = rowAt(index)
            return (
              <WindowedRow
                key={row === undefined ? `place ${index}` : rowKey(row)}
                index={index}
                columns={columns}
                row={row}
              />
            )
          })}
          {count === 0 && empty !== undefined && (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
        </tbody>
        <Gap height={below} columnCount={columns.length} />
      </table>
    </section>
  )
}

interface WindowedRowProps<Row> {
  index: number
  columns: readonly TableColumn<Row>[]
  row: Row | undefined
}

function PlainRow<Row>({ index, columns, row }: WindowedRowProps<Row>) {
  return (
    <tr
      aria-rowindex={index + 2}
      aria-busy={row === undefined || undefined}
      className="h-13 transition-colors hover:bg-raised"
    >
      <TableCells columns={columns} row={row} className="h-13 truncate border-b border-line" />
    </tr>
  )
}

/** Most rows stay in sight while one scrolls; only those that come in are rendered. */
const WindowedRow = memo(PlainRow) as typeof PlainRow

/** In pixels; follows the person's text size. */
function rowHeight(): number {
  return ROW_REM * (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)
}

/** Stands for the rows that are not in the document, so that the scroll bar tells the truth. */
function Gap({ height, columnCount }: { height: number; columnCount: number }) {
  if (height <= 0) return null
  return (
    <tbody aria-hidden>
      {/* A height that took even a millisecond to change would move what is in sight (reduced motion
          gives every element such a transition), and that would move the window again. */}
      <tr style={{ height }} className="transition-none">
        {/* Hidden from everybody: it needs no name. */}
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
        <td colSpan={columnCount} />
      </tr>
    </tbody>
  )
}
