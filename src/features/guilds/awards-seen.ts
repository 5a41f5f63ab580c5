import { readUser } from '@/features/session/read-user'
import { createStoredString } from '@/lib/storage/browser-storage'
import type { QueryClient } from '@tanstack/react-query'

const DAY_MS = 24 * 60 * 60 * 1000
/** The days that the note on Home goes back in a browser in which no note was dismissed yet. */
const FIRST_DAYS = 14

function seenBy(queryClient: QueryClient) {
  return createStoredString(() => localStorage, `guildr_awards_seen_${readUser(queryClient)}`)
}

/**
 * The time after which awards to the signed-in user are new. If no note was dismissed, a default
 * that stays the same for the whole day.
 */
export function readAwardsSeen(queryClient: QueryClient): string {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
  return seenBy(queryClient).read() ?? new Date(today - FIRST_DAYS * DAY_MS).toISOString()
}

/** Remembers the newest award that the signed-in user has dismissed. */
export function writeAwardsSeen(queryClient: QueryClient, awardedAt: string) {
  seenBy(queryClient).write(awardedAt)
}
