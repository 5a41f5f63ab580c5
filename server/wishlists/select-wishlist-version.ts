import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/client'
import { prepareOnce } from '../database/prepare-once'
import {
  catalogVersion,
  characters,
  guildAwards,
  guildLocks,
  guilds,
  guildShares,
  sims,
  wishlists,
} from '../database/schema'
import { ofSelection } from '../sims/of-selection'
import { ownWishlist } from './select-wishlists'

const wishlistVersion = prepareOnce((database) => {
  const catalog = database.select({ version: catalogVersion.version }).from(catalogVersion)
  const award = sql`concat(${guildAwards.wishId}, ':', ${guildAwards}.xmin)`
  const awards = database
    .select({ version: sql`string_agg(${award}, ',' order by ${award})` })
    .from(guildAwards)
    .where(eq(guildAwards.wishlistId, wishlists.id))
  const lock = sql`concat_ws(':', ${guilds.id}, ${guilds}.xmin, ${guildLocks}.xmin)`
  const locks = database
    .select({ version: sql`string_agg(${lock}, ',' order by ${lock})` })
    .from(guildShares)
    .innerJoin(
      guildLocks,
      and(
        eq(guildLocks.guildId, guildShares.guildId),
        eq(guildLocks.instanceId, wishlists.instanceId),
      ),
    )
    .innerJoin(guilds, eq(guilds.id, guildShares.guildId))
    .where(eq(guildShares.characterId, characters.id))
  return database
    .select({
      version: sql<string>`md5(concat(${wishlists}.xmin, '|', ${characters}.xmin, '|', (${catalog}), '|', (${awards}), '|', (${locks}), '|', ${sims.id}))`,
    })
    .from(wishlists)
    .innerJoin(characters, eq(characters.id, wishlists.characterId))
    .leftJoin(sims, ofSelection)
    .where(ownWishlist(sql.placeholder('userId'), sql.placeholder('wishlistId')))
    .prepare('wishlist_version')
})

/**
 * A text that is different after every change of a wishlist as `getWishlist` returns it; null if the user has no
 * such wishlist. One statement that reads no wishes. For `xmin` see `selectBoardVersion`: every edit of
 * a wish updates the row of its list, everything else that removes, restores or renames an item changes the version
 * of the catalog. The version also contains the awards with the names of their officers, the locks of the guilds that
 * the character shares with, and the id of the simulation, because the answer contains `hasSim`.
 */
export async function selectWishlistVersion(
  database: Database,
  userId: string,
  wishlistId: string,
): Promise<string | null> {
  const [found] = await wishlistVersion(database).execute({ userId, wishlistId })
  return found?.version ?? null
}
