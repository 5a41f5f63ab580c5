import type { UserId } from '@/contract/ids'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import {
  adminChanges,
  characters,
  deletedSims,
  deletedWishes,
  deletedWishlists,
  lootBatches,
  lootItems,
  sessions,
  simGains,
  sims,
} from '../database/schema'

/** What the user and the user's characters have in the export. A statement for each query. */
export async function exportLists(database: Database, userId: UserId) {
  const ofUser = eq(characters.userId, userId)
  return {
    sessions: await database
      .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(sessions.createdAt),
    sims: await database
      .select(simColumns)
      .from(sims)
      .innerJoin(characters, eq(characters.id, sims.characterId))
      .where(ofUser)
      .orderBy(sims.id),
    lootBatches: await database
      .select({ id: lootBatches.id, createdAt: lootBatches.createdAt })
      .from(lootBatches)
      .where(eq(lootBatches.createdBy, userId))
      .orderBy(lootBatches.createdAt),
    adminChanges: await database
      .select({
        id: adminChanges.id,
        createdAt: adminChanges.createdAt,
        action: adminChanges.action,
        kind: adminChanges.kind,
        name: adminChanges.name,
      })
      .from(adminChanges)
      .where(eq(adminChanges.createdBy, userId))
      .orderBy(adminChanges.sequence),
    deletedWishes: [
      ...(await database
        .select({
          wishlistId: deletedWishlists.id,
          characterId: deletedWishlists.characterId,
          wishlist: deletedWishlists.wishlist,
          wishes: deletedWishlists.wishes,
        })
        .from(deletedWishlists)
        .innerJoin(characters, eq(characters.id, deletedWishlists.characterId))
        .where(ofUser)
        .orderBy(deletedWishlists.id)),
      ...(await database
        .select({
          wishlistId: deletedWishes.wishlistId,
          characterId: deletedWishes.characterId,
          wishlist: deletedWishes.wishlist,
          wishes: deletedWishes.wishes,
        })
        .from(deletedWishes)
        .innerJoin(characters, eq(characters.id, deletedWishes.characterId))
        .where(ofUser)
        .orderBy(deletedWishes.changeId, deletedWishes.wishlistId)),
    ],
    deletedSims: await database
      .select({
        simId: deletedSims.simId,
        characterId: deletedSims.characterId,
        sim: deletedSims.sim,
        gains: deletedSims.gains,
      })
      .from(deletedSims)
      .innerJoin(characters, eq(characters.id, deletedSims.characterId))
      .where(ofUser)
      .orderBy(deletedSims.changeId, deletedSims.simId),
  }
}

const simColumns = {
  id: sims.id,
  characterId: sims.characterId,
  instanceId: sims.instanceId,
  difficulty: sims.difficulty,
  specialization: sims.specialization,
  source: sims.source,
  reportId: sims.reportId,
  fightStyle: sims.fightStyle,
  fightLength: sims.fightLength,
  targetCount: sims.targetCount,
  simulatedAt: sims.simulatedAt,
  importedAt: sims.createdAt,
  metric: sims.metric,
  baseline: sims.baseline,
  itemLevel: sims.itemLevel,
  gains: sql<unknown[]>`(
    select coalesce(json_agg(json_build_object(
      'lootItemId', ${simGains.lootItemId}, 'name', ${lootItems.name}, 'slot', ${simGains.slot},
      'itemLevel', ${simGains.itemLevel}, 'gain', ${simGains.gain},
      'percent', ${simGains.percent}, 'error', ${simGains.error}
    ) order by ${simGains.gain} desc), '[]')
    from ${simGains} join ${lootItems} on ${lootItems.id} = ${simGains.lootItemId}
    where ${simGains.simId} = ${sims.id})`,
}
