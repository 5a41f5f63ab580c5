import type { Context } from 'hono'
import { isLoopbackUrl } from '../battlenet/config'
import type { Services } from '../services'

export { LOGIN_PATH } from '@/contract/session'

/** Battle.net redirects here after the sign-in. Registered there as the client's redirect URL. */
export const CALLBACK_PATH = '/auth/battlenet/callback'

/** The settings on which the origins in redirects depend. */
type Origins = Pick<Services, 'appOrigin' | 'trustProxy'>

/** This backend's redirect URL as Battle.net knows it. */
export function redirectUri(context: Context, origins: Origins): string {
  return `${backendOrigin(context, origins)}${CALLBACK_PATH}`
}

/**
 * The app's page that receives the result of a sign-in. The result is in the fragment, which
 * browsers do not send to servers.
 */
export function appCallbackUrl(
  context: Context,
  origins: Origins,
  result: Record<string, string>,
): string {
  const origin = origins.appOrigin ?? backendOrigin(context, origins)
  return `${origin}/auth/callback#${new URLSearchParams(result)}`
}

/**
 * The origin under which the browser reaches this backend. Clients can forge Host and
 * X-Forwarded-Proto, so they only count behind a trusted proxy, which sets both. Without one the
 * origin is the app's, which this process serves too, or a name of this machine during development.
 * It is empty, which makes a URL relative, when none of these applies.
 */
function backendOrigin(context: Context, { appOrigin, trustProxy }: Origins): string {
  const url = new URL(context.req.url)
  if (trustProxy) {
    // Each proxy appends its value; the last one is from ours.
    const protocol = context.req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim()
    return protocol === 'https' ? `https://${url.host}` : url.origin
  }
  const isLocal = isLoopbackUrl(appOrigin ?? url.href) && isLoopbackUrl(url.href)
  return isLocal ? url.origin : (appOrigin ?? '')
}
