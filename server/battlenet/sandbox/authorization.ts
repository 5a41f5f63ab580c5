import { SANDBOX_ACCOUNTS } from './accounts'
import type { TokenStore } from './token-store'

const SCOPES = new Set(['openid', 'wow.profile', 'sc2.profile', 'd3.profile'])

export interface AuthorizationRequest {
  clientId: string
  redirectUri: string
  state: string
  scopes: string[]
}

/** The user's input on the account chooser. */
export interface AccountChoice {
  battleTag: string
  /** Whether to grant the `.profile` scopes. Account id and BattleTag are always shared. */
  sharesProfile: boolean
}

/** An invalid request, which is shown as an error page instead of redirecting back. */
export interface AuthorizationError {
  status: 400 | 401
  message: string
}

interface AuthorizationOptions {
  clientId: string
  isRedirectAllowed: (uri: string) => boolean
  tokens: TokenStore
}

export type Authorization = ReturnType<typeof createAuthorization>

/** Validates authorization requests and issues codes, independent of HTTP. */
export function createAuthorization({ clientId, isRedirectAllowed, tokens }: AuthorizationOptions) {
  return {
    /** Parses the query of a request. The error messages are those of Battle.net. */
    readRequest(query: URLSearchParams): AuthorizationRequest | AuthorizationError {
      if (query.get('client_id') !== clientId) {
        return { status: 401, message: 'Bad client credentials' }
      }
      const redirectUri = query.get('redirect_uri') ?? ''
      if (!URL.canParse(redirectUri) || !isRedirectAllowed(redirectUri)) {
        return { status: 400, message: 'The redirect_uri parameter must be a valid URI' }
      }
      const state = query.get('state')
      if (!state) return { status: 400, message: 'The state parameter must be provided' }
      if (query.get('response_type') !== 'code') {
        return { status: 400, message: 'The response_type parameter must be code' }
      }
      const scopes = (query.get('scope') ?? '').split(' ').filter(Boolean)
      const unknown = scopes.find((scope) => !SCOPES.has(scope))
      if (unknown) return { status: 400, message: 'The scope parameter contains an unknown scope' }
      return { clientId, redirectUri, state, scopes }
    },

    /** The callback URL for the user's choice. */
    complete(
      request: AuthorizationRequest,
      choice: AccountChoice | 'cancel',
    ): URL | AuthorizationError {
      const callback = new URL(request.redirectUri)
      callback.searchParams.set('state', request.state)
      if (choice === 'cancel') {
        callback.searchParams.set('error', 'access_denied')
        return callback
      }
      const account = SANDBOX_ACCOUNTS.find(({ battleTag }) => battleTag === choice.battleTag)
      if (!account) return { status: 400, message: 'Unknown account' }
      const scopes = request.scopes.filter(
        (scope) => choice.sharesProfile || !scope.endsWith('.profile'),
      )
      callback.searchParams.set('code', tokens.issueCode({ account, scopes }, request.redirectUri))
      return callback
    },
  }
}
