import { describe, expect, it } from 'vitest'
import { runMixedLoad } from '../../support/backend/mixed-load'
import { hasPostgres, startOnPostgres } from './on-postgres'

/** `npm run soak` runs the same for 20 minutes. */
const LOAD_SECONDS = 20

describe.skipIf(!hasPostgres)('mixed load on Postgres', () => {
  const on = startOnPostgres()

  it('slow clients, aborted requests, terminated connections and restarts: no lost write, no 5xx but 503', async () => {
    const { lost, statuses, terminated, restarts, slow, aborted } = await runMixedLoad({
      server: on.server,
      postgres: on.postgres,
      seconds: LOAD_SECONDS,
      restartEverySeconds: LOAD_SECONDS / 3,
    })
    expect(lost).toEqual([])
    expect(Math.min(terminated, restarts, slow, aborted)).toBeGreaterThan(0)
    expect(statuses[200]).toBeGreaterThan(statuses[503] ?? 0)
    await on.server.stop()
  })
})
