/**
 * Messages by error code of the sign-in: those of the reference backend, and OAuth's
 * `access_denied`.
 */
const MESSAGES = new Map([
  ['FORBIDDEN', 'You cancelled the sign-in at Battle.net.'],
  ['access_denied', 'You cancelled the sign-in at Battle.net.'],
  [
    'SESSION_EXPIRED',
    'The sign-in took too long or was not started in this tab. Please try again.',
  ],
  ['RATE_LIMIT_ERROR', 'Too many sign-ins from your network. Wait a minute and try again.'],
])

/** The message for an error code of the sign-in. */
export function signInErrorMessage(code: string): string {
  return MESSAGES.get(code) ?? 'Signing in with Battle.net failed. Please try again.'
}
