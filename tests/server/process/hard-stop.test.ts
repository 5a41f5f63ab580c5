import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listBosses } from '@/contract/admin-boss'
import { listAvailableCharacters, listCharacters } from '@/contract/character'
import { getWishlist, listWishlists } from '@/contract/wishlist'
import { Person } from '../../e2e/support/person'
import { ServerProcess } from '../../e2e/support/server-process'

const KILLS = 20
const BULK_ROWS = 30
/** A start takes seconds, more on a machine with other things to do. */
const MINUTES = 60_000

let folder: string
let server: ServerProcess

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guildr-hard-stop-'))
  server = await ServerProcess.create({ dataDir: join(folder, 'data') })
  if (!process.env.TEST_DATABASE_URL) await server.start()
}, 2 * MINUTES)
afterAll(async () => {
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
})

/** The names of all loot that came in bulk. */
async function readBulkNames({ token }: Person): Promise<string[]> {
  const names: string[] = []
  for (let page = 1; ; page++) {
    const path = `/api/admin/loot?search=Bulk&pageSize=500&page=${page}`
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await fetch(`${server.url}${path}`, { headers })
    const { data } = (await answer.json()) as { data: { items: { name: string }[] } } // the contract's
    names.push(...data.items.map(({ name }) => name))
    if (data.items.length < 500) return names.filter((name) => name.startsWith('Bulk '))
  }
}

interface Answer {
  status: number
  data?: { wishlist?: { id: string } }
}

async function send({ token }: Person, method: string, path: string, body: object) {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { data } = (await response.json()) as Pick<Answer, 'data'> // the backend's frame
  return { status: response.status, data }
}

/** Writes one after another until the server is gone; returns how many were answered. */
async function writeUntilGone(write: (count: number) => Promise<Answer>, onAnswered: () => void) {
  for (let count = 0; ; count++) {
    let answer: Answer
    try {
      answer = await write(count)
    } catch {
      return count
    }
    // One of the newcomer's characters cannot be imported: Battle.net does not show it.
    expect([200, 201, 409, 502]).toContain(answer.status)
    onAnswered()
  }
}

// The files of the embedded database are at stake; a Postgres of its own outlives our process.
it.skipIf(process.env.TEST_DATABASE_URL)(
  'keeps every answered write, whole, when it is killed twenty times while writing',
  async () => {
    const raider = await Person.signIn(server, 'Raider#3000')
    const newcomer = await Person.signIn(server, 'Newcomer#2000')
    const [source] = (await raider.read(listWishlists)).toSorted(
      (a, b) => b.items.length - a.items.length,
    )
    if (!source) throw new Error('The raider has no list')
    expect(source.items.length).toBeGreaterThan(3)
    const ids = source.items.map(({ id }) => id)
    const available = await newcomer.read(listAvailableCharacters)

    /** What was answered, and the batch that was sent last, which may have been kept or not. */
    const renamed = { answered: '', sent: '' }
    const batch = { answered: -1, sent: -1 }
    const admin = await Person.signIn(server, 'Admin#1000')
    const [boss] = await admin.read(listBosses)
    const bulks = new Set<string>()
    const copies = new Set<string>()
    const imported = new Set<string>()
    let total = 0

    for (let round = 0; round < KILLS; round++) {
      const before = total
      const enough = 3 + (round % 7)
      let killing: Promise<void> | undefined
      const onAnswered = () => {
        total += 1
        // Not at the same point each time: between, before and after the others' writes.
        if (total - before === enough) killing = server.kill()
      }
      const counts = await Promise.all([
        writeUntilGone(async () => {
          const value = batch.sent + 1
          batch.sent = value
          const answer = await send(raider, 'PUT', `/api/wishlists/${source.id}`, {
            itemOrder: value % 2 === 0 ? ids : ids.toReversed(),
            items: ids.map((id) => ({ id, note: `batch ${value}` })),
          })
          batch.answered = value
          return answer
        }, onAnswered),
        writeUntilGone(async (count) => {
          const path = `/api/wishlists/${source.id}/duplicate`
          const answer = await send(raider, 'POST', path, { name: `Copy ${round}.${count}` })
          if (answer.data?.wishlist) copies.add(answer.data.wishlist.id)
          return answer
        }, onAnswered),
        writeUntilGone(async (count) => {
          renamed.sent = `Name ${round}.${count}`
          const [copy = source.id] = copies
          const answer = await send(raider, 'PUT', `/api/wishlists/${copy}`, { name: renamed.sent })
          if (copy !== source.id) renamed.answered = renamed.sent
          return answer
        }, onAnswered),
        writeUntilGone(async (count) => {
          const name = `Bulk ${round}.${count}`
          const items = Array.from({ length: BULK_ROWS }, (_, row) => ({
            name: `${name} row ${row}`,
            itemSlot: 'BACK',
            itemType: 'Cloak',
          }))
          const answer = await send(admin, 'POST', '/api/admin/loot/bulk', {
            bossId: boss?.id,
            items,
          })
          bulks.add(name)
          return answer
        }, onAnswered),
        writeUntilGone(async (count) => {
          // Again and again: what is there is refused, which shows that it is there.
          const character = available[(round + count) % available.length]
          if (!character) throw new Error('Nobody to import')
          const path = '/api/characters/import'
          const answer = await send(newcomer, 'POST', path, { character })
          if (answer.status === 201) imported.add(character.name)
          return answer
        }, onAnswered),
      ])
      expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(enough)
      await killing
      await server.start()

      const kept = await raider.read(getWishlist, { wishlistId: source.id })
      const [note] = new Set(kept.items.map(({ note }) => note))
      expect([`batch ${batch.answered}`, `batch ${batch.sent}`]).toContain(note)
      const value = Number(note?.replace('batch ', ''))
      expect(kept.items.map(({ id, priority, note: own }) => [id, priority, own])).toEqual(
        (value % 2 === 0 ? ids : ids.toReversed()).map((id, index) => [id, index + 1, note]),
      )
      batch.answered = value

      const lists = await raider.read(listWishlists)
      const keptIds = new Set(lists.map(({ id }) => id))
      expect([...copies].filter((id) => !keptIds.has(id))).toEqual([])
      const broken = lists.filter(({ name, items }) => {
        const isCopy = name.startsWith('Copy') || name.startsWith('Name')
        return isCopy && items.length !== ids.length
      })
      expect(broken).toEqual([])
      const [first] = copies
      const name = lists.find(({ id }) => id === first)?.name
      const named = renamed.answered ? [renamed.answered, renamed.sent] : [name]
      expect(named).toContain(name)

      const rows = new Map<string, number>()
      for (const itemName of await readBulkNames(admin)) {
        const [bulk = ''] = itemName.split(' row ')
        rows.set(bulk, (rows.get(bulk) ?? 0) + 1)
      }
      expect([...bulks].filter((bulk) => !rows.has(bulk))).toEqual([])
      expect([...rows].filter(([, count]) => count !== BULK_ROWS)).toEqual([])

      const characters = await newcomer.read(listCharacters)
      const names = characters.map(({ name }) => name)
      expect(names).toEqual(expect.arrayContaining([...imported]))
      expect(new Set(names).size).toBe(names.length)
      // Whole: guild and character are rows of two tables.
      const brannoch = characters.filter((character) => character.name === 'Brannoch')
      expect(brannoch.map(({ guild }) => guild?.name)).toEqual(brannoch.map(() => 'Ashen Vanguard'))
    }
    expect(imported.size).toBeGreaterThan(0)
    expect(copies.size).toBeGreaterThan(0)
    expect(bulks.size).toBeGreaterThan(0)
  },
  15 * MINUTES,
)
