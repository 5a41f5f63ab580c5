import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { wishlists } from '../../../server/database/schema'
import { createTestBackend } from '../../support/backend/backend'
import { copySeed, restoreSeed } from '../../support/backend/prepared-database'

const run = (statement: string) => backend.database.execute(sql.raw(statement))

const backend = await createTestBackend()
await run(`drop schema if exists seed_copy cascade`)
await run(`create function answer() returns integer language sql as 'select 42'`)
await copySeed(backend.database)
// `close` discards the database, because its schema was altered.
afterAll(async () => {
  await run(`create table discarded (id integer)`)
  await backend.close()
})

describe('databases that tests share', () => {
  it('changed rows are restored', async () => {
    await run(`delete from wishlists`)
    expect(await restoreSeed(backend.database)).toBe(true)
    expect(await backend.database.$count(wishlists)).toBeGreaterThan(0)
  })

  it.each([
    [
      'a column',
      'alter table characters add column extra integer',
      'alter table characters drop column extra',
    ],
    [
      'a default',
      `alter table characters alter column name set default 'x'`,
      'alter table characters alter column name drop default',
    ],
    ['an index', 'create index extra on characters (name)', 'drop index extra'],
    [
      'a constraint',
      'alter table characters add constraint extra check (level < 1000)',
      'alter table characters drop constraint extra',
    ],
    [
      'a function body',
      `create or replace function answer() returns integer language sql as 'select 43'`,
      `create or replace function answer() returns integer language sql as 'select 42'`,
    ],
  ])('a database with a changed schema (%s) is not used again', async (_, change, undo) => {
    await run(change)
    expect(await restoreSeed(backend.database)).toBe(false)
    await run(undo)
    expect(await restoreSeed(backend.database)).toBe(true)
  })
})
