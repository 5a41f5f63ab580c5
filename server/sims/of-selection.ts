import { and, eq } from 'drizzle-orm'
import { sims, wishlists } from '../database/schema'

/**
 * Join condition: the simulation for the selection of a row of `wishlists`. A unique index allows
 * one at most.
 */
export const ofSelection = and(
  eq(sims.characterId, wishlists.characterId),
  eq(sims.instanceId, wishlists.instanceId),
  eq(sims.difficulty, wishlists.difficulty),
  eq(sims.specialization, wishlists.specialization),
)
