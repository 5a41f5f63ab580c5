import type { ChangeId, SimId, UserId, WishlistId } from '@/contract/ids'
import { and, eq, getTableColumns, gt, sql, type SQLWrapper } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database'
import {
  adminChanges,
  characters,
  deletedSims,
  deletedWishes,
  deletedWishlists,
  lootItems,
  simGains,
  sims,
} from '../database/schema'
import { readParts } from './read-parts'

/** How many rows are read at once; each may have some hundred gains or wishes. */
export const LISTED_AT_ONCE = 100

/** The simulations of the user's characters by id, in parts. One statement per part. */
export function exportSims(database: Database, userId: UserId) {
  const { createdAt: importedAt, ...columns } = getTableColumns(sims)
  const gains = sql<unknown[]>`(
    select coalesce(json_agg(json_build_object(
      'lootItemId', ${simGains.lootItemId}, 'name', ${lootItems.name}, 'slot', ${simGains.slot},
      'itemLevel', ${simGains.itemLevel}, 'gain', ${simGains.gain},
      'percent', ${simGains.percent}, 'error', ${simGains.error}
    ) order by ${simGains.gain} desc), '[]')
    from ${simGains} join ${lootItems} on ${lootItems.id} = ${simGains.lootItemId}
    where ${simGains.simId} = ${sims.id})`
  return readParts(LISTED_AT_ONCE, (last: { id: string } | undefined) =>
    database
      .select({ ...columns, importedAt, gains })
      .from(sims)
      .innerJoin(characters, eq(characters.id, sims.characterId))
      .where(and(eq(characters.userId, userId), last && gt(sims.id, last.id)))
      .orderBy(sims.id)
      .limit(LISTED_AT_ONCE),
  )
}

/** The changes that the user has made to the catalog by time, in parts. One statement per part. */
export async function* exportChanges(database: Database, userId: UserId) {
  const parts = readParts(LISTED_AT_ONCE, (last: { sequence: number } | undefined) =>
    database
      .select({
        sequence: adminChanges.sequence,
        id: adminChanges.id,
        createdAt: adminChanges.createdAt,
        action: adminChanges.action,
        kind: adminChanges.kind,
        name: adminChanges.name,
      })
      .from(adminChanges)
      .where(
        and(eq(adminChanges.createdBy, userId), last && gt(adminChanges.sequence, last.sequence)),
      )
      .orderBy(adminChanges.sequence)
      .limit(LISTED_AT_ONCE),
  )
  for await (const part of parts) yield part.map(({ sequence: _, ...change }) => change)
}

/**
 * The wishes of the user's characters that admins have deleted, and the wishlists that the user has
 * just deleted, in parts. One statement per part.
 */
export async function* exportDeletedWishes(database: Database, userId: UserId) {
  const { changeId, wishlistId } = deletedWishes
  const { id, characterId, wishlist, wishes } = deletedWishlists
  // Those of the user come first.
  const noChange = sql<ChangeId>`''`
  const parts = readParts(
    LISTED_AT_ONCE,
    (last: { changeId: ChangeId; wishlistId: WishlistId } | undefined) => {
      const follows = (...key: [SQLWrapper, SQLWrapper]) =>
        last && sql`(${key[0]}, ${key[1]}) > (${last.changeId}, ${last.wishlistId})`
      const isOwn = eq(characters.userId, userId)
      return unionAll(
        database
          .select(getTableColumns(deletedWishes))
          .from(deletedWishes)
          .innerJoin(characters, eq(characters.id, deletedWishes.characterId))
          .where(and(isOwn, follows(changeId, wishlistId))),
        database
          .select({
            changeId: noChange,
            wishlistId: sql<string>`${id}`,
            characterId,
            wishlist,
            wishes,
          })
          .from(deletedWishlists)
          .innerJoin(characters, eq(characters.id, characterId))
          .where(and(isOwn, follows(noChange, id))),
      )
        .orderBy(sql`change_id`, sql`wishlist_id`)
        .limit(LISTED_AT_ONCE)
    },
  )
  for await (const part of parts) yield part.map(({ changeId: _, ...deleted }) => deleted)
}

/**
 * The gains of the user's characters that admins have deleted, in parts. One statement per part.
 */
export async function* exportDeletedSims(database: Database, userId: UserId) {
  const { changeId, simId } = deletedSims
  const parts = readParts(
    LISTED_AT_ONCE,
    (last: { changeId: ChangeId; simId: SimId } | undefined) =>
      database
        .select(getTableColumns(deletedSims))
        .from(deletedSims)
        .innerJoin(characters, eq(characters.id, deletedSims.characterId))
        .where(
          and(
            eq(characters.userId, userId),
            last && sql`(${changeId}, ${simId}) > (${last.changeId}, ${last.simId})`,
          ),
        )
        .orderBy(changeId, simId)
        .limit(LISTED_AT_ONCE),
  )
  for await (const part of parts) yield part.map(({ changeId: _, ...gains }) => gains)
}
