import { SANDBOX_ACCOUNTS } from './accounts'
import type { Tokens } from './tokens'

const SCOPES = new Set(['openid', 'wow.profile', 'sc2.profile', 'd3.profile'])

/** An authorization request that may be shown to a person. */
export interface AuthorizationRequest {
  clientId: string
  redirectUri: string
  state: string
  scopes: string[]
}

export interface Choice {
  battleTag: string
  /** Account id and BattleTag are always shared, the game profile only if the person agrees. */
  sharesProfile: boolean
}

/** A request so wrong that the person must not be sent back with it. */
export interface Refusal {
  status: 400 | 401
  message: string
}

interface AuthorizationOptions {
  clientId: string
  isRedirectAllowed: (uri: string) => boolean
  tokens: Tokens
}

export type Authorization = ReturnType<typeof createAuthorization>

/** The decisions behind the authorize page. */
export function createAuthorization({ clientId, isRedirectAllowed, tokens }: AuthorizationOptions) {
  return {
    /** Reads a request's query; the messages are Battle.net's own. */
    readRequest(query: URLSearchParams): AuthorizationRequest | Refusal {
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
      if (unknown) return { status: 400, message: 'The scope parameter holds an unknown scope' }
      return { clientId, redirectUri, state, scopes }
    },

    /** Where the browser goes once the person has chosen. */
    answer(request: AuthorizationRequest, choice: Choice | 'cancel'): URL | Refusal {
      const callback = new URL(request.redirectUri)
      callback.searchParams.set('state', request.state)
      if (choice === 'cancel') {
        callback.searchParams.set('error', 'access_denied')
        return callback
      }
      const account = SANDBOX_ACCOUNTS.find(({ battleTag }) => battleTag === choice.battleTag)
      if (!account) return { status: 400, message: 'There is no such account' }
      const scopes = request.scopes.filter(
        (scope) => choice.sharesProfile || !scope.endsWith('.profile'),
      )
      callback.searchParams.set('code', tokens.issueCode({ account, scopes }, request.redirectUri))
      return callback
    },
  }
}
