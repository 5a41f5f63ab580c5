import { PGlite } from '@electric-sql/pglite'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { createDatabase } from './create-database'
import { DurableFiles } from './durable-files'
import { DatabaseUnavailableError } from './is-unavailable'
import { prepareStatements } from './prepared-statements'

/**
 * PGlite's parameters without the one that turns fsync off. The method has to be given: of those
 * that Postgres knows, PGlite implements only this one.
 */
const DURABLE_PARAMS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

/**
 * Postgres' own cache. The default of 128 MB is in memory from the start, whatever the size of the
 * database; what does not fit into this one is read from the operating system's cache.
 */
const BUFFERS = ['-c', 'shared_buffers=32MB']

/**
 * V8 optimizes the functions of Postgres in the background, one instead of several at the same
 * time, because the allocator keeps what each thread has needed.
 */
const WASM_FLAGS = '--wasm-num-compilation-tasks=1'

/**
 * The status with which Postgres leaves a statement that has failed; it continues with the next
 * one.
 */
const STATEMENT_FAILED = 100

/** Postgres' last words in its log. */
const FATAL_LINE = /^(?:.* )?(?:PANIC|FATAL): +(?<reason>.+)$/

/**
 * Starts Postgres on a data folder and recovers what an earlier run has committed.
 * @throws DatabaseUnavailableError if it ends during the start
 */
export async function startEngine(dataDir: string) {
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await createDatabase(dataDir, BUFFERS)
  setFlagsFromString(WASM_FLAGS)
  let reason: string | undefined
  const files = new DurableFiles(dataDir)
  const client = new PGlite({
    dataDir,
    fs: files,
    startParams: [...DURABLE_PARAMS, ...BUFFERS],
    onStderr(line) {
      reason = FATAL_LINE.exec(line)?.groups?.reason ?? reason
      return false
    },
  })
  try {
    await client.waitReady
  } catch (error) {
    closeFiles(client)
    throw new DatabaseUnavailableError(reason ?? String(error))
  }

  let ended: DatabaseUnavailableError | undefined
  const module = client.Module
  const runStatement = module._PostgresMainLoopOnce
  module._PostgresMainLoopOnce = () => {
    try {
      runStatement()
    } catch (error) {
      if (!isStatus(error, STATEMENT_FAILED)) end(reason ?? String(error))
      throw error
    }
  }

  /**
   * PGlite ignores it when Postgres ends, and would report the statement as a success. What has
   * ended in the middle of a statement must not run again either, so everything PGlite calls next
   * rejects.
   */
  function end(cause: string) {
    ended = new DatabaseUnavailableError(cause)
    const refuse = () => {
      throw ended
    }
    module._PostgresMainLoopOnce = refuse
    module.stackRestore = refuse
    module._PostgresSendReadyForQueryIfNecessary = refuse
    module._pgl_pq_flush = refuse
    closeFiles(client)
  }

  return {
    client: prepareStatements(client),
    /**
     * Set once Postgres has ended, e.g. because the disk is full. Every statement then rejects with
     * it.
     */
    get ended() {
      return ended
    },
  }
}

/** Closes the files of a Postgres that has ended. */
function closeFiles(client: PGlite) {
  try {
    client.Module?.FS.quit()
  } catch {
    // A file that cannot be closed, e.g. because the disk does not respond, stays open.
  }
}

function isStatus(error: unknown, status: number): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === status
}
