import type { WishlistLock } from '@/contract/wishlist'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/client'
import { guildLocks, guilds, guildShares } from '../database/schema'
import { conflict } from '../http/errors'

/*
 * Which wishlists a lock concerns: the main wishlists, for the raid on all difficulties, of the characters that
 * share with the guild. Who shares is on its roster, because a foreign key ends the sharing of who leaves.
 * Rules: docs/specification.md, section 10.
 */

/** The main wishlists of a character for an instance. */
interface MainListsOf {
  characterId: string
  instanceId: string
}

/** The lock, also a future one, of the main wishlists; the earliest of several. One statement. */
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
 * For changes of the wishes or of their order, and for changes of which wishlists are main.
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
