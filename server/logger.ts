/**
 * Something an operator should know, as one line. The database driver's own errors repeat the
 * statement with its parameters, tokens among them: their cause is logged instead.
 */
export function logError(message: string, error: unknown) {
  const shown = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const named = shown instanceof Error ? `${shown.name}: ${shown.message}` : String(shown)
  const detail = shown instanceof Error && typeof shown.cause === 'string' ? shown.cause : null
  const cause = [named, detail].filter(Boolean).join(' – ')
  console.error(JSON.stringify({ level: 'error', message, cause }))
}
