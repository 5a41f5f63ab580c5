import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { wishlists } from '../../../server/database/schema'
import { createTestBackend, type TestBackend } from '../../support/backend'
import { copySeed, restoreSeed } from '../../support/prepared-database'

let backend: TestBackend
const run = (statement: string) => backend.database.execute(sql.raw(statement))

beforeEach(async () => {
  backend = await createTestBackend()
  await run(`drop schema if exists seed_copy cascade`)
  await run(`create function answer() returns integer language sql as 'select 42'`)
  await copySeed(backend.database)
})
// `close` discards the database, because its schema was altered.
afterEach(async () => {
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
    ['a column', 'alter table characters add column extra integer'],
    ['a default', `alter table characters alter column name set default 'x'`],
    ['an index', 'create index extra on characters (name)'],
    ['a constraint', 'alter table characters add constraint extra check (level < 1000)'],
    [
      'a function body',
      `create or replace function answer() returns integer language sql as 'select 43'`,
    ],
  ])('a database with a changed schema (%s) is not used again', async (_, statement) => {
    await run(statement)
    expect(await restoreSeed(backend.database)).toBe(false)
  })
})
