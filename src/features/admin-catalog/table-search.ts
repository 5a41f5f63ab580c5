import { listLoot, LOOT_SORTS, SEARCH_MAX } from '@/contract/admin-loot-item'
import { text } from '@/contract/fields'
import { RARITIES, SLOTS } from '@/game/items'
import { matchScore, toWords } from '@/lib/fuzzy-search'
import type { TableSort } from '@/ui/table-parts'
import * as z from 'zod/mini'
import type { LootFilters } from './admin-catalog.queries'

/** A parameter of the address that counts only when it is right; anything else is as if not there. */
// @__NO_SIDE_EFFECTS__
function optionalParam<T extends z.ZodMiniType>(schema: T) {
  return z.catch(z.optional(schema), undefined)
}

/** Each name, and with a minus for the other way round. */
// @__NO_SIDE_EFFECTS__
function sortsOf<Name extends string>(...names: Name[]): (Name | `-${Name}`)[] {
  return names.flatMap((name) => [name, `-${name}` as const])
}

/** What the addresses of all three tables hold: the search, the order, and the sheet that is open. */
const shared = {
  // The router reads a number typed by hand as a number.
  search: optionalParam(
    z.pipe(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), text(SEARCH_MAX)),
  ),
  /** The id of what is being edited. */
  edit: optionalParam(z.string()),
  /** A new one is being made. */
  new: optionalParam(z.literal(true)),
}

const INSTANCE_SORTS = sortsOf('name', 'expansion', 'tier', 'bosses', 'items')
const BOSS_SORTS = sortsOf('name', 'order', 'items')

export const instancesSearch = z.object({
  ...shared,
  sort: optionalParam(z.enum(INSTANCE_SORTS)),
  state: optionalParam(z.enum(['active', 'inactive'])),
  /** The import of a raid file is open. */
  import: optionalParam(z.literal(true)),
})
export type InstancesSearch = z.output<typeof instancesSearch>

export const bossesSearch = z.object({
  ...shared,
  sort: optionalParam(z.enum(BOSS_SORTS)),
  instanceId: optionalParam(z.string()),
})
export type BossesSearch = z.output<typeof bossesSearch>

export const lootSearch = z.object({
  ...shared,
  sort: optionalParam(z.enum(LOOT_SORTS)),
  instanceId: optionalParam(listLoot.query.shape.instanceId),
  bossId: optionalParam(listLoot.query.shape.bossId),
  slot: optionalParam(z.enum(SLOTS)),
  rarity: optionalParam(z.enum(RARITIES)),
})
export type LootSearch = z.output<typeof lootSearch>

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
