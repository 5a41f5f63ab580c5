import { notifyManager, QueryObserver } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  ApiError,
  AuthError,
  ConflictError,
  ContractError,
  ForbiddenError,
  NetworkError,
  NotFoundError,
  RateLimitError,
  TimeoutError,
  ValidationError,
} from '@/api/errors'
import { createQueryClient } from '@/app/query-client'
import { activeInstancesQuery } from '@/features/catalog/catalog.queries'
import { onboardingQuery, sessionQuery } from '@/features/session/session.queries'
import { characterWishlistsQuery, wishlistQuery } from '@/features/wishlists/wishlists.queries'
import { toast } from '@/ui/toast'
import { Toaster } from '@/ui/toaster'
import { takeReports } from '../support/render-app'

afterEach(() => toast.dismiss())

/** A client without delays between retries. */
function createClientWithoutDelay() {
  const client = createQueryClient()
  const { queries } = client.getDefaultOptions()
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } })
  return client
}

/** Returns the number of requests of a query that always fails. */
async function countRequests(error: Error, options: { retry?: boolean } = {}) {
  let requests = 0
  const result = createClientWithoutDelay().query({
    queryKey: ['failing'],
    queryFn: () => {
      requests += 1
      throw error
    },
    ...options,
  })
  await expect(result).rejects.toBe(error)
  return requests
}

describe('createQueryClient', () => {
  it('data is fresh for five minutes and unused data is kept for five minutes', () => {
    const { queries } = createQueryClient().getDefaultOptions()
    expect(queries).toMatchObject({ staleTime: 300_000, gcTime: 300_000 })
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

  it('active instances are fresh for ten minutes', () => {
    expect(activeInstancesQuery()).toMatchObject({ staleTime: 600_000, gcTime: 600_000 })
  })

  it('wishlists are refetched whenever the window gets the focus', () => {
    for (const query of [wishlistQuery('x'), characterWishlistsQuery('x')]) {
      expect(query.refetchOnWindowFocus).toBe('always')
    }
  })

  it('sends requests even if the browser reports that it is offline', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions()
    expect([queries?.networkMode, mutations?.networkMode]).toEqual(['always', 'always'])
  })
})

describe('retries of a failed query', () => {
  it.each([
    ['401', new AuthError('No', 'AUTH_REQUIRED', { status: 401 }), 1],
    ['403', new ForbiddenError('No', 'FORBIDDEN', { status: 403 }), 1],
    ['400', new ValidationError('No', 'VALIDATION_ERROR', { status: 400 }), 1],
    ['404', new NotFoundError('No', 'NOT_FOUND', { status: 404 }), 1],
    ['409', new ConflictError('No', 'BAD_REQUEST', { status: 409 }), 1],
    ['413', new ApiError('No', 'BAD_REQUEST', { status: 413 }), 1],
    ['ContractError', new ContractError('No', 'INVALID_FORMAT'), 1],
    ['TimeoutError', new TimeoutError('No', 'CONNECTION_TIMEOUT'), 2],
    ['NetworkError', new NetworkError('No', 'NETWORK_ERROR'), 4],
    ['429', new RateLimitError('No', 'RATE_LIMIT_ERROR', { status: 429 }), 4],
    ['500', new ApiError('No', 'INTERNAL_ERROR', { status: 500 }), 4],
    ['503', new ApiError('No', 'INTERNAL_ERROR', { status: 503 }), 4],
  ])('%s: sends the expected number of requests', async (_name, error, requests) => {
    expect(await countRequests(error)).toBe(requests)
  })

  it('an error that is not a failed call is not retried, and is reported', async () => {
    const error = new TypeError('x is not a function')
    expect(await countRequests(error)).toBe(1)
    expect(takeReports()).toEqual([{ error, where: 'query' }])
  })

  it('queries of guards are never retried', async () => {
    expect([sessionQuery().retry, onboardingQuery().retry]).toEqual([false, false])
    expect(await countRequests(new NetworkError('No', 'NETWORK_ERROR'), { retry: false })).toBe(1)
  })
})

const networkError = () => new NetworkError('No connection', 'NETWORK_ERROR')

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
    await failRefresh(networkError(), networkError(), networkError())
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
