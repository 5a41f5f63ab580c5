import type { GuildId } from '@/contract/ids'
import { createStoredValue } from '@/lib/storage/stored-value'
import { raidTonight } from '@/game/raid-nights'
import * as z from 'zod/mini'
import { raidSearch, type RaidSearch } from './raid-search'

/** For how many guilds the choice is remembered, the last one first. */
const GUILDS_MAX = 20

const remembered = z.array(
  z.extend(raidSearch, {
    guildId: z.string(),
    boss: z.optional(z.string()),
    /** The raid night on which it was chosen. */
    day: z.optional(z.string()),
  }),
)

const storage = createStoredValue(() => localStorage, 'guildr_guild_raids', remembered, [])

/** The choice on the pages of a guild; `boss` is the id of a boss of the raid. */
type Choice = RaidSearch & { boss?: string }

/** Stores the raid, difficulty and boss that the user has chosen on the pages of a guild. */
export function rememberRaid(guildId: GuildId, { raid, difficulty, boss }: Choice) {
  const others = storage.read().filter((one) => one.guildId !== guildId)
  const choice = { guildId, raid, difficulty, boss, day: raidTonight() }
  storage.write([choice, ...others].slice(0, GUILDS_MAX))
}

/**
 * The search parameters of links within the app to a guild's board: what the user has last chosen
 * there, and the boss of that raid if it was chosen on the same day. Only links add it, so that an
 * address shows everyone the same.
 */
export function rememberedBoard(guildId: GuildId, { raid, difficulty }: RaidSearch = {}): Choice {
  const last = storage.read().find((one) => one.guildId === guildId)
  const isSame = last?.day === raidTonight() && (raid ?? last.raid) === last.raid
  return {
    raid: raid ?? last?.raid,
    difficulty: difficulty ?? last?.difficulty,
    boss: isSame ? last.boss : undefined,
  }
}
