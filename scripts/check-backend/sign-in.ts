import { LOGIN_PATH } from '@/contract/session'
import type { BackendOptions } from './ask'
import type { Finding } from './finding'
import { NotChecked } from './not-checked'

/** Where the app takes a token or an error. */
const WAYS_BACK = ['/auth/callback', '/auth/success']

/**
 * Follows the sign-in to Battle.net and comes back as a user who has refused: the backend must lead
 * to the app then.
 * @throws {NotChecked} if the way back is not known
 */
export async function findSignInProblems({
  url,
  fetch,
  origin = url,
}: BackendOptions): Promise<Finding[]> {
  const get = (address: string, cookie = '') =>
    fetch(new Request(address, { redirect: 'manual', headers: { Cookie: cookie } })).catch(
      () => null,
    )
  const login = await get(url + LOGIN_PATH)
  const provider = locationOf(login, url)
  const call = `GET ${LOGIN_PATH}`
  const consequence = 'impossible'
  if (!provider) {
    const came = login ? `no redirect: HTTP ${login.status}` : 'no answer'
    return [{ consequence, call, came, effect: 'Nobody can sign in.' }]
  }
  const back = provider.searchParams.get('redirect_uri')
  if (!back || !URL.canParse(back)) {
    throw new NotChecked(`${provider.origin} is no provider of OAuth 2.0 (no redirect_uri)`)
  }
  const refused = new URL(back)
  refused.searchParams.set('error', 'access_denied')
  refused.searchParams.set('state', provider.searchParams.get('state') ?? '')
  const cookies = (login?.headers.getSetCookie() ?? []).map((cookie) => cookie.split(';')[0])
  const app = locationOf(await get(refused.href, cookies.join('; ')), back)
  if (app?.origin === origin && WAYS_BACK.includes(app.pathname)) return []
  const place = app ? `to ${app.origin}${app.pathname}` : `nowhere from ${refused.pathname}`
  const came = `a user who refuses comes back ${place}, not to ${origin}${WAYS_BACK[0]}`
  return [{ consequence, call, came, effect: 'Nobody gets from Battle.net back to the app.' }]
}

function locationOf(response: Response | null, base: string): URL | null {
  const location = response?.headers.get('Location')
  return location && URL.canParse(location, base) ? new URL(location, base) : null
}
