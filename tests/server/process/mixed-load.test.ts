import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPostgres, findPostgres, type TemporaryPostgres } from '../../../scripts/postgres'
import { ServerProcess } from '../../e2e/support/server-process'
import { runMixedLoad } from '../../support/backend/mixed-load'

/** `npm run soak` runs the same for 20 minutes. */
const LOAD_SECONDS = 20

const installed = findPostgres()

describe.skipIf(installed === undefined)('mixed load on Postgres', () => {
  let folder: string
  let postgres: TemporaryPostgres
  let server: ServerProcess

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guildr-test-mixed-'))
    postgres = await createPostgres(installed ?? '')
    await postgres.start()
    server = await ServerProcess.create({
      dataDir: join(folder, 'not-used'),
      settings: { DATABASE_URL: postgres.url },
    })
    await server.start()
  })
  afterAll(async () => {
    await server.kill()
    await postgres.remove()
    await rm(folder, { recursive: true })
  })

  it('slow clients, aborted requests, terminated connections and restarts: no lost write, no 5xx but 503', async () => {
    const { lost, statuses, terminated, restarts, slow, aborted } = await runMixedLoad({
      server,
      postgres,
      seconds: LOAD_SECONDS,
      restartEverySeconds: LOAD_SECONDS / 3,
    })
    expect(lost).toEqual([])
    expect(Math.min(terminated, restarts, slow, aborted)).toBeGreaterThan(0)
    expect(statuses[200]).toBeGreaterThan(statuses[503] ?? 0)
    await server.stop()
  })
})
