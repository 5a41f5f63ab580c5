import type { UserId } from '@/contract/ids'
import type { WishlistSim } from '@/contract/sim'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import {
  adminChanges,
  characters,
  deletedSims,
  deletedWishes,
  deletedWishlists,
  lootItems,
  nightDrops,
  nightPasses,
  nightRaiders,
  nights,
  raiderNotes,
  simGains,
  sims,
} from '../database/schema'
import { isOfUser } from './rows-of-user'

/** The simulations of the user's characters by id. One statement. */
export async function exportSims(database: Database, userId: UserId) {
  const { createdAt: importedAt, ...columns } = getTableColumns(sims)
  const gains = sql<WishlistSim['gains']>`(
    select coalesce(json_agg(json_build_object(
      'lootItemId', ${simGains.lootItemId}, 'name', ${lootItems.name}, 'slot', ${simGains.slot},
      'itemLevel', ${simGains.itemLevel}, 'gain', ${simGains.gain},
      'percent', ${simGains.percent}, 'error', ${simGains.error}
    ) order by ${simGains.gain} desc), '[]')
    from ${simGains} join ${lootItems} on ${lootItems.id} = ${simGains.lootItemId}
    where ${simGains.simId} = ${sims.id})`
  const rows = await database
    .select({ ...columns, importedAt, gains })
    .from(sims)
    .innerJoin(characters, eq(characters.id, sims.characterId))
    .where(eq(characters.userId, userId))
    .orderBy(sims.id)
  return rows.map((row) => ({
    ...row,
    simulatedAt: row.simulatedAt?.toISOString() ?? null,
    importedAt: row.importedAt.toISOString(),
  }))
}

/** The notes about raiders that the user has written by time. One statement. */
export async function exportRaiderNotes(database: Database, userId: UserId) {
  const { guildId, blizzardCharacterId: memberId, text, writtenAt } = raiderNotes
  const rows = await database
    .select({ guildId, memberId, text, writtenAt })
    .from(raiderNotes)
    .where(eq(raiderNotes.writtenBy, userId))
    .orderBy(writtenAt)
  return rows.map((row) => ({ ...row, writtenAt: row.writtenAt.toISOString() }))
}

/** The raid nights in which the user's characters are listed, by time. One statement. */
export async function exportNights(database: Database, userId: UserId) {
  const { guildId, blizzardCharacterId: memberId, name, status } = nightRaiders
  const { startedAt } = nights
  const rows = await database
    .select({ guildId, memberId, name, status, startedAt })
    .from(nightRaiders)
    .innerJoin(nights, eq(nights.id, nightRaiders.nightId))
    .where(isOfUser(database, userId, nightRaiders, memberId))
    .orderBy(startedAt, nightRaiders.id)
  return rows.map((row) => ({ ...row, startedAt: row.startedAt.toISOString() }))
}

/** The drops of raid nights on which the user's characters have passed, by time. One statement. */
export async function exportPasses(database: Database, userId: UserId) {
  const { guildId, blizzardCharacterId: memberId } = nightPasses
  const { itemName, difficulty, markedAt } = nightDrops
  const rows = await database
    .select({ guildId, memberId, itemName, difficulty, markedAt })
    .from(nightPasses)
    .innerJoin(nightDrops, eq(nightDrops.id, nightPasses.dropId))
    .where(isOfUser(database, userId, nightPasses, memberId))
    .orderBy(markedAt, nightDrops.id)
  return rows.map((row) => ({ ...row, markedAt: row.markedAt.toISOString() }))
}

/** The changes that the user has made to the catalog by time. One statement. */
export async function exportChanges(database: Database, userId: UserId) {
  const { id, createdAt, action, kind, name } = adminChanges
  const rows = await database
    .select({ id, createdAt, action, kind, name })
    .from(adminChanges)
    .where(eq(adminChanges.createdBy, userId))
    .orderBy(adminChanges.sequence)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/**
 * The wishlists that the user has just deleted, and the wishes of the user's characters that admins
 * have deleted. Two statements.
 */
export async function exportDeletedWishes(database: Database, userId: UserId) {
  const { changeId: _, ...columns } = getTableColumns(deletedWishes)
  const { id, characterId, wishlist, wishes } = deletedWishlists
  const ofUser = await database
    .select({ wishlistId: id, characterId, wishlist, wishes })
    .from(deletedWishlists)
    .innerJoin(characters, eq(characters.id, characterId))
    .where(eq(characters.userId, userId))
    .orderBy(id)
  const ofAdmins = await database
    .select(columns)
    .from(deletedWishes)
    .innerJoin(characters, eq(characters.id, deletedWishes.characterId))
    .where(eq(characters.userId, userId))
    .orderBy(deletedWishes.changeId, deletedWishes.wishlistId)
  return [...ofUser, ...ofAdmins]
}

/** The gains of the user's characters that admins have deleted. One statement. */
export async function exportDeletedSims(database: Database, userId: UserId) {
  const { changeId: _, ...columns } = getTableColumns(deletedSims)
  return database
    .select(columns)
    .from(deletedSims)
    .innerJoin(characters, eq(characters.id, deletedSims.characterId))
    .where(eq(characters.userId, userId))
    .orderBy(deletedSims.changeId, deletedSims.simId)
}
