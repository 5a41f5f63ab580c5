import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CATALOG_KINDS, type CatalogKind } from '@/contract/catalog-kinds'
import { bosses, instances, lootItems, seasons } from '../../../server/database/schema'
import { violationOf } from '../../../server/http/constraint-errors'
import { createTestBackend, type TestBackend } from '../../support/backend/backend'

/** What a new kind of the catalog needs besides its calls. */

const TABLE_OF_KIND: Record<CatalogKind, PgTable> = {
  instance: instances,
  boss: bosses,
  item: lootItems,
  season: seasons,
}

/** Kinds that are not part of the answers in memory. */
const NOT_IN_MEMORY: ReadonlySet<CatalogKind> = new Set(['season'])

/**
 * What the database deletes or sets to null with an instance, a boss or a loot item. It is recorded
 * in `record-deletion.ts` and restored in `restore-deletion.ts`.
 */
const RECORDED = [
  'bosses.instance_id',
  // Not recorded: what a player has deleted is restorable for ten minutes only.
  'deleted_wishlists.instance_id',
  'guild_awards.instance_id',
  'guild_awards.loot_item_id',
  'guild_awards.wish_id',
  'guild_awards.wishlist_id',
  'guild_holds.guild_id',
  'guild_holds.instance_id',
  'guild_locks.instance_id',
  'loot_items.boss_id',
  'sim_gains.loot_item_id',
  'sim_gains.sim_id',
  'sims.instance_id',
  'wishlist_items.loot_item_id',
  'wishlist_items.wishlist_id',
  'wishlists.instance_id',
]

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})
afterAll(() => backend.close())

async function selectNames(query: ReturnType<typeof sql>): Promise<string[]> {
  // Both drivers return an object with `rows`; drizzle's common result type does not declare it.
  const result: unknown = await backend.database.execute(query)
  return (result as { rows: { name: string }[] }).rows.map(({ name }) => name)
}

describe.each(CATALOG_KINDS)('the kind %s of the catalog', (kind) => {
  const table = TABLE_OF_KIND[kind]

  it('changes the version of the catalog by a trigger', async () => {
    const triggers = await selectNames(sql`
      select tgname as name from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where proname = 'change_catalog_version' and tgrelid = ${getTableName(table)}::regclass`)
    expect(triggers).toHaveLength(NOT_IN_MEMORY.has(kind) ? 0 : 1)
  })

  it('has a message for each constraint that a concurrent request can violate', async () => {
    const constraints = await selectNames(sql`
      select conname as name from pg_constraint
      where conrelid = ${getTableName(table)}::regclass and contype in ('u', 'f')`)
    expect(constraints.filter((name) => violationOf(name) === undefined)).toEqual([])
  })
})

it('everything that is deleted with a row of the catalog is recorded', async () => {
  const references = await selectNames(sql`
    with recursive deleted(id) as (
      select unnest(array['instances', 'bosses', 'loot_items', 'seasons']::regclass[])::oid
      union
      select conrelid from pg_constraint join deleted on confrelid = id
      where contype = 'f' and confdeltype = 'c'
    )
    select distinct conrelid::regclass || '.' || attname as name
    from pg_constraint
      join deleted on confrelid = id
      join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confdeltype in ('c', 'n')
    order by name`)
  expect(references).toEqual(RECORDED)
})
