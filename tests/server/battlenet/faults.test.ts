import { describe, expect, it } from 'vitest'
import { createBattleNet } from '../../../server/battlenet/battlenet'
import { BATTLENET_URLS } from '../../../server/battlenet/config'
import { sandboxConfig } from '../../../server/battlenet/sandbox/sandbox'
import { createHarness, isPath, json, maintenancePage } from './harness'

const FROSTELLE = { region: 'eu', realmSlug: 'argent-dawn', name: 'Frostelle' } as const
const isSummary = isPath('/frostelle')

describe('trying again', () => {
  it.each([429, 500, 502, 503])('gets through after two answers of %i', async (status) => {
    const { battleNet, sandbox, waits } = createHarness()
    sandbox.script({ match: isSummary, respond: () => json(status), times: 2 })
    await expect(battleNet.getCharacter(FROSTELLE)).resolves.toMatchObject({ name: 'Frostelle' })
    expect(waits).toHaveLength(2)
    expect(waits[0]).toBeGreaterThanOrEqual(250)
    expect(waits[0]).toBeLessThanOrEqual(500)
    expect(waits[1]).toBeGreaterThanOrEqual(500)
    expect(waits[1]).toBeLessThanOrEqual(1000)
  })

  it('gives up after the third', async () => {
    const { battleNet, sandbox, paths } = createHarness()
    sandbox.script({ match: isSummary, respond: () => json(503), times: 4 })
    await expect(battleNet.getCharacter(FROSTELLE)).rejects.toMatchObject({
      code: 'BATTLENET_API_ERROR',
    })
    expect(paths('/frostelle')).toHaveLength(3)
  })

  it.each([400, 403, 404])('does not try %i again', async (status) => {
    const { battleNet, sandbox, waits } = createHarness()
    sandbox.script({ match: isSummary, respond: () => json(status) })
    await expect(battleNet.getCharacter(FROSTELLE)).rejects.toThrow('Battle.net')
    expect(waits).toEqual([])
  })

  it('waits as long as it is told, within reason', async () => {
    const { battleNet, sandbox, waits } = createHarness()
    sandbox.script({ match: isSummary, respond: () => json(429, {}, { 'Retry-After': '2' }) })
    await battleNet.getCharacter(FROSTELLE)
    expect(waits).toEqual([2000])
  })

  it('passes a long wait on at once', async () => {
    const { battleNet, sandbox, waits } = createHarness()
    sandbox.script({ match: isSummary, respond: () => json(429, {}, { 'Retry-After': '90' }) })
    await expect(battleNet.getCharacter(FROSTELLE)).rejects.toMatchObject({
      code: 'BATTLENET_RATE_LIMITED',
      retryAfter: 90,
      message: 'Battle.net is busy. Try again in 90 seconds.',
    })
    expect(waits).toEqual([])
  })

  it('names ten seconds when it is not told how long', async () => {
    const { battleNet, sandbox } = createHarness()
    sandbox.script({ match: isSummary, respond: () => json(429), times: 3 })
    await expect(battleNet.getCharacter(FROSTELLE)).rejects.toMatchObject({
      code: 'BATTLENET_RATE_LIMITED',
      retryAfter: 10,
    })
  })
})

describe('answers that are not what they should be', () => {
  it.each([
    ['HTML with 200', maintenancePage],
    ['an empty 200', () => new Response(null, { headers: { 'Content-Type': 'application/json' } })],
    ['204', () => new Response(null, { status: 204 })],
    ['broken JSON', () => new Response('{', { headers: { 'Content-Type': 'application/json' } })],
    ['JSON of another shape', () => json(200, { id: 'x' })],
    ['a redirect', () => new Response(null, { status: 302, headers: { Location: '/elsewhere' } })],
  ])('are an API error: %s', async (_, respond) => {
    const { battleNet, sandbox } = createHarness()
    sandbox.script({ match: isSummary, respond })
    await expect(battleNet.getCharacter(FROSTELLE)).rejects.toMatchObject({
      name: 'BattleNetError',
      code: 'BATTLENET_API_ERROR',
      message: expect.not.stringMatching(/json|html|undefined/i),
    })
  })
})

