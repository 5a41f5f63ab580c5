import { describe, expect, it, vi } from 'vitest'
import { ForbiddenError, NetworkError } from '@/api/errors'
import { loadQuery } from '@/app/load-query'
import { createQueryClient } from '@/app/query-client'

/** A cached query, and how the server answers when it is read again. */
function cachedQuery() {
  const client = createQueryClient()
  const queryKey = ['loaded']
  client.setQueryData(queryKey, 'old')
  const queryFn = vi.fn<() => Promise<string>>().mockResolvedValue('new')
  return {
    client,
    query: { queryKey, queryFn },
    outdate: () => client.invalidateQueries({ queryKey }),
  }
}

describe('loadQuery', () => {
  it('cached data: is returned without a request', async () => {
    const { client, query } = cachedQuery()
    expect(await loadQuery(client, query)).toBe('old')
    expect(query.queryFn).not.toHaveBeenCalled()
  })

  it('cached data that is known to be outdated: what the server has now is returned', async () => {
    const { client, query, outdate } = cachedQuery()
    await outdate()
    expect(await loadQuery(client, query)).toBe('new')
  })

  it('outdated data while the server cannot be reached: is returned', async () => {
    const { client, query, outdate } = cachedQuery()
    await outdate()
    query.queryFn.mockRejectedValueOnce(new NetworkError('No connection', 'NETWORK_ERROR'))
    expect(await loadQuery(client, query)).toBe('old')
  })

  it('outdated data that the user may not see any more: fails', async () => {
    const { client, query, outdate } = cachedQuery()
    await outdate()
    const error = new ForbiddenError('No', 'FORBIDDEN')
    query.queryFn.mockRejectedValue(error)
    await expect(loadQuery(client, query)).rejects.toBe(error)
  })
})
