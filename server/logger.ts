/**
 * Something an operator should know, as one line. The database driver's own errors repeat the
 * statement with its parameters, tokens among them: their cause is logged instead.
 */
export function logError(message: string, error: unknown) {
  const shown = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const cause = shown instanceof Error ? `${shown.name}: ${shown.message}` : String(shown)
  console.error(JSON.stringify({ level: 'error', message, cause }))
}
