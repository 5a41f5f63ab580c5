import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { timeout } from 'hono/timeout'
import { isLoopbackUrl } from './battlenet/config'
import { SANDBOX_PATH } from './battlenet/sandbox/sandbox'
import { HttpError } from './http/errors'
import { authorize, type AppEnv } from './http/handle'
import { limitCalls } from './http/rate-limits'
import { createOpenApiDocument } from './http/openapi'
import { toRefusal } from './http/error-answer'
import { logRequests, nameRequests } from './http/request-log'
import { adminBossRoutes } from './catalog/admin-bosses.routes'
import { adminBulkRoutes } from './catalog/batches/batches.routes'
import { adminInstanceRoutes } from './catalog/admin-instances.routes'
import { adminLootRoutes } from './catalog/admin-loot.routes'
import { adminRaidFileRoutes } from './catalog/raid-files/raid-files.routes'
import { LOGIN_PATH } from '@/contract/session'
import { appCallback, authRoutes, CALLBACK_PATH } from './accounts/auth.routes'
import { catalogRoutes } from './catalog/catalog.routes'
import { characterRoutes } from './characters/characters.routes'
import { guildRoutes } from './guilds/guilds.routes'
import { healthRoutes } from './http/health.routes'
import { wishlistRoutes } from './wishlists/wishlists.routes'
import { securityHeaders } from './http/security-headers'
import type { Services } from './services'
import { sessionMiddleware } from './accounts/session-middleware'

/** Far above 500 bulk rows (200 kB) and the largest raid file (40 kB), far below what would hurt. */
const BODY_BYTES_MAX = 2_000_000

/** The app gives up after this long, so nobody waits for what comes later. */
const ANSWER_MS_MAX = 30_000

/** Addresses that a browser is sent to; a person would read what is answered there. */
const PAGES = new Set([LOGIN_PATH, CALLBACK_PATH])

/** The REST backend as a function from request to answer; knows no port and no files. */
export function createApp(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  app.use(nameRequests())
  if (services.logsRequests) app.use(logRequests())
  app.use(securityHeaders(services))
  app.use(
    cors({
      origin: services.appOrigin ? [services.appOrigin] : [],
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowHeaders: ['Authorization', 'Content-Type'],
      exposeHeaders: ['Retry-After', 'X-Request-Id'],
      maxAge: 600,
    }),
  )
  app.use(
    bodyLimit({
      maxSize: BODY_BYTES_MAX,
      onError: () => {
        throw new HttpError(413, 'BAD_REQUEST', 'The request is too large')
      },
    }),
  )
  if (services.sandbox) {
    // A page elsewhere that resolves to this machine must not get a session of the sandbox.
    app.use(async (context, next) => {
      if (!isLoopbackUrl(context.req.url)) {
        throw new HttpError(403, 'FORBIDDEN', 'The sandbox answers on this machine only')
      }
      await next()
    })
    app.route(SANDBOX_PATH, services.sandbox)
  }
  app.use('/api/*', compress())
  for (const path of ['/api/*', '/auth/*']) {
    app.use(path, async (context, next) => {
      await next()
      // Answers are one person's own: no cache between here and them may keep one.
      if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store')
    })
    app.use(path, timeout(ANSWER_MS_MAX))
    app.use(path, sessionMiddleware(services.database, services.adminBattleTags, services.now))
  }
  // Also for addresses that do not exist: what admins can do is nobody else's to find out.
  app.use('/api/admin/*', async (context, next) => {
    authorize('admin', context)
    await next()
  })

  limitCalls(app, services)
  healthRoutes(app, services)
  authRoutes(app, services)
  characterRoutes(app, services)
  guildRoutes(app, services)
  catalogRoutes(app, services)
  wishlistRoutes(app, services)
  adminInstanceRoutes(app, services)
  adminBossRoutes(app, services)
  adminBulkRoutes(app, services)
  adminLootRoutes(app, services)
  adminRaidFileRoutes(app, services)

  const openApi = createOpenApiDocument()
  app.get('/openapi.json', (context) => context.json(openApi))

  app.all('/api/*', () => {
    throw new HttpError(404, 'NOT_FOUND', 'No such address')
  })

  app.onError((error, context) => {
    const refusal = toRefusal(error, context.get('requestId'))
    const retryAfter = refusal.details?.retryAfter
    if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter))
    const isPage = PAGES.has(context.req.path) && context.req.header('Accept')?.includes('html')
    if (isPage) return context.redirect(appCallback(context, services, { error: refusal.code }))
    return context.json(refusal.toBody(), refusal.status)
  })
  return app
}
