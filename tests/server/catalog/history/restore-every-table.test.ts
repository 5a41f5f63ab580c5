import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import type { UserId } from '@/contract/ids'
import { recordDeletion, type DeletedIds } from '../../../../server/catalog/history/record-deletion'
import { undoChange } from '../../../../server/catalog/history/undo-change'
import { openEmbedded } from '../../../../server/database/open-and-migrate'
import { bosses, instances, lootItems, seasons } from '../../../../server/database/schema'
import {
  fillTables,
  readRows,
  readTables,
  type Query,
} from '../../../support/backend/generated-rows'
import { selectRows } from '../../../support/backend/select-rows'

/** Tables that a deletion with its undo changes on purpose. */
const CHANGED = new Set([
  'admin_changes',
  'catalog_version',
  // What a player has deleted is restorable for ten minutes only.
  'deleted_wishlists',
])

/** The tables in which rows are deleted, or a column is set to null, with a row of the table. */
const reachedFrom = (table: string) => `
  with recursive deleted(id) as (
    select '${table}'::regclass::oid
    union
    select conrelid from pg_constraint join deleted on confrelid = id
    where contype = 'f' and confdeltype = 'c'
  )
  select distinct conrelid::regclass::text as name
  from pg_constraint join deleted on confrelid = id
  where contype = 'f' and confdeltype in ('c', 'n')`

// The undo restores what is deleted, so that all kinds can use one database.
const { database, close } = await openEmbedded()
const query: Query = async (statement) => selectRows(database, sql.raw(statement))
await fillTables(query)
const names = await readTables(query)
afterAll(close)

async function readAll() {
  const tables: Record<string, Record<string, unknown>[]> = {}
  for (const one of names) {
    if (!CHANGED.has(one)) tables[one] = await readRows(query, one)
  }
  // It comes from Battle.net and is not kept longer than by the simulation itself.
  tables.sims?.forEach((sim) => delete sim.item_level)
  return tables
}

it.each([
  { kind: 'instance', table: instances, name: 'instances', ids: 'instances' },
  { kind: 'boss', table: bosses, name: 'bosses', ids: 'bosses' },
  { kind: 'item', table: lootItems, name: 'loot_items', ids: 'items' },
  { kind: 'season', table: seasons, name: 'seasons', ids: 'seasons' },
] as const)(
  'the undo of a deletion restores every column of every table below an $kind',
  async ({ kind, table, name, ids }) => {
    const before = await readAll()
    const id = `${name} id 0`
    const author = { createdAt: new Date(), createdBy: 'users id 0' as UserId }

    const deleted: DeletedIds = { [ids]: [id] }
    const { changeId } = await database.transaction(async (transaction) => {
      const recorded = await recordDeletion(transaction, author, {
        kind,
        name: 'Deleted',
        ids: deleted,
      })
      await transaction.delete(table).where(eq(table.id, id))
      return recorded
    })
    const between = await readAll()
    const reached = (await query(reachedFrom(name))).map((row) => String(row.name))
    const unchanged = reached.filter(
      (one) => !CHANGED.has(one) && JSON.stringify(between[one]) === JSON.stringify(before[one]),
    )
    expect(unchanged).toEqual([])

    await database.transaction((transaction) => undoChange(transaction, changeId, author, false))
    expect(await readAll()).toEqual(before)
  },
)
