import { sql } from 'drizzle-orm'
import fs from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database, OpenDatabase } from '../../../server/database/database'
import { openEmbedded } from '../../../server/database/open-and-migrate'
import { guilds } from '../../../server/database/schema'

describe('durability of the embedded database', () => {
  let folder: string
  let embedded: OpenDatabase

  const flush = vi.spyOn(fs, 'fsyncSync')
  syncBuiltinESMExports()

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guildr-test-durability-'))
    embedded = await openEmbedded(join(folder, 'database'))
  })
  afterAll(async () => {
    await embedded.close()
    flush.mockRestore()
    syncBuiltinESMExports()
    await rm(folder, { recursive: true, force: true })
  })

  async function insertGuild(id: string, database: Pick<Database, 'insert'> = embedded.database) {
    await database.insert(guilds).values({
      id,
      region: 'eu',
      blizzardGuildId: Number(id),
      name: 'Ashen Vanguard',
      realm: 'Argent Dawn',
      realmSlug: 'argent-dawn',
      faction: 'ALLIANCE',
    })
  }

  async function readCheckpoint() {
    const [row] = await embedded.database
      .select({ position: sql<string>`redo_lsn`, written: sql<string>`pg_current_wal_lsn()` })
      .from(sql`pg_control_checkpoint()`)
    return row
  }

  it('a new data folder: its files are flushed to the disk', () => {
    // Postgres itself never changes the databases that it copies for new ones.
    const templates = ['1', '4'].flatMap((name) =>
      fs.readdirSync(join(folder, 'database', 'base', name)),
    )
    expect(flush.mock.calls.length).toBeGreaterThan(templates.length)
  })

  it('a write is flushed to the disk before it resolves, a read is not', async () => {
    flush.mockClear()
    await insertGuild('1')
    expect(flush).toHaveBeenCalledTimes(1)
    await embedded.database.select().from(guilds)
    expect(flush).toHaveBeenCalledTimes(1)
    await embedded.database.transaction(async (transaction) => {
      await insertGuild('2', transaction)
    })
    expect(flush).toHaveBeenCalledTimes(2)
  })

  it('the hourly cleanup writes a checkpoint, after which the log of changes can be deleted', async () => {
    const before = await readCheckpoint()
    await insertGuild('3')
    await embedded.vacuum?.()
    const after = await readCheckpoint()
    expect(before?.position).not.toBe(before?.written)
    expect(after?.position).not.toBe(before?.position)
  })
})
