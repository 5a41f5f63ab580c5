import { token } from '@/api/token'
import { takeSignInStart } from './sign-in-start'

/**
 * Completes a sign-in: reads `#token=…` or `#error=…` (other backends may send `?token=` or
 * `?error=`) and stores the token. The token is removed from the address bar and the history before
 * anything renders. It is only stored if this tab has started a sign-in, so that a link with a
 * token does not sign anyone in.
 * @returns an error code, or null if the token was stored
 */
export function completeSignIn(location: { hash: string; searchStr: string }): string | null {
  const fragment = new URLSearchParams(location.hash.replace(/^#/, ''))
  const search = new URLSearchParams(location.searchStr)
  const wasStartedHere = takeSignInStart()
  const received = fragment.get('token') ?? search.get('token')
  // Not `window.history.replaceState`: the router overrides it and would load the page again.
  History.prototype.replaceState.call(
    window.history,
    window.history.state,
    '',
    window.location.pathname,
  )
  if (!received) return fragment.get('error') ?? search.get('error') ?? 'INVALID_CREDENTIALS'
  if (!wasStartedHere) return 'SESSION_EXPIRED'
  token.write(received)
  return null
}
