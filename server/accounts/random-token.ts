import { createHash, randomBytes } from 'node:crypto'

/** A random token of 256 bits in base64url (43 characters), safe in URLs and headers. */
export function generateToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The SHA-256 hash of a token in hex. The database stores hashes only, which cannot be used to sign
 * in.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
