import { Hono } from 'hono'
import { beforeEach, describe, expect, it } from 'vitest'
import { SANDBOX_ACCOUNTS, SANDBOX_SEED } from '../../../server/battlenet/sandbox/accounts'
import { SANDBOX_PATH } from '../../../server/battlenet/sandbox/sandbox'
import { createHarness, ORIGIN, REDIRECT_URI, STATE } from './harness'

const OAUTH = `${ORIGIN}${SANDBOX_PATH}/oauth`
const API = `${ORIGIN}${SANDBOX_PATH}/api`
const FROSTELLE = `${API}/eu/profile/wow/character/argent-dawn/frostelle`
const BASIC = `Basic ${btoa('guildr-sandbox:sandbox-only')}`

let harness: ReturnType<typeof createHarness>
beforeEach(() => {
  harness = createHarness()
})

function authorize(changes: Record<string, string | undefined> = {}) {
  const query = new URLSearchParams({
    client_id: 'guildr-sandbox',
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    scope: 'openid wow.profile',
    state: STATE,
  })
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name)
    else query.set(name, value)
  }
  return harness.fetchSandbox(`${OAUTH}/authorize?${query}`)
}

function requestToken(form: Record<string, string>, authorization = BASIC) {
  return harness.fetchSandbox(`${OAUTH}/token`, {
    method: 'POST',
    headers: { Authorization: authorization },
    body: new URLSearchParams(form),
  })
}

async function appToken(): Promise<string> {
  const response = await requestToken({ grant_type: 'client_credentials' })
  const body = (await response.json()) as { access_token: string }
  return body.access_token
}

function get(url: string, token: string | null, namespace: string | null = 'profile-eu') {
  return harness.fetchSandbox(url, {
    headers: {
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(namespace !== null && { 'Battlenet-Namespace': namespace }),
    },
  })
}

describe('the authorize page', () => {
  it.each([
    ['an unknown client', { client_id: 'other' }, 401, 'Bad client credentials'],
    ['no client', { client_id: undefined }, 401, 'Bad client credentials'],
    ['no redirect', { redirect_uri: undefined }, 400, 'The redirect_uri parameter'],
    ['a redirect that is no URI', { redirect_uri: 'here' }, 400, 'The redirect_uri parameter'],
    ['another redirect', { redirect_uri: `${REDIRECT_URI}/x` }, 400, 'The redirect_uri parameter'],
    ['no state', { state: undefined }, 400, 'The state parameter must be provided'],
    ['an empty state', { state: '' }, 400, 'The state parameter must be provided'],
    ['another response type', { response_type: 'token' }, 400, 'The response_type parameter'],
    ['an unknown scope', { scope: 'openid email' }, 400, 'The scope parameter'],
  ])('refuses %s, as does the choice made on it', async (_, changes, status, message) => {
    for (const choice of [{}, { account: 'Admin#1000' }]) {
      const response = await authorize({ ...changes, ...choice })
      expect(response.status).toBe(status)
      expect(await response.text()).toContain(message)
    }
  })

  it('offers every account and Cancel, without inline script or style', async () => {
    const page = await (await authorize()).text()
    expect(page).toContain('<html lang="en">')
    expect(page).toContain('<h1>Choose a sandbox account</h1>')
    const buttons = [...page.matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map(([, name]) => name)
    expect(buttons.map((name) => name?.trim())).toEqual([
      ...SANDBOX_ACCOUNTS.map(({ battleTag }) => battleTag),
      'Cancel',
    ])
    for (const [, hint] of page.matchAll(/aria-describedby="([^"]*)"/g)) {
      expect(page).toContain(`id="${hint}"`)
    }
    expect(page).not.toMatch(/<script|<style|style=|onclick/)
  })

  it('serves its style sheet beside it', async () => {
    const response = await harness.fetchSandbox(`${OAUTH}/chooser.css`)
    expect(response.headers.get('Content-Type')).toContain('text/css')
  })

  it('escapes what it is given', async () => {
    const page = await (await authorize({ state: '"><script>' })).text()
    expect(page).not.toContain('<script>')
  })

  it('sends the browser back with code and state', async () => {
    const page = await authorize({ account: 'Admin#1000', profile: 'share' })
    const callback = callbackOf(await page.text())
    expect(`${callback.origin}${callback.pathname}`).toBe(REDIRECT_URI)
    expect(callback.searchParams.get('state')).toBe(STATE)
    await expect(harness.exchange(callback)).resolves.toMatchObject({
      scopes: ['openid', 'wow.profile'],
    })
  })

  it('sends the browser back with access_denied', async () => {
    const page = await authorize({ cancel: 'yes' })
    const callback = callbackOf(await page.text())
    expect(Object.fromEntries(callback.searchParams)).toEqual({
      error: 'access_denied',
      state: STATE,
    })
  })

  it('knows no other account', async () => {
    expect((await authorize({ account: 'Other#1' })).status).toBe(400)
  })
})

