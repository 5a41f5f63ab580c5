import { Hono } from 'hono'
import type { BattleNetConfig } from '../config'
import { apiRoutes } from './api-routes'
import { createAuthorization, type AccountChoice } from './authorization'
import { oauthRoutes } from './oauth-routes'
import { createRosterSwitch } from './roster-changes'
import { createTokenStore } from './token-store'

/** The path at which the backend mounts the sandbox. */
export const SANDBOX_PATH = '/sandbox/battlenet'
/** Credentials of the only client. They are public, because anyone can sign in to the sandbox. */
export const SANDBOX_CLIENT = { clientId: 'guildr-sandbox', clientSecret: 'sandbox-only' }

interface SandboxOptions {
  clientId: string
  clientSecret: string
  /** Whether the client has registered that redirect URL. */
  isRedirectAllowed: (uri: string) => boolean
  /** Milliseconds since the epoch. */
  now?: () => number
}

/** A simulated failure: the next `times` matching requests get this response. */
interface Fault {
  /** Matches all requests if absent. */
  match?: (request: Request) => boolean
  respond: () => Response | Promise<Response>
  /** Defaults to 1. */
  times?: number
}

export interface Sandbox extends Hono {
  /** Adds a fault. If several faults match a request, the one that was added first is used. */
  script(fault: Fault): void
  /** Signs in without a browser: returns the callback URL for the user's choice. */
  visit(authorizationUrl: URL, choice: AccountChoice | 'cancel'): URL
}

/**
 * A replacement for Battle.net with the same protocol and checks and four fictional accounts. Mount
 * it with `app.route(SANDBOX_PATH, sandbox)`.
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { now = Date.now } = options
  const tokens = createTokenStore({ secret: options.clientSecret, now })
  const authorization = createAuthorization({ ...options, tokens })
  const rosterSwitch = createRosterSwitch()
  const faults: Required<Fault>[] = []
  const app = new Hono()

  app.use(async (context, next) => {
    const fault = faults.find(({ match }) => match(context.req.raw))
    if (!fault) return next()
    fault.times -= 1
    if (fault.times <= 0) faults.splice(faults.indexOf(fault), 1)
    return fault.respond()
  })
  app.route('/oauth', oauthRoutes({ ...options, authorization, tokens, rosterSwitch, now }))
  app.route('/api', apiRoutes(tokens, rosterSwitch))

  return Object.assign(app, {
    script({ match = () => true, respond, times = 1 }: Fault) {
      faults.push({ match, respond, times })
    },
    visit(authorizationUrl: URL, choice: AccountChoice | 'cancel') {
      const request = authorization.readRequest(authorizationUrl.searchParams)
      if ('status' in request) throw new Error(request.message)
      const result = authorization.complete(request, choice)
      if (result instanceof URL) return result
      throw new Error(result.message)
    },
  })
}

/** The configuration for a sandbox that is mounted at that origin. */
export function sandboxConfig(origin: string): BattleNetConfig {
  const base = `${origin}${SANDBOX_PATH}`
  return { ...SANDBOX_CLIENT, oauthUrl: `${base}/oauth`, apiUrl: `${base}/api/{region}` }
}

/** A `fetch` that calls the sandbox in this process, without network requests. */
export function sandboxFetch(sandbox: Hono): typeof fetch {
  const mounted = new Hono().route(SANDBOX_PATH, sandbox)
  return async (input, init) => mounted.request(input, init)
}
