// Runs the backend in this process until it receives a signal: `run-server [folder of a built
// app]`. It does not read .env; the calling process sets the environment.
import { logError } from '../server/logger'
import { startServer } from '../server/main'
import { DEFAULT_PORT, onShutdown } from './project'

const SHUTDOWN_TIMEOUT_MS = 10_000

// After an uncaught error the state is unknown, so the process exits; writes that were answered are
// not lost. Rejected promises without a handler are reported here too.
process.on('uncaughtException', (error) => {
  logError('uncaught error, the process ends', error)
  process.exit(1)
})

try {
  const server = await startServer({ env: process.env, staticDir: process.argv[2] })
  let isClosing = false
  const close = () => {
    // Ctrl-C can arrive twice: from the terminal and from the file watcher.
    if (isClosing) return
    isClosing = true
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref()
    server.close().then(() => process.exit(0), fail)
  }
  onShutdown(close)
  // If the tests or the file watcher started this process, it ends together with them.
  if (process.send) process.on('disconnect', close)
  console.log(`Guildr is ready: ${server.url}`)
} catch (error) {
  fail(error)
}

/** Prints in one line why the server does not run, and exits with code 1. */
function fail(error: unknown): never {
  // These are bugs in the code, so the stack is printed.
  const isBug = error instanceof TypeError || error instanceof ReferenceError
  console.error(isBug ? error.stack : `Guildr could not start: ${reasonOf(error)}`)
  process.exit(1)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') {
    const port = Number(process.env.PORT) || DEFAULT_PORT
    return (
      `port ${port} is already in use. Stop the other program, or choose another port: ` +
      `PORT=${port + 1} npm start`
    )
  }
  // The message of a failed query is the SQL statement; its cause contains the reason.
  const { message } = error.cause instanceof Error && error.cause.message ? error.cause : error
  return message.split(/\s*\n\s*/).join(' ')
}
