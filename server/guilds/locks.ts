import type { WishlistLock } from '@/contract/wishlist'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/client'
import { guildLocks, guilds, guildShares } from '../database/schema'
import { conflict } from '../http/errors'

/*
 * A lock of a raid concerns the main wishlists, on all difficulties, of the characters that share with the guild.
 * A sharing character is always on the guild's roster: a foreign key deletes the share when the character leaves.
 * Rules: docs/specification.md, section 10.
 */

/** The main wishlists of a character for an instance. */
interface MainListsOf {
  characterId: string
  instanceId: string
}

/** The earliest lock of the main wishlists, including locks that start in the future. One statement. */
export async function selectLock(
  database: Database,
  { characterId, instanceId }: MainListsOf,
): Promise<WishlistLock | null> {
  const [lock] = await database
    .select({
      guild: { id: guilds.id, name: guilds.name },
      reason: guildLocks.reason,
      startsAt: guildLocks.startsAt,
    })
    .from(guildShares)
    .innerJoin(
      guildLocks,
      and(eq(guildLocks.guildId, guildShares.guildId), eq(guildLocks.instanceId, instanceId)),
    )
    .innerJoin(guilds, eq(guilds.id, guildShares.guildId))
    .where(eq(guildShares.characterId, characterId))
    .orderBy(guildLocks.startsAt)
    .limit(1)
  return lock ? { ...lock, startsAt: lock.startsAt.toISOString() } : null
}

/**
 * Call it before a change of the wishes or of their order, and before a change of which wishlists are main.
 * @param now milliseconds since the epoch
 * @throws HttpError 409 WISHLIST_LOCKED with the reason
 */
export async function requireUnlocked(
  database: Database,
  lists: MainListsOf,
  now: number,
): Promise<void> {
  const lock = await selectLock(database, lists)
  if (!lock || Date.parse(lock.startsAt) > now) return
  throw conflict(`Locked by ${lock.guild.name}: ${lock.reason}`, 'WISHLIST_LOCKED')
}
