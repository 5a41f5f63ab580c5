import type { ImportSimBody } from '@/contract/sim-import'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database'
import { deletedSims, simGains, sims } from '../database/schema'
import type { CreditedRaid } from './credit-gains'

/**
 * Deletes simulations, and their gains that are kept to undo an admin's deletion.
 * @returns whether there was one
 */
export async function deleteSims(transaction: Database, where: SQL | undefined): Promise<boolean> {
  const deleted = await transaction.delete(sims).where(where).returning({ id: sims.id })
  const ids = deleted.map(({ id }) => id)
  await transaction.delete(deletedSims).where(inArray(deletedSims.simId, ids))
  return ids.length > 0
}

/**
 * Stores the gains of a report, one simulation per raid and difficulty, in place of the earlier
 * ones.
 */
export async function storeSims(
  transaction: Database,
  character: { id: string; itemLevel: number | null },
  report: ImportSimBody,
  raids: readonly CreditedRaid[],
  now: Date,
): Promise<void> {
  const { specialization, simulatedAt, className: _, gains: __, ...facts } = report
  const reportedAt = simulatedAt == null ? null : new Date(simulatedAt)
  for (const { instanceId, difficulty, gains } of raids) {
    const selection = { characterId: character.id, instanceId, difficulty, specialization }
    await deleteSims(
      transaction,
      and(
        eq(sims.characterId, character.id),
        eq(sims.instanceId, instanceId),
        eq(sims.difficulty, difficulty),
        eq(sims.specialization, specialization),
      ),
    )
    const simId = randomUUID()
    await transaction.insert(sims).values({
      id: simId,
      ...selection,
      ...facts,
      // A simulation dated in the future would count as old too late.
      simulatedAt: reportedAt !== null && reportedAt > now ? now : reportedAt,
      itemLevel: character.itemLevel,
      createdAt: now,
    })
    await transaction
      .insert(simGains)
      .values(gains.map(({ name: _, ...gain }) => ({ simId, ...gain })))
  }
}
