import { readUser } from '@/features/session/read-user'
import { createStoredValue } from '@/lib/storage/stored-value'
import { raidTonight } from '@/game/raid-nights'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'

const text = z.catch(z.optional(z.string()), undefined)

/** What is chosen on Home: its search parameters. Ids, and the name of a difficulty. */
export const homeFilter = z.object({ raid: text, boss: text, character: text, difficulty: text })
export type HomeFilter = z.output<typeof homeFilter>

const remembered = z.nullable(z.extend(homeFilter, { day: z.string() }))

function storageOf(queryClient: QueryClient) {
  const key = `guildr_home_${readUser(queryClient)}`
  return createStoredValue(() => localStorage, key, remembered, null)
}

/** Stores what the signed-in user has chosen, until the next day. */
export function rememberFilter(queryClient: QueryClient, filter: HomeFilter) {
  storageOf(queryClient).write({ ...filter, day: raidTonight() })
}

/** The search parameters of Home; without any, what the user has chosen on the same day. */
export function withRememberedFilter(queryClient: QueryClient, search: HomeFilter): HomeFilter {
  if (Object.values(search).some((value) => value !== undefined)) return search
  const { day, ...filter } = storageOf(queryClient).read() ?? {}
  return day === raidTonight() ? filter : {}
}
