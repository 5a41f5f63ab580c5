import { token } from '@/api/token'
import { takeSignInStart } from './sign-in-start'

/**
 * Takes what the sign-in came back with: `#token=…` or `#error=…`, from other backends `?token=` or
 * `?error=`. The token leaves address bar and history before anything renders, and is stored when this
 * tab has started a sign-in: a link with a token in it signs nobody in.
 * @returns the error's code, or null when there is a token now
 */
export function completeSignIn(location: { hash: string; searchStr: string }): string | null {
  const fragment = new URLSearchParams(location.hash.replace(/^#/, ''))
  const search = new URLSearchParams(location.searchStr)
  const isStartedHere = takeSignInStart()
  const received = fragment.get('token') ?? search.get('token')
  // The prototype's own: the router listens to the method on the instance and would load again.
  History.prototype.replaceState.call(
    window.history,
    window.history.state,
    '',
    window.location.pathname,
  )
  if (!received) return fragment.get('error') ?? search.get('error') ?? 'INVALID_CREDENTIALS'
  if (!isStartedHere) return 'SESSION_EXPIRED'
  token.write(received)
  return null
}
