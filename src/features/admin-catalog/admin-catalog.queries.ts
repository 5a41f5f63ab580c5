import { queryOptions } from '@tanstack/react-query'
import { listBosses, listInstances, listLoot, type LootQuery } from './admin-catalog.api'

/** Everything that admins read of the catalogue. */
export const adminCatalogKey = ['admin-catalog'] as const

export function adminInstancesQuery() {
  return queryOptions({
    queryKey: [...adminCatalogKey, 'instances'],
    queryFn: ({ signal }) => listInstances(signal),
  })
}

export function adminBossesQuery() {
  return queryOptions({
    queryKey: [...adminCatalogKey, 'bosses'],
    queryFn: ({ signal }) => listBosses(signal),
  })
}

/** Rows that the loot table fetches at once. */
export const LOOT_PAGE_SIZE = 100

/** What the loot table is narrowed and ordered by. */
export type LootFilters = Omit<NonNullable<LootQuery>, 'page' | 'pageSize' | 'id'>

/** A page of the loot table, counted from 1. */
export function adminLootQuery(filters: LootFilters, page: number) {
  return queryOptions({
    queryKey: [...adminCatalogKey, 'loot', filters, page],
    queryFn: ({ signal }) => listLoot({ ...filters, page, pageSize: LOOT_PAGE_SIZE }, signal),
  })
}

/** One loot item, or null when it is not there: for a sheet that is opened by its address. */
export function adminLootItemQuery(id: string) {
  return queryOptions({
    queryKey: [...adminCatalogKey, 'loot-item', id],
    queryFn: async ({ signal }) => (await listLoot({ id, pageSize: 1 }, signal)).items[0] ?? null,
  })
}
