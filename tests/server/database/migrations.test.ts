import { PGlite } from '@electric-sql/pglite'
import { eq, sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePGlite } from 'drizzle-orm/pglite'
import { migrate as migratePGlite } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../../server/database/database'
import { wishlistItems } from '../../../server/database/schema'
import { openEmbedded, openPostgres } from '../../../server/database/open-and-migrate'
import { DatabaseStartError } from '../../../server/database/start-error'
import { createEmptyDatabase } from '../../support/backend/backend-databases'
import { fillTables, readRows, readTables, type Query } from '../../support/backend/generated-rows'
import { readMigrations, withMigrationsFolder } from '../../support/backend/migration-states'
import { selectRows } from '../../support/backend/select-rows'
import { isFullRun, runs } from '../../support/runs'

const migrations = await readMigrations()
/**
 * The states to upgrade from. The embedded database runs the same statements as a Postgres server,
 * so it starts from the oldest only; on a server, `npm run test:all` starts from every one.
 */
const newest = process.env.TEST_DATABASE_URL ? runs(1, migrations.length) : 0
const states = migrations
  .map(({ tag }, index) => [tag, index + 1] as const)
  .filter(([, count]) => count === 1 || count > migrations.length - newest)

/** A database as an earlier release has left it. */
interface EarlierDatabase {
  query: Query
  /** Ends the use of `query`, and opens the database with the current release. */
  upgrade: () => Promise<OpenDatabase>
  remove: () => Promise<void>
}

/** Creates a database with the first `count` migrations: on Postgres if a server is given. */
function createEarlier(count: number): Promise<EarlierDatabase> {
  const url = process.env.TEST_DATABASE_URL
  return url ? createOnPostgres(url, count) : createEmbedded(count)
}

async function createEmbedded(count: number): Promise<EarlierDatabase> {
  const client = await PGlite.create()
  await withMigrationsFolder(count, (migrationsFolder) =>
    migratePGlite(drizzlePGlite({ client }), { migrationsFolder }),
  )
  return {
    query: async (statement) => (await client.query<Record<string, unknown>>(statement)).rows,
    upgrade: async () => openEmbedded(undefined, await client.dumpDataDir('none')),
    remove: () => client.close(),
  }
}

async function createOnPostgres(server: string, count: number): Promise<EarlierDatabase> {
  const { url, drop } = await createEmptyDatabase(server)
  const client = new Client({ connectionString: url })
  await client.connect()
  await withMigrationsFolder(count, (migrationsFolder) =>
    migratePostgres(drizzlePostgres({ client }), { migrationsFolder }),
  )
  return {
    query: async (statement) => (await client.query<Record<string, unknown>>(statement)).rows,
    upgrade: () => openPostgres(url),
    async remove() {
      await client.end()
      await drop()
    },
  }
}

/** The rows of a table, with the given columns only. */
function pick(rows: Record<string, unknown>[], columns: readonly string[]) {
  return rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])))
}

/** Whether `replaced_awards` holds the former import beside the one that has replaced it. */
const hasFormerImports = (tag: string) => /^002[34]_/.test(tag)

describe('upgrade of a database with data', () => {
  it.each(states)('from the state after %s: every row keeps its values', async (tag, count) => {
    const earlier = await createEarlier(count)
    await fillTables(earlier.query)
    if (hasFormerImports(tag)) {
      // What was of an undone import is left out.
      await earlier.query('update replaced_awards set former_import_id = import_id')
    }
    const before = new Map<string, Record<string, unknown>[]>()
    for (const table of await readTables(earlier.query)) {
      before.set(table, await readRows(earlier.query, table))
    }
    expect(before.get('loot_items')).toHaveLength(3)
    // Batches did not exist as rows, so they could not be undone either.
    if (count === 1) before.get('loot_items')?.forEach((row) => (row.batch_id = null))

    const { database, close } = await earlier.upgrade()
    const query: Query = async (statement) => selectRows(database, sql.raw(statement))
    for (const [table, rows] of before) {
      const after = await readRows(query, table)
      const kept = Object.keys(rows[0] ?? {}).filter((name) => name in (after[0] ?? {}))
      const sortRows = (some: typeof rows) =>
        pick(some, kept)
          .map((row) => JSON.stringify(row))
          .toSorted()
      expect([tag, table, sortRows(after)]).toEqual([tag, table, sortRows(rows)])
    }
    await close()
    await earlier.remove()
  })
})

