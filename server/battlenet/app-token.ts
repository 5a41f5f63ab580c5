/** A token is replaced this long before it ends, so that none ends on its way. */
const MARGIN_MS = 5 * 60 * 1000

interface AppTokenOptions {
  request: () => Promise<{ accessToken: string; expiresAt: number }>
  now: () => number
}

/** The backend's own token: one for the whole process, fetched once however many ask for it. */
export function createAppToken({ request, now }: AppTokenOptions) {
  let kept: { accessToken: string; expiresAt: number } | undefined
  let pending: Promise<string> | undefined

  async function refresh(): Promise<string> {
    try {
      kept = await request()
      return kept.accessToken
    } finally {
      pending = undefined
    }
  }

  return {
    async get(): Promise<string> {
      if (kept && now() < kept.expiresAt - MARGIN_MS) return kept.accessToken
      pending ??= refresh()
      return pending
    },
    /** Forgets a refused token, unless somebody has replaced it already. */
    drop(accessToken: string): void {
      if (kept?.accessToken === accessToken) kept = undefined
    },
  }
}
