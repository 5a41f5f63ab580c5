import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Person } from '../../e2e/support/person'
import { terminateConnection } from '../../support/backend/terminate-connection'
import { createWriters } from '../../support/backend/writers'
import { hasPostgres, startOnPostgres } from './on-postgres'

/** The period during which connections are terminated. */
const TERMINATION_MS = 5000

describe.skipIf(!hasPostgres)('Postgres terminates connections under load', () => {
  const on = startOnPostgres()
  let admin: Client

  beforeAll(async () => {
    admin = new Client({ connectionString: on.postgres.url })
    await admin.connect()
  })
  afterAll(() => admin.end())

  it('the process lives, answers are 2xx or 503, and no write is lost or stored in part', async () => {
    const { server } = on
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
