import type { CharacterId, GuildId, InstanceId } from '@/contract/ids'
import type { WishlistLock } from '@/contract/wishlist'
import { and, eq, gte, inArray, lte, sql, type SQLWrapper } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database'
import { guildHolds, guildLocks, guildMembers, guilds, guildShares } from '../database/schema'
import { conflict } from '../http/http-errors'
import { memberOfShare } from './shared-lists'

/*
 * A lock of a raid concerns the main wishlists, on all difficulties, of the characters that share
 * with the guild, and of those whose sharing has ended since the lock began. All of them are on the
 * guild's roster: foreign keys delete shares and holds when the character leaves. Rules:
 * docs/specification.md, section 10.
 */

/** The main wishlists of a character for an instance. */
interface MainListsOf {
  characterId: CharacterId
  instanceId: InstanceId
}

/**
 * The condition for the locks that concern main wishlists, including locks that start in the
 * future.
 */
function concerns(
  database: Database,
  { characterId, instanceId }: { [Field in keyof MainListsOf]: string | SQLWrapper },
) {
  const sharing = database
    .select({ guildId: guildShares.guildId })
    .from(guildShares)
    .where(eq(guildShares.characterId, characterId))
  const held = database
    .select({ guildId: guildHolds.guildId })
    .from(guildHolds)
    .where(and(eq(guildHolds.characterId, characterId), eq(guildHolds.instanceId, instanceId)))
  return and(
    eq(guildLocks.instanceId, instanceId),
    inArray(guildLocks.guildId, unionAll(sharing, held)),
  )
}

/** The hold of a sharing character by the lock. */
export const ofHold = and(
  eq(guildHolds.guildId, guildLocks.guildId),
  eq(guildHolds.instanceId, guildLocks.instanceId),
  eq(guildHolds.characterId, guildShares.characterId),
)

/**
 * Whether the sharing has begun after the lock; for queries that join the share, the lock and the
 * hold.
 */
export const isSharedAfterLock = sql<boolean>`coalesce(${guildShares.createdAt} > ${guildLocks.startsAt}, false)
  and ${guildHolds.characterId} is null`

/**
 * The earliest lock of the main wishlists, including locks that start in the future. One statement.
 */
export async function selectLock(
  database: Database,
  lists: MainListsOf,
): Promise<WishlistLock | null> {
  const [lock] = await database
    .select({
      guild: { id: guilds.id, name: guilds.name },
      reason: guildLocks.reason,
      startsAt: guildLocks.startsAt,
    })
    .from(guildLocks)
    .innerJoin(guilds, eq(guilds.id, guildLocks.guildId))
    .where(concerns(database, lists))
    .orderBy(guildLocks.startsAt)
    .limit(1)
  return lock ? { ...lock, startsAt: lock.startsAt.toISOString() } : null
}

/**
 * Call it before a change of the wishes or of their order, and before a change of which wishlists
 * are main.
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

/**
 * Ends the sharing of a character's wishlists with a guild. Locks that were set while the character
 * shared hold the wishlists.
 */
export async function endSharing(
  database: Database,
  { guildId, characterId }: { guildId: GuildId; characterId: CharacterId },
  now: Date,
): Promise<void> {
  const isShare = and(eq(guildShares.guildId, guildId), eq(guildShares.characterId, characterId))
  await database.transaction(async (transaction) => {
    // Locks the rows that a hold references, so that they still exist when it is stored.
    const [share] = await transaction
      .select({
        blizzardCharacterId: guildShares.blizzardCharacterId,
        createdAt: guildShares.createdAt,
      })
      .from(guildShares)
      .innerJoin(guildMembers, memberOfShare)
      .where(isShare)
      .for('key share', { of: guildMembers })
    if (!share) return
    const { blizzardCharacterId, createdAt } = share
    const locks = await transaction
      .select({ instanceId: guildLocks.instanceId })
      .from(guildLocks)
      .where(
        and(
          eq(guildLocks.guildId, guildId),
          gte(guildLocks.startsAt, createdAt),
          lte(guildLocks.startsAt, now),
        ),
      )
      .orderBy(guildLocks.instanceId)
      .for('key share')
    if (locks.length > 0) {
      await transaction
        .insert(guildHolds)
        .values(locks.map((lock) => ({ ...lock, guildId, characterId, blizzardCharacterId })))
        .onConflictDoNothing()
    }
    await transaction.delete(guildShares).where(isShare)
  })
}
