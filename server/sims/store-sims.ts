import type { ImportSimBody } from '@/contract/sim-import'
import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '../database/client'
import { simGains, sims } from '../database/schema'
import type { CreditedRaid } from './credit-gains'

/** Stores the gains of a report, one simulation per raid and difficulty, in place of the earlier ones. */
export async function storeSims(
  transaction: Database,
  character: { id: string; itemLevel: number | null },
  report: ImportSimBody,
  raids: readonly CreditedRaid[],
  now: Date,
): Promise<void> {
  const { specialization, simulatedAt, className: _, gains: __, ...facts } = report
  const reportedAt = simulatedAt == null ? now : new Date(simulatedAt)
  for (const { instanceId, difficulty, gains } of raids) {
    const selection = { characterId: character.id, instanceId, difficulty, specialization }
    await transaction
      .delete(sims)
      .where(
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
      // A simulation of the future would never be old.
      simulatedAt: reportedAt > now ? now : reportedAt,
      itemLevel: character.itemLevel,
      createdAt: now,
    })
    await transaction
      .insert(simGains)
      .values(gains.map(({ name: _, ...gain }) => ({ simId, ...gain })))
  }
}
