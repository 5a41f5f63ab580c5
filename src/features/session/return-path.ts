import { createStoredString } from '@/lib/storage/browser-storage'

const stored = createStoredString(() => window.sessionStorage, 'guildr_return_to')

/** Returning to these pages would start the sign-in again. */
const SIGN_IN_PAGES = /^\/(login|auth)(\/|$)/

/** An arbitrary origin against which paths are resolved. */
const ORIGIN = 'https://app.invalid'

/** Whether a text is a path of this app. `//host`, `/\host` and other origins are not. */
export function isReturnPath(path: string): boolean {
  // Browsers ignore tabs and line breaks in URLs, so `/<tab>/host` is `//host`. `URL` does the
  // same.
  if (!path.startsWith('/') || !URL.canParse(path, ORIGIN)) return false
  const { origin, pathname } = new URL(path, ORIGIN)
  return origin === ORIGIN && !SIGN_IN_PAGES.test(pathname)
}

/** Remembers, in this tab, the path to open after the sign-in. Ignores paths outside the app. */
export function rememberReturnPath(path: string) {
  if (isReturnPath(path)) stored.write(path)
}

/** Whether a path is remembered. */
export function hasReturnPath(): boolean {
  return stored.read() !== null
}

/** The remembered path, or `/`. */
export function readReturnPath(): string {
  const path = stored.read()
  return path !== null && isReturnPath(path) ? path : '/'
}

export function forgetReturnPath() {
  stored.clear()
}
