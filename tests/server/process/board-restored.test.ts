import type { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Database } from '../../../server/database/database'
import { openEmbedded } from '../../../server/database/open-and-migrate'
import { selectBoardVersion } from '../../../server/guilds/board-version'
import { createGuildScene, shareFrostelle, type GuildScene } from '../../support/backend/guild'

let scene: GuildScene
beforeEach(async () => {
  scene = await createGuildScene()
  await shareFrostelle(scene.backend, scene.raider, scene.guildId)
})
afterEach(() => scene.backend.close())

/** The files of the embedded database. */
async function copyFiles(database: Database) {
  // drizzle exposes its driver as `$client`; the type Database omits it, as it covers two drivers.
  const { $client } = database as Database & { $client: PGlite }
  return $client.dumpDataDir('none')
}

// Among the process tests, which open new databases: copying the files of a database that many
// tests have used is slow.
describe('guild board: version after a restore', () => {
  // A Postgres server reads restored files after a start only, like the embedded database.
  it.skipIf(inject('preparedDatabase').kind !== 'embedded')(
    'a restored copy of the files has the same rows and transaction ids, but another version',
    async () => {
      const { database } = scene.backend
      const user = await database.query.users.findFirst({
        where: (table, { eq }) => eq(table.battleNetTag, 'Raider#3000'),
      })
      const board = { ...scene.board, difficulty: 'Heroic' as const }
      const read = (from: Database) => selectBoardVersion(from, board, user?.id ?? '')
      const before = await read(database)
      expect(before).toEqual(expect.any(String))
      expect(await read(database)).toBe(before)
      const restored = await openEmbedded(undefined, await copyFiles(database))
      const after = await read(restored.database)
      await restored.close()
      expect(after).toEqual(expect.any(String))
      expect(after).not.toBe(before)
    },
  )
})
