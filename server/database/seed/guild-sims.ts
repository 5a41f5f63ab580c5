import type { LootItem } from '@/contract/loot-item'
import { findSpecialization } from '@/game/classes'
import { randomUUID } from 'node:crypto'
import type { Database } from '../database'
import { simGains, sims, type wishlistItems, type wishlists } from '../schema'
import { hash } from './hash'
import { DAY_MS } from '../../lib/durations'

/** The DPS or HPS of the sandbox's raiders. Errors are 0.2 % of it. */
const BASELINE = 570_000

/** The highest item level to which Heroic items can be upgraded. */
const HEROIC_LEVEL_MAX = 321

interface SeededList {
  /** The position of the raider in the team. */
  index: number
  className: string
  itemLevel: number | null
  row: Required<
    Pick<
      typeof wishlists.$inferInsert,
      'characterId' | 'instanceId' | 'difficulty' | 'specialization'
    >
  >
  wishes: readonly Pick<typeof wishlistItems.$inferInsert, 'lootItemId' | 'slot' | 'priority'>[]
}

/** Every third raider has no simulation, every eighth an old one. */
const hasSim = (index: number) => index % 3 !== 1
/** Every fifth simulates items as if they were upgraded, the others as they drop. */
const isUpgraded = (index: number) => index % 5 === 0
const simAgeDays = (index: number) => (index % 8 === 2 ? 21 : index % 6)

/** Gives most raiders of the sandbox's guild a simulation of their lists. */
export async function seedGuildSims(
  database: Database,
  lists: readonly SeededList[],
  loot: readonly LootItem[],
  now: Date,
): Promise<void> {
  const levels = new Map(loot.map(({ id, boss }) => [id, boss?.itemLevels?.Heroic]))
  const simulated = lists
    .filter(({ index }) => hasSim(index))
    .map((list) => ({ ...list, simId: randomUUID() }))
  await database.insert(sims).values(
    simulated.map(({ simId, index, className, itemLevel, row }) => {
      const { characterId, instanceId, difficulty, specialization } = row
      const isHealer = findSpecialization(className, specialization)?.role === 'healer'
      return {
        id: simId,
        characterId,
        instanceId,
        difficulty,
        specialization,
        source: isHealer ? ('QE Live' as const) : ('Raidbots' as const),
        fightStyle: isHealer ? null : 'Patchwerk',
        fightLength: isHealer ? null : 300,
        targetCount: isHealer ? null : 1,
        simulatedAt: new Date(now.getTime() - simAgeDays(index) * DAY_MS),
        metric: isHealer ? ('hps' as const) : ('dps' as const),
        baseline: BASELINE,
        itemLevel,
        createdAt: now,
      }
    }),
  )
  await database.insert(simGains).values(
    simulated.flatMap(({ simId, index, row, wishes }) =>
      wishes.map(({ lootItemId, slot, priority }) => {
        // Higher ranks are worth more, with exceptions. Some gains are within the error.
        const percent =
          Math.max(0, 3.2 - priority * 0.3) +
          hash(`${index}${row.difficulty}${slot}${priority}`) / 1000 -
          0.1
        const gain = Math.round((BASELINE * percent) / 100)
        const heroic = isUpgraded(index) ? HEROIC_LEVEL_MAX : levels.get(lootItemId)
        const itemLevel = (row.difficulty === 'Heroic' && heroic) || null
        return { simId, lootItemId, slot, itemLevel, gain, percent, error: BASELINE * 0.002 }
      }),
    ),
  )
}
