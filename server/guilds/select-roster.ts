import type { RosterMember } from '@/contract/guild-board'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/client'
import { prepareOnce } from '../database/prepare-once'
import { characters, guildMembers, guildShares, wishlists } from '../database/schema'
import { isMember } from './require-member'
import { askedBoard, ofBoard, type BoardOf } from './select-board'

/** The shares of a member's character. */
const ofMember = and(
  eq(guildShares.guildId, guildMembers.guildId),
  eq(guildShares.blizzardCharacterId, guildMembers.blizzardCharacterId),
)

/**
 * The members of a guild by rank and name. Each entry says whether the member shares, and whether a main wishlist
 * for the raid and difficulty is among the shared ones. One statement.
 */
export async function selectRoster(database: Database, board: BoardOf): Promise<RosterMember[]> {
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
    .leftJoin(guildShares, ofMember)
    .leftJoin(characters, eq(characters.id, guildShares.characterId))
    .leftJoin(wishlists, ofBoard(board))
    .where(eq(guildMembers.guildId, board.guildId))
    .groupBy(guildMembers.guildId, guildMembers.blizzardCharacterId)
    .orderBy(guildMembers.rank, guildMembers.name, guildMembers.blizzardCharacterId)
}

const rosterVersion = prepareOnce((database) => {
  const row = sql`concat_ws(':', ${guildMembers.blizzardCharacterId}, ${guildMembers}.xmin, ${characters.id}, ${characters}.xmin, ${wishlists.id}, ${wishlists}.xmin)`
  return database
    .select({
      isMember: sql<boolean>`${isMember(database, sql.placeholder('userId'), askedBoard.guildId)}`,
      version: sql<string>`md5(string_agg(${row}, ',' order by ${row}))`,
    })
    .from(guildMembers)
    .leftJoin(guildShares, ofMember)
    .leftJoin(characters, eq(characters.id, guildShares.characterId))
    .leftJoin(wishlists, ofBoard(askedBoard))
    .where(eq(guildMembers.guildId, askedBoard.guildId))
    .prepare('roster_version')
})

/**
 * A text that is different after every change of what `selectRoster` returns; null if the user is not a member of
 * the guild. One statement. For `xmin` see `selectBoardVersion`.
 */
export async function selectRosterVersion(
  database: Database,
  board: BoardOf,
  userId: string,
): Promise<string | null> {
  const [found] = await rosterVersion(database).execute({ ...board, userId })
  return found?.isMember ? found.version : null
}
