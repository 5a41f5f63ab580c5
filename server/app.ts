import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { secureHeaders } from 'hono/secure-headers'
import { isLoopbackUrl } from './battlenet/config'
import { BattleNetError } from './battlenet/errors'
import { SANDBOX_PATH } from './battlenet/sandbox/sandbox'
import { HttpError } from './errors'
import { authorize, type AppEnv } from './handle'
import { logError } from './logger'
import { createOpenApiDocument } from './openapi'
import { adminCatalogRoutes } from './routes/admin-catalog'
import { authRoutes } from './routes/auth'
import { catalogRoutes } from './routes/catalog'
import { characterRoutes } from './routes/characters'
import { guildRoutes } from './routes/guilds'
import { wishlistRoutes } from './routes/wishlists'
import type { Services } from './services'
import { sessionMiddleware } from './session/middleware'

/** Far above the largest request of the contract (500 bulk rows), far below what would hurt. */
const BODY_BYTES_MAX = 2_000_000

/** The REST backend as a function from request to answer; knows no port and no files. */
export function createApp(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  app.use(
    secureHeaders({
      referrerPolicy: 'no-referrer',
      xFrameOptions: 'DENY',
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        // The toast and dialog libraries write their styles at run time; scripts come from us alone.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    }),
  )
  app.use(
    cors({
      origin: services.appOrigin ? [services.appOrigin] : [],
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowHeaders: ['Authorization', 'Content-Type'],
      exposeHeaders: ['Retry-After'],
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
  for (const path of ['/api/*', '/auth/*']) {
    app.use(path, async (context, next) => {
      await next()
      // Answers are one person's own: no cache between here and them may keep one.
      context.header('Cache-Control', 'no-store')
    })
    app.use(path, sessionMiddleware(services.database, services.adminBattleTags, services.now))
  }
  // Also for addresses that do not exist: what admins can do is nobody else's to find out.
  app.use('/api/admin/*', async (context, next) => {
    authorize('admin', context)
    await next()
  })

  authRoutes(app, services)
  characterRoutes(app, services)
  guildRoutes(app, services)
  catalogRoutes(app, services)
  wishlistRoutes(app, services)
  adminCatalogRoutes(app, services)

  const openApi = createOpenApiDocument()
  app.get('/openapi.json', (context) => context.json(openApi))

  app.all('/api/*', () => {
    throw new HttpError(404, 'NOT_FOUND', 'No such address')
  })

  app.onError((error, context) => {
    const refusal = toRefusal(error)
    const retryAfter = refusal.details?.retryAfter
    if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter))
    return context.json(refusal.toBody(), refusal.status)
  })
  return app
}

/** What the caller is told of an error: refusals as they are, anything else without its inside. */
function toRefusal(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof BattleNetError) {
    logError('Battle.net refused', error)
    const { code, message, retryAfter } = error
    // 403, not 401: the person's session here is still good.
    if (code === 'BATTLENET_TOKEN_EXPIRED') {
      return new HttpError(403, code, message, { requiresReauth: true })
    }
    if (code === 'BATTLENET_RATE_LIMITED') return new HttpError(429, code, message, { retryAfter })
    return new HttpError(502, code, message)
  }
  logError('request failed', error)
  return new HttpError(500, 'INTERNAL_ERROR', 'Something went wrong on the server')
}
