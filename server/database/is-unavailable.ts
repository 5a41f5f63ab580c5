import { INSUFFICIENT_PRIVILEGE } from './database-error'

/** Node's error codes for a server that cannot be reached or has closed the connection. */
const NETWORK_CODES = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
])

/**
 * SQLSTATEs for connection failures, shutdown, startup, ended idle connections and transactions,
 * full disks, lack of memory and connections, input and output errors, and a server that became a
 * standby (read-only) in a failover.
 */
const POSTGRES_CODES = /^(08...|57P0[1235]|25P03|53...|58030|25006)$/

/**
 * The source files of Postgres that read and write its data. A file that may not be written has the
 * SQLSTATE of a right that the database user lacks, and messages are translated (`lc_messages`).
 */
const STORAGE_FILES = /^(buffile|copydir|fd|md|relmapper|slru|xlog\w*)\.c$/

/** Messages of the `pg` driver's own errors, which have no code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout)/

/**
 * The embedded database has ended. The message is its reason, e.g. that no space is left on the
 * disk.
 */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError'
}

/** Whether an error means that the database cannot be used, as opposed to a failed statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseUnavailableError) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (NETWORK_CODES.has(code) || POSTGRES_CODES.test(code)) return true
  if (code === INSUFFICIENT_PRIVILEGE) {
    return 'file' in error && STORAGE_FILES.test(String(error.file))
  }
  // Drizzle wraps the driver's error as `cause`.
  return DRIVER_MESSAGES.test(error.message) || isDatabaseUnavailable(error.cause)
}
