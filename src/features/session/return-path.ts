import { createStoredString } from '@/lib/browser-storage'

const stored = createStoredString(() => window.sessionStorage, 'guildr_return_to')

/** Pages of the sign-in itself; going back to them would be a circle. */
const SIGN_IN_PAGES = /^\/(login|auth)(\/|$)/

/** Any origin will do to see whether a path leaves it. */
const ORIGIN = 'https://app.invalid'

/** Whether an address is a path of this app: `//host`, `/\host` and other origins are not. */
export function isReturnPath(path: string): boolean {
  // Read as a browser reads it, which drops tabs and line breaks: `/<tab>/host` is `//host`.
  if (!path.startsWith('/') || !URL.canParse(path, ORIGIN)) return false
  const { origin, pathname } = new URL(path, ORIGIN)
  return origin === ORIGIN && !SIGN_IN_PAGES.test(pathname)
}

/** Remembers where the person was headed before they had to sign in. Stays in this tab. */
export function rememberReturnPath(path: string) {
  if (isReturnPath(path)) stored.write(path)
}

/** Where the person was headed, else home. Still remembered until `forgetReturnPath`. */
export function readReturnPath(): string {
  const path = stored.read()
  return path !== null && isReturnPath(path) ? path : '/'
}

export function forgetReturnPath() {
  stored.clear()
}
