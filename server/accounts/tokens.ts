import { createHash, randomBytes } from 'node:crypto'

/** 256 bits from the system's generator, safe in a URL fragment and a header. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token: enough to recognise it, useless to sign in with. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
