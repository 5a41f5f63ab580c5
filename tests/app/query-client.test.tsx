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

afterEach(() => toast.dismiss())

/** A client without the waits between tries. */
function createQuickClient() {
  const client = createQueryClient()
  const { queries } = client.getDefaultOptions()
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } })
  return client
}

/** How often a query that always fails is asked. */
async function countTries(error: Error, options: { retry?: boolean } = {}) {
  let tries = 0
  const asking = createQuickClient().query({
    queryKey: ['failing'],
    queryFn: () => {
      tries += 1
      throw error
    },
    ...options,
  })
  await expect(asking).rejects.toBe(error)
  return tries
}

describe('the cache', () => {
  it('takes data for fresh for five minutes and keeps them five more', () => {
    const { queries } = createQueryClient().getDefaultOptions()
    expect(queries).toMatchObject({ staleTime: 300_000, gcTime: 300_000 })
  })

  it('tells of a change before the next frame, not in a timer after it', async () => {
    const client = createQueryClient()
    const observer = new QueryObserver(client, { queryKey: ['told'], enabled: false })
    const told = vi.fn<() => void>()
    // As the hooks do.
    const unsubscribe = observer.subscribe(notifyManager.batchCalls(told))
    client.setQueryData(['told'], 'new')
    await Promise.resolve()
    expect(told).toHaveBeenCalled()
    unsubscribe()
  })

  it('keeps the active raids for ten minutes', () => {
    expect(activeInstancesQuery()).toMatchObject({ staleTime: 600_000, gcTime: 600_000 })
  })

  it('asks again for lists on every return to the page', () => {
    for (const query of [wishlistQuery('x'), characterWishlistsQuery('x')]) {
      expect(query.refetchOnWindowFocus).toBe('always')
    }
  })

  it('asks although the browser believes to be offline: a guard must not hang', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions()
    expect([queries?.networkMode, mutations?.networkMode]).toEqual(['always', 'always'])
  })
})

describe('a failed query', () => {
  it.each([
    ['401', new AuthError('No', 'AUTH_REQUIRED', { status: 401 }), 1],
    ['403', new ForbiddenError('No', 'FORBIDDEN', { status: 403 }), 1],
    ['400', new ValidationError('No', 'VALIDATION_ERROR', { status: 400 }), 1],
    ['404', new NotFoundError('No', 'NOT_FOUND', { status: 404 }), 1],
    ['409', new ConflictError('No', 'BAD_REQUEST', { status: 409 }), 1],
    ['413', new ApiError('No', 'BAD_REQUEST', { status: 413 }), 1],
    ['a broken contract', new ContractError('No', 'INVALID_FORMAT'), 1],
    ['a mistake of ours', new TypeError('x is not a function'), 1],
    ['a timeout', new TimeoutError('No', 'CONNECTION_TIMEOUT'), 2],
    ['no connection', new NetworkError('No', 'NETWORK_ERROR'), 4],
    ['429', new RateLimitError('No', 'RATE_LIMIT_ERROR', { status: 429 }), 4],
    ['500', new ApiError('No', 'INTERNAL_ERROR', { status: 500 }), 4],
    ['503', new ApiError('No', 'INTERNAL_ERROR', { status: 503 }), 4],
  ])('over %s is tried so often in all', async (_name, error, tries) => {
    expect(await countTries(error)).toBe(tries)
  })

  it('of a guard is never tried again', async () => {
    expect([sessionQuery().retry, onboardingQuery().retry]).toEqual([false, false])
    expect(await countTries(new NetworkError('No', 'NETWORK_ERROR'), { retry: false })).toBe(1)
  })
})

const dropped = () => new NetworkError('No connection', 'NETWORK_ERROR')

/** Data that are there, and how each of them fails when it is read again. */
async function failRefresh(...errors: Error[]) {
  render(<Toaster />)
  const client = createQuickClient()
  await act(async () => {
    for (const [index, error] of errors.entries()) {
      const queryKey = ['thing', index]
      client.setQueryData(queryKey, 'there')
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

describe('a refresh in the background that fails', () => {
  it('is said quietly, with the reason', async () => {
    const client = await failRefresh(new ApiError('The server is asleep', 'INTERNAL_ERROR'))
    expect(await screen.findByText('Could not refresh')).toBeInTheDocument()
    expect(screen.getByText('The server is asleep')).toBeInTheDocument()
    expect(client.getQueryData(['thing', 0])).toBe('there')
  })

  it('is said once for many', async () => {
    await failRefresh(dropped(), dropped(), dropped())
    expect(await screen.findAllByText('Could not refresh')).toHaveLength(1)
  })

  it('is not said of a 401, which leads to /login', async () => {
    await failRefresh(
      new AuthError('Authentication required', 'AUTH_REQUIRED'),
      // So that there is something to wait for.
      new ApiError('Another', 'INTERNAL_ERROR'),
    )
    await screen.findByText('Another')
    expect(screen.queryByText('Authentication required')).toBeNull()
  })

  it('is not said where nothing was shown yet: the page itself says it', async () => {
    const warn = vi.spyOn(toast, 'warning')
    const client = createQuickClient()
    const error = new ApiError('First', 'INTERNAL_ERROR', { status: 400 })
    const asking = client.query({ queryKey: ['new'], queryFn: () => Promise.reject(error) })
    await expect(asking).rejects.toBe(error)
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })
})
