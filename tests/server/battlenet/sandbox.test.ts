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

/** Adds the locale that the client sends, unless the address has one. */
function get(address: string, token: string | null, namespace: string | null = 'profile-eu') {
  const url = new URL(address)
  if (!url.searchParams.has('locale')) url.searchParams.set('locale', 'en_US')
  return harness.fetchSandbox(url.href, {
    headers: {
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(namespace !== null && { 'Battlenet-Namespace': namespace }),
    },
  })
}

describe('sandbox: GET /oauth/authorize', () => {
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
  ])(
    '%s is rejected, before and after the choice of an account',
    async (_, changes, status, message) => {
      for (const choice of [{}, { account: 'Admin#1000' }]) {
        const response = await authorize({ ...changes, ...choice })
        expect(response.status).toBe(status)
        expect(await response.text()).toContain(message)
      }
    },
  )

  it('offers every account and Cancel, without inline scripts or styles', async () => {
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

  it('serves its own style sheet', async () => {
    const response = await harness.fetchSandbox(`${OAUTH}/chooser.css`)
    expect(response.headers.get('Content-Type')).toContain('text/css')
  })

  it('escapes the parameters', async () => {
    const page = await (await authorize({ state: '"><script>' })).text()
    expect(page).not.toContain('<script>')
  })

  it('redirects with code and state', async () => {
    const page = await authorize({ account: 'Admin#1000', profile: 'share' })
    const callback = callbackOf(await page.text())
    expect(`${callback.origin}${callback.pathname}`).toBe(REDIRECT_URI)
    expect(callback.searchParams.get('state')).toBe(STATE)
    await expect(harness.exchange(callback)).resolves.toMatchObject({
      scopes: ['openid', 'wow.profile'],
    })
  })

  it('redirects with access_denied after Cancel', async () => {
    const page = await authorize({ cancel: 'yes' })
    const callback = callbackOf(await page.text())
    expect(Object.fromEntries(callback.searchParams)).toEqual({
      error: 'access_denied',
      state: STATE,
    })
  })

  it('rejects an unknown account', async () => {
    expect((await authorize({ account: 'Other#1' })).status).toBe(400)
  })
})

describe('sandbox: POST /oauth/token', () => {
  it('a GET request gets 405', async () => {
    expect((await harness.fetchSandbox(`${OAUTH}/token`)).status).toBe(405)
  })

  it.each([
    ['no credentials', ''],
    ['a wrong secret', `Basic ${btoa('guildr-sandbox:other')}`],
    ['a wrong client', `Basic ${btoa('other:sandbox-only')}`],
  ])('%s: invalid_client', async (_, authorization) => {
    const response = await requestToken({ grant_type: 'client_credentials' }, authorization)
    expect(response.status).toBe(401)
    await expect(response.json()).resolves.toMatchObject({ error: 'invalid_client' })
  })

  it('rejects other grant types and returns no refresh token', async () => {
    const rejected = await requestToken({ grant_type: 'refresh_token' })
    expect(rejected.status).toBe(400)
    const code = harness.visit('Admin#1000').searchParams.get('code') ?? ''
    const form = { grant_type: 'authorization_code', code, redirect_uri: REDIRECT_URI }
    const body: unknown = await (await requestToken(form)).json()
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 86_399 })
    expect(body).not.toHaveProperty('refresh_token')
  })

  it('a code that was used with another redirect is invalid afterwards', async () => {
    const callback = harness.visit('Admin#1000')
    await expect(harness.exchange(callback, `${ORIGIN}/other`)).rejects.toThrow('invalid_grant')
    await expect(harness.exchange(callback)).rejects.toThrow('invalid_grant')
  })
})

describe('sandbox: API', () => {
  it.each([
    ['no token', null],
    ['an unknown token', 'unknown'],
    ['a forged token', `${Buffer.from('{}').toString('base64url')}.AAAA`],
  ])('%s gets 401', async (_, token) => {
    expect((await get(FROSTELLE, token)).status).toBe(401)
    expect((await get(`${OAUTH}/userinfo`, token)).status).toBe(401)
  })

  it('a token in the query gets 401', async () => {
    const url = `${FROSTELLE}?access_token=${await appToken()}`
    expect((await get(url, null)).status).toBe(401)
  })

  it('an expired token gets 401', async () => {
    const token = await appToken()
    harness.pass(86_399)
    expect((await get(FROSTELLE, token)).status).toBe(401)
  })

  it.each([null, 'static-eu', 'profile-us'])('the namespace %s gets 403', async (namespace) => {
    expect((await get(FROSTELLE, await appToken(), namespace)).status).toBe(403)
  })

  it('the namespace may be in the query', async () => {
    const response = await get(`${FROSTELLE}?namespace=profile-eu`, await appToken(), null)
    expect(response.status).toBe(200)
  })

  it("an account's characters need a user token with the profile scope", async () => {
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
  ])('%s gets 404', async (_, region, path) => {
    const response = await get(`${API}/${region}/${path}`, await appToken(), `profile-${region}`)
    expect(response.status).toBe(404)
    await expect(response.json()).resolves.toMatchObject({ type: 'BLZWEBAPI00000404' })
  })

  it.each(['', 'xx_XX'])('the locale "%s" gets 400', async (locale) => {
    const response = await get(`${FROSTELLE}?locale=${locale}`, await appToken())
    expect(response.status).toBe(400)
  })

  it('the status of an existing character is valid', async () => {
    const response = await get(`${FROSTELLE}/status`, await appToken())
    await expect(response.json()).resolves.toEqual({ id: 230_300_001, is_valid: true })
  })
})

describe('sandbox: accounts', () => {
  it('every character of the seed can be imported', async () => {
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

  it('the newcomer has eight characters, one of which cannot be imported', async () => {
    const token = await harness.signIn('Newcomer#2000')
    const available = await harness.battleNet.listAccountCharacters(token)
    expect(available).toHaveLength(8)
    const results = await Promise.allSettled(
      available.map((character) => harness.battleNet.getCharacter(character)),
    )
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  })

  it('character ids are unique', () => {
    const ids = SANDBOX_ACCOUNTS.flatMap(({ gameAccounts }) =>
      gameAccounts.flatMap(({ characters }) => characters.map(({ id }) => id)),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })
})

it('sandbox: in another app, answers only requests below its own path', async () => {
  const app = new Hono().route(SANDBOX_PATH, harness.sandbox).get('/other', (c) => c.text('mine'))
  const css = await app.request(`${SANDBOX_PATH}/oauth/chooser.css`)
  expect(css.status).toBe(200)
  await expect((await app.request('/other')).text()).resolves.toBe('mine')
})

function callbackOf(page: string): URL {
  const [, href] = /content="0; url=([^"]*)"/.exec(page) ?? []
  return new URL((href ?? '').replaceAll('&amp;', '&'))
}
