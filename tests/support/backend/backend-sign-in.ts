/** The part of a test backend that a sign-in needs. */
interface Requests {
  request: (
    method: string,
    path: string,
    request?: { headers?: Record<string, string> },
  ) => Promise<{ status: number; headers: Headers }>
}

/** The state of a browser that was redirected to the provider. */
export interface StartedSignIn {
  /** The URL of the provider's page. */
  page: URL
  /** The cookie, as name=value, that binds the sign-in to this browser. */
  cookie: string
}

/** Starts a sign-in, up to the provider's page. */
export async function startSignIn({ request }: Requests): Promise<StartedSignIn> {
  const { headers } = await request('GET', '/auth/battlenet/login')
  const page = new URL(headers.get('Location') ?? '')
  return { page, cookie: (headers.get('Set-Cookie') ?? '').split(';')[0] ?? '' }
}

/** Requests the callback; returns the redirect's target and its fragment's parameters. */
export async function comeBack({ request }: Requests, callback: URL, cookie?: string) {
  const { status, headers } = await request('GET', `${callback.pathname}${callback.search}`, {
    headers: cookie ? { Cookie: cookie } : {},
  })
  const target = new URL(headers.get('Location') ?? '')
  const fragment = Object.fromEntries(new URLSearchParams(target.hash.slice(1)))
  return { status, headers, target, fragment }
}
