import type { GuildId } from '@/contract/ids'
import { createStoredValue } from '@/lib/stored-value'
import { raidToday } from '@/lib/raid-day'
import * as z from 'zod/mini'
import { raidSearch, type RaidSearch } from './board-search'

/** For how many guilds the choice is remembered, the last one first. */
const GUILDS_MAX = 20

const remembered = z.array(
  z.extend(raidSearch, {
    guildId: z.string(),
    boss: z.optional(z.string()),
    /** When it was chosen, as `toDateString` writes it. */
    day: z.optional(z.string()),
  }),
)

const storage = createStoredValue(() => localStorage, 'guildr_guild_raids', remembered, [])

/** The choice on the pages of a guild; `boss` is the id of a boss of the raid. */
type Choice = RaidSearch & { boss?: string }

/** Stores the raid, difficulty and boss that the user has chosen on the pages of a guild. */
export function rememberRaid(guildId: GuildId, { raid, difficulty, boss }: Choice) {
  const others = storage.read().filter((one) => one.guildId !== guildId)
  const choice = { guildId, raid, difficulty, boss, day: raidToday() }
  storage.write([choice, ...others].slice(0, GUILDS_MAX))
}

/** The search parameters of a guild's page, completed by what the user has chosen there before. */
export function withRememberedRaid(guildId: GuildId, { raid, difficulty }: RaidSearch): RaidSearch {
  const last = storage.read().find((one) => one.guildId === guildId)
  return { raid: raid ?? last?.raid, difficulty: difficulty ?? last?.difficulty }
}

/** The id of the boss that the user has last chosen on a guild's board on the same day. */
export function rememberedBoss(guildId: GuildId): string | undefined {
  const last = storage.read().find((one) => one.guildId === guildId)
  return last?.day === raidToday() ? last.boss : undefined
}
