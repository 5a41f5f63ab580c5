import type { Context } from 'hono'

export { LOGIN_PATH } from '@/contract/session'

/** Battle.net redirects here after the sign-in. Registered there as the client's redirect URL. */
export const CALLBACK_PATH = '/auth/battlenet/callback'

/** This backend's redirect URL, which is registered at Battle.net. */
export function redirectUri(context: Context): string {
  return `${requestOrigin(context)}${CALLBACK_PATH}`
}

/**
 * The app's page that receives the result of a sign-in. The result is in the fragment, which
 * browsers do not send to servers.
 * @param appOrigin where the app is served; undefined: the origin of the request
 */
export function appCallbackUrl(
  context: Context,
  appOrigin: string | undefined,
  result: Record<string, string>,
): string {
  const origin = appOrigin ?? requestOrigin(context)
  return `${origin}/auth/callback#${new URLSearchParams(result)}`
}

/**
 * The origin of the request's URL, with https if a proxy terminates TLS (X-Forwarded-Proto). A
 * forged header is harmless: Battle.net redirects to registered URLs only.
 */
function requestOrigin(context: Context): string {
  const url = new URL(context.req.url)
  const forwarded = context.req.header('X-Forwarded-Proto')
  return forwarded === 'https' ? `https://${url.host}` : url.origin
}
