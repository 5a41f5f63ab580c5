import { useQueryClient, type Query, type QueryPersister } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { isUnreachable } from './retry'

/** A query's use of stored answers. The calls of a query are recognized by its abort signal. */
interface StoredUse {
  /** Whether a call may return a stored answer: only if the query has no newer data to show. */
  isAllowed: boolean
  /** When the oldest stored answer that was used was stored, in milliseconds since 1970. */
  storedAt?: number
}

const uses = new WeakMap<AbortSignal, StoredUse>()
/** The time of the stored answers in the data of a query, in milliseconds since 1970. */
const storedTimes = new WeakMap<object, number>()

/**
 * Returns how the query that sends a call uses stored answers; undefined for calls of mutations and
 * downloads, whose answers are neither stored nor read.
 */
export function storedUseOf(signal: AbortSignal | undefined): StoredUse | undefined {
  return signal && uses.get(signal)
}

/**
 * Option `persister` of all queries: lets their calls store answers, and use them without a
 * connection.
 */
export const persister: QueryPersister = async (queryFn, context, query) => {
  const use: StoredUse = { isAllowed: query.state.data === undefined }
  uses.set(context.signal, use)
  const data = await queryFn(context)
  if (use.storedAt === undefined) storedTimes.delete(query)
  else storedTimes.set(query, use.storedAt)
  return data
}

/**
 * Call it after a query has succeeded. If the data came from stored answers, sets `dataUpdatedAt`
 * to the time they were stored and marks the query for refetching.
 */
export function markIfStored(query: Query<unknown, unknown, unknown>) {
  const dataUpdatedAt = storedTimes.get(query)
  if (dataUpdatedAt !== undefined) query.setState({ dataUpdatedAt, isInvalidated: true })
}

/**
 * Whether the data of a query is from before the connection was lost: stored answers, or what it
 * could not refresh since.
 */
export function isOutdated(query: { state: { data: unknown; error: unknown } }): boolean {
  const { data, error } = query.state
  return storedTimes.has(query) || (data !== undefined && isUnreachable(error))
}

/**
 * The time of the oldest data on this page from before the connection was lost, in milliseconds
 * since 1970; undefined if there is none.
 */
export function useOutdatedSince(): number | undefined {
  const queryCache = useQueryClient().getQueryCache()
  const subscribe = useCallback(
    (onChange: () => void) => queryCache.subscribe(onChange),
    [queryCache],
  )
  return useSyncExternalStore(subscribe, () => {
    const shown = queryCache.findAll({ type: 'active' })
    const times = shown.filter(isOutdated).map(({ state }) => state.dataUpdatedAt)
    return times.length > 0 ? Math.min(...times) : undefined
  })
}
