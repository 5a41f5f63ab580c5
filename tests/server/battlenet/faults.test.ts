import { describe, expect, it } from 'vitest'
import { createBattleNet } from '../../../server/battlenet/battlenet'
import { BATTLENET_URLS } from '../../../server/battlenet/config'
import { sandboxConfig } from '../../../server/battlenet/sandbox/sandbox'
import { createHarness, isPath, json, maintenancePage } from './harness'

const FROSTELLE = { region: 'eu', realmSlug: 'argent-dawn', name: 'Frostelle' } as const
const isSummary = isPath('/frostelle')

describe('retries', () => {
  it.each([429, 500, 502, 503])('%i is retried twice with growing waits', async (status) => {
    const { battleNet, sandbox, waits } = createHarness()
    sandbox.script({ match: isSummary, respond: () => json(status), times: 2 })
    await expect(battleNet.getCharacter(FROSTELLE)).resolves.toMatchObject({ name: 'Frostelle' })
    expect(waits).toHaveLength(2)
    expect(waits[0]).toBeGreaterThanOrEqual(250)
    expect(waits[0]).toBeLessThanOrEqual(500)
    expect(waits[1]).toBeGreaterThanOrEqual(500)
    expect(waits[1]).toBeLessThanOrEqual(1000)
  })

  it('the third failure is an error', async () => {
    const { battleNet, sandbox, paths } = createHarness()
    sandbox.script({ match: isSummary, respond: () => json(503), times: 4 })
    await expect(battleNet.getCharacter(FROSTELLE)).rejects.toMatchObject({
      code: 'BATTLENET_API_ERROR',
    })
    expect(paths('/frostelle')).toHaveLength(3)
  })

  it.each([400, 403, 404])('%i is not retried', async (status) => {
    const { battleNet, sandbox, waits } = createHarness()
    sandbox.script({ match: isSummary, respond: () => json(status) })
    await expect(battleNet.getCharacter(FROSTELLE)).rejects.toThrow('Battle.net')
    expect(waits).toEqual([])
  })

  it('a short Retry-After: waits that long and retries', async () => {
    const { battleNet, sandbox, waits } = createHarness()
    sandbox.script({ match: isSummary, respond: () => json(429, {}, { 'Retry-After': '2' }) })
    await battleNet.getCharacter(FROSTELLE)
    expect(waits).toEqual([2000])
  })

  it('a long Retry-After: fails at once with that retryAfter', async () => {
    const { battleNet, sandbox, waits } = createHarness()
    sandbox.script({ match: isSummary, respond: () => json(429, {}, { 'Retry-After': '90' }) })
    await expect(battleNet.getCharacter(FROSTELLE)).rejects.toMatchObject({
      code: 'BATTLENET_RATE_LIMITED',
      retryAfter: 90,
      message: 'Battle.net is busy. Try again in 90 seconds.',
    })
    expect(waits).toEqual([])
  })

  it('429 without Retry-After: retryAfter is ten seconds', async () => {
    const { battleNet, sandbox } = createHarness()
    sandbox.script({ match: isSummary, respond: () => json(429), times: 3 })
    await expect(battleNet.getCharacter(FROSTELLE)).rejects.toMatchObject({
      code: 'BATTLENET_RATE_LIMITED',
      retryAfter: 10,
    })
  })
})

describe('invalid answers', () => {
  it.each([
    ['HTML with 200', maintenancePage],
    ['an empty 200', () => new Response(null, { headers: { 'Content-Type': 'application/json' } })],
    ['204', () => new Response(null, { status: 204 })],
    ['broken JSON', () => new Response('{', { headers: { 'Content-Type': 'application/json' } })],
    ['JSON of another shape', () => json(200, { id: 'x' })],
    ['a redirect', () => new Response(null, { status: 302, headers: { Location: '/elsewhere' } })],
  ])('%s: BATTLENET_API_ERROR without technical terms in its message', async (_, respond) => {
    const { battleNet, sandbox } = createHarness()
    sandbox.script({ match: isSummary, respond })
    await expect(battleNet.getCharacter(FROSTELLE)).rejects.toMatchObject({
      name: 'BattleNetError',
      code: 'BATTLENET_API_ERROR',
      message: expect.not.stringMatching(/json|html|undefined/i),
    })
  })
})

