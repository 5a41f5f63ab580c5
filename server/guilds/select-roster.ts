import type { RosterMember } from '@/contract/guilds/guild-board'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { characters, guildMembers, guildShares, wishlists } from '../database/schema'
import type { BoardOf } from './board-parts'
import { memberOfShare, sharedLists } from './shared-lists'

/**
 * The members of a guild by rank and name. Each entry says whether the member shares, and whether a
 * main wishlist for the raid and difficulty is among the shared ones. One statement.
 */
export async function selectRoster(database: Database, board: BoardOf): Promise<RosterMember[]> {
  return database
    .select({
      id: guildMembers.blizzardCharacterId,
      name: guildMembers.name,
      formerNames: guildMembers.formerNames,
      realmSlug: guildMembers.realmSlug,
      className: guildMembers.className,
      level: guildMembers.level,
      rank: guildMembers.rank,
      // Two users can have imported the same character, e.g. after it was moved to another account.
      isShared: sql<boolean>`count(${guildShares.characterId}) > 0`,
      hasList: sql<boolean>`count(${wishlists.id}) > 0`,
      specialization: sql<string | null>`min(${characters.specialization})`,
      teamStatus: guildMembers.teamStatus,
      role: guildMembers.role,
    })
    .from(guildMembers)
    .leftJoin(guildShares, memberOfShare)
    .leftJoin(characters, eq(characters.id, guildShares.characterId))
    .leftJoin(wishlists, sharedLists(board))
    .where(eq(guildMembers.guildId, board.guildId))
    .groupBy(guildMembers.guildId, guildMembers.blizzardCharacterId)
    .orderBy(guildMembers.rank, guildMembers.name, guildMembers.blizzardCharacterId)
}
