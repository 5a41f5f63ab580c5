import type { Hono } from 'hono'
import { afterAll, inject } from 'vitest'
import { createApp } from '../../../server/app'
import type { BattleNet } from '../../../server/battlenet/battlenet'
import type { Sandbox } from '../../../server/battlenet/sandbox/sandbox'
import type { Database, OpenDatabase } from '../../../server/database/database'
import type { WebhookPosts } from '../../../server/guilds/webhook/webhook-posts'
import type { AppEnv } from '../../../server/http/handle'
import type { RateLimits } from '../../../server/http/rate-limits'
import { findUndocumented } from './documented-answers'
import { openPrepared } from './backend-databases'
import { BACKEND_ORIGIN, createTestBattleNet } from './backend-parts'
import { comeBack, startSignIn } from './backend-sign-in'
import { createTestDiscord, type TestDiscord } from './discord-host'
import { createTestReportReader } from './report-host'

interface TestBackendOptions {
  /** BattleTags of the admins; the default is the sandbox's admin. */
  adminBattleTags?: readonly string[]
  /** The app's origin, if it is not the backend's. */
  appOrigin?: string
  /** Practically unlimited by default: the clock stands still, so limits would never reset. */
  rateLimits?: RateLimits
  trustProxy?: boolean
  logsRequests?: boolean
}

const UNLIMITED = 1_000_000

interface TestRequest {
  token?: string | null
  /** Sent as JSON; a string is sent unchanged, so that a test can send invalid JSON. */
  body?: unknown
  headers?: Record<string, string>
}

export interface TestAnswer {
  status: number
  /** The parsed JSON, the text if it is not JSON, undefined if the body is empty. */
  body: unknown
  headers: Headers
}

/** The reference backend in this process, with a seeded database. */
export interface TestBackend {
  app: Hono<AppEnv>
  database: Database
  listen: OpenDatabase['listen']
  sandbox: Sandbox
  battleNet: BattleNet
  discord: TestDiscord
  webhookPosts: WebhookPosts
  /** The time of backend and sandbox in milliseconds since the epoch; it changes only when set. */
  clock: { now: number }
  /** Signs in through the sandbox's pages and returns the session token. */
  signIn: (battleTag: string) => Promise<string>
  request: (method: string, path: string, request?: TestRequest) => Promise<TestAnswer>
  close: () => Promise<void>
}

/** Starts a backend seeded with all raids and the sandbox accounts (sandbox/accounts.ts). */
export async function createTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const { database, listen, close } = await openPrepared(inject('preparedDatabase'))
  const clock = { now: Date.now() }
  const now = () => clock.now
  const { sandbox, battleNet } = createTestBattleNet({ now })
  const discord = createTestDiscord()
  const webhookPosts = discord.connect({ database, now })
  const app = createApp({
    adminBattleTags: ['Admin#1000'],
    appOrigin: undefined,
    rateLimits: { signIn: UNLIMITED, battleNet: UNLIMITED, write: UNLIMITED, bulk: UNLIMITED },
    trustProxy: false,
    logsRequests: false,
    ...options,
    database,
    listen,
    battleNet,
    readReport: createTestReportReader(),
    webhookPosts,
    now,
    sandbox,
  })
  const undocumented = checkAnswers(app)
  let isClosed = false
  const request = (...asked: Parameters<TestBackend['request']>) => send(app, ...asked)

  async function signIn(battleTag: string) {
    const { page, cookie } = await startSignIn({ request })
    const callback = sandbox.visit(page, { battleTag, sharesProfile: true })
    const { fragment } = await comeBack({ request }, callback, cookie)
    if (!fragment.token) throw new Error(`${battleTag} was not signed in: ${fragment.error}`)
    return fragment.token
  }

  return {
    app,
    database,
    listen,
    sandbox,
    battleNet,
    discord,
    webhookPosts,
    clock,
    signIn,
    request,
    async close() {
      if (isClosed) return
      isClosed = true
      await close()
      if (undocumented.size > 0) {
        throw new Error(`Not in the OpenAPI document: ${[...undocumented].join('; ')}`)
      }
    },
  }
}

/** Starts a backend that all tests of a file share; it is closed after the last one. */
export async function createSharedBackend(options?: TestBackendOptions): Promise<TestBackend> {
  const backend = await createTestBackend(options)
  afterAll(() => backend.close())
  return backend
}

/** Collects the answers that are not in the OpenAPI document. */
function checkAnswers(app: Hono<AppEnv>): ReadonlySet<string> {
  const undocumented = new Set<string>()
  const { fetch } = app
  app.fetch = async (sent, ...rest) => {
    const response = await fetch(sent, ...rest)
    const problem = findUndocumented(sent, response)
    if (problem) undocumented.add(problem)
    return response
  }
  return undocumented
}

async function send(
  app: Hono<AppEnv>,
  method: string,
  path: string,
  { token, body, headers }: TestRequest = {},
) {
  const response = await app.request(`${BACKEND_ORIGIN}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await readText(response)
  return { status: response.status, body: parse(text), headers: response.headers }
}

/** Decompresses the body, as a browser does; in-process requests return it compressed. */
async function readText(response: Response): Promise<string> {
  // A stream does not end by itself; `followChanges` reads it.
  if (response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
    await response.body?.cancel()
    return ''
  }
  if (response.headers.get('Content-Encoding') !== 'gzip' || !response.body) return response.text()
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).text()
}

function parse(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
