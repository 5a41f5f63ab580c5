import { CATALOG_KINDS } from '@/contract/catalog-kinds'
import { ID_MAX, ID_PATTERN } from '@/contract/id-pattern'
import { LOOT_SORTS, SEARCH_MAX } from '@/contract/loot-search'
import { RARITIES, SLOTS } from '@/game/items'
import * as z from 'zod/mini'

/*
 * The search parameters of the admin tables. In a file of their own, because every page of the app
 * loads the search parameters of all routes.
 */

/** A search parameter that is ignored if it is invalid. */
// @__NO_SIDE_EFFECTS__
function optionalParam<T extends z.ZodMiniType>(schema: T) {
  return z.catch(z.optional(schema), undefined)
}

/** Each name in ascending (`name`) and descending (`-name`) order. */
// @__NO_SIDE_EFFECTS__
function sortsOf<Name extends string>(...names: Name[]): (Name | `-${Name}`)[] {
  return names.flatMap((name) => [name, `-${name}` as const])
}

const entityId = z.string().check(z.maxLength(ID_MAX), z.regex(ID_PATTERN))

const shared = {
  // The router parses a search text of digits as a number.
  search: optionalParam(
    z.pipe(
      z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
      z.string().check(z.trim(), z.maxLength(SEARCH_MAX)),
    ),
  ),
  /** The id of the entity that is edited in the sheet. */
  edit: optionalParam(z.string()),
  /** The sheet shows the form for a new entity. */
  new: optionalParam(z.literal(true)),
}

export const instancesSearch = z.object({
  ...shared,
  sort: optionalParam(z.enum(sortsOf('name', 'expansion', 'tier', 'bosses', 'items'))),
  state: optionalParam(z.enum(['active', 'inactive'])),
  /** The sheet shows the import of a raid file. */
  import: optionalParam(z.literal(true)),
})
export type InstancesSearch = z.output<typeof instancesSearch>

export const bossesSearch = z.object({
  ...shared,
  sort: optionalParam(z.enum(sortsOf('name', 'order', 'items', 'wishlists'))),
  instanceId: optionalParam(z.string()),
})
export type BossesSearch = z.output<typeof bossesSearch>

export const seasonsSearch = z.object({ edit: shared.edit, new: shared.new })
export type SeasonsSearch = z.output<typeof seasonsSearch>

export const lootSearch = z.object({
  ...shared,
  sort: optionalParam(z.enum(LOOT_SORTS)),
  instanceId: optionalParam(entityId),
  bossId: optionalParam(entityId),
  slot: optionalParam(z.enum(SLOTS)),
  rarity: optionalParam(z.enum(RARITIES)),
})
export type LootSearch = z.output<typeof lootSearch>

export const historySearch = z.object({
  search: shared.search,
  kind: optionalParam(z.enum(CATALOG_KINDS)),
  page: optionalParam(z.int().check(z.minimum(2), z.maximum(1_000_000))),
})
export type HistorySearch = z.output<typeof historySearch>
