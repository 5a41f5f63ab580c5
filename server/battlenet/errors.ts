import type { ErrorCode } from '@/contract/error'

type BattleNetErrorCode = Extract<
  ErrorCode,
  | 'BATTLENET_API_ERROR'
  | 'BATTLENET_TOKEN_EXPIRED'
  | 'BATTLENET_RATE_LIMITED'
  | 'CHARACTER_FETCH_ERROR'
>

interface BattleNetErrorOptions {
  /** Seconds until another try makes sense. */
  retryAfter?: number
  /** What happened, for the log: method, address and status, never a token. */
  cause?: string
}

/** Battle.net did not give what was asked. The message is for people. */
export class BattleNetError extends Error {
  override name = 'BattleNetError'
  readonly retryAfter?: number

  constructor(
    readonly code: BattleNetErrorCode,
    message: string,
    { retryAfter, cause }: BattleNetErrorOptions = {},
  ) {
    super(message, { cause })
    if (retryAfter !== undefined) this.retryAfter = retryAfter
  }
}

/** Battle.net is down, changed its answers or refuses this backend. */
export function apiError(cause: string) {
  const message = 'Battle.net does not answer as it should right now. Try again in a few minutes.'
  return new BattleNetError('BATTLENET_API_ERROR', message, { cause })
}

/** The person's grant has ended, was revoked or does not cover the characters. */
export function tokenExpired(cause: string) {
  const message = 'Your Battle.net sign-in has expired. Sign in again to see your characters.'
  return new BattleNetError('BATTLENET_TOKEN_EXPIRED', message, { cause })
}

/** Too many requests, even after waiting; `retryAfter` in seconds. */
export function rateLimited(retryAfter: number, cause: string) {
  const message = `Battle.net is busy. Try again in ${retryAfter} seconds.`
  return new BattleNetError('BATTLENET_RATE_LIMITED', message, { retryAfter, cause })
}

/** A 404 does not prove that the character is gone; most often it has not logged in for long. */
export function characterHidden(name: string, cause: string) {
  const message = `Battle.net does not show ${name} right now. Log in to the game with this character once, then try again.`
  return new BattleNetError('CHARACTER_FETCH_ERROR', message, { cause })
}

/** A guild that was renamed, disbanded or never existed under that name. */
export function guildHidden(name: string, cause: string) {
  const message = `Battle.net does not show the guild ${name} right now. Try again later.`
  return new BattleNetError('BATTLENET_API_ERROR', message, { cause })
}

/** A sign-in that did not end with a grant: the person cancelled, or something went wrong. */
export class SignInError extends Error {
  override name = 'SignInError'

  constructor(
    readonly reason: 'denied' | 'failed',
    message: string,
  ) {
    super(message)
  }
}
