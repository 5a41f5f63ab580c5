/** How Node names a server that is not there, or no longer. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
])

/** How Postgres names that it ends, starts, has ended the connection, or has no room for another. */
const POSTGRES_CODES = /^(08...|57P0[123]|53300)$/

/** What the driver says itself, without a code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/

/** Whether an error means that the database cannot be reached, rather than that it refused. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (NETWORK_CODES.has(code) || POSTGRES_CODES.test(code)) return true
  // drizzle wraps what the driver throws.
  return DRIVER_MESSAGES.test(error.message) || isDatabaseAway(error.cause)
}
