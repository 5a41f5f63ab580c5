import type { ErrorCode } from '@/contract/error'

type BattleNetErrorCode = Extract<
  ErrorCode,
  | 'BATTLENET_API_ERROR'
  | 'BATTLENET_TOKEN_EXPIRED'
  | 'BATTLENET_RATE_LIMITED'
  | 'CHARACTER_FETCH_ERROR'
>

interface BattleNetErrorOptions {
  /** Seconds to wait before the next attempt. */
  retryAfter?: number
  /** Battle.net has nothing at the address. */
  isMissing?: boolean
  /** For the log: method, path and status, never a token. */
  cause?: string
}

/** A failed request to Battle.net. The message is shown to the user. */
export class BattleNetError extends Error {
  override name = 'BattleNetError'
  readonly retryAfter?: number
  readonly isMissing: boolean

  constructor(
    readonly code: BattleNetErrorCode,
    message: string,
    { retryAfter, isMissing = false, cause }: BattleNetErrorOptions = {},
  ) {
    super(message, { cause })
    this.isMissing = isMissing
    if (retryAfter !== undefined) this.retryAfter = retryAfter
  }
}

/** Battle.net is down, sends unexpected responses or rejects this backend. */
export function apiError(cause: string) {
  const message = 'Battle.net is not working correctly at the moment. Try again in a few minutes.'
  return new BattleNetError('BATTLENET_API_ERROR', message, { cause })
}

/** The user's grant has expired, was revoked or does not include the characters. */
export function tokenExpired(cause: string) {
  const message = 'Your Battle.net sign-in has expired. Sign in again to see your characters.'
  return new BattleNetError('BATTLENET_TOKEN_EXPIRED', message, { cause })
}

/** Used for a 429 without Retry-After, in seconds. */
const DEFAULT_RETRY_AFTER = 10

/** Battle.net still responds with 429 after the retries. `retryAfterHeader` in seconds. */
export function rateLimited(retryAfterHeader: number | undefined, cause: string) {
  const retryAfter = retryAfterHeader ?? DEFAULT_RETRY_AFTER
  const message = `Battle.net is busy. Try again in ${retryAfter} seconds.`
  return new BattleNetError('BATTLENET_RATE_LIMITED', message, { retryAfter, cause })
}

/**
 * Battle.net responds with 404, usually because the character has not logged in for a long time.
 */
export function characterUnavailable(name: string, cause: string, { canSignInAgain = false } = {}) {
  const message =
    `Battle.net has no data for ${name} at the moment. Log in to the game with this character, then try again.` +
    (canSignInAgain ? ' If it has a new name or realm, sign in to Guildr again before that.' : '')
  return new BattleNetError('CHARACTER_FETCH_ERROR', message, { isMissing: true, cause })
}

/** Neither the profile nor the list of the user's account has the character. */
export function characterGone(name: string, cause: string) {
  const message = `Battle.net no longer has ${name}, and it is not in the list of your account's characters.`
  return new BattleNetError('CHARACTER_FETCH_ERROR', message, { cause })
}

/** Battle.net responds with 404 or with another guild: the guild was renamed or disbanded. */
export function guildUnavailable(name: string, cause: string) {
  const message = `Battle.net has no data for the guild ${name} at the moment. Try again later.`
  return new BattleNetError('BATTLENET_API_ERROR', message, { isMissing: true, cause })
}

/** A sign-in without a grant: the user cancelled it, or it failed. */
export class SignInError extends Error {
  override name = 'SignInError'

  constructor(
    readonly reason: 'denied' | 'failed',
    message: string,
  ) {
    super(message)
  }
}
