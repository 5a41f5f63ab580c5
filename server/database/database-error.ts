/** SQLSTATEs (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
export const INSUFFICIENT_PRIVILEGE = '42501'
export const FOREIGN_KEY_VIOLATION = '23503'
export const UNIQUE_VIOLATION = '23505'
export const SERIALIZATION_FAILURE = '40001'
export const DEADLOCK = '40P01'

/** What either driver reports about a statement that Postgres has rejected. */
interface DatabaseCause {
  /** The SQLSTATE. */
  code: string
  message: string
  constraint: string | undefined
}

/**
 * Postgres' own error in an error of either driver, which Drizzle wraps; undefined for other
 * errors.
 */
export function databaseCause(error: unknown): DatabaseCause | undefined {
  if (!(error instanceof Error)) return undefined
  const cause = error.cause instanceof Error ? error.cause : error
  if (!('code' in cause) || typeof cause.code !== 'string') return undefined
  const constraint =
    'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : undefined
  return { code: cause.code, message: cause.message, constraint }
}
