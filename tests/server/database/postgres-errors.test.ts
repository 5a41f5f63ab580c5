import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { updateWishlist } from '@/contract/wishlist'
import { openPostgres } from '../../../server/database/open-and-migrate'
import { openDatabase } from '../../../server/database/open-database'
import { isDatabaseUnavailable } from '../../../server/database/is-unavailable'
import { repeatTransaction } from '../../../server/database/repeat-transaction'
import { createTestBackend, type TestBackend } from '../../support/backend/backend'
import { rejection } from '../../support/backend/backend-calls'
import { createEmptyDatabase } from '../../support/backend/backend-databases'
import { signInPerson } from '../../support/entities'

const prepared = inject('preparedDatabase')

/** An error as both drivers throw it. `file` is the source file of Postgres. */
function databaseError(code: string, message: string, file = 'other.c'): Error {
  const cause = Object.assign(new Error(message), { code, file })
  return new Error('Failed query: update …', { cause })
}

const DEADLOCK = databaseError('40P01', 'deadlock detected')
const SERIALIZATION_FAILURE = databaseError('40001', 'could not serialize access')

describe('repeatTransaction', () => {
  it.each([DEADLOCK, SERIALIZATION_FAILURE])('%#: runs until it succeeds', async (error) => {
    const run = vi.fn<() => Promise<string>>().mockRejectedValueOnce(error)
    run.mockRejectedValueOnce(error).mockResolvedValueOnce('done')
    expect(await repeatTransaction(run)).toBe('done')
    expect(run).toHaveBeenCalledTimes(3)
  })

  it('throws the error after five attempts, and every other error at once', async () => {
    const deadlocked = vi.fn<() => Promise<void>>().mockRejectedValue(DEADLOCK)
    await expect(repeatTransaction(deadlocked)).rejects.toBe(DEADLOCK)
    expect(deadlocked).toHaveBeenCalledTimes(5)
    const taken = databaseError('23505', 'duplicate key')
    const violated = vi.fn<() => Promise<void>>().mockRejectedValue(taken)
    await expect(repeatTransaction(violated)).rejects.toBe(taken)
    expect(violated).toHaveBeenCalledTimes(1)
  })
})

describe('answers to errors of the database', () => {
  let backend: TestBackend
  let log: string[]

  beforeEach(async () => {
    backend = await createTestBackend()
    log = []
    vi.spyOn(console, 'error').mockImplementation((line: string) => log.push(line))
  })
  afterEach(() => backend.close())

  /** The answer to an edit of a wishlist whose transaction fails. */
  async function editFailingWith(error: Error) {
    const raider = await signInPerson(backend, 'Raider#3000')
    const params = { wishlistId: await raider.createWishlist('Frostelle') }
    const { token } = raider
    vi.spyOn(backend.database, 'transaction').mockRejectedValueOnce(error)
    return rejection(backend, updateWishlist, { token, params, body: { name: 'Other' } })
  }

  it('a deadlock that no repetition has solved: 503, so that the app keeps the edit and sends it again', async () => {
    const answer = await editFailingWith(DEADLOCK)
    expect(answer).toMatchObject({ status: 503, details: { retryAfter: 1 } })
    expect(log.join()).toContain('deadlock detected')
  })

  it('a right that was revoked: 500, and the log names it; not "database unavailable"', async () => {
    const answer = await editFailingWith(
      databaseError('42501', 'permission denied for table wishlists', 'aclchk.c'),
    )
    expect(answer).toMatchObject({ status: 500 })
    expect(log.join()).toContain('permission denied for table wishlists')
  })

  it('a file that must not be written has the same SQLSTATE, and is 503 in every language of the server', async () => {
    const answer = await editFailingWith(
      databaseError(
        '42501',
        'konnte Datei »base/5/16384« nicht öffnen: Keine Berechtigung',
        'fd.c',
      ),
    )
    expect(answer).toMatchObject({ status: 503, message: 'The database is currently unavailable' })
  })
})

describe.runIf(prepared.kind === 'postgres')('on a Postgres server', () => {
  const url = prepared.kind === 'postgres' ? prepared.url : ''

  it('two transactions that lock two rows in opposite order both succeed', async () => {
    const empty = await createEmptyDatabase(url)
    const { database, close } = await openPostgres(empty.url)
    await database.execute(sql`create table entries (id integer primary key, changes integer)`)
    await database.execute(sql`insert into entries values (1, 0), (2, 0)`)
    let haveFirst = 0
    let bothHaveFirst: () => void
    const untilBoth = new Promise<void>((resolve) => {
      bothHaveFirst = resolve
    })
    const change = (first: number, second: number) =>
      database.transaction(async (transaction) => {
        await transaction.execute(sql`update entries set changes = changes + 1 where id = ${first}`)
        haveFirst += 1
        if (haveFirst === 2) bothHaveFirst()
        await untilBoth
        await transaction.execute(
          sql`update entries set changes = changes + 1 where id = ${second}`,
        )
      })
    await Promise.all([change(1, 2), change(2, 1)])
    const counted = await database.execute(
      sql`select sum(changes)::integer as changes from entries`,
    )
    expect(counted).toMatchObject({ rows: [{ changes: 4 }] })
    expect(haveFirst).toBe(3)
    await close()
    await empty.drop()
  })

  it('a start whose user lacks rights ends and names them; with all rights it succeeds', async () => {
    const empty = await createEmptyDatabase(url)
    const owner = await openPostgres(empty.url)
    const run = (statement: string) => owner.database.execute(sql.raw(statement))
    const name = `limited_${Date.now()}`
    await run(`create role ${name} login password 'secret'`)
    const limited = new URL(empty.url)
    limited.username = name
    limited.password = 'secret'
    const start = () =>
      openDatabase({ databaseUrl: limited.href, dataDir: 'not-used' }).then(
        ({ close }) => close(),
        (error: unknown) => error,
      )
    const withoutCreate = await start()
    expect(String(withoutCreate)).toMatch(/lacks rights: permission denied for database/)
    expect(isDatabaseUnavailable(withoutCreate)).toBe(false)

    await run(`grant create on database ${new URL(empty.url).pathname.slice(1)} to ${name}`)
    await run(`grant all on schema drizzle to ${name}`)
    await run(`grant all on all tables in schema drizzle to ${name}`)
    await run(`grant all on all tables in schema public to ${name}`)
    await run(`revoke insert, delete on guild_awards from ${name}`)
    await run(`revoke select on users from ${name}`)
    expect(String(await start())).toMatch(
      /lacks rights: USAGE on admin_changes_sequence_seq; INSERT, DELETE on guild_awards; USAGE on night_raiders_id_seq; USAGE on replaced_awards_version_seq; SELECT on users; USAGE on webhook_posts_id_seq\./,
    )

    await run(`grant all on all tables in schema public to ${name}`)
    await run(`grant all on all sequences in schema public to ${name}`)
    expect(await start()).toBeUndefined()
    await run(`drop owned by ${name}`)
    await run(`drop role ${name}`)
    await owner.close()
    await empty.drop()
  })
})
