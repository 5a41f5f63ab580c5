/** What else a line says, such as the request it is about. Never a token, a code or a query. */
type Fields = Record<string, string | number | undefined>

/**
 * Something an operator should know, as one line. The database driver's own errors repeat the
 * statement with its parameters, tokens among them: their cause is logged instead.
 */
export function logError(message: string, error: unknown, fields: Fields = {}) {
  const shown = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const named = shown instanceof Error ? `${shown.name}: ${shown.message}` : String(shown)
  const detail = shown instanceof Error && typeof shown.cause === 'string' ? shown.cause : null
  const cause = [named, detail].filter(Boolean).join(' – ')
  console.error(lineOf('error', message, { ...fields, cause }))
}

/** Something that happened as it should, as one line. */
export function logInfo(message: string, fields: Fields = {}) {
  console.log(lineOf('info', message, fields))
}

function lineOf(level: 'error' | 'info', message: string, fields: Fields): string {
  return JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })
}