describe('network failures', () => {
  it('two failures are retried, each with a timeout', async () => {
    const { battleNet, networkFailures, waits, signals } = createHarness()
    networkFailures.push(new TypeError('fetch failed'), timeout())
    await expect(battleNet.getCharacter(FROSTELLE)).resolves.toMatchObject({ name: 'Frostelle' })
    expect(waits).toHaveLength(2)
    expect(signals.every((signal) => signal instanceof AbortSignal)).toBe(true)
  })

  it('the third failure is BATTLENET_API_ERROR, without the token in its cause', async () => {
    const { battleNet, networkFailures, signals } = createHarness()
    networkFailures.push(timeout(), timeout(), timeout())
    await expect(battleNet.getIdentity('token-of-a-person')).rejects.toMatchObject({
      code: 'BATTLENET_API_ERROR',
      cause: expect.not.stringContaining('token-of-a-person'),
    })
    expect(signals).toHaveLength(3)
  })

  it('a connection that ends within a body is retried', async () => {
    const { battleNet, sandbox, waits } = createHarness()
    sandbox.script({ match: isSummary, respond: interruptedBody })
    await expect(battleNet.getCharacter(FROSTELLE)).resolves.toMatchObject({ name: 'Frostelle' })
    expect(waits).toHaveLength(1)
  })
})

describe('application token', () => {
  it('is fetched once for simultaneous calls', async () => {
    const { battleNet, paths } = createHarness()
    await Promise.all([1, 2, 3].map(() => battleNet.getCharacter(FROSTELLE)))
    await battleNet.getCharacter(FROSTELLE)
    expect(paths('/token')).toHaveLength(1)
  })

  it('is replaced five minutes before it expires', async () => {
    const { battleNet, paths, pass } = createHarness()
    await battleNet.getCharacter(FROSTELLE)
    pass(86_399 - 301)
    await battleNet.getCharacter(FROSTELLE)
    expect(paths('/token')).toHaveLength(1)
    pass(2)
    await battleNet.getCharacter(FROSTELLE)
    expect(paths('/token')).toHaveLength(2)
  })

  it('is replaced once when it is rejected', async () => {
    const { battleNet, sandbox, paths } = createHarness()
    sandbox.script({ match: isSummary, respond: () => json(401) })
    await expect(battleNet.getCharacter(FROSTELLE)).resolves.toMatchObject({ name: 'Frostelle' })
    expect(paths('/token')).toHaveLength(2)
  })

  it('rejected a second time: BATTLENET_API_ERROR', async () => {
    const { battleNet, sandbox, paths } = createHarness()
    sandbox.script({ match: isSummary, respond: () => json(401), times: 2 })
    await expect(battleNet.getCharacter(FROSTELLE)).rejects.toMatchObject({
      code: 'BATTLENET_API_ERROR',
    })
    expect(paths('/token')).toHaveLength(2)
  })

  it('is requested again after a failure', async () => {
    const { battleNet, sandbox } = createHarness()
    sandbox.script({ match: isPath('/token'), respond: maintenancePage })
    await expect(battleNet.getCharacter(FROSTELLE)).rejects.toMatchObject({
      code: 'BATTLENET_API_ERROR',
    })
    await expect(battleNet.getCharacter(FROSTELLE)).resolves.toMatchObject({ name: 'Frostelle' })
  })

  it('wrong client secret: BATTLENET_API_ERROR with the cause', async () => {
    const { battleNet } = createHarness({ clientSecret: 'wrong-secret' })
    await expect(battleNet.getCharacter(FROSTELLE)).rejects.toMatchObject({
      code: 'BATTLENET_API_ERROR',
      cause: expect.stringContaining('invalid_client'),
    })
  })

  it('token endpoint answers 429: BATTLENET_RATE_LIMITED', async () => {
    const { battleNet, sandbox } = createHarness()
    sandbox.script({ match: isPath('/token'), respond: () => json(429), times: 3 })
    await expect(battleNet.getCharacter(FROSTELLE)).rejects.toMatchObject({
      code: 'BATTLENET_RATE_LIMITED',
    })
  })
})

describe('configuration', () => {
  const client = { clientId: 'id', clientSecret: 'secret' }

  it('https is accepted for any host, http for loopback hosts', () => {
    expect(() => createBattleNet({ config: { ...client, ...BATTLENET_URLS } })).not.toThrow()
    expect(() => createBattleNet({ config: sandboxConfig('http://localhost:1') })).not.toThrow()
    expect(() => createBattleNet({ config: sandboxConfig('http://[::1]:1') })).not.toThrow()
  })

  it.each(['oauthUrl', 'apiUrl'])('%s with http for another host is an error', (key) => {
    const config = { ...client, ...BATTLENET_URLS, [key]: 'http://battle.example' }
    expect(() => createBattleNet({ config })).toThrow(key)
  })

  it('requests go to the host of the region', async () => {
    const urls: string[] = []
    const battleNet = createBattleNet({
      config: { ...client, ...BATTLENET_URLS },
      fetch: async (input) => {
        urls.push(new Request(input).url)
        return json(404)
      },
    })
    await battleNet.listAccountCharacters('token')
    expect(urls).toContain('https://kr.api.blizzard.com/profile/user/wow?locale=en_US')
  })
})

function timeout() {
  return new DOMException('The operation timed out', 'TimeoutError')
}

function interruptedBody() {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"id":'))
      controller.error(new TypeError('terminated'))
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}
