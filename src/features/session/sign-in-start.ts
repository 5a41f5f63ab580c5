import { createStoredString } from '@/lib/storage/browser-storage'

const stored = createStoredString(() => window.sessionStorage, 'guildr_sign_in_started')

/** Leaves enough time to enter a password and a second factor. */
const MAX_AGE_MS = 15 * 60_000

/**
 * Remembers that this tab has started a sign-in. A callback without a start is rejected: it could
 * be an attacker's link that signs the user in to the attacker's account.
 */
export function rememberSignInStart() {
  stored.write(String(Date.now()))
}

/** Whether this tab started a sign-in in the last 15 minutes. Forgets the start. */
export function takeSignInStart(): boolean {
  const startedAt = Number(stored.read() ?? Number.NaN)
  stored.clear()
  return Date.now() - startedAt < MAX_AGE_MS
}
