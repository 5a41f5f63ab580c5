import { describe, expect, it } from 'vitest'
import { createHarness, isPath, json, maintenancePage, REDIRECT_URI, STATE } from './harness'

describe('Battle.net sign-in', () => {
  it('the callback is exchanged for a grant that expires after 24 hours', async () => {
    const { visit, exchange, now } = createHarness()
    const grant = await exchange(visit('Admin#1000'))
    expect(grant.scopes).toEqual(['openid', 'wow.profile'])
    expect(grant.expiresAt.getTime()).toBe(now() + 86_399_000)
  })

  it('the authorization URL has state, response type and both scopes', () => {
    const { battleNet } = createHarness()
    const url = battleNet.authorizationUrl({ state: STATE, redirectUri: REDIRECT_URI })
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'guildr-sandbox',
      redirect_uri: REDIRECT_URI,
      response_type: 'code',
      scope: 'openid wow.profile',
      state: STATE,
    })
  })

  it('the client secret is sent by Basic authentication, not in URL or body', async () => {
    const { signIn, requests } = createHarness()
    await signIn('Admin#1000')
    const [token] = requests
    expect(token?.method).toBe('POST')
    expect(token?.headers.get('Authorization')).toMatch(/^Basic /)
    expect(`${token?.url}${await token?.text()}`).not.toContain('sandbox-only')
  })

  it('getIdentity returns account id and BattleTag', async () => {
    const { battleNet, signIn } = createHarness()
    await expect(battleNet.getIdentity(await signIn('Raider#3000'))).resolves.toEqual({
      accountId: '510003000',
      battleTag: 'Raider#3000',
    })
  })

  it.each([
    [
      { id: 7, battle_tag: 'Other#1' },
      { accountId: '7', battleTag: 'Other#1' },
    ],
    [
      { sub: '8', id: 9 },
      { accountId: '8', battleTag: 'Account 8' },
    ],
  ])('getIdentity reads the answer %o as %o', async (body, identity) => {
    const { battleNet, sandbox } = createHarness()
    sandbox.script({ match: isPath('/userinfo'), respond: () => json(200, body) })
    await expect(battleNet.getIdentity('any')).resolves.toEqual(identity)
  })

  it('without sharing the profile, the grant lacks the profile scope', async () => {
    const { battleNet, visit, exchange } = createHarness()
    const grant = await exchange(visit('Admin#1000', false))
    expect(grant.scopes).toEqual(['openid'])
    await expect(battleNet.getIdentity(grant.accessToken)).resolves.toBeTruthy()
    await expect(battleNet.listAccountCharacters(grant.accessToken)).rejects.toMatchObject({
      code: 'BATTLENET_TOKEN_EXPIRED',
    })
  })
})

describe('failed Battle.net sign-in', () => {
  it('the user cancels: reason denied', async () => {
    const { battleNet, sandbox, exchange } = createHarness()
    const url = battleNet.authorizationUrl({ state: STATE, redirectUri: REDIRECT_URI })
    await expect(exchange(sandbox.visit(url, 'cancel'))).rejects.toMatchObject({
      name: 'SignInError',
      reason: 'denied',
    })
  })

  it.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'another-state')],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['no code', (url: URL) => url.searchParams.delete('code')],
    ['an unknown code', (url: URL) => url.searchParams.set('code', 'unknown')],
    ['another error', (url: URL) => url.searchParams.set('error', 'server_error')],
  ])('callback with %s: reason failed', async (_, change) => {
    const { visit, exchange } = createHarness()
    const callback = visit('Admin#1000')
    change(callback)
    await expect(exchange(callback)).rejects.toMatchObject({ reason: 'failed' })
  })

  it('code that was used before: reason failed', async () => {
    const { visit, exchange } = createHarness()
    const callback = visit('Admin#1000')
    await exchange(callback)
    await expect(exchange(callback)).rejects.toMatchObject({ reason: 'failed' })
  })

  it('code older than a minute: reason failed', async () => {
    const { visit, exchange, pass } = createHarness()
    const callback = visit('Admin#1000')
    pass(60)
    await expect(exchange(callback)).rejects.toMatchObject({ reason: 'failed' })
  })

  it('redirect address other than that of the code: reason failed', async () => {
    const { visit, exchange } = createHarness()
    const other = REDIRECT_URI.replace('callback', 'elsewhere')
    await expect(exchange(visit('Admin#1000'), other)).rejects.toMatchObject({ reason: 'failed' })
  })

  it('wrong client secret: reason failed, and the error does not contain the secret', async () => {
    const { visit, exchange } = createHarness({ clientSecret: 'wrong-secret' })
    const failure: unknown = await exchange(visit('Admin#1000')).catch((error: unknown) => error)
    expect(failure).toMatchObject({ reason: 'failed' })
    expect(inspectDeep(failure)).not.toContain('wrong-secret')
  })

  it.each([
    ['HTML', maintenancePage],
    ['500', () => json(500)],
    ['an answer without a token', () => json(200, { token_type: 'bearer' })],
  ])('token endpoint answers %s: reason failed, without a retry', async (_, respond) => {
    const { visit, exchange, sandbox, paths } = createHarness()
    sandbox.script({ match: isPath('/token'), respond })
    await expect(exchange(visit('Admin#1000'))).rejects.toMatchObject({ reason: 'failed' })
    expect(paths('/token')).toHaveLength(1)
  })
})

/** All text of an error and its causes that a logger could print. */
function inspectDeep(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return `${error.stack}${JSON.stringify(error)}${inspectDeep(error.cause)}`
}
