import type { UserId } from '@/contract/ids'
import { getGuildBoard } from '@/contract/guilds/guild-board'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Database } from '../database/database'
import { prepareOnce } from '../database/prepare-once'
import {
  catalogVersion,
  characters,
  guildAwards,
  guildLocks,
  guildMembers,
  guildShares,
  seasons,
  sims,
  wishlists,
} from '../database/schema'
import { ofSelection } from '../sims/of-selection'
import { lockOfBoard, raidsOfTier, type BoardOf, type BoardValues } from './board-parts'
import { isMember } from './require-member'
import { memberOfShare, sharedLists } from './shared-lists'

/** Part of the version: clients do not keep an answer of another shape. */
const SHAPE = createHash('sha256')
  .update(JSON.stringify(z.toJSONSchema(getGuildBoard.answer, { unrepresentable: 'any' })))
  .digest('base64url')
  .slice(0, 8)

/** Placeholders of a prepared statement about a board. */
const askedBoard: BoardValues = {
  guildId: sql.placeholder('guildId'),
  instanceId: sql.placeholder('instanceId'),
  difficulty: sql.placeholder('difficulty'),
}

const boardVersion = prepareOnce((database) => {
  const catalog = database.select({ version: catalogVersion.version }).from(catalogVersion)
  // A sum needs no order: a guild has thousands of awards.
  const awards = database
    .select({
      hash: sql`sum(hashtextextended(${guildAwards.id}, ${guildAwards}.xmin::text::bigint))`,
    })
    .from(guildAwards)
    .where(
      and(
        eq(guildAwards.guildId, askedBoard.guildId),
        inArray(guildAwards.instanceId, raidsOfTier(database, askedBoard)),
      ),
    )
  const lock = database
    .select({ version: sql`${guildLocks}.xmin::text` })
    .from(guildLocks)
    .where(lockOfBoard(askedBoard))
  const tracks = database
    .select({ version: sql`string_agg(${seasons}.xmin::text, ',' order by ${seasons.id})` })
    .from(seasons)
  const row = sql`concat_ws(':', ${characters.id}, ${characters}.xmin, ${guildMembers}.xmin, ${guildShares}.xmin, ${wishlists.id}, ${wishlists}.xmin, ${sims}.xmin)`
  return database
    .select({
      isMember: sql<boolean>`${isMember(database, sql.placeholder('userId'), askedBoard.guildId)}`,
      version: sql<string>`md5(concat(pg_postmaster_start_time(), '|', string_agg(${row}, ',' order by ${row}), '|', (${catalog}), '|', (${awards}), '|', (${lock}), '|', (${tracks})))`,
    })
    .from(guildShares)
    .innerJoin(characters, eq(characters.id, guildShares.characterId))
    .innerJoin(guildMembers, memberOfShare)
    .leftJoin(wishlists, sharedLists(askedBoard))
    .leftJoin(sims, ofSelection)
    .where(eq(guildShares.guildId, askedBoard.guildId))
    .prepare('board_version')
})

/**
 * A text that is different after every change of the board, and after every start of the database,
 * because transaction ids repeat after a backup of the files is restored; null if the user is not a
 * member of the guild. One statement, because open boards ask for it every few seconds. It reads no
 * wishes: `xmin`, a column that Postgres keeps, changes with every update of a row, and every edit
 * of a wishlist updates its row. Only the deletion of a loot item deletes wishes otherwise, so the
 * version of the catalog is included, and so are the awards of the tier, the simulations, which an
 * import replaces, and the seasons, which decide the upgrade tracks. Every change of the worn items
 * updates the row of the character.
 */
export async function selectBoardVersion(
  database: Database,
  board: BoardOf,
  userId: UserId,
): Promise<string | null> {
  const [found] = await boardVersion(database).execute({ ...board, userId })
  return found?.isMember ? `${SHAPE}-${found.version}` : null
}
