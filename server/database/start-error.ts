import { databaseCause, INSUFFICIENT_PRIVILEGE } from './database-error'
import { isDatabaseUnavailable } from './is-unavailable'

/** The server cannot start because of the database. The message is for the person who starts it. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError'
}

/**
 * The error of a start that failed with `error`: one that says what to do if the database is the
 * reason.
 * @param databaseUrl undefined for the embedded database
 */
export function toStartError(error: unknown, databaseUrl: string | undefined): unknown {
  if (error instanceof DatabaseStartError || !isDatabaseUnavailable(error)) return error
  const advice = databaseUrl
    ? 'Check DATABASE_URL and that Postgres is running'
    : 'Check that the disk of DATA_DIR works, has free space and can be written'
  return new DatabaseStartError(
    `the database is unavailable (${reasonOf(error)}). Migrations that had not finished were rolled ` +
      `back. ${advice}, then start Guildr again.`,
  )
}

/**
 * Runs the pending migrations.
 * @throws DatabaseStartError if one fails, with the reason
 */
export async function reportMigration(migrate: () => Promise<void>): Promise<void> {
  try {
    await migrate()
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    if (databaseCause(error)?.code === INSUFFICIENT_PRIVILEGE) throw missingRights(reasonOf(error))
    throw new DatabaseStartError(
      `the database could not be upgraded: ${reasonOf(error)}. Nothing was changed. Correct the ` +
        'data that the message names, or start the previous version, which works with this ' +
        'database as it is (docs/operating.md, "Upgrade").',
    )
  }
}

/** @param missing what Postgres refuses, or the rights by name */
export function missingRights(missing: string): DatabaseStartError {
  return new DatabaseStartError(
    `the database user lacks rights: ${missing}. Let the user of DATABASE_URL own the database and its ` +
      'tables, or grant these rights (docs/operating.md, "Postgres"), then start Guildr again.',
  )
}

/** The database's own message; that of a failed query is the statement. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return String(cause)
  const detail = 'detail' in cause && typeof cause.detail === 'string' ? cause.detail : ''
  // The errors of a failed connection to several addresses have no message.
  const message = cause.message || ('code' in cause ? String(cause.code) : cause.name)
  return [message, detail.replace(/\.$/, '')].filter(Boolean).join(': ')
}
