import type { TestBackend } from './backend'

type Requests = Pick<TestBackend, 'request'>

/** What the browser holds once it has been sent to the provider. */
export interface StartedSignIn {
  /** The provider's page. */
  page: URL
  /** The name=value of the cookie that binds the sign-in to this browser. */
  cookie: string
}

/** Follows "Sign in" up to the provider's page. */
export async function startSignIn({ request }: Requests): Promise<StartedSignIn> {
  const { headers } = await request('GET', '/auth/battlenet/login')
  const page = new URL(headers.get('Location') ?? '')
  return { page, cookie: (headers.get('Set-Cookie') ?? '').split(';')[0] ?? '' }
}

/** Comes back from the provider: where the browser is sent, and what is in the fragment. */
export async function comeBack({ request }: Requests, callback: URL, cookie?: string) {
  const { status, headers } = await request('GET', `${callback.pathname}${callback.search}`, {
    headers: cookie ? { Cookie: cookie } : {},
  })
  const target = new URL(headers.get('Location') ?? '')
  const fragment = Object.fromEntries(new URLSearchParams(target.hash.slice(1)))
  return { status, headers, target, fragment }
}
