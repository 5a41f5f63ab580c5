import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { ICONS_PATH } from '../catalog/icons/icon-url'

/**
 * The Content-Security-Policy of all pages. `public/_headers` repeats it for static hosting; a test
 * checks that both are the same.
 */
const CONTENT_SECURITY_POLICY = {
  defaultSrc: ["'self'"],
  // The page has inline styles, and the toast and dialog libraries add styles at run time.
  styleSrc: ["'self'", "'unsafe-inline'"],
  // Pictures of characters come from the game's hosts, and admins can enter URLs of any host.
  imgSrc: ["'self'", 'data:', 'https:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

export function securityHeaders({
  appOrigin,
}: {
  appOrigin: string | undefined
}): MiddlewareHandler {
  const options = {
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
    contentSecurityPolicy: CONTENT_SECURITY_POLICY,
    // Browsers remember HSTS for half a year and then open the site with HTTPS only, so it is set
    // only if the site has TLS.
    strictTransportSecurity: appOrigin?.startsWith('https:') === true,
  }
  const ofAnswers = secureHeaders(options)
  // Icons are public, and an app on another origin shows them too.
  const ofIcons = secureHeaders({ ...options, crossOriginResourcePolicy: 'cross-origin' })
  return (context, next) =>
    context.req.path.startsWith(ICONS_PATH) ? ofIcons(context, next) : ofAnswers(context, next)
}
