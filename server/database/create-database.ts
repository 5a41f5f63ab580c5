import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { syncFolder } from './durable-files'
import { DatabaseUnavailableError } from './is-unavailable'

/** Code instead of a file, because the server is bundled into one file. */
const PROGRAM = `
  const [, packageFile, dataDir, ...parameters] = process.argv
  const { PGlite } = require(packageFile)
  const startParams = [...PGlite.defaultStartParams, ...parameters]
  const client = new PGlite({ dataDir, startParams, initDbStartParams: parameters })
  client.waitReady
    .then(() => client.close())
    .then(() => process.exit(0), (error) => {
      console.error(error.message)
      process.exit(1)
    })
`

/**
 * Creates the files of an embedded database. PGlite needs a second Postgres for it, and would keep
 * its memory, so it happens in another process. The folder gets its name when it is complete: a
 * process that is killed leaves none.
 * @param parameters of Postgres, which also become the settings of the new database
 * @throws DatabaseUnavailableError
 */
export async function createDatabase(dataDir: string, parameters: string[]): Promise<void> {
  const [parent, prefix] = [dirname(dataDir), `${basename(dataDir)}-new-`]
  for (const name of readdirSync(parent)) {
    if (name.startsWith(prefix)) rmSync(join(parent, name), { recursive: true, force: true })
  }
  const unfinished = mkdtempSync(join(parent, prefix))
  const packageFile = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  try {
    const args = ['--eval', PROGRAM, '--', packageFile, unfinished, ...parameters]
    await promisify(execFile)(process.execPath, args)
    syncFolder(unfinished)
    renameSync(unfinished, dataDir)
    syncFolder(dataDir)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
    throw new DatabaseUnavailableError(reason.trim() || String(error))
  }
}
