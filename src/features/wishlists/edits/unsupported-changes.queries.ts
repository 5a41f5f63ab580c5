import { ApiError } from '@/api/errors'
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'

/**
 * A change of a wishlist that a backend may accept without keeping it, because its payload is open.
 */
export type UncertainChange = 'order' | 'name' | 'main' | 'notMain'

const MESSAGES: Record<UncertainChange, string> = {
  order: 'This server cannot save the order of items',
  name: 'This server cannot rename wishlists',
  main: 'This server cannot mark wishlists as main',
  notMain: 'This server cannot unset wishlists as main',
}

/** The answer to a change shows the value before the change. */
export class UnsupportedChangeError extends ApiError {
  override name = 'UnsupportedChangeError'

  constructor(readonly change: UncertainChange) {
    super(MESSAGES[change], 'INTERNAL_ERROR')
  }
}

/** The changes that this backend turned out not to keep, since the page was loaded. */
function unsupportedChangesQuery() {
  return queryOptions<readonly UncertainChange[]>({
    queryKey: ['unsupported-changes'],
    queryFn: () => [],
    // Never read again, not even when all queries are invalidated.
    staleTime: 'static',
    gcTime: Infinity,
  })
}

/** Records a change that was not kept, so that it is not offered any more. */
export function rememberUnsupported(queryClient: QueryClient, change: UncertainChange) {
  queryClient.setQueryData(unsupportedChangesQuery().queryKey, (known = []) => [...known, change])
}

/** Whether to offer a change: false once the backend has not kept it. */
export function useIsSupported(change: UncertainChange): boolean {
  const { data } = useQuery(unsupportedChangesQuery())
  return !data?.includes(change)
}
