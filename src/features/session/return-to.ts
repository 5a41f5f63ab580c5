import { createStoredString } from '@/lib/browser-storage'

const stored = createStoredString(() => window.sessionStorage, 'guildr_return_to')

/** Pages of the sign-in itself; going back to them would be a circle. */
const SIGN_IN_PAGES = /^\/(login|auth)(\/|\?|#|$)/

/** Whether an address is a path of this app: `//host`, `/\host` and other origins are not. */
export function isReturnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !SIGN_IN_PAGES.test(path)
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
