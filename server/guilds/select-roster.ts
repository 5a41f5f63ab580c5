import type { RosterMember } from '@/contract/guilds/guild-roster'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import {
  characters,
  guildAwards,
  guildMembers,
  guildShares,
  sims,
  wishlists,
} from '../database/schema'
import { ofSelection } from '../sims/of-selection'
import { raidsOfTier, type BoardOf } from './board-parts'
import { tierPiecesOfCharacter } from '../gear/tier-pieces'
import { isCounted } from './awards/counted-awards'
import { selectAttendance } from './nights/member-attendance'
import { memberOfShare, sharedLists } from './shared-lists'

/**
 * The members of a guild by rank and name. Each entry says whether the member shares, whether a
 * main wishlist for the raid and difficulty is among the shared ones, and what the member has
 * received in the tier. One statement.
 * @param since awards before this time do not count as received
 * @param now the end of the four weeks of the attendance
 */
export async function selectRoster(
  database: Database,
  board: BoardOf,
  { since, now }: { since: Date | undefined; now: Date },
): Promise<RosterMember[]> {
  const rows = await database
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
      received: selectReceived(database, board, since),
      ...selectAttendance(board.guildId, now),
      tierPieces: sql<number | null>`max(${tierPiecesOfCharacter(database)})`,
      listUpdatedAt: sql`max(${wishlists.updatedAt})`.mapWith(wishlists.updatedAt),
      simulatedAt: sql`max(coalesce(${sims.simulatedAt}, ${sims.createdAt}))`.mapWith(
        sims.createdAt,
      ),
    })
    .from(guildMembers)
    .leftJoin(guildShares, memberOfShare)
    .leftJoin(characters, eq(characters.id, guildShares.characterId))
    .leftJoin(wishlists, sharedLists(board))
    .leftJoin(sims, ofSelection)
    .where(eq(guildMembers.guildId, board.guildId))
    .groupBy(guildMembers.guildId, guildMembers.blizzardCharacterId)
    .orderBy(guildMembers.rank, guildMembers.name, guildMembers.blizzardCharacterId)
  return rows.map(({ listUpdatedAt, simulatedAt, received, ...row }) => ({
    ...row,
    received: received.map(({ lastAt, ...one }) => ({
      ...one,
      lastAt: new Date(lastAt).toISOString(),
    })),
    listUpdatedAt: listUpdatedAt?.toISOString() ?? null,
    simulatedAt: simulatedAt?.toISOString() ?? null,
  }))
}

/** What a member has received in the tier, by response. */
function selectReceived(database: Database, board: BoardOf, since: Date | undefined) {
  const { response, awardedAt } = guildAwards
  const ofResponse = database
    .select({
      response,
      count: sql`count(*)`.as('count'),
      lastAt: sql`max(${awardedAt})`.as('lastAt'),
    })
    .from(guildAwards)
    .where(
      and(
        eq(guildAwards.guildId, board.guildId),
        eq(guildAwards.recipientId, guildMembers.blizzardCharacterId),
        inArray(guildAwards.instanceId, raidsOfTier(database, board)),
        isCounted,
        since && gte(awardedAt, since),
      ),
    )
    .groupBy(response)
    .orderBy(response)
  return sql<NonNullable<RosterMember['received']>>`(
    select coalesce(json_agg(of_response), '[]') from ${ofResponse} of_response)`
}
