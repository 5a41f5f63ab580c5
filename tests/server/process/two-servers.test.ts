import { eq } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../../scripts/ports'
import type { OpenDatabase } from '../../../server/database/database'
import { openPostgres } from '../../../server/database/open-and-migrate'
import { instances, users } from '../../../server/database/schema'
import { RAIDS } from '../../../server/database/seed/all-raids'
import { startServer } from '../../../server/main'
import { hasPostgres, startPostgres } from './on-postgres'

describe.skipIf(!hasPostgres)('two servers on one Postgres database', () => {
  const on = startPostgres()
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guildr-test-two-servers-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function start() {
    const env = {
      PORT: String(await findFreePort()),
      DATA_DIR: join(folder, 'not-used'),
      DATABASE_URL: on.postgres.url,
      ICONS: 'off',
    }
    return startServer({ env })
  }

  it('both start at the same moment on an empty database, which is migrated and seeded once', async () => {
    const servers = await Promise.all([start(), start(), start()])
    for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200)
    await Promise.all(servers.map((server) => server.close()))

    const { database, close } = await openPostgres(on.postgres.url)
    expect(await database.$count(instances)).toBe(RAIDS.length)
    expect(await database.$count(users, eq(users.battleNetTag, 'Raider#3000'))).toBe(1)
    await close()
  })
})

describe.skipIf(!hasPostgres)('locks of processes on one Postgres database', () => {
  const on = startPostgres()
  let one: OpenDatabase
  let other: OpenDatabase

  beforeAll(async () => {
    one = await openPostgres(on.postgres.url)
    other = await openPostgres(on.postgres.url)
  })
  afterAll(() => Promise.all([one.close(), other.close()]))

  it('a job that runs in one process is skipped in the other one, and runs there when it has ended', async () => {
    const rounds: string[] = []
    await one.locks.ifFree('cleanup', async () => {
      rounds.push('one')
      await other.locks.ifFree('cleanup', async () => void rounds.push('other meanwhile'))
      await other.locks.ifFree('another job', async () => void rounds.push('another job'))
    })
    expect(rounds).toEqual(['one', 'another job'])
    await other.locks.whenFree('cleanup', async () => void rounds.push('other'))
    expect(rounds).toEqual(['one', 'another job', 'other'])
  })

  it('a job that fails frees its lock', async () => {
    const failed = one.locks.ifFree('cleanup', () => Promise.reject(new Error('Failed')))
    await expect(failed).rejects.toThrow('Failed')
    expect(await other.locks.whenFree('cleanup', async () => 'runs')).toBe('runs')
  })
})
