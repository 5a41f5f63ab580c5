import type { Difficulty } from '@/game/difficulties'
import type { InstanceId } from '@/contract/ids'
import { and, eq, type Placeholder } from 'drizzle-orm'
import { guildMembers, guildShares, wishlists } from '../database/schema'

/** The roster's entry of a sharing character, for queries that join both tables. */
export const memberOfShare = and(
  eq(guildMembers.guildId, guildShares.guildId),
  eq(guildMembers.blizzardCharacterId, guildShares.blizzardCharacterId),
)

/** A raid, on one difficulty or on all. A prepared statement gives placeholders. */
interface Raid {
  instanceId: InstanceId | Placeholder
  difficulty?: Difficulty | Placeholder
}

/** The wishlists of a sharing character that its guild sees: the main ones. */
export function sharedLists({ instanceId, difficulty }: Raid) {
  return and(
    eq(wishlists.characterId, guildShares.characterId),
    eq(wishlists.instanceId, instanceId),
    difficulty === undefined ? undefined : eq(wishlists.difficulty, difficulty),
    eq(wishlists.isMainWishlist, true),
  )
}
