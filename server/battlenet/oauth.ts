import { isRecord } from '@/game/is-record'
import * as oauth from 'oauth4webapi'
import { isLoopbackUrl, type BattleNetConfig } from './config'
import { apiError, BattleNetError, rateLimited, SignInError } from './battlenet-error'
import { retryAfterSeconds, type Send } from './send-request'

const SCOPE = 'openid wow.profile'
/** Used if a token response has no `expires_in`. */
const DEFAULT_LIFETIME_SECONDS = 86_399

/** A user's access token. There is no refresh token: after `expiresAt` the user signs in again. */
export interface Grant {
  accessToken: string
  expiresAt: Date
  /** May lack `wow.profile`, which users can deselect on the consent page. */
  scopes: string[]
}

interface OAuthOptions {
  config: BattleNetConfig
  send: Send
  sendRetrying: Send
  now: () => number
}

/** OAuth with Battle.net. The metadata is static, so there is no discovery request. */
export function createOAuth({ config, send, sendRetrying, now }: OAuthOptions) {
  const base = config.oauthUrl.replace(/\/$/, '')
  const server: oauth.AuthorizationServer = {
    issuer: base,
    authorization_endpoint: `${base}/authorize`,
    token_endpoint: `${base}/token`,
  }
  const client: oauth.Client = { client_id: config.clientId }
  const authentication = oauth.ClientSecretBasic(config.clientSecret)
  const [allowInsecure, customFetch] = [oauth.allowInsecureRequests, oauth.customFetch] as const
  const isLoopback = isLoopbackUrl(base)

  /** Milliseconds since the epoch. */
  function expiryOf(token: oauth.TokenEndpointResponse): number {
    return now() + (token.expires_in ?? DEFAULT_LIFETIME_SECONDS) * 1000
  }

  return {
    /** The URL to which the browser is redirected to sign in. Battle.net requires the state. */
    authorizationUrl({ state, redirectUri }: { state: string; redirectUri: string }): URL {
      const url = new URL(`${base}/authorize`)
      url.search = new URLSearchParams({
        client_id: config.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: SCOPE,
        state,
      }).toString()
      return url
    },

    /**
     * Exchanges the code in the callback URL for a grant. Not retried, because a code works once.
     * @throws SignInError
     */
    async exchangeCode(input: { callback: URL; state: string; redirectUri: string }) {
      try {
        const parameters = oauth.validateAuthResponse(server, client, input.callback, input.state)
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          authentication,
          parameters,
          input.redirectUri,
          // Battle.net does not support PKCE; the state protects the flow.
          oauth.nopkce,
          { [allowInsecure]: isLoopback, [customFetch]: send },
        )
        const token = await oauth.processAuthorizationCodeResponse(
          server,
          client,
          await withoutIdToken(response),
        )
        return {
          accessToken: token.access_token,
          expiresAt: new Date(expiryOf(token)),
          scopes: (token.scope ?? SCOPE).split(' ').filter(Boolean),
        } satisfies Grant
      } catch (error) {
        throw toSignInError(error)
      }
    },

    /** A token of the backend itself (client credentials); `expiresAt` in ms since the epoch. */
    async requestAppToken(): Promise<{ accessToken: string; expiresAt: number }> {
      try {
        const response = await oauth.clientCredentialsGrantRequest(
          server,
          client,
          authentication,
          {},
          { [allowInsecure]: isLoopback, [customFetch]: sendRetrying },
        )
        if (response.status === 429) {
          throw rateLimited(retryAfterSeconds(response), 'POST /token: 429')
        }
        const token = await oauth.processClientCredentialsResponse(server, client, response)
        return { accessToken: token.access_token, expiresAt: expiryOf(token) }
      } catch (error) {
        if (error instanceof BattleNetError) throw error
        throw apiError(`POST ${base}/token: ${describe(error)}`)
      }
    },
  }
}

/**
 * Removes the id_token from a token response. Battle.net's id_tokens have a wrong issuer, which
 * the library would reject. The identity is read from userinfo instead.
 */
async function withoutIdToken(response: Response): Promise<Response> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  if (!isRecord(body) || !('id_token' in body)) return response
  const { id_token: _removed, ...rest } = body
  return new Response(JSON.stringify(rest), response)
}

function toSignInError(error: unknown): SignInError {
  if (error instanceof oauth.AuthorizationResponseError && error.error === 'access_denied') {
    return new SignInError('denied', 'The user cancelled the sign-in')
  }
  return new SignInError('failed', `Sign-in failed: ${describe(error)}`)
}

/**
 * Describes an error for the log. The library's messages are safe, but its causes contain secrets.
 */
function describe(error: unknown): string {
  if (error instanceof oauth.ResponseBodyError) {
    return /^\w{1,40}$/.test(error.error) ? error.error : 'an unknown OAuth error'
  }
  return error instanceof Error ? error.message : 'an unknown error'
}
