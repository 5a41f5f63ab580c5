import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startSession } from '../../../server/accounts/sessions'
import { createTestBackend, type TestBackend } from '../../support/backend/backend'
import { selectRows } from '../../support/backend/select-rows'
import {
  SCALE_CHARACTER,
  SCALE_LIST,
  SCALE_PLAYER,
  SCALE_RAID,
  SEASON,
  seedScale,
} from '../../support/backend/scale-data'

let backend: TestBackend
let token: string

interface Statement {
  text: string
  params: unknown[]
}

/** The SQL statements of a request. */
async function statementsOf(path: string): Promise<Statement[]> {
  // drizzle exposes its driver as `$client`; the type Database omits it, as it covers two drivers.
  const { $client } = backend.database as unknown as {
    $client: { query: (...args: unknown[]) => Promise<unknown> }
  }
  const query = vi.spyOn($client, 'query')
  try {
    const { status } = await backend.request('GET', path, { token })
    expect(status).toBe(200)
    // PGlite is called with text and parameters, pg with an object that holds the text.
    return query.mock.calls.map(([first, params]) => ({
      text: typeof first === 'string' ? first : (first as { text: string }).text,
      params: params as unknown[],
    }))
  } finally {
    query.mockRestore()
  }
}

/** The lines of the query plans of a request; `analyze` also executes the queries. */
async function plansOf(path: string, analyze = false): Promise<string[]> {
  const explain = sql.raw(analyze ? 'explain analyze' : 'explain')
  const lines: string[] = []
  for (const { text, params } of await statementsOf(path)) {
    // Parameters are numbered from 1.
    const parts = text
      .split(/\$(\d+)/)
      .map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${params[Number(part) - 1]}`))
    const statement = sql`${explain} ${sql.join(parts)}`
    const rows = await selectRows<{ 'QUERY PLAN': string }>(backend.database, statement)
    lines.push(...rows.map((row) => row['QUERY PLAN']))
  }
  return lines
}

/** The tables that a request reads by sequential scan. */
async function scannedTables(path: string): Promise<string[]> {
  const tables = (await plansOf(path)).flatMap(
    (line) => /Seq Scan on (?<table>\w+)/.exec(line)?.groups?.table ?? [],
  )
  return [...new Set(tables)].toSorted()
}

/** Tables so small, or empty in these data, that a sequential scan is the fastest plan. */
const SMALL = new Set([
  'admin_changes',
  'bosses',
  'catalog_version',
  'deleted_wishes',
  'deleted_wishlists',
  'deleted_sims',
  'departed_members',
  'guild_holds',
  'guild_webhooks',
  'guilds',
  'icons',
  'instances',
  'item_icons',
  'loot_batches',
  'replaced_awards',
  'seasons',
])

// The embedded database has the same planner, and takes several times as long to store these rows.
describe.skipIf(!process.env.TEST_DATABASE_URL)('query plans', () => {
  beforeAll(async () => {
    backend = await createTestBackend({ adminBattleTags: ['Player500#10500'] })
    // With this many rows, an index is cheaper than a sequential scan. The players include
    // SCALE_PLAYER.
    await seedScale(backend.database, { ...SEASON, players: 500, raids: 100, itemsPerBoss: 20 })
    token = await startSession(backend.database, SCALE_PLAYER, new Date(backend.clock.now))
  })
  afterAll(() => backend.close())

  describe('sequential scans', () => {
    it.each([
      '/api/status',
      '/api/me/characters',
      '/api/me/export/wishlists',
      '/api/characters',
      `/api/characters/${SCALE_CHARACTER}`,
      `/api/characters/${SCALE_CHARACTER}/wishlists`,
      '/api/guilds',
      '/api/guilds/scale-guild-1',
      `/api/guilds/scale-guild-1/boards/${SCALE_RAID}/Heroic`,
      `/api/guilds/scale-guild-1/rosters/${SCALE_RAID}/Heroic`,
      '/api/guilds/scale-guild-1/nights',
      '/api/guilds/scale-guild-1/nights/night-scale-guild-1-1',
      '/api/guilds/scale-guild-1/awards',
      '/api/guilds/scale-guild-1/awards?instanceId=scale-raid-1&person=raider',
      '/api/me/awards?since=2020-01-01T00:00:00Z',
      '/api/instances/active',
      '/api/wishlists?main=true&currentTier=true',
      `/api/wishlists/${SCALE_LIST}`,
      `/api/wishlists/${SCALE_LIST}/sim`,
      `/api/wishlists/${SCALE_LIST}/available-items/HEAD`,
      `/api/instances/${SCALE_RAID}/loot`,
      '/api/admin/loot?bossId=scale-boss-1-1',
      '/api/admin/loot?slot=HEAD',
      '/api/admin/loot?rarity=LEGENDARY',
    ])('GET %s: reads no large table by sequential scan', async (path) => {
      expect((await scannedTables(path)).filter((table) => !SMALL.has(table))).toEqual([])
    })

    it('GET /api/me/export: reads no large table by sequential scan', async () => {
      // It looks up the user's characters in each guild of the region. Postgres expects raiders of
      // half of the 2,500 nights, for which a scan costs less.
      const expected = new Set([...SMALL, 'nights'])
      const scanned = await scannedTables('/api/me/export')
      expect(scanned.filter((table) => !expected.has(table))).toEqual([])
    })

    it('GET /api/me/demand/:instanceId: reads no large table by sequential scan', async () => {
      // It looks up the shares of an unknown number of characters. Postgres expects ten, and of 500
      // shares a scan costs as much.
      const expected = new Set([...SMALL, 'guild_shares'])
      const scanned = await scannedTables(`/api/me/demand/${SCALE_RAID}`)
      expect(scanned.filter((table) => !expected.has(table))).toEqual([])
    })

    it('GET /api/admin/loot?search=: reads all names once, and then the items of the page', async () => {
      expect(await scannedTables('/api/admin/loot?search=ignet')).toContain('loot_items')
      expect(await scannedTables('/api/admin/loot?search=ignet')).not.toContain('loot_items')
    })
  })

  it('GET /api/admin/loot: wishlists are counted for the items of the page only', async () => {
    const plans = await plansOf('/api/admin/loot?page=100&pageSize=50', true)
    const counts = plans.flatMap(
      (line) => / on wishlist_items .*loops=(?<loops>\d+)/.exec(line)?.groups?.loops ?? [],
    )
    expect(counts).toEqual(['50'])
  })
})
