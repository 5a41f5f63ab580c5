import { secureHeaders } from 'hono/secure-headers'

/**
 * What a browser may do on our pages. `public/_headers` says the same to hosts of static files; a
 * test holds the two together.
 */
const CONTENT_SECURITY_POLICY = {
  defaultSrc: ["'self'"],
  // The app's styles are a part of its page, and the toast and dialog libraries write theirs at run
  // time; scripts come from us alone.
  styleSrc: ["'self'", "'unsafe-inline'"],
  // Icons of items come from the game's own hosts, and admins may name others.
  imgSrc: ["'self'", 'data:', 'https:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

/** The headers that protect a browser, on every answer. */
export function securityHeaders({ appOrigin }: { appOrigin: string | undefined }) {
  return secureHeaders({
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
    contentSecurityPolicy: CONTENT_SECURITY_POLICY,
    // A promise for half a year that only who has a certificate can keep.
    strictTransportSecurity: appOrigin?.startsWith('https:') === true,
  })
}
