import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listWishlists, updateWishlist } from '@/contract/wishlist'
import { createPostgres, findPostgres } from '../../../scripts/postgres'
import { ROOT } from '../../../scripts/project'
import { Person } from '../../e2e/support/person'
import { ServerProcess } from '../../e2e/support/server-process'

const installed = findPostgres()

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guildr-test-backup-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** The command in docs/operating.md that starts with this program. */
async function readCommand(program: string): Promise<string> {
  const text = await readFile(join(ROOT, 'docs/operating.md'), 'utf8')
  const section = text.slice(text.indexOf('## Backup and restore'))
  const command = new RegExp(`\`(${program} [^\`]+)\``).exec(section)?.[1]
  if (!command) throw new Error(`docs/operating.md does not say how to use ${program}`)
  return command
}

/** Starts the server, and names a wishlist "In the backup". */
async function prepare(server: ServerProcess) {
  await server.start()
  const person = await Person.signIn(server, 'Raider#3000')
  const [list] = await person.read(listWishlists)
  const params = { wishlistId: list?.id ?? '' }
  // The order of lists does not depend on names.
  const setName = async (name: string) =>
    expect(await person.send(updateWishlist, params, { name })).toMatchObject({ status: 200 })
  await setName('In the backup')
  return { person, setName, lists: await person.read(listWishlists) }
}

describe('backup and restore as docs/operating.md describes them', () => {
  it('embedded database: the copy of the data folder restores data and sessions', async () => {
    const [dataDir, copy] = [join(folder, 'data'), join(folder, 'copy')]
    const server = await ServerProcess.create({ dataDir })
    const { person, setName, lists } = await prepare(server)
    await server.stop()
    await cp(dataDir, copy, { recursive: true })
    await server.start()
    await setName('After the backup')

    await server.stop()
    await rm(dataDir, { recursive: true })
    await rename(copy, dataDir)
    await server.start()
    expect(await person.read(listWishlists)).toEqual(lists)
    await server.stop()
  })

  it.skipIf(installed === undefined)(
    'Postgres: the dump of a running server restores data and sessions',
    async () => {
      const postgres = await createPostgres(installed ?? '')
      await postgres.start()
      const settings = { DATABASE_URL: postgres.url }
      const server = await ServerProcess.create({ dataDir: join(folder, 'not-used'), settings })
      const PATH = [dirname(installed ?? ''), process.env.PATH].join(delimiter)
      const run = async (program: string) =>
        execFileSync('sh', ['-c', await readCommand(program)], {
          cwd: folder,
          env: { ...process.env, ...settings, PATH },
        })
      const { person, setName, lists } = await prepare(server)
      await run('pg_dump')
      await setName('After the backup')

      await server.stop()
      await run('pg_restore')
      await server.start()
      expect(await person.read(listWishlists)).toEqual(lists)
      await server.stop()
      await postgres.remove()
    },
  )
})
