import { createBattleNet } from '../../../server/battlenet/battlenet'
import type { BattleNetConfig } from '../../../server/battlenet/config'
import {
  createSandbox,
  SANDBOX_CLIENT,
  SANDBOX_PATH,
  sandboxConfig,
  sandboxFetch,
} from '../../../server/battlenet/sandbox/sandbox'

export const ORIGIN = 'http://127.0.0.1:8787'
export const REDIRECT_URI = `${ORIGIN}/auth/battlenet/callback`
export const STATE = 'state-of-this-browser'

/** A Battle.net client connected to a sandbox in this process; both use a clock that tests set. */
export function createHarness(config: Partial<BattleNetConfig> = {}) {
  let time = Date.parse('2026-11-20T12:00:00Z')
  const waits: number[] = []
  const requests: Request[] = []
  const signals: unknown[] = []
  const networkFailures: Error[] = []
  const now = () => time
  const sandbox = createSandbox({
    ...SANDBOX_CLIENT,
    isRedirectAllowed: (uri) => uri === REDIRECT_URI,
    now,
  })
  const fetchSandbox = sandboxFetch(sandbox)
  const battleNet = createBattleNet({
    config: { ...sandboxConfig(ORIGIN), ...config },
    now,
    fetch: async (input, init) => {
      requests.push(new Request(input, init))
      signals.push(init?.signal)
      const failure = networkFailures.shift()
      if (failure) throw failure
      return fetchSandbox(input, init)
    },
    sleep: async (ms) => {
      waits.push(ms)
    },
  })

  /** Chooses an account in the sandbox; returns the callback that the browser would follow. */
  function visit(battleTag: string, sharesProfile = true): URL {
    const url = battleNet.authorizationUrl({ state: STATE, redirectUri: REDIRECT_URI })
    return sandbox.visit(url, { battleTag, sharesProfile })
  }

  function exchange(callback: URL, redirectUri = REDIRECT_URI) {
    return battleNet.exchangeCode({ callback, state: STATE, redirectUri })
  }

  return {
    battleNet,
    sandbox,
    /** Sends a request to the sandbox without the Battle.net client. */
    fetchSandbox,
    now,
    visit,
    exchange,
    /** The waits of the client between its attempts, in milliseconds. */
    waits,
    requests,
    signals,
    /** Errors with which the client's next requests fail, one per request. */
    networkFailures,
    pass: (seconds: number) => {
      time += seconds * 1000
    },
    signIn: async (battleTag: string, sharesProfile = true) => {
      const { accessToken } = await exchange(visit(battleTag, sharesProfile))
      return accessToken
    },
    /** The requested paths of the sandbox that contain `part`. */
    paths: (part: string) =>
      requests
        .map(({ url }) => new URL(url).pathname.replace(SANDBOX_PATH, ''))
        .filter((path) => path.includes(part)),
  }
}

export function json(status: number, body: unknown = {}, headers: Record<string, string> = {}) {
  return Response.json(body, { status, headers })
}

/** The answer of Battle.net during maintenance: an HTML page with status 200. */
export function maintenancePage() {
  return new Response('<!doctype html><title>Down</title>', {
    headers: { 'Content-Type': 'text/html' },
  })
}

export function isPath(end: string) {
  return (request: Request) => new URL(request.url).pathname.endsWith(end)
}
