import type { listLoot } from '@/contract/admin-loot-item'
import type { CallQuery } from '@/contract/call'
import { matchScore, toWords } from '@/lib/fuzzy-search'
import type { TableSort } from '@/ui/table-parts'
import type { LootFilters } from './admin-catalog.queries'

type Sort<Name extends string> = Name | `-${Name}`

/** The search parameters of all three tables; the routes validate them (routes/…/admin/-table-search.ts). */
interface TableSearch {
  search?: string
  /** The id of the entity that is edited in the sheet. */
  edit?: string
  /** The sheet shows the form for a new entity. */
  new?: true
}

export interface InstancesSearch extends TableSearch {
  sort?: Sort<'name' | 'expansion' | 'tier' | 'bosses' | 'items'>
  state?: 'active' | 'inactive'
  /** The sheet shows the import of a raid file. */
  import?: true
}

export interface BossesSearch extends TableSearch {
  sort?: Sort<'name' | 'order' | 'items'>
  instanceId?: string
}

export type LootSearch = TableSearch &
  Pick<CallQuery<typeof listLoot>, 'sort' | 'instanceId' | 'bossId' | 'slot' | 'rarity'>

/** The sort of an address as a table shows it. */
export function toTableSort(sort: string | undefined): TableSort | undefined {
  if (sort === undefined) return undefined
  return sort.startsWith('-')
    ? { columnId: sort.slice(1), direction: 'descending' }
    : { columnId: sort, direction: 'ascending' }
}

/** The same the other way round; a column that the address cannot name is refused by its schema. */
export function fromTableSort({ columnId, direction }: TableSort): string {
  return direction === 'descending' ? `-${columnId}` : columnId
}

const collator = new Intl.Collator('en', { numeric: true })

/** The rows in the order of the address; rows that are equal in it keep theirs. */
export function sortRows<Row>(
  rows: readonly Row[],
  sort: string | undefined,
  columns: Record<string, (row: Row) => string | number>,
): readonly Row[] {
  const wanted = toTableSort(sort)
  const valueOf = wanted && columns[wanted.columnId]
  if (!valueOf) return rows
  const sign = wanted.direction === 'descending' ? -1 : 1
  return rows.toSorted((a, b) => sign * collator.compare(String(valueOf(a)), String(valueOf(b))))
}

/** The rows in whose text every word searched for is found, in any order, forgiving a typo. */
export function searchRows<Row>(
  rows: readonly Row[],
  search: string | undefined,
  textOf: (row: Row) => string,
): readonly Row[] {
  const words = toWords(search ?? '')
  if (words.length === 0) return rows
  return rows.filter((row) => matchScore(words, toWords(textOf(row))) > 0)
}

/**
 * Changes parameters of the address, undefined takes one away. `isSaved` leaves a sheet without the
 * question about unsaved changes.
 */
export type ChangeSearch<Search> = (
  change: Partial<Search>,
  options?: { isSaved?: boolean },
) => void

/** The navigation that a change of a table's address is: the same page, its place kept. */
export function navigationOf<Search>(change: Partial<Search>, { isSaved = false } = {}) {
  return {
    search: (current: Search) => ({ ...current, ...change }),
    replace: true,
    resetScroll: false,
    ignoreBlocker: isSaved,
  }
}

/** What closes whichever sheet is open. */
export const NO_SHEET = { edit: undefined, new: undefined } as const

/** What the server is asked of an address of the loot table. */
export function toLootFilters(search: LootSearch): LootFilters {
  const { search: text, instanceId, bossId, slot, rarity, sort } = search
  return { search: text, instanceId, bossId, slot, rarity, sort }
}
