import { LOGIN_PATH } from '@/contract/session'
import type { BackendOptions } from './ask'

/** Where the app takes a token or an error. */
const WAYS_BACK = ['/auth/callback', '/auth/success']

/**
 * Follows the sign-in to Battle.net and comes back as a user who has refused: the backend must lead
 * to the app then. Returns what is wrong, or null.
 */
export async function findSignInProblem({
  url,
  fetch,
  origin = url,
}: BackendOptions): Promise<string | null> {
  const get = (address: string, cookie = '') =>
    fetch(new Request(address, { redirect: 'manual', headers: { Cookie: cookie } })).catch(
      () => null,
    )
  const login = await get(url + LOGIN_PATH)
  const provider = locationOf(login, url)
  if (!provider) return `${LOGIN_PATH} does not redirect: HTTP ${login?.status ?? 'no answer'}`
  const back = provider.searchParams.get('redirect_uri')
  // Another provider than one of OAuth 2.0: the way back is not known.
  if (!back || !URL.canParse(back)) return null
  const refused = new URL(back)
  refused.searchParams.set('error', 'access_denied')
  refused.searchParams.set('state', provider.searchParams.get('state') ?? '')
  const cookies = (login?.headers.getSetCookie() ?? []).map((cookie) => cookie.split(';')[0])
  const app = locationOf(await get(refused.href, cookies.join('; ')), back)
  if (!app) return `${refused.pathname} does not redirect to the app`
  const isApp = app.origin === origin && WAYS_BACK.includes(app.pathname)
  return isApp ? null : `leads to ${app.origin}${app.pathname}, not to ${origin}${WAYS_BACK[0]}`
}

function locationOf(response: Response | null, base: string): URL | null {
  const location = response?.headers.get('Location')
  return location && URL.canParse(location, base) ? new URL(location, base) : null
}
