import { Hono } from 'hono'
import type { BattleNetConfig } from '../config'
import { apiRoutes } from './api-routes'
import { createAuthorization, type Choice } from './authorization'
import { oauthRoutes } from './oauth-routes'
import { createTokens } from './tokens'

/** Where the backend mounts the sandbox. */
export const SANDBOX_PATH = '/sandbox/battlenet'
/** Credentials of the only registered client. No secret: the sandbox signs anyone in anyway. */
export const SANDBOX_CLIENT = { clientId: 'guildr-sandbox', clientSecret: 'sandbox-only' }

interface SandboxOptions {
  clientId: string
  clientSecret: string
  /** Which redirect URIs the client has registered. */
  isRedirectAllowed: (uri: string) => boolean
  /** Milliseconds since the epoch. */
  now?: () => number
}

/** A misbehaviour: the next `times` requests that match get this answer instead of the real one. */
interface Fault {
  /** Every request, when left out. */
  match?: (request: Request) => boolean
  respond: () => Response | Promise<Response>
  /** 1 when left out. */
  times?: number
}

export interface Sandbox extends Hono {
  /** Queues a fault; of several that match, the first queued is used up first. */
  script(fault: Fault): void
  /** What the browser does for a person: opens that page, chooses, and comes back to this URL. */
  visit(authorizationUrl: URL, choice: Choice | 'cancel'): URL
}

/**
 * A strict stand-in for Battle.net: speaks its protocol, refuses what it refuses, knows four
 * invented people. Mount it with `app.route(SANDBOX_PATH, sandbox)`.
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { now = Date.now } = options
  const tokens = createTokens({ secret: options.clientSecret, now })
  const authorization = createAuthorization({ ...options, tokens })
  const faults: Required<Fault>[] = []
  const app = new Hono()

  app.use(async (context, next) => {
    const fault = faults.find(({ match }) => match(context.req.raw))
    if (!fault) return next()
    fault.times -= 1
    if (fault.times <= 0) faults.splice(faults.indexOf(fault), 1)
    return fault.respond()
  })
  app.route('/oauth', oauthRoutes({ ...options, authorization, tokens, now }))
  app.route('/api', apiRoutes(tokens))

  return Object.assign(app, {
    script({ match = () => true, respond, times = 1 }: Fault) {
      faults.push({ match, respond, times })
    },
    visit(authorizationUrl: URL, choice: Choice | 'cancel') {
      const request = authorization.readRequest(authorizationUrl.searchParams)
      if ('status' in request) throw new Error(request.message)
      const answer = authorization.answer(request, choice)
      if (answer instanceof URL) return answer
      throw new Error(answer.message)
    },
  })
}

/** The configuration that points at a sandbox mounted at that origin. */
export function sandboxConfig(origin: string): BattleNetConfig {
  const base = `${origin}${SANDBOX_PATH}`
  return { ...SANDBOX_CLIENT, oauthUrl: `${base}/oauth`, apiUrl: `${base}/api/{region}` }
}

/** A fetch that reaches the sandbox in this process and nothing else; no port has to be open. */
export function sandboxFetch(sandbox: Hono): typeof fetch {
  const mounted = new Hono().route(SANDBOX_PATH, sandbox)
  return async (input, init) => mounted.request(input, init)
}
