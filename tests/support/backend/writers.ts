import { setTimeout as wait } from 'node:timers/promises'
import { listBosses } from '@/contract/admin/admin-boss'
import { listCharacters } from '@/contract/character'
import { getWishlist, listWishlists } from '@/contract/wishlist'
import type { Person } from '../../e2e/support/person'

const BATCH_ROWS = 30
/** The Retry-After of a server that cannot use its database. */
const RETRY_SECONDS = '5'

/** One kind of write, repeated, of which every answer is remembered. */
export interface Writer {
  /**
   * Sends the next write and returns the status: 2xx, 503, or 0 if this side closed the connection.
   * @throws on every other status, and on a 503 without Retry-After
   */
  write: () => Promise<number>
  /** Describes where the stored data differ from the answers, and what is stored in part. */
  findLost: () => Promise<string[]>
  /** The number of writes that were answered with 2xx. */
  successes: () => number
}

interface Server {
  url: string
}

interface Answer {
  status: number
  data?: { wishlist?: { id: string }; batchId?: string }
}

/** Sends a write. `abortMs`: the connection is closed after that time; the status is then 0. */
async function send(
  server: Server,
  { token }: Person,
  method: string,
  path: string,
  body: object,
  abortMs?: number,
): Promise<Answer> {
  const abort = new AbortController()
  if (abortMs !== undefined) void wait(abortMs).then(() => abort.abort())
  const sent = fetch(`${server.url}${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: abort.signal,
  })
  try {
    const response = await sent
    const text = await response.text()
    const { status, headers } = response
    const isExpected = status === 503 ? headers.get('Retry-After') === RETRY_SECONDS : status < 300
    if (!isExpected) throw new Error(`${method} ${path} was answered with ${status}: ${text}`)
    const { data } = (text ? JSON.parse(text) : {}) as Pick<Answer, 'data'> // the contract's envelope
    return { status, data }
  } catch (error) {
    if (abort.signal.aborted) return { status: 0 }
    throw error
  }
}

/** Sends the body of an update and returns the status. */
type Put = (path: string, body: object) => Promise<number>

/** Changes the order and all notes of a wishlist in one request. */
export function createUpdater(
  person: Person,
  list: { id: string; items: readonly { id: string }[] },
  put: Put,
): Writer {
  const ids = list.items.map(({ id }) => id)
  const orderOf = (count: number) => (count % 2 === 0 ? ids : ids.toReversed())
  let sent = -1
  let answered = -1
  let successes = 0
  /** Updates whose connection was closed. The server may run them later than the next ones. */
  const aborted = new Set<number>()
  return {
    async write() {
      sent += 1
      const count = sent
      const items = ids.map((id) => ({ id, note: `update ${count}` }))
      const status = await put(`/api/wishlists/${list.id}`, { itemOrder: orderOf(count), items })
      if (status === 0) aborted.add(count)
      if (status === 200) {
        answered = count
        successes += 1
      }
      return status
    },
    async findLost() {
      const { items } = await person.read(getWishlist, { wishlistId: list.id })
      const count = Number(items[0]?.note?.replace('update ', ''))
      const actual = items.map(({ id, priority, note }) => [id, priority, note])
      const expected = orderOf(count).map((id, index) => [id, index + 1, `update ${count}`])
      // Updates after the last answered one may have been stored or not.
      const isPossible = (count >= answered && count <= sent) || aborted.has(count)
      return [
        ...(isPossible ? [] : [`${list.id}: update ${count} instead of ${answered} to ${sent}`]),
        ...(JSON.stringify(actual) === JSON.stringify(expected)
          ? []
          : [`${list.id}: update ${count} is stored in part`]),
      ]
    },
    successes: () => successes,
  }
}

/**
 * Copies a wishlist and deletes the copy. A deletion that was answered with 503 is not repeated
 * before a later write has found out which copies exist.
 */
function copier(
  server: Server,
  person: Person,
  list: { id: string; items: readonly unknown[] },
  prefix: string,
): Writer {
  let copy: string | undefined
  let isUncertain = false
  let count = 0
  let successes = 0
  const deleted = new Set<string>()

  async function readCopies() {
    const lists = await person.read(listWishlists)
    return lists.filter(({ name }) => name.startsWith(`${prefix} `))
  }

  async function remove(id: string): Promise<number> {
    const { status } = await send(server, person, 'DELETE', `/api/wishlists/${id}`, {})
    copy = undefined
    if (status === 204) deleted.add(id)
    return status
  }

  return {
    async write() {
      // At most 20 wishlists per raid: copies that a 503 may have left must not add up.
      if (isUncertain) {
        const copies = await readCopies().catch(() => undefined)
        if (!copies) return 503
        const [left] = copies
        isUncertain = left !== undefined
        if (left) return remove(left.id)
      }
      if (copy !== undefined) {
        const status = await remove(copy)
        isUncertain = status === 503
        if (status === 204) successes += 1
        return status
      }
      const name = `${prefix} ${count++}`
      const path = `/api/wishlists/${list.id}/duplicate`
      const { status, data } = await send(server, person, 'POST', path, { name })
      copy = data?.wishlist?.id
      isUncertain = status === 503
      if (status === 201) successes += 1
      return status
    },
    async findLost() {
      const copies = await readCopies()
      const ids = new Set(copies.map(({ id }) => id))
      return [
        ...(copy === undefined || ids.has(copy) ? [] : [`copy ${copy} is missing`]),
        ...[...deleted].filter((id) => ids.has(id)).map((id) => `copy ${id} was not deleted`),
        ...copies
          .filter(({ items }) => items.length !== list.items.length)
          .map(({ name, items }) => `${name} has ${items.length} of ${list.items.length} wishes`),
      ]
    },
    successes: () => successes,
  }
}

/** Creates batches of loot items. When more than `keep` are stored, the oldest one is undone. */
function batcher(
  server: Server,
  person: Person,
  bossId: string,
  prefix: string,
  keep: number,
): Writer {
  const stored = new Map<string, string>()
  let count = 0
  let successes = 0

  async function readRowCounts() {
    const counts = new Map<string, number>()
    for (let page = 1; ; page++) {
      const path = `/api/admin/loot?search=${encodeURIComponent(prefix)}&pageSize=500&page=${page}`
      const headers = { Authorization: `Bearer ${person.token}` }
      const answer = await fetch(`${server.url}${path}`, { headers })
      const { data } = (await answer.json()) as { data: { items: { name: string }[] } } // the contract's envelope
      for (const { name } of data.items) {
        const [batch = ''] = name.split(' row ')
        counts.set(batch, (counts.get(batch) ?? 0) + 1)
      }
      if (data.items.length < 500) return counts
    }
  }

  return {
    async write() {
      const [oldest] = stored
      if (oldest && stored.size > keep) {
        const [name, batchId] = oldest
        // Whether it is undone is not known until the answer, so it is not checked any more.
        stored.delete(name)
        const path = `/api/admin/loot/batches/${batchId}`
        const { status } = await send(server, person, 'DELETE', path, {})
        if (status === 204) successes += 1
        return status
      }
      const name = `${prefix} ${count++}`
      const items = Array.from({ length: BATCH_ROWS }, (_, row) => ({
        name: `${name} row ${row}`,
        itemSlot: 'BACK',
        itemType: 'Cloak',
      }))
      const body = { bossId, items }
      const { status, data } = await send(server, person, 'POST', '/api/admin/loot/bulk', body)
      if (data?.batchId) {
        stored.set(name, data.batchId)
        successes += 1
      }
      return status
    },
    async findLost() {
      const counts = await readRowCounts()
      return [
        ...[...stored.keys()]
          .filter((name) => !counts.has(name))
          .map((name) => `batch ${name} is missing`),
        ...[...counts]
          .filter(([, rows]) => rows !== BATCH_ROWS)
          .map(([name, rows]) => `batch ${name} has ${rows} of ${BATCH_ROWS} rows`),
      ]
    },
    successes: () => successes,
  }
}

/** Reads a character from the sandbox again and stores it. */
function syncer(server: Server, person: Person, characterId: string): Writer {
  let successes = 0
  return {
    async write() {
      const path = `/api/characters/${characterId}/sync`
      const { status } = await send(server, person, 'POST', path, {})
      if (status === 200) successes += 1
      return status
    },
    async findLost() {
      const stored = await person.read(listCharacters)
      const copies = stored.filter(({ id }) => id === characterId).length
      return copies === 1 ? [] : [`character ${characterId} exists ${copies} times`]
    },
    successes: () => successes,
  }
}

interface WriterOptions {
  /** How many batches of loot items each batch writer leaves; absent: all. */
  batchesKept?: number
  /** If given, how long until the connection of some requests is closed; undefined: not closed. */
  abortMs?: () => number | undefined
}

/** Eight writers, for players and an admin of the sandbox: updates, copies, batches and a sync. */
export async function createWriters(
  server: Server,
  raider: Person,
  officer: Person,
  { batchesKept = Infinity, abortMs }: WriterOptions = {},
): Promise<Writer[]> {
  const lists = await raider.read(listWishlists)
  const [first, second] = lists.toSorted((a, b) => b.items.length - a.items.length)
  const [character] = await raider.read(listCharacters)
  const [boss] = await officer.read(listBosses)
  if (!first || !second || second.items.length < 2 || !character || !boss) {
    throw new Error('The seed is incomplete')
  }
  const put =
    (timeUntilAbort?: () => number | undefined): Put =>
    async (path, body) =>
      (await send(server, raider, 'PUT', path, body, timeUntilAbort?.())).status
  return [
    createUpdater(raider, first, put()),
    createUpdater(raider, second, put(abortMs)),
    copier(server, raider, first, 'Copy A'),
    copier(server, raider, first, 'Copy B'),
    batcher(server, officer, boss.id, 'Batch A', batchesKept),
    batcher(server, officer, boss.id, 'Batch B', batchesKept),
    batcher(server, officer, boss.id, 'Batch C', batchesKept),
    syncer(server, raider, character.id),
  ]
}
