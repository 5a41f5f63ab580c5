import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listBosses } from '@/contract/admin-boss'
import { listCharacters } from '@/contract/character'
import { getWishlist, listWishlists } from '@/contract/wishlist'
import { createPostgres, findPostgres, type TemporaryPostgres } from '../../../scripts/postgres'
import { Person } from '../../e2e/support/person'
import { ServerProcess } from '../../e2e/support/server-process'

/** How long connections are terminated. */
const TERMINATION_MS = 5000
const BATCH_ROWS = 30
const TEST_MS = 60_000

const installed = findPostgres()

interface Answer {
  status: number
  data?: { wishlist?: { id: string } }
}

/** One kind of write, repeated. `expectKept` compares the database with the answers. */
interface Writer {
  write: () => Promise<Answer>
  expectKept: () => Promise<void>
}

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
  }, TEST_MS)
  afterAll(async () => {
    await server.kill()
    await admin.end()
    await postgres.remove()
    await rm(folder, { recursive: true })
  })

  async function send({ token }: Person, method: string, path: string, body: object) {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { status, headers } = response
    expect([200, 201, 204, 503]).toContain(status)
    expect([status, headers.get('Retry-After')]).toEqual([status, status === 503 ? '5' : null])
    const text = await response.text()
    const { data } = (text ? JSON.parse(text) : {}) as Pick<Answer, 'data'> // the contract's envelope
    return { status, data }
  }

  /** Terminates a random connection of the server; a busy one if `isBusy` and there is one. */
  async function terminateConnection(isBusy: boolean) {
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()
       order by case when $1 then state = 'idle' end, random() limit 1`,
      [isBusy],
    )
    return rowCount ?? 0
  }

  /** Changes the order and all notes of a wishlist in one request. */
  function updater(person: Person, list: { id: string; items: { id: string }[] }): Writer {
    const ids = list.items.map(({ id }) => id)
    const orderOf = (count: number) => (count % 2 === 0 ? ids : ids.toReversed())
    let sent = -1
    let answered = -1
    return {
      async write() {
        sent += 1
        const count = sent
        const answer = await send(person, 'PUT', `/api/wishlists/${list.id}`, {
          itemOrder: orderOf(count),
          items: ids.map((id) => ({ id, note: `update ${count}` })),
        })
        if (answer.status === 200) answered = count
        return answer
      },
      async expectKept() {
        expect(answered).toBeGreaterThanOrEqual(0)
        const { items } = await person.read(getWishlist, { wishlistId: list.id })
        const count = Number(items[0]?.note?.replace('update ', ''))
        // Updates after the last answered one may have been stored or not.
        expect(count).toBeGreaterThanOrEqual(answered)
        expect(count).toBeLessThanOrEqual(sent)
        expect(items.map(({ id, priority, note }) => [id, priority, note])).toEqual(
          orderOf(count).map((id, index) => [id, index + 1, `update ${count}`]),
        )
      },
    }
  }

  /** Copies a wishlist and deletes the copy. A copy whose deletion was not answered is left. */
  function copier(
    person: Person,
    list: { id: string; items: unknown[] },
    prefix: string,
    known: Set<string>,
  ): Writer {
    let copy: string | undefined
    let count = 0
    const deleted = new Set<string>()
    const undecided = new Set<string>()
    return {
      async write() {
        if (copy === undefined) {
          const name = `${prefix} ${count++}`
          const answer = await send(person, 'POST', `/api/wishlists/${list.id}/duplicate`, { name })
          copy = answer.data?.wishlist?.id
          return answer
        }
        const id = copy
        const answer = await send(person, 'DELETE', `/api/wishlists/${id}`, {})
        copy = undefined
        if (answer.status === 204) deleted.add(id)
        else undecided.add(id)
        return answer
      },
      async expectKept() {
        expect(deleted.size).toBeGreaterThan(0)
        const lists = await person.read(listWishlists)
        const ids = new Set(lists.map(({ id }) => id))
        expect([...deleted].filter((id) => ids.has(id))).toEqual([])
        if (copy !== undefined) expect(ids).toContain(copy)
        const copies = lists.filter(({ id }) => !known.has(id))
        expect(copies.filter(({ items }) => items.length !== list.items.length)).toEqual([])
      },
    }
  }

  /** Creates a batch of loot items. */
  function batcher(person: Person, bossId: string, prefix: string): Writer {
    const answered = new Set<string>()
    let count = 0
    return {
      async write() {
        const name = `${prefix} ${count++}`
        const items = Array.from({ length: BATCH_ROWS }, (_, row) => ({
          name: `${name} row ${row}`,
          itemSlot: 'BACK',
          itemType: 'Cloak',
        }))
        const answer = await send(person, 'POST', '/api/admin/loot/bulk', { bossId, items })
        if (answer.status === 201) answered.add(name)
        return answer
      },
      async expectKept() {
        expect(answered.size).toBeGreaterThan(0)
        const { rows } = await admin.query<{ batch: string; count: number }>(
          `select split_part(name, ' row ', 1) as batch, count(*)::int from loot_items
           where starts_with(name, $1) group by 1`,
          [`${prefix} `],
        )
        const kept = new Set(rows.map(({ batch }) => batch))
        expect([...answered].filter((batch) => !kept.has(batch))).toEqual([])
        expect(rows.filter((row) => row.count !== BATCH_ROWS)).toEqual([])
      },
    }
  }

  /** Reads a character from the sandbox again and stores it. */
  function syncer(person: Person, characterId: string): Writer {
    return {
      write: () => send(person, 'POST', `/api/characters/${characterId}/sync`, {}),
      async expectKept() {
        const ids = (await person.read(listCharacters)).map(({ id }) => id)
        expect(ids.filter((id) => id === characterId)).toHaveLength(1)
      },
    }
  }

  async function createWriters(): Promise<Writer[]> {
    const raider = await Person.signIn(server, 'Raider#3000')
    const officer = await Person.signIn(server, 'Admin#1000')
    const lists = await raider.read(listWishlists)
    const known = new Set(lists.map(({ id }) => id))
    const [first, second] = lists.toSorted((a, b) => b.items.length - a.items.length)
    const [character] = await raider.read(listCharacters)
    const [boss] = await officer.read(listBosses)
    if (!first || !second || !character || !boss) throw new Error('The seed is incomplete')
    expect(second.items.length).toBeGreaterThan(1)
    return [
      updater(raider, first),
      updater(raider, second),
      copier(raider, first, 'Copy A', known),
      copier(raider, first, 'Copy B', known),
      batcher(officer, boss.id, 'Batch A'),
      batcher(officer, boss.id, 'Batch B'),
      batcher(officer, boss.id, 'Batch C'),
      syncer(raider, character.id),
    ]
  }

  it(
    'the process lives, answers are 2xx or 503, and no write is lost or stored in part',
    async () => {
      const writers = await createWriters()
      const statuses = new Map<number, number>()
      const end = Date.now() + TERMINATION_MS
      let terminated = 0
      let terminating = Promise.resolve()
      /** Terminates a connection after each write that succeeds, so that some writes do succeed. */
      const onSuccess = () => {
        const previous = terminating
        terminating = (async () => {
          await previous
          terminated += await terminateConnection(terminated % 2 === 0)
        })()
      }
      await Promise.all(
        writers.map(async ({ write }) => {
          while (Date.now() < end) {
            const { status } = await write()
            statuses.set(status, (statuses.get(status) ?? 0) + 1)
            if (status < 300) onSuccess()
          }
        }),
      )
      await terminating
      expect(terminated).toBeGreaterThan(10)
      expect(statuses.get(503)).toBeGreaterThan(0)

      // The first requests may find connections that were terminated last; the second must not.
      await Promise.all(writers.map(({ write }) => write()))
      const answers = await Promise.all(writers.map(({ write }) => write()))
      expect(answers.filter(({ status }) => status === 503)).toEqual([])
      for (const { expectKept } of writers) await expectKept()
      await server.stop()
    },
    TEST_MS,
  )
})
