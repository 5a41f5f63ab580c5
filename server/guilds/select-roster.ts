import type { RosterMember } from '@/contract/guild-board'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/client'
import { characters, guildMembers, guildShares, wishlists } from '../database/schema'
import type { BoardOf } from './select-board'

/**
 * The members of a guild by rank and name, with who shares, and who shares a main wishlist for the raid and
 * difficulty. One statement.
 */
export async function selectRoster(
  database: Database,
  { guildId, instanceId, difficulty }: BoardOf,
): Promise<RosterMember[]> {
  return database
    .select({
      id: guildMembers.blizzardCharacterId,
      name: guildMembers.name,
      realmSlug: guildMembers.realmSlug,
      className: guildMembers.className,
      level: guildMembers.level,
      rank: guildMembers.rank,
      // Two users can have imported the same character, e.g. after it was moved to another account.
      isShared: sql<boolean>`count(${guildShares.characterId}) > 0`,
      hasList: sql<boolean>`count(${wishlists.id}) > 0`,
      specialization: sql<string | null>`min(${characters.specialization})`,
      teamPlace: guildMembers.teamPlace,
      role: guildMembers.role,
    })
    .from(guildMembers)
    .leftJoin(
      guildShares,
      and(
        eq(guildShares.guildId, guildMembers.guildId),
        eq(guildShares.blizzardCharacterId, guildMembers.blizzardCharacterId),
      ),
    )
    .leftJoin(characters, eq(characters.id, guildShares.characterId))
    .leftJoin(
      wishlists,
      and(
        eq(wishlists.characterId, guildShares.characterId),
        eq(wishlists.instanceId, instanceId),
        eq(wishlists.difficulty, difficulty),
        eq(wishlists.isMainWishlist, true),
      ),
    )
    .where(eq(guildMembers.guildId, guildId))
    .groupBy(guildMembers.guildId, guildMembers.blizzardCharacterId)
    .orderBy(guildMembers.rank, guildMembers.name, guildMembers.blizzardCharacterId)
}
