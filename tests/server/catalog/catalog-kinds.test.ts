import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { CATALOG_KINDS, type CatalogKind } from '@/contract/catalog-kinds'
import { bosses, instances, lootItems, seasons } from '../../../server/database/schema'
import { violationOf } from '../../../server/http/constraint-errors'
import { createSharedBackend } from '../../support/backend/backend'
import { selectRows } from '../../support/backend/select-rows'

/** What a new kind of the catalog needs besides its calls. */

const TABLE_OF_KIND: Record<CatalogKind, PgTable> = {
  instance: instances,
  boss: bosses,
  item: lootItems,
  season: seasons,
}

/** Kinds that are not part of the answers in memory. */
const NOT_IN_MEMORY: ReadonlySet<CatalogKind> = new Set(['season'])

const backend = await createSharedBackend()

async function selectNames(query: ReturnType<typeof sql>): Promise<string[]> {
  const rows = await selectRows<{ name: string }>(backend.database, query)
  return rows.map(({ name }) => name)
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

it('every foreign key says what happens when the row is deleted to which it refers', async () => {
  const silent = await selectNames(sql`
    select conname as name from pg_constraint where contype = 'f' and confdeltype = 'a'`)
  expect(silent).toEqual([])
})
