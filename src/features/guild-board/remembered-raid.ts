import { createStoredString } from '@/lib/browser-storage'
import * as z from 'zod/mini'
import { raidSearch, type RaidSearch } from './board-search'

/** For how many guilds the choice is remembered, the last one first. */
const GUILDS_MAX = 20

const remembered = z.array(z.extend(raidSearch, { guildId: z.string() }))

const storage = createStoredString(() => localStorage, 'guildr_guild_raids')

function read(): z.output<typeof remembered> {
  try {
    return remembered.safeParse(JSON.parse(storage.read() ?? '[]')).data ?? []
  } catch {
    return []
  }
}

/** Stores the raid and difficulty that the user has chosen on the pages of a guild. */
export function rememberRaid(guildId: string, { raid, difficulty }: RaidSearch) {
  const others = read().filter((one) => one.guildId !== guildId)
  storage.write(JSON.stringify([{ guildId, raid, difficulty }, ...others].slice(0, GUILDS_MAX)))
}

/** The search parameters of a guild's page, completed by what the user has chosen there before. */
export function withRememberedRaid(guildId: string, { raid, difficulty }: RaidSearch): RaidSearch {
  const last = read().find((one) => one.guildId === guildId)
  return { raid: raid ?? last?.raid, difficulty: difficulty ?? last?.difficulty }
}
