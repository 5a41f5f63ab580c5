/** Tokens are renewed this long before they expire, so that none expires during a request. */
const MARGIN_MS = 5 * 60 * 1000

interface AppToken {
  accessToken: string
  /** Milliseconds since the epoch. */
  expiresAt: number
}

interface AppTokenOptions {
  requestToken: () => Promise<AppToken>
  /** Milliseconds since the epoch. */
  now: () => number
}

/** Caches the backend's own token. Concurrent callers share one request for a new token. */
export function createAppTokenCache({ requestToken, now }: AppTokenOptions) {
  let cached: AppToken | undefined
  let pending: Promise<string> | undefined

  async function refresh(): Promise<string> {
    try {
      cached = await requestToken()
      return cached.accessToken
    } finally {
      pending = undefined
    }
  }

  return {
    async get(): Promise<string> {
      if (cached && now() < cached.expiresAt - MARGIN_MS) return cached.accessToken
      pending ??= refresh()
      return pending
    },
    /** Discards a rejected token, unless it has been replaced already. */
    discard(accessToken: string): void {
      if (cached?.accessToken === accessToken) cached = undefined
    },
  }
}
