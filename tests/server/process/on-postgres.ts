import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { createPostgres, findPostgres, type TemporaryPostgres } from '../../../scripts/postgres'
import { ServerProcess } from '../../e2e/support/server-process'

const installed = findPostgres()

/** Tests on Postgres are skipped where it is not installed. */
export const hasPostgres = installed !== undefined

/** Starts a Postgres server for the tests of a block. The answer has it from the first hook on. */
export function startPostgres(): { readonly postgres: TemporaryPostgres } {
  let postgres: TemporaryPostgres
  beforeAll(async () => {
    postgres = await createPostgres(installed ?? '')
    await postgres.start()
  })
  afterAll(() => postgres.remove())
  return {
    get postgres() {
      return postgres
    },
  }
}

/** Starts a Postgres server, and a server process on it, for the tests of a block. */
export function startOnPostgres() {
  const started = startPostgres()
  let folder: string
  let server: ServerProcess
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guildr-test-postgres-'))
    server = await ServerProcess.create({
      dataDir: join(folder, 'not-used'),
      settings: { DATABASE_URL: started.postgres.url },
    })
    await server.start()
  })
  afterAll(async () => {
    await server.kill()
    await rm(folder, { recursive: true })
  })
  return {
    get postgres() {
      return started.postgres
    },
    get server() {
      return server
    },
  }
}
