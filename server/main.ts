import { serve } from '@hono/node-server'
import { once } from 'node:events'
import { createApp } from './app'
import { createBattleNet, type BattleNet } from './battlenet/battlenet'
import { BATTLENET_URLS, isLoopbackUrl } from './battlenet/config'
import {
  createSandbox,
  SANDBOX_CLIENT,
  sandboxConfig,
  sandboxFetch,
} from './battlenet/sandbox/sandbox'
import { openEmbedded, openPostgres, type Database, type OpenDatabase } from './database/client'
import { claimDataFolder } from './database/data-folder'
import { seedCatalog } from './database/seed/catalog'
import { seedPlayers } from './database/seed/players'
import { parseEnv, type Env } from './env'
import { logError } from './logger'
import { refreshCharacters } from './characters/refresh-characters'
import { CALLBACK_PATH } from './accounts/auth.routes'
import { serveApp } from './http/serve-app'
import { deleteExpiredRows } from './database/delete-expired-rows'

const SWEEP_MS = 60 * 60 * 1000
const REFRESH_MS = 24 * 60 * 60 * 1000

/** A caller that is slower than this to say what it wants is no browser. */
const HEADERS_MS_MAX = 10_000
const REQUEST_MS_MAX = 30_000

/** For the last bytes of answers that are made but not yet sent. */
const LAST_BYTES_MS = 500

interface StartOptions {
  env: NodeJS.ProcessEnv
  /** A production build of the app to serve from the same origin. */
  staticDir?: string
}

/** A running backend. */
export interface RunningServer {
  url: string
  /** Finishes what is under way, then lets go of port and database. */
  close: () => Promise<void>
}

/**
 * Starts the backend: database migrated and seeded, the sandbox mounted when there are no Battle.net
 * credentials, the app served when there is a build.
 * @throws Error with a message for people when settings, data folder or port do not allow it
 */
export async function startServer({
  env: variables,
  staticDir,
}: StartOptions): Promise<RunningServer> {
  const env = parseEnv(variables)
  const { database, tidy, close: closeDatabase } = await openDatabase(env)
  try {
    const url = addressOf(env)
    const sandbox = env.battleNet ? undefined : createSandboxFor(env)
    const battleNet = createBattleNet(
      sandbox
        ? { config: sandboxConfig(url), fetch: sandboxFetch(sandbox) }
        : { config: { ...BATTLENET_URLS, clientId: '', clientSecret: '', ...env.battleNet } },
    )
    await seedCatalog(database)
    const app = createApp({ ...env, database, battleNet, now: Date.now, sandbox })
    if (sandbox) {
      await seedPlayers(database, { sandbox, battleNet, redirectUri: `${url}${CALLBACK_PATH}` })
    }
    if (staticDir) serveApp(app, staticDir)
    const underWay = new Set<Promise<Response>>()
    const server = serve({
      async fetch(request, bindings) {
        const answer = Promise.resolve(app.fetch(request, bindings))
        underWay.add(answer)
        return answer.finally(() => underWay.delete(answer))
      },
      hostname: env.host,
      port: env.port,
      serverOptions: { headersTimeout: HEADERS_MS_MAX, requestTimeout: REQUEST_MS_MAX },
    })
    await once(server, 'listening')
    const sweep = async () => {
      await deleteExpiredRows(database, new Date())
      await tidy?.()
    }
    await sweep()
    const hourly = setInterval(() => {
      sweep().catch((error: unknown) => logError('sweep failed', error))
    }, SWEEP_MS)
    const refreshing = startRefreshing({ database, battleNet })
    return {
      url,
      async close() {
        clearInterval(hourly)
        const isRefreshed = refreshing.stop()
        const isClosed = new Promise((resolve) => {
          server.close(resolve)
        })
        await Promise.allSettled(underWay)
        // Browsers open connections ahead of time; those would be waited for without end.
        setTimeout(() => {
          if ('closeAllConnections' in server) server.closeAllConnections()
        }, LAST_BYTES_MS).unref()
        await isClosed
        await isRefreshed
        await closeDatabase()
      },
    }
  } catch (error) {
    await closeDatabase()
    throw error
  }
}

/** Keeps to the 30-day rule: a round now, in the background, and one each day. */
function startRefreshing(parts: { database: Database; battleNet: BattleNet }) {
  const ending = new AbortController()
  let round = Promise.resolve()
  const run = () => {
    const options = { ...parts, now: Date.now, signal: ending.signal }
    round = refreshCharacters(options).catch((error: unknown) => logError('refresh failed', error))
  }
  run()
  const daily = setInterval(run, REFRESH_MS)
  return {
    /** Resolves when the round under way has ended, after the character it is at. */
    stop() {
      clearInterval(daily)
      ending.abort()
      return round
    },
  }
}

/** The address to open; an IPv6 address stands in brackets. */
function addressOf({ host, port }: Env): string {
  const name = host === '127.0.0.1' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

async function openDatabase(env: Env): Promise<OpenDatabase> {
  if (env.databaseUrl) return openPostgres(env.databaseUrl)
  const folder = await claimDataFolder(env.dataDir)
  try {
    const embedded = await openEmbedded(folder.databaseDir)
    return {
      ...embedded,
      async close() {
        await embedded.close()
        await folder.release()
      },
    }
  } catch (error) {
    await folder.release()
    throw error
  }
}

/** The sandbox's one client may come back to this backend, under whatever name this machine has. */
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
