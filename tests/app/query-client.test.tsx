import {
  focusManager,
  MutationObserver,
  notifyManager,
  onlineManager,
  QueryObserver,
  type QueryKey,
} from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, AuthError, ForbiddenError, NetworkError, RateLimitError } from '@/api/errors'
import { createQueryClient } from '@/app/query-client'
import { activeInstancesQuery } from '@/features/catalog/catalog.queries'
import { onboardingQuery, sessionQuery } from '@/features/session/session.queries'
import {
  characterWishlistsQuery,
  mainWishlistsQuery,
  wishlistQuery,
} from '@/features/wishlists/wishlists.queries'
import { toast } from '@/ui/messages/toast'
import { Toaster } from '@/ui/messages/toaster'
import { takeReports } from '../support/app/render-app'

afterEach(() => {
  toast.dismiss()
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
})

const networkError = () => new NetworkError('No connection', 'NETWORK_ERROR')

/** A client without delays between retries. */
function createClientWithoutDelay() {
  const client = createQueryClient()
  const { queries } = client.getDefaultOptions()
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } })
  return client
}

it('the delays of a failed edit grow to four seconds, or are what the server asks for', () => {
  const { retryDelay } = createQueryClient().getDefaultOptions().mutations ?? {}
  const limit = new RateLimitError('Slow down', 'RATE_LIMIT_ERROR', { details: { retryAfter: 60 } })
  const delayAfter = (count: number, error: Error) =>
    typeof retryDelay === 'function' ? retryDelay(count, error) : retryDelay
  expect([0, 1, 2, 9].map((count) => delayAfter(count, networkError()))).toEqual([
    1000, 2000, 4000, 4000,
  ])
  expect(delayAfter(9, limit)).toBe(60_000)
})

/** Returns the number of requests of a query that always fails. */
async function countRequests(error: Error) {
  let requests = 0
  const result = createClientWithoutDelay().query({
    queryKey: ['failing'],
    queryFn: () => {
      requests += 1
      throw error
    },
  })
  await expect(result).rejects.toBe(error)
  return requests
}

/** Returns the times, in milliseconds after the first one, at which a failing query is sent. */
async function timesOfRequests(options: { queryKey: QueryKey }, error: Error) {
  vi.useFakeTimers()
  const start = Date.now()
  const times: number[] = []
  const result = createQueryClient().query({
    ...options,
    queryFn: () => {
      times.push(Date.now() - start)
      throw error
    },
  })
  await Promise.all([expect(result).rejects.toBe(error), vi.runAllTimersAsync()])
  return times
}

/** A query with the options of a query of the app, whose requests are counted. */
function countedQuery(options: { queryKey: QueryKey }) {
  const queryFn = vi.fn<() => Promise<string>>().mockResolvedValue('data')
  return { ...options, queryFn }
}

describe('createQueryClient', () => {
  it.each([
    ['a failure that cannot change is not', new ForbiddenError('x', 'FORBIDDEN'), 1],
    ['a failure after which a retry can help is', networkError(), 2],
  ])('%s fetched again by a component that mounts later', async (_name, error, starts) => {
    const client = createClientWithoutDelay()
    const queryFn = vi.fn<() => Promise<string>>().mockRejectedValue(error)
    const query = { queryKey: ['failing'], queryFn, retry: false }
    await client.prefetchQuery(query)
    const unsubscribe = new QueryObserver(client, query).subscribe(() => undefined)
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(queryFn).toHaveBeenCalledTimes(starts)
    unsubscribe()
  })

  it.each([
    ['data', { queryKey: ['data'] }, 5],
    ['the list of active instances', activeInstancesQuery(), 10],
  ])('%s is fresh for the specified time, then fetched again', async (_name, options, minutes) => {
    vi.useFakeTimers()
    const client = createQueryClient()
    const query = countedQuery(options)
    await client.query(query)
    vi.setSystemTime(Date.now() + minutes * 60_000 - 1)
    await client.query(query)
    expect(query.queryFn).toHaveBeenCalledTimes(1)
    vi.setSystemTime(Date.now() + 1)
    await client.query(query)
    expect(query.queryFn).toHaveBeenCalledTimes(2)
    client.clear()
  })

  it.each([
    ['data', { queryKey: ['data'] }, 5],
    ['the list of active instances', activeInstancesQuery(), 10],
  ])('%s is kept for the specified time while no page uses it', async (_name, options, minutes) => {
    vi.useFakeTimers()
    const client = createQueryClient()
    await client.query(countedQuery(options))
    await vi.advanceTimersByTimeAsync(minutes * 60_000 - 1)
    expect(client.getQueryData(options.queryKey)).toBe('data')
    await vi.advanceTimersByTimeAsync(1)
    expect(client.getQueryData(options.queryKey)).toBeUndefined()
  })

  it('notifies observers in a microtask, before the next frame', async () => {
    const client = createQueryClient()
    const observer = new QueryObserver(client, { queryKey: ['notified'], enabled: false })
    const onChange = vi.fn<() => void>()
    // As useQuery does.
    const unsubscribe = observer.subscribe(notifyManager.batchCalls(onChange))
    client.setQueryData(['notified'], 'new')
    await Promise.resolve()
    expect(onChange).toHaveBeenCalled()
    unsubscribe()
  })

  it.each([
    ['a wishlist', wishlistQuery('x'), 2],
    ['the wishlists of a character', characterWishlistsQuery('x'), 2],
    ['other fresh data', { queryKey: ['data'] }, 1],
  ])('when the window gets the focus, %s: %3$i requests', async (_name, options, requests) => {
    const client = createQueryClient()
    client.mount()
    const query = countedQuery(options)
    const observer = new QueryObserver(client, query)
    const unsubscribe = observer.subscribe(() => undefined)
    await waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(query.queryFn).toHaveBeenCalledTimes(requests)
    unsubscribe()
    client.unmount()
  })

  it('sends requests even if the browser reports that it is offline', async () => {
    onlineManager.setOnline(false)
    const client = createQueryClient()
    const query = countedQuery({ queryKey: ['data'] })
    const change = vi.fn<() => Promise<string>>().mockResolvedValue('changed')
    await client.query(query)
    await new MutationObserver(client, { mutationFn: change }).mutate()
    expect(query.queryFn).toHaveBeenCalledTimes(1)
    expect(change).toHaveBeenCalledTimes(1)
  })

  it('a component that mounts after its query has failed does not send it again', async () => {
    const client = createClientWithoutDelay()
    const query = countedQuery(mainWishlistsQuery())
    query.queryFn.mockRejectedValue(networkError())
    await client.prefetchQuery(query)
    const unsubscribe = new QueryObserver(client, query).subscribe(() => undefined)
    expect(client.isFetching()).toBe(0)
    expect(query.queryFn).toHaveBeenCalledTimes(4)
    unsubscribe()
  })
})

