import { listLoot, LOOT_SORTS, SEARCH_MAX } from '@/contract/admin-loot-item'
import { text } from '@/contract/fields'
import { RARITIES, SLOTS } from '@/game/items'
import * as z from 'zod/mini'
import type { LootFilters } from './admin-catalog.queries'

/** A search parameter; an invalid value counts as absent. */
// @__NO_SIDE_EFFECTS__
function optionalParam<T extends z.ZodMiniType>(schema: T) {
  return z.catch(z.optional(schema), undefined)
}

/** Every name, and every name with a minus for descending order. */
// @__NO_SIDE_EFFECTS__
function sortsOf<Name extends string>(...names: Name[]): (Name | `-${Name}`)[] {
  return names.flatMap((name) => [name, `-${name}` as const])
}

/** The search parameters that all three tables have. */
const shared = {
  // The router parses digits in a URL as a number.
  search: optionalParam(
    z.pipe(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), text(SEARCH_MAX)),
  ),
  /** The id of the row that is open in the edit sheet. */
  edit: optionalParam(z.string()),
  /** Whether the sheet for a new row is open. */
  new: optionalParam(z.literal(true)),
}

const INSTANCE_SORTS = sortsOf('name', 'expansion', 'tier', 'bosses', 'items')
const BOSS_SORTS = sortsOf('name', 'order', 'items')

export const instancesSearch = z.object({
  ...shared,
  sort: optionalParam(z.enum(INSTANCE_SORTS)),
  state: optionalParam(z.enum(['active', 'inactive'])),
  /** Whether the sheet that imports a raid file is open. */
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

/**
 * Changes search parameters; undefined removes one. `isSaved` closes a sheet without asking about
 * unsaved changes.
 */
export type ChangeSearch<Search> = (
  change: Partial<Search>,
  options?: { isSaved?: boolean },
) => void

/** The router's navigation options for a change of search parameters; the scroll position stays. */
export function navigationOf<Search>(change: Partial<Search>, { isSaved = false } = {}) {
  return {
    search: (current: Search) => ({ ...current, ...change }),
    replace: true,
    resetScroll: false,
    ignoreBlocker: isSaved,
  }
}

/** Closes the open sheet. */
export const NO_SHEET = { edit: undefined, new: undefined } as const

/** The query parameters of the loot call for the table's search parameters. */
export function toLootFilters(search: LootSearch): LootFilters {
  const { search: text, instanceId, bossId, slot, rarity, sort } = search
  return { search: text, instanceId, bossId, slot, rarity, sort }
}
