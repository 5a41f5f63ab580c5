import { ENCOUNTER_ORDER_MAX } from '@/contract/boss'
import { randomUUID } from 'node:crypto'
import type { bosses } from '../../database/schema'
import { invalid } from '../../http/http-errors'
import { toBossColumns } from '../to-columns'
import type { RaidPlan } from './plan-raid-file'
import type { StoredRaid } from './read-raid'

type NewBossRow = typeof bosses.$inferInsert

/**
 * The bosses of the instance after an import: those of the file in its order, then the stored ones
 * that the file does not contain. A stored boss whose position the file gives to another boss moves
 * to the first free position after all bosses of the file; if there is none, to the first free one
 * before. Throws 400 if no position is free.
 */
export function arrangeBosses(
  plan: RaidPlan,
  stored: StoredRaid['bosses'],
  instanceId = '',
): NewBossRow[] {
  const inFile = plan.bosses.flatMap(({ boss }): NewBossRow[] => {
    if (boss.outcome === 'invalid') return []
    if (boss.outcome === 'duplicate') return [boss.existing]
    if (boss.outcome === 'changed') return [{ ...boss.existing, ...boss.changes }]
    const { isOptional = false, ...row } = boss.row
    return [{ id: randomUUID(), instanceId, ...toBossColumns({ ...row, isOptional }) }]
  })
  const fileIds = new Set(inFile.map(({ id }) => id))
  const others = stored.filter(({ id }) => !fileIds.has(id))
  return [...inFile, ...moveDisplaced(others, new Set(inFile.map((boss) => boss.encounterOrder)))]
}

/** Moves the bosses whose position is taken to free positions, preferably after the taken ones. */
function moveDisplaced<Boss extends { encounterOrder: number }>(
  others: readonly Boss[],
  taken: ReadonlySet<number>,
): Boss[] {
  const displaced = others.filter(({ encounterOrder }) => taken.has(encounterOrder))
  const unaffected = others.filter(({ encounterOrder }) => !taken.has(encounterOrder))
  const occupied = new Set([...taken, ...unaffected.map(({ encounterOrder }) => encounterOrder)])
  const last = Math.max(0, ...taken)
  const free = Array.from({ length: ENCOUNTER_ORDER_MAX }, (_, index) => index + 1).filter(
    (position) => !occupied.has(position),
  )
  const positions = [
    ...free.filter((position) => position > last),
    ...free.filter((position) => position < last),
  ]
  const moved = displaced.map((boss, index) => {
    const encounterOrder = positions[index]
    if (encounterOrder) return { ...boss, encounterOrder }
    throw invalid({ bosses: `An instance has at most ${ENCOUNTER_ORDER_MAX} bosses` })
  })
  return [...unaffected, ...moved]
}
