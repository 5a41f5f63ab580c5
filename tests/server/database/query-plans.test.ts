import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startSession } from '../../../server/accounts/sessions'
import { createTestBackend, type TestBackend } from '../../support/backend'
import {
  SCALE_CHARACTER,
  SCALE_LIST,
  SCALE_PLAYER,
  SCALE_RAID,
  SEASON,
  seedScale,
} from '../../support/scale-data'

let backend: TestBackend
let token: string

beforeAll(async () => {
  backend = await createTestBackend({ adminBattleTags: ['Player500#10500'] })
  // Enough that reading a whole table is dearer than an index; SCALE_PLAYER has to be among them.
  await seedScale(backend.database, { ...SEASON, players: 500, raids: 100, itemsPerBoss: 20 })
  token = await startSession(backend.database, SCALE_PLAYER, new Date(backend.clock.now))
})
afterAll(() => backend.close())

interface Statement {
  text: string
  params: unknown[]
}

/** The statements that a call sends. */
async function statementsOf(path: string): Promise<Statement[]> {
  // drizzle hangs its driver on the instance; our type of it serves two drivers and hides that.
  const { $client } = backend.database as unknown as {
    $client: { query: (...args: unknown[]) => Promise<unknown> }
  }
  const query = vi.spyOn($client, 'query')
  try {
    const { status } = await backend.request('GET', path, { token })
    expect(status).toBe(200)
    // PGlite takes text and parameters, pg an object that has the text, and then the parameters.
    return query.mock.calls.map(([first, params]) => ({
      text: typeof first === 'string' ? first : (first as { text: string }).text,
      params: params as unknown[],
    }))
  } finally {
    query.mockRestore()
  }
}

/** The lines of the plans of what a call sends; with `analyze` also what running them took. */
async function plansOf(path: string, analyze = false): Promise<string[]> {
  const explain = sql.raw(analyze ? 'explain analyze' : 'explain')
  const lines: string[] = []
  for (const { text, params } of await statementsOf(path)) {
    // The driver numbers its parameters from one.
    const parts = text
      .split(/\$(\d+)/)
      .map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${params[Number(part) - 1]}`))
    const result: unknown = await backend.database.execute(sql`${explain} ${sql.join(parts)}`)
    // Both drivers answer with rows; drizzle's common type of them does not say so.
    const { rows } = result as { rows: { 'QUERY PLAN': string }[] }
    lines.push(...rows.map((row) => row['QUERY PLAN']))
  }
  return lines
}

/** The tables that a call reads from end to end. */
async function readWhole(path: string): Promise<string[]> {
  const tables = (await plansOf(path)).flatMap(
    (line) => /Seq Scan on (?<table>\w+)/.exec(line)?.groups?.table ?? [],
  )
  return [...new Set(tables)].toSorted()
}

/** Raids and bosses are few: reading all of them is the quickest way to any of them. */
const SMALL = new Set(['bosses', 'guilds', 'instances'])

describe('no table that grows is read from end to end by', () => {
  it.each([
    '/api/status',
    '/api/me/characters',
    '/api/characters',
    `/api/characters/${SCALE_CHARACTER}`,
    `/api/characters/${SCALE_CHARACTER}/wishlists`,
    '/api/guilds',
    '/api/instances/active',
    '/api/wishlists?main=true&currentTier=true',
    `/api/wishlists/${SCALE_LIST}`,
    `/api/wishlists/${SCALE_LIST}/available-items/HEAD`,
    `/api/instances/${SCALE_RAID}/loot`,
    '/api/admin/loot?bossId=scale-boss-1-1',
    '/api/admin/loot?slot=HEAD',
    '/api/admin/loot?rarity=LEGENDARY',
  ])('%s', async (path) => {
    expect((await readWhole(path)).filter((table) => !SMALL.has(table))).toEqual([])
  })

  it('but by a search in the middle of names, which no index of ours knows', async () => {
    expect(await readWhole('/api/admin/loot?search=ignet')).toContain('loot_items')
  })
})

it('a page of loot far down counts the lists of its own items alone', async () => {
  const plans = await plansOf('/api/admin/loot?page=100&pageSize=50', true)
  const counts = plans.flatMap(
    (line) => / on wishlist_items .*loops=(?<loops>\d+)/.exec(line)?.groups?.loops ?? [],
  )
  expect(counts).toEqual(['50'])
})
