import { send } from '@/api/client'
import { listSeasons } from '@/contract/admin/admin-season'
import { queryOptions } from '@tanstack/react-query'
import { adminCatalogKey } from '../admin-catalog.queries'

export function seasonsQuery() {
  return queryOptions({
    queryKey: [...adminCatalogKey, 'seasons'],
    queryFn: ({ signal }) => send(listSeasons, { signal }),
  })
}
