import type { TableSort } from '@/ui/tables/table-parts'

/** The `sort` search parameter as a table's sort: "-name" is by name, descending. */
export function toTableSort(sort: string | undefined): TableSort | undefined {
  if (sort === undefined) return undefined
  return sort.startsWith('-')
    ? { columnId: sort.slice(1), direction: 'descending' }
    : { columnId: sort, direction: 'ascending' }
}

/** The inverse of `toTableSort`. */
export function fromTableSort({ columnId, direction }: TableSort): string {
  return direction === 'descending' ? `-${columnId}` : columnId
}

/** What rows are sorted by, for each column in the `sort` search parameter. */
export type SortKeys<Sort extends string | undefined, Row> = Record<
  Exclude<Sort, undefined | `-${string}`>,
  (row: Row) => string | number
>

const collator = new Intl.Collator('en', { numeric: true })

/** Sorts rows by the `sort` search parameter; the sort is stable. */
export function sortRows<Row>(
  rows: readonly Row[],
  sort: string | undefined,
  columns: Record<string, (row: Row) => string | number>,
): readonly Row[] {
  const tableSort = toTableSort(sort)
  const valueOf = tableSort && columns[tableSort.columnId]
  if (!valueOf) return rows
  const sign = tableSort.direction === 'descending' ? -1 : 1
  return rows.toSorted((a, b) => sign * collator.compare(String(valueOf(a)), String(valueOf(b))))
}
