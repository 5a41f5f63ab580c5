import { readUser } from '@/features/session/read-user'
import { createStoredString } from '@/lib/browser-storage'
import { raidToday } from '@/lib/raid-day'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'

const text = z.catch(z.optional(z.string()), undefined)

/** What is chosen on Home: its search parameters. Ids, and the name of a difficulty. */
export const homeFilter = z.object({ raid: text, boss: text, character: text, difficulty: text })
export type HomeFilter = z.output<typeof homeFilter>

const remembered = z.extend(homeFilter, { day: z.string() })

function storageOf(queryClient: QueryClient) {
  return createStoredString(() => localStorage, `guildr_home_${readUser(queryClient)}`)
}

/** Stores what the signed-in user has chosen, until the next day. */
export function rememberFilter(queryClient: QueryClient, filter: HomeFilter) {
  storageOf(queryClient).write(JSON.stringify({ ...filter, day: raidToday() }))
}

/** The search parameters of Home; without any, what the user has chosen on the same day. */
export function withRememberedFilter(queryClient: QueryClient, search: HomeFilter): HomeFilter {
  if (Object.values(search).some((value) => value !== undefined)) return search
  try {
    const { day, ...filter } = remembered.parse(JSON.parse(storageOf(queryClient).read() ?? ''))
    return day === raidToday() ? filter : {}
  } catch {
    return {}
  }
}
