/** Codes a sign-in can come back with: the reference backend's, and OAuth's own of other backends. */
const MESSAGES = new Map([
  ['FORBIDDEN', 'You cancelled the sign-in at Battle.net.'],
  ['access_denied', 'You cancelled the sign-in at Battle.net.'],
  ['SESSION_EXPIRED', 'That sign-in took too long or was started elsewhere. Please start again.'],
  ['RATE_LIMIT_ERROR', 'Too many sign-ins from your network. Wait a minute and try again.'],
])

/** What to tell the person whose sign-in came back with an error. */
export function signInErrorMessage(code: string): string {
  return MESSAGES.get(code) ?? 'Signing in with Battle.net failed. Please try again.'
}
