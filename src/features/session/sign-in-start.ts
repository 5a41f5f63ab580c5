import { createStoredString } from '@/lib/browser-storage'

const stored = createStoredString(() => window.sessionStorage, 'guildr_sign_in_started')

/** As long as people take for a password and a second factor; what is older was given up. */
const LASTS_MS = 15 * 60_000

/**
 * Notes that this tab leaves for the provider. A sign-in that comes back without it was started by
 * somebody else, who would have this person work in an account of theirs.
 */
export function rememberSignInStart() {
  stored.write(String(Date.now()))
}

/** Whether this tab has started a sign-in not long ago. True once for each start. */
export function takeSignInStart(): boolean {
  const startedAt = Number(stored.read() ?? Number.NaN)
  stored.clear()
  return Date.now() - startedAt < LASTS_MS
}