it('data from before a lost connection is fetched again every ten seconds while it is shown', async () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  const queryKey = ['shown']
  client.setQueryData(queryKey, 'old')
  const queryFn = vi.fn<() => Promise<string>>().mockRejectedValueOnce(networkError())
  queryFn.mockResolvedValue('new')
  const observer = new QueryObserver(client, { queryKey, queryFn, retry: false })
  const stop = observer.subscribe(() => undefined)
  await observer.refetch()
  await vi.advanceTimersByTimeAsync(9999)
  expect(client.getQueryData(queryKey)).toBe('old')
  await vi.advanceTimersByTimeAsync(1)
  expect(client.getQueryData(queryKey)).toBe('new')
  stop()
  vi.useRealTimers()
})

describe('retries of a failed query', () => {
  it('an error that is not a failed call is not retried, and is reported', async () => {
    const error = new TypeError('x is not a function')
    expect(await countRequests(error)).toBe(1)
    expect(takeReports()).toEqual([{ error, where: 'query' }])
  })

  it.each([
    ['a query', { queryKey: ['data'] }, [0, 1000, 3000, 7000]],
    ['the session check', sessionQuery(), [0, 250, 750, 1750]],
    ['the onboarding check', onboardingQuery(), [0, 250, 750, 1750]],
  ])('%s: is sent at the expected times', async (_name, options, times) => {
    expect(await timesOfRequests(options, networkError())).toEqual(times)
  })
})

/** Caches one query for each error and lets its refetch fail with the error. */
async function failRefresh(...errors: Error[]) {
  render(<Toaster />)
  const client = createClientWithoutDelay()
  await act(async () => {
    for (const [index, error] of errors.entries()) {
      const queryKey = ['thing', index]
      client.setQueryData(queryKey, 'cached')
      const observer = new QueryObserver(client, {
        queryKey,
        queryFn: () => Promise.reject(error),
        retry: false,
      })
      await observer.refetch()
    }
  })
  return client
}

describe('"Could not refresh" toast', () => {
  it('is shown with the message when a refetch fails, and the cached data stays', async () => {
    const client = await failRefresh(new ApiError('The server is down', 'INTERNAL_ERROR'))
    expect(await screen.findByText('Could not refresh')).toBeInTheDocument()
    expect(screen.getByText('The server is down')).toBeInTheDocument()
    expect(client.getQueryData(['thing', 0])).toBe('cached')
  })

  it('is shown once for several failed refetches', async () => {
    await failRefresh(...[1, 2, 3].map(() => new ApiError('Down', 'INTERNAL_ERROR')))
    expect(await screen.findAllByText('Could not refresh')).toHaveLength(1)
  })

  it('is not shown for a 401, which redirects to /login', async () => {
    await failRefresh(
      new AuthError('Authentication required', 'AUTH_REQUIRED'),
      // When its toast is shown, the first error has been handled.
      new ApiError('Another', 'INTERNAL_ERROR'),
    )
    await screen.findByText('Another')
    expect(screen.queryByText('Authentication required')).toBeNull()
  })

  it('is not shown for a query without data, whose page shows the error', async () => {
    const warn = vi.spyOn(toast, 'warning')
    const client = createClientWithoutDelay()
    const error = new ApiError('First', 'INTERNAL_ERROR', { status: 400 })
    const result = client.query({ queryKey: ['new'], queryFn: () => Promise.reject(error) })
    await expect(result).rejects.toBe(error)
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })
})
