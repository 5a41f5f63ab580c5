import { eq } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IDEMPOTENCY_HEADER } from '@/contract/call'
import { listWishlists } from '@/contract/wishlist'
import { createPostgres, findPostgres, type TemporaryPostgres } from '../../../scripts/postgres'
import type { OpenDatabase } from '../../../server/database/database'
import { openPostgres } from '../../../server/database/open-and-migrate'
import { wishlists } from '../../../server/database/schema'
import { Person } from '../../e2e/support/person'
import { ServerProcess } from '../../e2e/support/server-process'
import { lockCharacters } from '../lock-characters'

const installed = findPostgres()

describe.skipIf(installed === undefined)('SIGKILL during a request with an Idempotency-Key', () => {
  let folder: string
  let postgres: TemporaryPostgres
  let open: OpenDatabase
  let server: ServerProcess

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guildr-test-killed-'))
    postgres = await createPostgres(installed ?? '')
    await postgres.start()
    server = await ServerProcess.create({
      dataDir: join(folder, 'not-used'),
      settings: { DATABASE_URL: postgres.url },
    })
    await server.start()
    open = await openPostgres(postgres.url)
  })
  afterAll(async () => {
    await server.kill()
    await open.close()
    await postgres.remove()
    await rm(folder, { recursive: true })
  })

  it('the request, sent again after the restart, creates exactly one entry', async () => {
    const { database } = open
    const raider = await Person.signIn(server, 'Raider#3000')
    const [source] = await raider.read(listWishlists)
    if (!source) throw new Error('The raider has no wishlist')
    const copy = () =>
      fetch(`${server.url}/api/wishlists/${source.id}/duplicate`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${raider.token}`,
          'Content-Type': 'application/json',
          [IDEMPOTENCY_HEADER]: 'a-key',
        },
        body: JSON.stringify({ name: 'The copy' }),
      })

    const lock = await lockCharacters(database)
    const [first] = await Promise.allSettled([
      copy(),
      lock.untilAwaited().then(() => server.kill()),
    ])
    expect(first.status).toBe('rejected')
    await lock.release()
    await server.start()

    // 409 until Postgres has noticed that the connection of the killed process is closed.
    await expect.poll(async () => (await copy()).status).toBe(201)
    expect((await copy()).status).toBe(201)
    expect(await database.$count(wishlists, eq(wishlists.name, 'The copy'))).toBe(1)
  })
})
