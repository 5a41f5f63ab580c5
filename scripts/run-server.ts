import { setTimeout as wait } from 'node:timers/promises'
import { DataFolderError } from '../server/database/data-folder'
import { logError } from '../server/logger'
import { startServer } from '../server/main'
import { DEFAULT_PORT } from './project'
import { onShutdown } from './signals'

const SHUTDOWN_TIMEOUT_MS = 10_000
const PREDECESSOR_TIMEOUT_MS = 3000
const RETRY_DELAY_MS = 200

/**
 * Starts the backend in this process; it runs until it receives a signal. Request errors are
 * handled within the request. After an uncaught error the state is unknown, so it is logged and the
 * process exits. Writes that were already answered are not lost.
 */
export async function runServer(staticDir?: string): Promise<void> {
  // Rejected promises without a handler are reported here too.
  process.on('uncaughtException', (error) => {
    logError('uncaught error, the process ends', error)
    process.exit(1)
  })
  const server = await startAfterPredecessor(staticDir)
  let isClosing = false

  const close = () => {
    // Ctrl-C can arrive twice: from the terminal and from the file watcher.
    if (isClosing) return
    isClosing = true
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref()
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  onShutdown(close)
  // If the tests or the file watcher started this process, it ends together with them.
  if (process.send) process.on('disconnect', close)

  console.log(`Guildr is ready: ${server.url}`)
}

/**
 * Retries for a short time while the port or data folder is in use: after Ctrl-C, npm returns to
 * the prompt while the previous server is still closing its database.
 */
async function startAfterPredecessor(staticDir?: string): ReturnType<typeof startServer> {
  const deadline = Date.now() + PREDECESSOR_TIMEOUT_MS
  for (;;) {
    try {
      return await startServer({ env: process.env, staticDir })
    } catch (error) {
      const isTaken = isPortTaken(error) || error instanceof DataFolderError
      if (!isTaken || Date.now() > deadline) throw error
      await wait(RETRY_DELAY_MS)
    }
  }
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

/** Prints in one line why the server does not run, and exits with code 1. */
export function fail(error: unknown): never {
  console.error(explain(error))
  process.exit(1)
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return `Guildr could not start: ${String(error)}`
  // These are bugs in the code, so the stack is printed.
  if (error instanceof TypeError || error instanceof ReferenceError) {
    return error.stack ?? error.message
  }
  if (isPortTaken(error)) {
    const port = Number(process.env.PORT) || DEFAULT_PORT
    return (
      `Guildr could not start: port ${port} is already in use. ` +
      `Stop the other program, or choose another port: PORT=${port + 1} npm start`
    )
  }
  // The message of a failed query is the SQL statement; its cause contains the reason.
  const { message } = error.cause instanceof Error && error.cause.message ? error.cause : error
  return `Guildr could not start: ${message.split(/\s*\n\s*/).join(' ')}`
}
