import { token } from '@/api/token'
import { takeSignInStart } from './sign-in-start'

interface Callback {
  hash: string
  searchStr: string
}

/** The value of the first of these names that the fragment or else the search parameters have. */
function read({ hash, searchStr }: Callback, ...names: string[]): string | undefined {
  const sources = [hash.replace(/^#/, ''), searchStr].map((text) => new URLSearchParams(text))
  return (
    sources.flatMap((source) => names.map((name) => source.get(name))).find(Boolean) ?? undefined
  )
}

/** Other backends may call the token by its name in OAuth. */
function readToken(location: Callback) {
  return read(location, 'token', 'access_token')
}

/** Whether a page was opened with a token, as other backends may open /auth/success. */
export function hasToken(location: Callback): boolean {
  return readToken(location) !== undefined
}

/**
 * Completes a sign-in: reads `#token=…` or `#error=…` (other backends may send `?token=` or
 * `?error=`) and stores the token. The token is removed from the address bar and the history before
 * anything renders. It is only stored if this tab has started a sign-in, so that a link with a
 * token does not sign anyone in.
 * @returns an error code, or null if the token was stored
 */
export function completeSignIn(location: Callback): string | null {
  const wasStartedHere = takeSignInStart()
  const received = readToken(location)
  // Not `window.history.replaceState`: the router overrides it and would load the page again.
  History.prototype.replaceState.call(
    window.history,
    window.history.state,
    '',
    window.location.pathname,
  )
  if (!received) return read(location, 'error') ?? 'INVALID_CREDENTIALS'
  if (!wasStartedHere) return 'SESSION_EXPIRED'
  token.write(received)
  return null
}
