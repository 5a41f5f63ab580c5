import { setTimeout as wait } from 'node:timers/promises'
import { DataFolderError } from '../server/database/data-folder'
import { startServer } from '../server/main'
import { BuildError } from './build-app'
import { DEFAULT_PORT } from './project'
import { onEnd } from './signals'

const CLOSING_TAKES_AT_MOST_MS = 10_000
const WAIT_FOR_PREDECESSOR_MS = 3000
const TRY_AGAIN_AFTER_MS = 200

/** Starts the backend in this process and keeps it running until a signal ends it. */
export async function runServer(staticDir?: string): Promise<void> {
  const server = await startAfterPredecessor(staticDir)
  let isClosing = false

  const close = () => {
    // One Ctrl-C can arrive twice: from the terminal, and handed on by the watcher.
    if (isClosing) return
    isClosing = true
    setTimeout(() => process.exit(1), CLOSING_TAKES_AT_MOST_MS).unref()
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  onEnd(close)
  // Started by another process of ours (the tests, the watcher): do not outlive it.
  if (process.send) process.on('disconnect', close)

  console.log(`Guildr is ready: ${server.url}`)
}

/**
 * After Ctrl-C npm gives the prompt back while the server is still closing its database, so a start
 * right after a stop may find port and data folder taken for another moment.
 */
async function startAfterPredecessor(staticDir?: string): ReturnType<typeof startServer> {
  const deadline = Date.now() + WAIT_FOR_PREDECESSOR_MS
  for (;;) {
    try {
      return await startServer({ env: process.env, staticDir })
    } catch (error) {
      const isTaken = isPortTaken(error) || error instanceof DataFolderError
      if (!isTaken || Date.now() > deadline) throw error
      await wait(TRY_AGAIN_AFTER_MS)
    }
  }
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

/** Says in one line why it does not run, and ends with exit code 1. */
export function fail(error: unknown): never {
  console.error(explain(error))
  process.exit(1)
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return `Guildr could not start: ${String(error)}`
  if (error instanceof BuildError) {
    return `${error.message}\n\nGuildr could not start: the app does not build (see above).`
  }
  // A mistake in the program itself, not in how it is used: only the stack helps.
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
  // A failed query says what was asked; its cause says why there was no answer.
  const { message } = error.cause instanceof Error && error.cause.message ? error.cause : error
  return `Guildr could not start: ${message.split(/\s*\n\s*/).join(' ')}`
}
