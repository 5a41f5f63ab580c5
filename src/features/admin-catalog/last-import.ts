import { queryOptions } from '@tanstack/react-query'

/** An import of a raid file that can be undone. */
export interface LastImport {
  /** The name of the instance. */
  name: string
  batchId: string
}

/**
 * The last import of this session, or null. It is in the query cache, so that it outlives its page and
 * is removed with the session. It is never fetched.
 */
export function lastImportQuery() {
  return queryOptions({
    queryKey: ['last-raid-import'],
    queryFn: (): LastImport | null => null,
    initialData: null,
    staleTime: Infinity,
    gcTime: Infinity,
  })
}
