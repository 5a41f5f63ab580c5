import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { SANDBOX_ACCOUNTS, type SandboxAccount } from './accounts'

const CODE_SECONDS = 60
/** Lifetime of every token in seconds, as Battle.net has it. */
export const TOKEN_SECONDS = 86_399

/** What a token opens. `account` is null for a client's own token. */
export interface Access {
  account: SandboxAccount | null
  scopes: readonly string[]
}

interface IssuedCode extends Access {
  redirectUri: string
  expiresAt: number
}

interface TokensOptions {
  secret: string
  now: () => number
}

export type Tokens = ReturnType<typeof createTokens>

/**
 * Codes and access tokens. Codes live in memory; tokens are signed instead of kept, because a
 * person's real token survives a restart of this backend and the sandbox's must not be worse.
 */
export function createTokens({ secret, now }: TokensOptions) {
  const codes = new Map<string, IssuedCode>()

  function sign(payload: string): Buffer {
    return createHmac('sha256', secret).update(payload).digest()
  }

  return {
    /** A code for that redirect only. */
    issueCode(access: Access, redirectUri: string): string {
      for (const [code, issued] of codes) if (issued.expiresAt <= now()) codes.delete(code)
      const code = randomBytes(24).toString('base64url')
      codes.set(code, { ...access, redirectUri, expiresAt: now() + CODE_SECONDS * 1000 })
      return code
    },

    /** Uses a code up, rightly or not: a second try with the right redirect comes too late. */
    takeCode(code: string, redirectUri: string): Access | null {
      const issued = codes.get(code)
      codes.delete(code)
      if (!issued || issued.expiresAt <= now() || issued.redirectUri !== redirectUri) return null
      return issued
    },

    issueToken({ account, scopes }: Access): string {
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

    /** What the bearer of an Authorization header may do; null for none, unknown or expired. */
    readBearer(header: string | undefined): Access | null {
      const [, payload, signature] = /^Bearer ([\w-]+)\.([\w-]+)$/i.exec(header ?? '') ?? []
      if (!payload || !signature) return null
      const [given, expected] = [Buffer.from(signature, 'base64url'), sign(payload)]
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      // Signed by this very code, so it has this shape.
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
