import { describe, expect, it } from 'vitest'
import { createHarness, isPath, json, maintenancePage, REDIRECT_URI, STATE } from './harness'

describe('signing in', () => {
  it('turns the callback into a grant of 24 hours', async () => {
    const { visit, exchange, now } = createHarness()
    const grant = await exchange(visit('Admin#1000'))
    expect(grant.scopes).toEqual(['openid', 'wow.profile'])
    expect(grant.expiresAt.getTime()).toBe(now() + 86_399_000)
  })

  it('asks with state, code and both scopes', () => {
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

  it('sends the secret by Basic authentication, in no address and no body', async () => {
    const { signIn, requests } = createHarness()
    await signIn('Admin#1000')
    const [token] = requests
    expect(token?.method).toBe('POST')
    expect(token?.headers.get('Authorization')).toMatch(/^Basic /)
    expect(`${token?.url}${await token?.text()}`).not.toContain('sandbox-only')
  })

  it('knows who it is', async () => {
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
  ])('reads the identity from %o', async (body, identity) => {
    const { battleNet, sandbox } = createHarness()
    sandbox.script({ match: isPath('/userinfo'), respond: () => json(200, body) })
    await expect(battleNet.getIdentity('any')).resolves.toEqual(identity)
  })

  it('reports a person who leaves the profile unticked by the granted scopes', async () => {
    const { battleNet, visit, exchange } = createHarness()
    const grant = await exchange(visit('Admin#1000', false))
    expect(grant.scopes).toEqual(['openid'])
    await expect(battleNet.getIdentity(grant.accessToken)).resolves.toBeTruthy()
    await expect(battleNet.listAccountCharacters(grant.accessToken)).rejects.toMatchObject({
      code: 'BATTLENET_TOKEN_EXPIRED',
    })
  })
})

describe('a sign-in that does not end well', () => {
  it('is denied when the person cancels', async () => {
    const { battleNet, sandbox, exchange } = createHarness()
    const url = battleNet.authorizationUrl({ state: STATE, redirectUri: REDIRECT_URI })
    await expect(exchange(sandbox.visit(url, 'cancel'))).rejects.toMatchObject({
      name: 'SignInError',
      reason: 'denied',
    })
  })

  it.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'of somebody else')],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['no code', (url: URL) => url.searchParams.delete('code')],
    ['an unknown code', (url: URL) => url.searchParams.set('code', 'made-up')],
    ['another error', (url: URL) => url.searchParams.set('error', 'server_error')],
  ])('fails with %s', async (_, spoil) => {
    const { visit, exchange } = createHarness()
    const callback = visit('Admin#1000')
    spoil(callback)
    await expect(exchange(callback)).rejects.toMatchObject({ reason: 'failed' })
  })

  it('fails for a code used before', async () => {
    const { visit, exchange } = createHarness()
    const callback = visit('Admin#1000')
    await exchange(callback)
    await expect(exchange(callback)).rejects.toMatchObject({ reason: 'failed' })
  })

  it('fails for a code older than a minute', async () => {
    const { visit, exchange, pass } = createHarness()
    const callback = visit('Admin#1000')
    pass(60)
    await expect(exchange(callback)).rejects.toMatchObject({ reason: 'failed' })
  })

  it('fails with another redirect than the code was made for', async () => {
    const { visit, exchange } = createHarness()
    const other = REDIRECT_URI.replace('callback', 'elsewhere')
    await expect(exchange(visit('Admin#1000'), other)).rejects.toMatchObject({ reason: 'failed' })
  })

  it('fails with a wrong secret and does not repeat it', async () => {
    const { visit, exchange } = createHarness({ clientSecret: 'wrong-secret' })
    const failure: unknown = await exchange(visit('Admin#1000')).catch((error: unknown) => error)
    expect(failure).toMatchObject({ reason: 'failed' })
    expect(inspectDeep(failure)).not.toContain('wrong-secret')
  })

  it.each([
    ['HTML', maintenancePage],
    ['500', () => json(500)],
    ['an answer without a token', () => json(200, { token_type: 'bearer' })],
  ])('fails on %s and does not try the code again', async (_, respond) => {
    const { visit, exchange, sandbox, paths } = createHarness()
    sandbox.script({ match: isPath('/token'), respond })
    await expect(exchange(visit('Admin#1000'))).rejects.toMatchObject({ reason: 'failed' })
    expect(paths('/token')).toHaveLength(1)
  })
})

/** Everything a logger could print of an error. */
function inspectDeep(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return `${error.stack}${JSON.stringify(error)}${inspectDeep(error.cause)}`
}
