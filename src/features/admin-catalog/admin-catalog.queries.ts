import { send } from '@/api/client'
import { listBosses } from '@/contract/admin/admin-boss'
import { listInstances } from '@/contract/admin/admin-instance'
import { listLoot } from '@/contract/admin/admin-loot-item'
import { exportRaid } from '@/contract/admin/admin-raid-file'
import type { InstanceId, LootItemId } from '@/contract/ids'
import { queryOptions } from '@tanstack/react-query'
import type { LootQuery } from './admin-catalog.api'
import type { LootSearch } from './table-search'

export const adminCatalogKey = ['admin-catalog'] as const

export function adminInstancesQuery() {
  return queryOptions({
    queryKey: [...adminCatalogKey, 'instances'],
    queryFn: ({ signal }) => send(listInstances, { signal }),
  })
}

export function adminBossesQuery() {
  return queryOptions({
    queryKey: [...adminCatalogKey, 'bosses'],
    queryFn: ({ signal }) => send(listBosses, { signal }),
  })
}

export const LOOT_PAGE_SIZE = 100

export type LootFilter = Omit<NonNullable<LootQuery>, 'page' | 'pageSize' | 'id'>

/** The query parameters of the loot call for the table's search parameters. */
export function toLootFilters(search: LootSearch): LootFilter {
  const { search: text, instanceId, bossId, slot, rarity, sort } = search
  return { search: text, instanceId, bossId, slot, rarity, sort }
}

/** A page of the loot table; pages count from 1. */
export function adminLootQuery(filters: LootFilter, page: number) {
  return queryOptions({
    queryKey: [...adminCatalogKey, 'loot', filters, page],
    queryFn: ({ signal }) =>
      send(listLoot, { query: { ...filters, page, pageSize: LOOT_PAGE_SIZE }, signal }),
  })
}

/** The loot items of an instance, at most 500. */
export function adminInstanceLootQuery(instanceId: InstanceId) {
  return queryOptions({
    queryKey: [...adminCatalogKey, 'instance-loot', instanceId],
    queryFn: async ({ signal }) =>
      (await send(listLoot, { query: { instanceId, pageSize: 500 }, signal })).items,
  })
}

export function raidExportQuery(instanceId: InstanceId) {
  return queryOptions({
    queryKey: [...adminCatalogKey, 'raid-export', instanceId],
    queryFn: ({ signal }) => send(exportRaid, { params: { instanceId }, signal }),
  })
}

/** One loot item, or null if it does not exist. For the edit sheet, which is opened by URL. */
export function adminLootItemQuery(id: LootItemId) {
  return queryOptions({
    queryKey: [...adminCatalogKey, 'loot-item', id],
    queryFn: async ({ signal }) =>
      (await send(listLoot, { query: { id, pageSize: 1 }, signal })).items[0] ?? null,
  })
}
