import { useMediaQuery } from '@/lib/use-media-query'
import { toPixels } from '@/lib/to-pixels'
import { useVirtualizer } from '@tanstack/react-virtual'
import { cx } from 'class-variance-authority'
import { memo, useEffect, useRef, type Key } from 'react'

import { NoRows, TableCells, TableHeaders, type TableColumn, type TableProps } from './table-parts'
import { TOUCH } from '../touch-query'

/** The height of every row: the class, and in rem. */
const LOW_ROW = { className: 'h-10', rem: 2.5 }
const HIGH_ROW = { className: 'h-13', rem: 3.25 }

/** Rows rendered above and below the visible ones. */
const OVERSCAN = 6

interface WindowedTableProps<Row> extends TableProps<Row> {
  /** Total number of rows, loaded or not. */
  count: number
  /** Returns the row at an index, or undefined while it loads. */
  rowAt: (index: number) => Row | undefined
  rowKey: (row: Row) => Key
  /** Called with the indexes of the first and last rendered row. */
  onWindowChange?: (first: number, last: number) => void
  /**
   * Identifies the set of rows, e.g. by its filters. The table scrolls to the top when it changes.
   */
  rowsId?: string
  /**
   * On wide screens, the table is as high as its flex parent allows and not a part of the window.
   */
  fillsParent?: boolean
  /** Whether cells have two lines of text. Rows are then as high as on touch screens. */
  hasTwoLines?: boolean
}

/**
 * A table for any number of rows that renders only the visible ones. All rows have the same height,
 * and columns need a width in their `className`. Rows are memoized: a row re-renders when the row
 * object or `columns` changes.
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
  fillsParent = false,
  hasTwoLines = false,
}: WindowedTableProps<Row>) {
  const frame = useRef<HTMLElement>(null)
  const isTouch = useMediaQuery(TOUCH)
  const { className, rem } = isTouch || hasTwoLines ? HIGH_ROW : LOW_ROW
  // The rule warns about memoized values of the virtualizer. They are used only in this component.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => toPixels(rem),
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

  useEffect(() => virtualizer.measure(), [virtualizer, rem])

  return (
    <section
      ref={frame}
      aria-label={caption}
      // A scrollable element must be focusable so that it can be scrolled with the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={cx(
        'relative overflow-auto overscroll-x-contain rounded-lg border border-line bg-panel',
        fillsParent ? 'max-sm:max-h-table sm:min-h-0' : 'max-h-table',
      )}
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
        <Gap height={above} />
        <tbody>
          {rows.map(({ index }) => {
            const row = rowAt(index)
            return (
              <WindowedRow
                key={row === undefined ? `index ${index}` : rowKey(row)}
                index={index}
                columns={columns}
                row={row}
                height={className}
              />
            )
          })}
        </tbody>
        <Gap height={below} />
      </table>
      {count === 0 && <NoRows>{empty}</NoRows>}
    </section>
  )
}

interface WindowedRowProps<Row> {
  index: number
  columns: readonly TableColumn<Row>[]
  row: Row | undefined
  /** The class of the height. */
  height: string
}

function PlainRow<Row>({ index, columns, row, height }: WindowedRowProps<Row>) {
  return (
    <tr
      aria-rowindex={index + 2}
      aria-busy={row === undefined || undefined}
      className={cx('transition-colors hover:bg-raised', height)}
    >
      <TableCells
        columns={columns}
        row={row}
        index={index}
        className={cx('truncate border-b border-line', height)}
      />
    </tr>
  )
}

/** Memoized, so that scrolling renders only the rows that become visible. */
const WindowedRow = memo(PlainRow) as typeof PlainRow

/**
 * Fills the height of the rows that are not rendered, so that the scroll bar has the right size.
 */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tbody aria-hidden>
      <tr style={{ height }}>
        {/* The row is hidden from screen readers and needs no name. */}
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
        <td />
      </tr>
    </tbody>
  )
}
