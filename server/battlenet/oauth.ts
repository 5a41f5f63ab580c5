import * as oauth from 'oauth4webapi'
import { isLoopbackUrl, type BattleNetConfig } from './config'
import { apiError, BattleNetError, rateLimited, SignInError } from './errors'
import { retryAfterSeconds, type Send } from './http'

const SCOPE = 'openid wow.profile'
/** What Battle.net issues when an answer does not say, in seconds. */
const DEFAULT_LIFETIME = 86_399
const DEFAULT_RETRY_AFTER = 10

/** What a person allowed. There is no refresh token: after `expiresAt` they sign in again. */
export interface Grant {
  accessToken: string
  expiresAt: Date
  /** May lack `wow.profile`: the consent page lets a person leave it out. */
  scopes: string[]
}

interface OAuthOptions {
  config: BattleNetConfig
  send: Send
  sendRetrying: Send
  now: () => number
}

/** Battle.net's side of OAuth with static metadata; nothing is discovered over the network. */
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

  /** Seconds since the epoch are too coarse for a cache, so expiry is kept in milliseconds. */
  function expiry(token: oauth.TokenEndpointResponse): number {
    return now() + (token.expires_in ?? DEFAULT_LIFETIME) * 1000
  }

  return {
    /** Where the browser goes to sign in. Battle.net refuses a request without state. */
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
     * Turns the callback's code into a grant. A code works once, so nothing is tried again.
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
          // Battle.net announces no PKCE; the state is what protects this flow.
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
          expiresAt: new Date(expiry(token)),
          scopes: (token.scope ?? SCOPE).split(' ').filter(Boolean),
        } satisfies Grant
      } catch (error) {
        throw toSignInError(error)
      }
    },

    /** A token of this backend's own (client credentials); `expiresAt` in milliseconds. */
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
          throw rateLimited(retryAfterSeconds(response) ?? DEFAULT_RETRY_AFTER, 'POST /token: 429')
        }
        const token = await oauth.processClientCredentialsResponse(server, client, response)
        return { accessToken: token.access_token, expiresAt: expiry(token) }
      } catch (error) {
        if (error instanceof BattleNetError) throw error
        throw apiError(`POST ${base}/token: ${describe(error)}`)
      }
    },
  }
}

/**
 * The identity comes from userinfo. The id_token is dropped unread because its issuer has differed
 * from the host that sent it, and the library would refuse the sign-in for that.
 */
async function withoutIdToken(response: Response): Promise<Response> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  if (typeof body !== 'object' || body === null || !('id_token' in body)) return response
  const { id_token: _dropped, ...rest } = body
  return new Response(JSON.stringify(rest), response)
}

function toSignInError(error: unknown): SignInError {
  if (error instanceof oauth.AuthorizationResponseError && error.error === 'access_denied') {
    return new SignInError('denied', 'The person cancelled at Battle.net')
  }
  return new SignInError('failed', `The sign-in failed: ${describe(error)}`)
}

/** Names a failure for the log. The library's messages are fixed texts; its causes hold secrets. */
function describe(error: unknown): string {
  if (error instanceof oauth.ResponseBodyError) {
    return /^\w{1,40}$/.test(error.error) ? error.error : 'an unknown OAuth error'
  }
  return error instanceof Error ? error.message : 'an unknown failure'
}