describe('the token endpoint', () => {
  it('has no GET', async () => {
    expect((await harness.fetchSandbox(`${OAUTH}/token`)).status).toBe(405)
  })

  it.each([
    ['no credentials', ''],
    ['a wrong secret', `Basic ${btoa('guildr-sandbox:other')}`],
    ['a wrong client', `Basic ${btoa('other:sandbox-only')}`],
  ])('refuses %s', async (_, authorization) => {
    const response = await requestToken({ grant_type: 'client_credentials' }, authorization)
    expect(response.status).toBe(401)
    await expect(response.json()).resolves.toMatchObject({ error: 'invalid_client' })
  })

  it('refuses other grants and gives no refresh token', async () => {
    const refused = await requestToken({ grant_type: 'refresh_token' })
    expect(refused.status).toBe(400)
    const code = harness.visit('Admin#1000').searchParams.get('code') ?? ''
    const form = { grant_type: 'authorization_code', code, redirect_uri: REDIRECT_URI }
    const body: unknown = await (await requestToken(form)).json()
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 86_399 })
    expect(body).not.toHaveProperty('refresh_token')
  })

  it('spends a code that comes with another redirect', async () => {
    const callback = harness.visit('Admin#1000')
    await expect(harness.exchange(callback, `${ORIGIN}/other`)).rejects.toThrow('invalid_grant')
    await expect(harness.exchange(callback)).rejects.toThrow('invalid_grant')
  })
})

describe('the API', () => {
  it.each([
    ['no token', null],
    ['an unknown token', 'unknown'],
    ['a forged token', `${Buffer.from('{}').toString('base64url')}.AAAA`],
  ])('refuses %s', async (_, token) => {
    expect((await get(FROSTELLE, token)).status).toBe(401)
    expect((await get(`${OAUTH}/userinfo`, token)).status).toBe(401)
  })

  it('reads no token from the address', async () => {
    const url = `${FROSTELLE}?access_token=${await appToken()}`
    expect((await get(url, null)).status).toBe(401)
  })

  it('refuses an expired token', async () => {
    const token = await appToken()
    harness.pass(86_399)
    expect((await get(FROSTELLE, token)).status).toBe(401)
  })

  it.each([null, 'static-eu', 'profile-us'])('refuses the namespace %s', async (namespace) => {
    expect((await get(FROSTELLE, await appToken(), namespace)).status).toBe(403)
  })

  it('takes the namespace from the address too', async () => {
    const response = await get(`${FROSTELLE}?namespace=profile-eu`, await appToken(), null)
    expect(response.status).toBe(200)
  })

  it("refuses a client's own token and one without the scope for a person's characters", async () => {
    const url = `${API}/eu/profile/user/wow`
    expect((await get(url, await appToken())).status).toBe(403)
    expect((await get(url, await harness.signIn('Admin#1000', false))).status).toBe(403)
    expect((await get(`${OAUTH}/userinfo`, await appToken())).status).toBe(401)
  })

  it.each([
    ['a name in upper case', 'eu', 'profile/wow/character/argent-dawn/Frostelle'],
    ['a realm by its name', 'eu', 'profile/wow/character/Argent%20Dawn/frostelle'],
    ['a slug without its accents', 'eu', 'profile/wow/character/marecage-de-zangar/oakhorn'],
    ['a character that has not logged in', 'eu', 'profile/wow/character/silvermoon/selhane/status'],
    ['an unknown address', 'eu', 'profile/wow/other'],
    ['an unknown region', 'cn', 'profile/wow/character/argent-dawn/frostelle'],
  ])('does not find %s', async (_, region, path) => {
    const response = await get(`${API}/${region}/${path}`, await appToken(), `profile-${region}`)
    expect(response.status).toBe(404)
    await expect(response.json()).resolves.toMatchObject({ type: 'BLZWEBAPI00000404' })
  })

  it('gives maps of names without a locale', async () => {
    const response = await get(FROSTELLE, await appToken())
    await expect(response.json()).resolves.toMatchObject({ race: { name: { en_US: 'Gnome' } } })
  })

  it('says that a character is still there', async () => {
    const response = await get(`${FROSTELLE}/status`, await appToken())
    await expect(response.json()).resolves.toEqual({ id: 230_300_001, is_valid: true })
  })
})

describe('the people', () => {
  it('answers for everything that the seed imports', async () => {
    for (const { battleTag, characterNames } of SANDBOX_SEED) {
      const token = await harness.signIn(battleTag)
      const available = await harness.battleNet.listAccountCharacters(token)
      const wanted = available.filter(({ name }) => characterNames.includes(name))
      expect(wanted).toHaveLength(characterNames.length)
      for (const character of wanted) {
        const profile = await harness.battleNet.getCharacter(character)
        expect(profile.equipmentCount).toBeGreaterThanOrEqual(15)
      }
    }
  })

  it('has eight characters for the newcomer, of which one does not import', async () => {
    const token = await harness.signIn('Newcomer#2000')
    const available = await harness.battleNet.listAccountCharacters(token)
    expect(available).toHaveLength(8)
    const results = await Promise.allSettled(
      available.map((character) => harness.battleNet.getCharacter(character)),
    )
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  })

  it('has no id twice', () => {
    const ids = SANDBOX_ACCOUNTS.flatMap(({ gameAccounts }) =>
      gameAccounts.flatMap(({ characters }) => characters.map(({ id }) => id)),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })
})

it('works mounted in another app, whose other addresses it leaves alone', async () => {
  const app = new Hono().route(SANDBOX_PATH, harness.sandbox).get('/other', (c) => c.text('mine'))
  const css = await app.request(`${SANDBOX_PATH}/oauth/chooser.css`)
  expect(css.status).toBe(200)
  await expect((await app.request('/other')).text()).resolves.toBe('mine')
})

function callbackOf(page: string): URL {
  const [, href] = /content="0; url=([^"]*)"/.exec(page) ?? []
  return new URL((href ?? '').replaceAll('&amp;', '&'))
}
