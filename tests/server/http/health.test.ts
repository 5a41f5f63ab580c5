import { describe, expect, it, vi } from 'vitest'
import { createSharedBackend } from '../../support/backend/backend'

const backend = await createSharedBackend()

describe('GET /healthz and GET /readyz', () => {
  it('both get 200 while the database can be reached', async () => {
    expect(await backend.request('GET', '/healthz')).toMatchObject({ status: 200 })
    expect(await backend.request('GET', '/readyz')).toMatchObject({ status: 200 })
  })

  it('/healthz gets 200 and /readyz 503 while the database cannot be reached', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const execute = vi.spyOn(backend.database, 'execute').mockRejectedValue(away)
    const alive = await backend.request('GET', '/healthz')
    const ready = await backend.request('GET', '/readyz')
    const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)
    execute.mockRestore()
    log.mockRestore()
    expect(alive.status).toBe(200)
    expect(ready.status).toBe(503)
    expect(ready.headers.get('Retry-After')).toBe('5')
    expect(lines).toMatchObject([{ message: 'database unavailable' }])
  })
})