describe('the network', () => {
  it('may fail twice, with a limit of time on every try', async () => {
    const { battleNet, networkFailures, waits, signals } = createHarness()
    networkFailures.push(new TypeError('fetch failed'), timeout())
    await expect(battleNet.getCharacter(FROSTELLE)).resolves.toMatchObject({ name: 'Frostelle' })
    expect(waits).toHaveLength(2)
    expect(signals.every((signal) => signal instanceof AbortSignal)).toBe(true)
  })

  it('is an API error at the third failure', async () => {
    const { battleNet, networkFailures, signals } = createHarness()
    networkFailures.push(timeout(), timeout(), timeout())
    await expect(battleNet.getIdentity('token-of-a-person')).rejects.toMatchObject({
      code: 'BATTLENET_API_ERROR',
      cause: expect.not.stringContaining('token-of-a-person'),
    })
    expect(signals).toHaveLength(3)
  })

  it('that breaks off in the middle of a body counts as a failure to try again', async () => {
    const { battleNet, sandbox, waits } = createHarness()
    sandbox.script({ match: isSummary, respond: brokenOff })
    await expect(battleNet.getCharacter(FROSTELLE)).resolves.toMatchObject({ name: 'Frostelle' })
    expect(waits).toHaveLength(1)
  })
})

describe("the backend's own token", () => {
  it('is fetched once for many calls at a time', async () => {
    const { battleNet, paths } = createHarness()
    await Promise.all([1, 2, 3].map(() => battleNet.getCharacter(FROSTELLE)))
    await battleNet.getCharacter(FROSTELLE)
    expect(paths('/token')).toHaveLength(1)
  })

  it('is replaced five minutes before it ends', async () => {
    const { battleNet, paths, pass } = createHarness()
    await battleNet.getCharacter(FROSTELLE)
    pass(86_399 - 301)
    await battleNet.getCharacter(FROSTELLE)
    expect(paths('/token')).toHaveLength(1)
    pass(2)
    await battleNet.getCharacter(FROSTELLE)
    expect(paths('/token')).toHaveLength(2)
  })

  it('is replaced once when it is refused', async () => {
    const { battleNet, sandbox, paths } = createHarness()
    sandbox.script({ match: isSummary, respond: () => json(401) })
    await expect(battleNet.getCharacter(FROSTELLE)).resolves.toMatchObject({ name: 'Frostelle' })
    expect(paths('/token')).toHaveLength(2)
  })

  it('is an API error when the next one is refused too', async () => {
    const { battleNet, sandbox, paths } = createHarness()
    sandbox.script({ match: isSummary, respond: () => json(401), times: 2 })
    await expect(battleNet.getCharacter(FROSTELLE)).rejects.toMatchObject({
      code: 'BATTLENET_API_ERROR',
    })
    expect(paths('/token')).toHaveLength(2)
  })

  it('is asked for again after a failure', async () => {
    const { battleNet, sandbox } = createHarness()
    sandbox.script({ match: isPath('/token'), respond: maintenancePage })
    await expect(battleNet.getCharacter(FROSTELLE)).rejects.toMatchObject({
      code: 'BATTLENET_API_ERROR',
    })
    await expect(battleNet.getCharacter(FROSTELLE)).resolves.toMatchObject({ name: 'Frostelle' })
  })

  it('is not given for a wrong secret, which no message repeats', async () => {
    const { battleNet } = createHarness({ clientSecret: 'wrong-secret' })
    await expect(battleNet.getCharacter(FROSTELLE)).rejects.toMatchObject({
      code: 'BATTLENET_API_ERROR',
      cause: expect.stringContaining('invalid_client'),
    })
  })

  it('tells when Battle.net has enough of us', async () => {
    const { battleNet, sandbox } = createHarness()
    sandbox.script({ match: isPath('/token'), respond: () => json(429), times: 3 })
    await expect(battleNet.getCharacter(FROSTELLE)).rejects.toMatchObject({
      code: 'BATTLENET_RATE_LIMITED',
    })
  })
})

describe('the configuration', () => {
  const client = { clientId: 'id', clientSecret: 'secret' }

  it('takes https anywhere and http on this machine', () => {
    expect(() => createBattleNet({ config: { ...client, ...BATTLENET_URLS } })).not.toThrow()
    expect(() => createBattleNet({ config: sandboxConfig('http://localhost:1') })).not.toThrow()
    expect(() => createBattleNet({ config: sandboxConfig('http://[::1]:1') })).not.toThrow()
  })

  it.each(['oauthUrl', 'apiUrl'])('refuses %s over plain http elsewhere', (key) => {
    const config = { ...client, ...BATTLENET_URLS, [key]: 'http://battle.example' }
    expect(() => createBattleNet({ config })).toThrow(key)
  })

  it('reaches the host of the region', async () => {
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

function brokenOff() {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"id":'))
      controller.error(new TypeError('terminated'))
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}
