import { serve } from '@hono/node-server'
import { once } from 'node:events'
import { CALLBACK_PATH } from './accounts/sign-in-urls'
import { createApp } from './app'
import { createBattleNet, type BattleNet } from './battlenet/battlenet'
import { BATTLENET_URLS, isLoopbackUrl } from './battlenet/config'
import {
  createSandbox,
  SANDBOX_CLIENT,
  sandboxConfig,
  sandboxFetch,
} from './battlenet/sandbox/sandbox'
import { createIconFetcher } from './catalog/icons/fetch-icons'
import { refreshCharacters } from './characters/refresh-characters'
import { deleteExpiredRows } from './database/delete-expired-rows'
import type { OpenDatabase } from './database/database'
import { openDatabase } from './database/open-database'
import { seedCatalog } from './database/seed/catalog'
import { seedSeasons } from './database/seed/seasons'
import { seedGuild } from './database/seed/guild'
import { seedPlayers } from './database/seed/players'
import { toStartError } from './database/start-error'
import { parseEnv, type Env } from './env'
import { refreshRosters } from './guilds/refresh-rosters'
import { createWebhookPosts, type WebhookPosts } from './guilds/webhook/webhook-posts'
import { serveApp } from './http/serve-app'
import { answerExpectations } from './http/unread-body'
import { startRegularJob, type RegularJobOptions } from './lib/regular-job'
import { logError } from './logger'
import { createReportReader } from './sims/report-reader'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './lib/durations'

/**
 * Time limits for receiving a request, against clients that send slowly to keep connections open.
 */
const HEADERS_MS_MAX = 10_000
const REQUEST_MS_MAX = 30_000

/**
 * Delay of the first database cleanup, so that it does not slow the requests that arrive right
 * after the start.
 */
const CLEANUP_AFTER_MS = 60_000

/** How often posts to Discord that have become due are looked for. */
const POSTS_EVERY_MS = 10_000

/** How often due icons are looked for, and a host of icons that was away is asked again. */
const ICONS_EVERY_MS = 10 * MINUTE_MS

/** How long a shutdown waits for responses that are being sent before it closes the connections. */
const FLUSH_MS = 500

/** The sandbox's journal is read without waiting for Battle.net's limit. */
const SANDBOX_JOURNAL_RATE = 500

interface StartOptions {
  env: NodeJS.ProcessEnv
  /** A production build of the app to serve from the same origin. */
  staticDir?: string
}

/** A running backend. */
export interface RunningServer {
  url: string
  /** Waits for running requests, then closes the port and the database. */
  close: () => Promise<void>
}

/**
 * Starts the backend: opens, migrates and seeds the database, mounts the sandbox if there are no
 * Battle.net credentials, and serves the app if a build is given.
 * @throws EnvError, DataFolderError or DatabaseStartError with a message for the person who starts
 *   the server; other errors, such as a port in use, as Node throws them
 */