it.runIf(isFullRun)('the upgrade to award versions keeps what an import has replaced', async () => {
  const earlier = await createEarlier(
    migrations.findIndex(({ tag }) => tag === '0024_team_status') + 1,
  )
  await fillTables(earlier.query)
  const award = {
    player: 'Frostelle-ArgentDawn',
    itemId: 12,
    itemName: 'Old Hood',
    response: 'BiS',
    awardedAt: '2026-01-05T20:00:00.000Z',
  }
  await earlier.query(
    `update replaced_awards set former_import_id = import_id, award = '${JSON.stringify(award)}'`,
  )
  const before = await readRows(earlier.query, 'replaced_awards')
  const { database, close } = await earlier.upgrade()
  const after = await database.query.replacedAwards.findMany()
  expect(after).toHaveLength(before.length)
  for (const row of after) {
    expect(row).toMatchObject({
      recipientName: 'Frostelle-ArgentDawn',
      itemId: 12,
      itemName: 'Old Hood',
      response: 'BiS',
      isAwardReason: false,
      awardedAt: new Date(award.awardedAt),
    })
  }
  await close()
  await earlier.remove()
})

it.runIf(isFullRun)('the upgrade to wishes with awards keeps who has awarded them', async () => {
  const earlier = await createEarlier(
    migrations.findIndex(({ tag }) => tag === '0029_wish_claims') + 1,
  )
  await fillTables(earlier.query)
  const [award] = await readRows(earlier.query, 'guild_awards')
  const { id, guild_id: guildId, wishlist_id: wishlistId, wish_id: wishId } = award ?? {}
  const wishes = JSON.stringify([{ id: 'other' }, { id: wishId }])
  const ticking = JSON.stringify([
    { guild_id: guildId, id, wishlist_id: wishlistId, wish_id: wishId },
  ])
  await earlier.query(`update deleted_wishlists set wishes = '${wishes}', awards = '${ticking}'`)
  await earlier.query(
    `update admin_changes set deleted_rows = jsonb_build_object('awards', '${ticking}'::jsonb)`,
  )
  await earlier.query(
    `update deleted_wishes set wishlist_id = '${String(wishlistId)}', wishes = '${wishes}'`,
  )
  const { database, close } = await earlier.upgrade()
  const ticked = await database.query.wishlistItems.findFirst({
    where: eq(wishlistItems.id, String(wishId)),
  })
  expect(ticked).toMatchObject({ wishlistId, awardGuildId: guildId, awardId: id })
  const recorded = [{ id: 'other' }, { id: wishId, award_guild_id: guildId, award_id: id }]
  const rows = [
    ...(await database.query.deletedWishlists.findMany()),
    ...(await database.query.deletedWishes.findMany()),
  ]
  expect(rows.map((row) => row.wishes)).toEqual(rows.map(() => recorded))
  await close()
  await earlier.remove()
})

describe.runIf(isFullRun)('a migration that fails', () => {
  it('the error names the reason and what to do', async () => {
    const earlier = await createEarlier(1)
    await earlier.query('create table loot_batches (id text)')
    const failure: unknown = await earlier.upgrade().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(DatabaseStartError)
    expect(String(failure)).toMatch(
      /could not be upgraded: relation "loot_batches" already exists\. Nothing was changed\. .*start the previous version/,
    )
    expect(await readRows(earlier.query, 'loot_batches')).toEqual([])
    await earlier.remove()
  })
})
