import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { keepFor } from '../../lib/read-cache'
import { SANDBOX_ACCOUNTS, type SandboxAccount } from './accounts'

const CODE_MS = 60_000
/** Maximum number of codes that are valid at the same time. */
const CODES_MAX = 10_000
/** Lifetime of tokens in seconds, the same as Battle.net's. */
export const TOKEN_SECONDS = 86_399

/** The access that a token or code gives. `account` is null for the backend's own token. */
export interface TokenGrant {
  account: SandboxAccount | null
  scopes: readonly string[]
}

interface IssuedCode extends TokenGrant {
  redirectUri: string
}

interface TokenStoreOptions {
  secret: string
  now: () => number
}

export type TokenStore = ReturnType<typeof createTokenStore>

/**
 * Issues and checks OAuth codes and access tokens. Codes are kept in memory. Tokens are signed and
 * not stored, so that they survive a restart of the backend, as Battle.net's do.
 */
export function createTokenStore({ secret, now }: TokenStoreOptions) {
  const codes = new LRUCache<string, IssuedCode>({ max: CODES_MAX, ...keepFor(CODE_MS, now) })

  function sign(payload: string): Buffer {
    return createHmac('sha256', secret).update(payload).digest()
  }

  return {
    /** Issues a code that is valid for that redirect URL only. */
    issueCode(grant: TokenGrant, redirectUri: string): string {
      codes.purgeStale()
      const code = randomBytes(24).toString('base64url')
      codes.set(code, { ...grant, redirectUri })
      return code
    },

    /** The grant of a code, or null. Deletes the code even if the redirect URL is wrong. */
    consumeCode(code: string, redirectUri: string): TokenGrant | null {
      const issued = codes.get(code)
      codes.delete(code)
      if (!issued || issued.redirectUri !== redirectUri) return null
      return issued
    },

    issueToken({ account, scopes }: TokenGrant): string {
      const payload = Buffer.from(
        JSON.stringify({
          battleTag: account?.battleTag ?? null,
          scopes,
          expiresAt: now() + TOKEN_SECONDS * 1000,
          nonce: randomBytes(16).toString('base64url'),
        }),
      ).toString('base64url')
      return `${payload}.${sign(payload).toString('base64url')}`
    },

    /**
     * The grant of a bearer token in an Authorization header; null if missing, invalid or expired.
     */
    readBearer(header: string | undefined): TokenGrant | null {
      const [, payload, signature] = /^Bearer ([\w-]+)\.([\w-]+)$/i.exec(header ?? '') ?? []
      if (!payload || !signature) return null
      const [given, expected] = [Buffer.from(signature, 'base64url'), sign(payload)]
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      // The signature is valid, so the payload was created by `issueToken`.
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
        battleTag: string | null
        scopes: string[]
        expiresAt: number
      }
      if (claims.expiresAt <= now()) return null
      const account = SANDBOX_ACCOUNTS.find(({ battleTag }) => battleTag === claims.battleTag)
      return { account: account ?? null, scopes: claims.scopes }
    },
  }
}
