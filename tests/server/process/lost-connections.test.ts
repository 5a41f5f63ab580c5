import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPostgres, findPostgres, type TemporaryPostgres } from '../../../scripts/postgres'
import { Person } from '../../e2e/support/person'
import { ServerProcess } from '../../e2e/support/server-process'
import { terminateConnection } from '../../support/backend/terminate-connection'
import { createWriters } from '../../support/backend/writers'

/** The period during which connections are terminated. */
const TERMINATION_MS = 5000

const installed = findPostgres()

describe.skipIf(installed === undefined)('Postgres terminates connections under load', () => {
  let folder: string
  let postgres: TemporaryPostgres
  let admin: Client
  let server: ServerProcess

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guildr-test-lost-'))
    postgres = await createPostgres(installed ?? '')
    await postgres.start()
    admin = new Client({ connectionString: postgres.url })
    await admin.connect()
    server = await ServerProcess.create({
      dataDir: join(folder, 'not-used'),
      settings: { DATABASE_URL: postgres.url },
    })
    await server.start()
  })
  afterAll(async () => {
    await server.kill()
    await admin.end()
    await postgres.remove()
    await rm(folder, { recursive: true })
  })

  it('the process lives, answers are 2xx or 503, and no write is lost or stored in part', async () => {
    const raider = await Person.signIn(server, 'Raider#3000')
    const officer = await Person.signIn(server, 'Admin#1000')
    const writers = await createWriters(server, raider, officer)
    let unavailable = 0
    const end = Date.now() + TERMINATION_MS
    let terminated = 0
    let terminating = Promise.resolve()
    /** Terminates a connection after each write that succeeds, so that some writes do succeed. */
    const onSuccess = () => {
      const previous = terminating
      terminating = (async () => {
        await previous
        terminated += await terminateConnection(admin, terminated % 2 === 0)
      })()
    }
    await Promise.all(
      writers.map(async ({ write }) => {
        while (Date.now() < end) {
          if ((await write()) === 503) unavailable += 1
          else onSuccess()
        }
      }),
    )
    await terminating
    expect(terminated).toBeGreaterThan(10)
    expect(unavailable).toBeGreaterThan(0)

    // The first requests may find connections that were terminated last; the second must not.
    await Promise.all(writers.map(({ write }) => write()))
    const statuses = await Promise.all(writers.map(({ write }) => write()))
    expect(statuses).not.toContain(503)
    for (const { successes, findLost } of writers) {
      expect(successes()).toBeGreaterThan(0)
      expect(await findLost()).toEqual([])
    }
    await server.stop()
  })
})
