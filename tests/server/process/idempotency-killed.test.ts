import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IDEMPOTENCY_HEADER } from '@/contract/call'
import { listWishlists } from '@/contract/wishlist'
import type { OpenDatabase } from '../../../server/database/database'
import { openPostgres } from '../../../server/database/open-and-migrate'
import { wishlists } from '../../../server/database/schema'
import { Person } from '../../e2e/support/person'
import { lockCharacters } from '../lock-characters'
import { hasPostgres, startOnPostgres } from './on-postgres'

describe.skipIf(!hasPostgres)('SIGKILL during a request with an Idempotency-Key', () => {
  const on = startOnPostgres()
  let open: OpenDatabase

  beforeAll(async () => {
    open = await openPostgres(on.postgres.url)
  })
  afterAll(() => open.close())

  it('the request, sent again after the restart, creates exactly one entry', async () => {
    const { database } = open
    const { server } = on
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