export async function startServer({
  env: variables,
  staticDir,
}: StartOptions): Promise<RunningServer> {
  const env = parseEnv(variables)
  const {
    vacuum,
    locks,
    close: closeDatabase,
    ...opened
  } = await openDatabase(env).catch((error: unknown) => {
    throw toStartError(error, env.databaseUrl)
  })
  const { database } = opened
  try {
    const url = serverUrl(env)
    const sandbox = env.battleNet ? undefined : createSandboxFor(env)
    const battleNet = createBattleNet(
      sandbox
        ? {
            config: sandboxConfig(url),
            fetch: sandboxFetch(sandbox),
            journalRate: SANDBOX_JOURNAL_RATE,
          }
        : { config: { ...BATTLENET_URLS, clientId: '', clientSecret: '', ...env.battleNet } },
    )
    const readReport = createReportReader({ origins: env.reportOrigins, fetch })
    const webhookPosts = createWebhookPosts({
      database,
      origin: env.discordOrigin,
      fetch,
      now: Date.now,
    })
    const app = createApp({
      ...env,
      ...opened,
      battleNet,
      readReport,
      webhookPosts,
      now: Date.now,
      sandbox,
    })
    const isSeeded = await locks.whenFree('seed', async () => {
      const hasNewCatalog = await seedCatalog(database)
      await seedSeasons(database)
      if (!sandbox) return hasNewCatalog
      const parts = { sandbox, battleNet, redirectUri: `${url}${CALLBACK_PATH}` }
      const hasNewPlayers = await seedPlayers(database, parts)
      if (hasNewPlayers) await seedGuild(database, battleNet)
      return hasNewCatalog || hasNewPlayers
    })
    // Without statistics, the query planner reads whole tables.
    if (isSeeded) await vacuum?.()
    if (staticDir) serveApp(app, staticDir)
    const running = new Set<Promise<Response>>()
    const server = serve({
      async fetch(request, bindings) {
        const response = Promise.resolve(app.fetch(request, bindings))
        running.add(response)
        return response.finally(() => running.delete(response))
      },
      hostname: env.host,
      port: env.port,
      serverOptions: { headersTimeout: HEADERS_MS_MAX, requestTimeout: REQUEST_MS_MAX },
    })
    answerExpectations(server)
    await once(server, 'listening')
    // A connection that could not be accepted, e.g. for lack of file descriptors, is no reason to
    // end.
    server.on('error', (error) => logError('connection not accepted', error))
    const stopJobs = startJobs({ env, database, vacuum, locks, battleNet, webhookPosts })
    return {
      url,
      async close() {
        const areJobsStopped = stopJobs()
        const isClosed = new Promise((resolve) => {
          server.close(resolve)
        })
        await Promise.allSettled(running)
        // `server.close` also waits for idle connections, which browsers open in advance.
        setTimeout(() => {
          if ('closeAllConnections' in server) server.closeAllConnections()
        }, FLUSH_MS).unref()
        await isClosed
        await areJobsStopped
        await closeDatabase()
      },
    }
  } catch (error) {
    await closeDatabase()
    throw error
  }
}

type JobOptions = Pick<OpenDatabase, 'database' | 'vacuum' | 'locks'> & {
  env: Env
  battleNet: BattleNet
  webhookPosts: WebhookPosts
}

/**
 * Starts what runs in the background.
 * @returns a function that stops it and resolves when its current steps have ended
 */
function startJobs({ env, database, vacuum, locks, battleNet, webhookPosts }: JobOptions) {
  const startJob = (options: RegularJobOptions, job: (signal: AbortSignal) => Promise<void>) =>
    startRegularJob(options, (signal) => locks.ifFree(options.name, () => job(signal)))
  const jobs = [
    startJob(
      { name: 'database cleanup', everyMs: HOUR_MS, firstAfterMs: CLEANUP_AFTER_MS },
      async () => {
        await deleteExpiredRows(database, new Date())
        await vacuum?.()
      },
    ),
    startJob({ name: 'character refresh', everyMs: DAY_MS }, (signal) =>
      refreshCharacters({ database, battleNet, now: Date.now, signal }),
    ),
    startJob({ name: 'roster refresh', everyMs: DAY_MS }, (signal) =>
      refreshRosters({ database, battleNet, now: Date.now, signal }),
    ),
    // Without a lock, which takes a connection each time: processes do not begin the same post.
    startRegularJob({ name: 'posts to Discord', everyMs: POSTS_EVERY_MS }, webhookPosts.deliver),
  ]
  if (env.iconsUrl) {
    const fetchIcons = createIconFetcher({ database, url: env.iconsUrl })
    jobs.push(startJob({ name: 'icon download', everyMs: ICONS_EVERY_MS }, fetchIcons))
  }
  return async () =>
    Promise.all([
      ...jobs.map((job) => job.stop()),
      // Posts nothing: waits for what requests have begun to post.
      webhookPosts.deliver(AbortSignal.abort()),
    ])
}

/** The URL to open in a browser. IPv6 addresses are put in brackets. */
function serverUrl({ host, port }: Env): string {
  const name = host === '127.0.0.1' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** The sandbox redirects to this backend only, under any of the loopback names. */
function createSandboxFor({ port }: Env) {
  return createSandbox({
    ...SANDBOX_CLIENT,
    isRedirectAllowed: (uri) => {
      const url = URL.canParse(uri) ? new URL(uri) : null
      return (
        url !== null &&
        isLoopbackUrl(uri) &&
        url.port === String(port) &&
        url.pathname === CALLBACK_PATH
      )
    },
  })
}
