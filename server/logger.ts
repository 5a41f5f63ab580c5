/**
 * Additional fields of a log line, such as the request id. Never a token, an OAuth code or a query.
 */
type Fields = Record<string, string | number | undefined>

/**
 * Logs an error as one JSON line. Of an error with a cause only the cause is logged, because the
 * messages of database errors contain the statement with its parameters, such as token hashes.
 */
export function logError(message: string, error: unknown, fields: Fields = {}) {
  const shown = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const named = shown instanceof Error ? `${shown.name}: ${shown.message}` : String(shown)
  const detail = shown instanceof Error && typeof shown.cause === 'string' ? shown.cause : null
  const cause = [named, detail].filter(Boolean).join(' – ')
  console.error(lineOf('error', message, { ...fields, cause }))
}

/** Logs an event that an operator may want to look into as one JSON line. */
export function logWarning(message: string, fields: Fields = {}) {
  console.warn(lineOf('warning', message, fields))
}

/** Logs an event as one JSON line. */
export function logInfo(message: string, fields: Fields = {}) {
  console.log(lineOf('info', message, fields))
}

function lineOf(level: 'error' | 'warning' | 'info', message: string, fields: Fields): string {
  return JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })
}
