import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listBosses, listInstances, listLoot } from './admin-catalog.api'

const adminCatalogKey = ['admin-catalog'] as const

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

/** Rows on one page of the loot table. */
export const LOOT_PAGE_SIZE = 50

export function adminLootQuery(search: string, page: number) {
  return queryOptions({
    queryKey: [...adminCatalogKey, 'loot', { search, page }],
    queryFn: ({ signal }) =>
      listLoot({ search: search || undefined, page, pageSize: LOOT_PAGE_SIZE }, signal),
    // The page before stays while the next is on its way; an emptied table would jump.
    placeholderData: keepPreviousData,
  })
}
