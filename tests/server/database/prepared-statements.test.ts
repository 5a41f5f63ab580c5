import { PGlite, types, type QueryOptions } from '@electric-sql/pglite'
import { afterAll, describe, expect, it } from 'vitest'
import {
  prepareStatements,
  STATEMENTS_MAX,
  type EmbeddedClient,
} from '../../../server/database/prepared-statements'

const plain = await PGlite.create()
const client: EmbeddedClient = prepareStatements(plain)
await client.exec('create table numbers (n integer primary key, label text)')
afterAll(() => (plain.closed ? undefined : client.close()))

const OPTIONS: (QueryOptions | undefined)[] = [
  undefined,
  { rowMode: 'array' },
  { parsers: { [types.TEXT]: (text) => `parsed ${text}` } },
]

/** The number of statements that Postgres keeps. */
async function keptStatements() {
  const [result] = await client.exec('select count(*)::int as kept from pg_prepared_statements')
  return result?.rows[0]?.kept
}

describe('prepared statements of the embedded database', () => {
  it.each<[string, string, unknown[]]>([
    ['numbers, texts and null', 'select $1::int a, $2::text b, $3::text c', [1, 'é', null]],
    [
      'arrays',
      'select $1::text[] a, $2::int[] b',
      [
        ['x,"y', ''],
        [1, 2],
      ],
    ],
    ['JSON', 'select $1::jsonb a, $2::json b', [{ a: [1] }, [true]]],
    ['bytes', 'select $1::bytea a', [Uint8Array.from([0, 255])]],
    ['times and booleans', 'select $1::timestamptz a, $2::boolean b', [new Date(0), false]],
    ['many rows', 'select n from generate_series(1, $1::int) n', [300]],
    ['no rows', 'select 1 where $1::boolean', [false]],
    ['rows changed', 'insert into numbers values (1) on conflict do nothing', []],
  ])('%s: the same result as from PGlite, also the second time', async (_, text, params) => {
    for (const options of OPTIONS) {
      const first = await client.query(text, params, options)
      const again = await client.query(text, params, options)
      const expected = await plain.query(text, params, options)
      expect(again).toEqual(expected)
      expect({ ...first, affectedRows: 0, rowCount: 0 }).toEqual({
        ...expected,
        affectedRows: 0,
        rowCount: 0,
      })
    }
  })

  it('an error names the constraint, and the next statement runs', async () => {
    const insert = 'insert into numbers values ($1)'
    await client.query(insert, [7])
    await expect(client.query(insert, [7])).rejects.toMatchObject({
      code: '23505',
      constraint: 'numbers_pkey',
    })
    await expect(client.query('select * from missing')).rejects.toMatchObject({ code: '42P01' })
    expect((await client.query(insert, [8])).affectedRows).toBe(1)
  })

  it('a transaction is rolled back with all its statements; others wait for its end', async () => {
    const insert = 'insert into numbers values ($1)'
    const count = 'select count(*)::int as count from numbers where n > 100'
    let outside: Promise<unknown> | undefined
    const failing = client.transaction(async (transaction) => {
      await transaction.query(insert, [101])
      outside = client.query(count).then(({ rows }) => rows)
      await transaction.query(insert, [102])
      await transaction.query(insert, [101])
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    expect(await outside).toEqual([{ count: 0 }])
  })

  it('a statement after a change of its table returns the new columns', async () => {
    const text = 'select n from numbers where n = $1'
    await client.query(text, [1])
    await client.exec('alter table numbers add column extra text')
    expect((await client.query(text, [1])).rows).toEqual([{ n: 1 }])
  })

  it('any number of different texts: the least recently used are closed', async () => {
    for (let n = 0; n <= STATEMENTS_MAX; n += 1) {
      await client.query('select 1 as used')
      await client.query(`select ${n}`)
    }
    expect(await keptStatements()).toBe(STATEMENTS_MAX)
    expect((await client.query('select 1 as used')).rows).toEqual([{ used: 1 }])
    expect((await client.query('select 0 as zero')).rows).toEqual([{ zero: 0 }])
  })

  it('a long text is not kept', async () => {
    const before = await keptStatements()
    const { rows } = await client.query(`select length('${'x'.repeat(20_000)}')`)
    expect(rows).toEqual([{ length: 20_000 }])
    expect(await keptStatements()).toBe(before)
  })

  it('a closed database rejects statements', async () => {
    await client.close()
    await expect(client.query('select 1')).rejects.toThrow('closed')
  })
})
