import { IDEMPOTENCY_HEADER } from '@/contract/call'
import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import { timeout } from 'hono/timeout'
import { accountRoutes } from './accounts/account.routes'
import { sessionMiddleware } from './accounts/session-middleware'
import { sessionRoutes } from './accounts/session.routes'
import { appCallbackUrl, CALLBACK_PATH, LOGIN_PATH } from './accounts/sign-in-urls'
import { signInRoutes } from './accounts/sign-in.routes'
import { isLoopbackUrl } from './battlenet/config'
import { SANDBOX_PATH } from './battlenet/sandbox/sandbox'
import { adminBossRoutes } from './catalog/admin-bosses.routes'
import { adminInstanceRoutes } from './catalog/admin-instances.routes'
import { adminLootRoutes } from './catalog/admin-loot.routes'
import { bulkLootRoutes } from './catalog/bulk-loot.routes'
import { batchRoutes } from './catalog/batches/batches.routes'
import { historyRoutes } from './catalog/history/history.routes'
import { lootEditRoutes } from './catalog/batches/edits.routes'
import { iconRoutes } from './catalog/icons/icons.routes'
import { journalRoutes } from './catalog/journal/journal.routes'
import { createCatalogMemory } from './catalog/catalog-memory'
import { catalogRoutes } from './catalog/catalog.routes'
import { raidFileRoutes } from './catalog/raid-files/raid-files.routes'
import { characterRoutes } from './characters/characters.routes'
import { awardRoutes } from './guilds/awards/awards.routes'
import { gearRoutes } from './gear/gear.routes'
import { seasonRoutes } from './gear/seasons.routes'
import { guildBoardRoutes } from './guilds/guild-board.routes'
import { guildChangeRoutes } from './guilds/guild-changes.routes'
import { guildRoutes } from './guilds/guilds.routes'
import { lockRoutes } from './guilds/locks.routes'
import { nightRoutes } from './guilds/nights/nights.routes'
import { webhookRoutes } from './guilds/webhook/webhook.routes'
import { sandboxAwardRoutes } from './guilds/sandbox-award.routes'
import { teamRoutes } from './guilds/team.routes'
import { NotModified } from './http/etag-cache'
import { HttpError } from './http/http-errors'
import { authorize, type AppEnv } from './http/handle'
import { healthRoutes } from './http/health.routes'
import { answerAgain } from './http/idempotency'
import { limitBody } from './http/limit-body'
import { limitCalls } from './http/rate-limit-middleware'
import { readOpenApiDocument } from './http/openapi'
import { assignRequestId, logRequests } from './http/request-log'
import { securityHeaders } from './http/security-headers'
import { toHttpError } from './http/to-http-error'
import { isUploadAborted, receiveUnreadBody } from './http/unread-body'
import type { Services } from './services'
import { simRoutes } from './sims/sims.routes'
import { wishlistItemRoutes } from './wishlists/wishlist-items.routes'
import { wishlistRoutes } from './wishlists/wishlists.routes'

/** The app aborts its requests after the same time (docs/specification.md, section 9). */
const RESPONSE_MS_MAX = 30_000

/** Paths that the browser navigates to. Their errors are shown by the app instead of as JSON. */
const NAVIGATION_PATHS = new Set([LOGIN_PATH, CALLBACK_PATH])

/** The REST backend as a function from request to response, without a port or files. */
export function createApp(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  app.use(receiveUnreadBody)
  app.use(assignRequestId())
  if (services.logsRequests) app.use(logRequests())
  app.use(securityHeaders(services))
  // Without its headers, browsers let no other origin read an answer.
  if (services.appOrigin) {
    app.use(
      cors({
        origin: [services.appOrigin],
        allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
        allowHeaders: ['Authorization', 'Content-Type', IDEMPOTENCY_HEADER],
        exposeHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
        maxAge: 600,
      }),
    )
  }
  app.use(limitBody())
  if (services.sandbox) {
    // Prevents DNS rebinding: a website whose name resolves to this machine could use the sandbox.
    app.use(async (context, next) => {
      if (!isLoopbackUrl(context.req.url)) {
        throw new HttpError(403, 'FORBIDDEN', 'The sandbox is only available on this machine')
      }
      await next()
    })
    sandboxAwardRoutes(app, services)
    app.route(SANDBOX_PATH, services.sandbox)
  }
  for (const path of ['/api/*', '/auth/*']) {
    app.use(path, async (context, next) => {
      // Responses are private: no cache may store them unless the route sets another value.
      context.header('Cache-Control', 'no-store')
      await next()
    })
    app.use(path, timeout(RESPONSE_MS_MAX))
    app.use(path, sessionMiddleware(services.database, services.adminBattleTags, services.now))
  }
  // Unknown paths are checked too, so that other users cannot find out which admin calls exist.
  app.use('/api/admin/*', async (context, next) => {
    authorize('admin', context)
    await next()
  })

  const catalog = createCatalogMemory(services.database)
  limitCalls(app, services)
  answerAgain(app, services)
  healthRoutes(app, services)
  signInRoutes(app, services)
  sessionRoutes(app, services)
  accountRoutes(app, services)
  characterRoutes(app, services)
  guildRoutes(app, services)
  guildBoardRoutes(app, services)
  guildChangeRoutes(app, services)
  awardRoutes(app, services)
  teamRoutes(app, services)
  lockRoutes(app, services)
  nightRoutes(app, services)
  webhookRoutes(app, services)
  catalogRoutes(app, services, catalog)
  iconRoutes(app, services)
  wishlistRoutes(app, services)
  wishlistItemRoutes(app, services, catalog)
  simRoutes(app, services)
  gearRoutes(app, services)
  adminInstanceRoutes(app, services)
  adminBossRoutes(app, services)
  batchRoutes(app, services)
  lootEditRoutes(app, services)
  adminLootRoutes(app, services, catalog)
  raidFileRoutes(app, services)
  journalRoutes(app, services)
  bulkLootRoutes(app, services)
  historyRoutes(app, services)
  seasonRoutes(app, services)

  app.get('/openapi.json', (context) => context.json(readOpenApiDocument()))

  app.all('/api/*', () => {
    throw new HttpError(404, 'NOT_FOUND', 'Address not found')
  })

  app.onError((error, context) => answerError(error, context, services))
  return app
}

function answerError(error: Error, context: Context<AppEnv>, services: Services) {
  if (error instanceof NotModified) return context.body(null, 304)
  // Nobody receives this answer.
  if (isUploadAborted(error, context)) return context.body(null, 400)
  const httpError = toHttpError(error, context.get('requestId'))
  const retryAfter = httpError.details?.retryAfter
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter))
  const isNavigation =
    NAVIGATION_PATHS.has(context.req.path) && context.req.header('Accept')?.includes('html')
  if (isNavigation) {
    return context.redirect(appCallbackUrl(context, services, { error: httpError.code }))
  }
  return context.json(httpError.toBody(), httpError.status)
}
