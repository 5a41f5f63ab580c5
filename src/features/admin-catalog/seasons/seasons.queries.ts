import { queryOptions } from '@tanstack/react-query'
import { adminCatalogKey } from '../admin-catalog.queries'
import { listSeasons } from './seasons.api'

export function seasonsQuery() {
  return queryOptions({
    queryKey: [...adminCatalogKey, 'seasons'],
    queryFn: ({ signal }) => listSeasons(signal),
  })
}
