import { queryOptions, type QueryClient } from '@tanstack/react-query'

const KEY = ['last-undoable']

/** Forgets all last writes, after the history has undone what may be one of them. */
export function forgetLastUndoable(queryClient: QueryClient) {
  queryClient.removeQueries({ queryKey: KEY })
}

/**
 * The last write of a session that its page offers to undo, or null. It is in the query cache, so
 * that it outlives its page and is removed with the session. It is never fetched.
 */
export function lastUndoable<Write>(name: string) {
  const options = queryOptions({
    queryKey: [...KEY, name],
    queryFn: (): Write | null => null,
    initialData: null,
    // Never read again, not even when all queries are invalidated.
    staleTime: 'static',
    gcTime: Infinity,
  })
  return {
    query: () => options,
    get: (queryClient: QueryClient): Write | null =>
      queryClient.getQueryData<Write | null>(options.queryKey) ?? null,
    /** Replaces it; null removes it. */
    set: (queryClient: QueryClient, write: Write | null) => {
      queryClient.setQueryData<Write | null>(options.queryKey, write)
    },
  }
}
