import { IDEMPOTENCY_HEADER } from '@/contract/call'
import { getCharacter, listAvailableCharacters, listCharacters } from '@/contract/character'
import { listGuilds } from '@/contract/guilds/guild'
import { listActiveInstances } from '@/contract/instance'
import { listInstanceLoot } from '@/contract/loot-item'
import { getMe, getMyCharacterCount, getStatus, LOGIN_PATH } from '@/contract/session'
import { getWishlist, listCharacterWishlists, listWishlists } from '@/contract/wishlist'
import { listAvailableItems } from '@/contract/wishes'
import { SLOTS } from '@/game/items'
import {
  allowsOrigin,
  createCheck,
  ensureRead,
  NotChecked,
  UNREACHABLE,
  type BackendOptions,
  type Check,
} from './check'
import { checkWrites } from './writes'

/** Where the app takes a token or an error. */
const WAYS_BACK = ['/auth/callback', '/auth/success']

interface ExamineOptions extends BackendOptions {
  /** Whether to create, change and delete wishlists of the token's user. */
  writes?: boolean
}

/** What the check uses of the answer to `getStatus`. */
interface Status {
  authenticated: boolean
  features: string[] | null
}

export type Examination = Awaited<ReturnType<typeof examineBackend>>

/** Makes every call that the app makes, and compares the answers with the contract. */
export async function examineBackend(options: ExamineOptions) {
  const { token, origin, writes = false } = options
  const check = createCheck(options)
  const { ask, part, findings, calls, absent, unchecked } = check
  const status = await ask(getStatus, { expected: [401] })
  const { authenticated, features: announced } = (status.value ?? {}) as Partial<Status>
  /** The features that the backend announces. */
  const features = announced ?? []
  if (origin !== undefined) await checkPreflight(check, options, features)
  await part('The way back from the sign-in', () => checkSignIn(check, options))
  /** Whether the calls that write were checked, too. */
  let hasWritten = false
  await part('Everything that needs a session', async () => {
    if (token === null) throw new NotChecked('no token was given (--token)')
    if (status.status !== 401) ensureRead(status)
    if (!authenticated) {
      const came = `HTTP ${status.status}: the token has no session`
      check.report(status, came, 'The app asks the user to sign in.')
      throw new NotChecked('the token has no session')
    }
    const { characters, instances } = await readAll(check, features)
    if (!writes) return
    await part('The calls that write', async () => {
      const [characterId] = ensureRead(characters).ids
      const [instanceId] = ensureRead(instances).ids
      if (characterId === undefined) throw new NotChecked('the user has no character')
      if (instanceId === undefined) throw new NotChecked('there is no active raid')
      await checkWrites(check, { characterId, instanceId })
      hasWritten = true
    })
  })
  for (const [call, fields] of absent) {
    if (!fields) unchecked.push(`The entries of ${call}, because it has none.`)
  }
  return { findings, calls, absent, features, unchecked, hasWritten }
}

/** Makes the calls that read, for every character, wishlist and slot. */
async function readAll({ ask, part, need }: Check, features: readonly string[]) {
  await ask(getMe)
  // Without it, the app counts the characters.
  await ask(getMyCharacterCount, { expected: [404] })
  for (const call of [listAvailableCharacters, listGuilds]) await ask(call)
  const instances = await ask(listActiveInstances)
  const characters = await ask(listCharacters)
  const lists: string[] = []
  await part('Characters and wishlists', async () => {
    const { ids } = ensureRead(characters)
    if (ids.length === 0) throw new NotChecked('the user has no character')
    for (const characterId of ids) {
      const params = { characterId }
      await ask(getCharacter, { params })
      await part('The wishlists of a character', async () => {
        lists.push(...(await need(listCharacterWishlists, { params })).ids)
      })
    }
    await part('Wishes', async () => {
      if (lists.length === 0) throw new NotChecked('no wishlist was found')
    })
  })
  for (const wishlistId of lists) {
    await ask(getWishlist, { params: { wishlistId } })
    for (const slot of SLOTS) await ask(listAvailableItems, { params: { wishlistId, slot } })
  }
  if (features.includes('wishlist-overview')) await ask(listWishlists)
  if (features.includes('instance-loot')) {
    for (const instanceId of instances.ids) await ask(listInstanceLoot, { params: { instanceId } })
  }
  return { characters, instances }
}

/** Whether a browser lets the app at `origin` call the backend with all methods. */
async function checkPreflight(
  { report }: Check,
  { url, fetch, origin = '' }: BackendOptions,
  announced: readonly string[],
): Promise<void> {
  const sentHeaders = [
    'Authorization',
    'Content-Type',
    ...(announced.includes('idempotency-keys') ? [IDEMPOTENCY_HEADER] : []),
  ]
  const request = new Request(`${url}/api/status`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': sentHeaders.join().toLowerCase(),
    },
  })
  const answer = await fetch(request).catch(() => null)
  const lacks = (what: string) =>
    report(
      { name: 'OPTIONS /api/status' },
      what,
      `The browser does not send such requests. ${UNREACHABLE}`,
    )
  if (!answer) return lacks('no answer')
  const allows = (list: string, name: string, star: readonly string[]) => {
    const allowed = answer.headers.get(`Access-Control-Allow-${list}`) ?? ''
    const names = allowed.toLowerCase().split(/\s*,\s*/)
    return [name.toLowerCase(), ...star].some((one) => names.includes(one))
  }
  if (!allowsOrigin(answer, origin)) lacks(`no Access-Control-Allow-Origin: ${origin}`)
  for (const method of ['PUT', 'DELETE']) {
    if (!allows('Methods', method, ['*'])) lacks(`no Access-Control-Allow-Methods: ${method}`)
  }
  for (const name of sentHeaders) {
    // A star does not include Authorization.
    const star = name === 'Authorization' ? [] : ['*']
    if (!allows('Headers', name, star)) lacks(`no Access-Control-Allow-Headers: ${name}`)
  }
}

/**
 * Follows the sign-in to Battle.net and comes back as a user who has refused: the backend must lead
 * to the app then.
 * @throws {NotChecked} if the way back is not known
 */
async function checkSignIn(
  { report }: Check,
  { url, fetch, origin = url }: BackendOptions,
): Promise<void> {
  const get = (address: string, cookie = '') =>
    fetch(new Request(address, { redirect: 'manual', headers: { Cookie: cookie } })).catch(
      () => null,
    )
  const login = await get(url + LOGIN_PATH)
  const provider = locationOf(login, url)
  const call = { name: `GET ${LOGIN_PATH}` }
  if (!provider) {
    const came = login ? `no redirect: HTTP ${login.status}` : 'no answer'
    return report(call, came, 'Nobody can sign in.')
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
  if (app?.origin === origin && WAYS_BACK.includes(app.pathname)) return
  const place = app ? `to ${app.origin}${app.pathname}` : `nowhere from ${refused.pathname}`
  const came = `a user who refuses comes back ${place}, not to ${origin}${WAYS_BACK[0]}`
  report(call, came, 'Nobody gets from Battle.net back to the app.')
}

function locationOf(response: Response | null, base: string): URL | null {
  const location = response?.headers.get('Location')
  return location && URL.canParse(location, base) ? new URL(location, base) : null
}
