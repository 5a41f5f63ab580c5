import type { RaidFile } from '@/contract/admin-raid-file'
import { ENCOUNTER_ORDER_MAX } from '@/contract/boss'
import { instanceForm } from '@/contract/instance'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { bossColumns, instanceColumns } from '../columns'
import { excluded, writeLoot } from '../write-loot'
import type { Database } from '../../database/client'
import { bosses, instances, lootItems } from '../../database/schema'
import { invalid } from '../../http/errors'
import { toWrite } from '../plan-loot-row'
import type { KeptRaid } from './export-raid'
import {
  checkRaid,
  planRaid,
  refuseInvalidPlan,
  toRaidDryRunRows,
  type RaidPlan,
  type UncheckedRaid,
} from './plan-raid'

/** The raid kept under an id or a slug; locked from the top down when it is to be written. */
export async function readRaid(
  database: Database,
  by: { id: string } | { slug: string },
  isLocked = false,
): Promise<KeptRaid | undefined> {
  const itself = 'id' in by ? eq(instances.id, by.id) : eq(instances.slug, by.slug)
  const instanceQuery = database.select().from(instances).where(itself).$dynamic()
  const [instance] = await (isLocked ? instanceQuery.for('update') : instanceQuery)
  if (!instance) return undefined
  const bossQuery = database
    .select()
    .from(bosses)
    .where(eq(bosses.instanceId, instance.id))
    .orderBy(bosses.encounterOrder)
    .$dynamic()
  const itsBosses = await (isLocked ? bossQuery.for('update') : bossQuery)
  const lootQuery = database
    .select({ item: lootItems })
    .from(lootItems)
    .innerJoin(bosses, eq(bosses.id, lootItems.bossId))
    .where(eq(bosses.instanceId, instance.id))
    .orderBy(lootItems.id)
    .$dynamic()
  const loot = await (isLocked ? lootQuery.for('update', { of: lootItems }) : lootQuery)
  return { instance, bosses: itsBosses, loot: loot.map(({ item }) => item) }
}

/** What a raid file would make of what is kept; nothing is written. */
export async function dryRunRaidFile(database: Database, file: UncheckedRaid) {
  const checked = checkRaid(file)
  const { instance } = checked
  const kept = 'row' in instance ? await readRaid(database, { slug: instance.row.slug }) : undefined
  const plan = planRaid(checked, kept)
  arrangeBosses(plan, kept?.bosses ?? [])
  return toRaidDryRunRows(plan, file)
}

/**
 * Takes a raid file in, all or none; the id of its instance. What the file does not name stays, but
 * a boss whose place the file gives to another moves to the first one free after them.
 */
export async function importRaidFile(transaction: Database, file: RaidFile): Promise<string> {
  const { slug } = file.instance
  // Makes the row or takes its lock in one step: another import of a new raid, or the end of this
  // one, comes before or after. A row that was only found could be gone before it is locked.
  await transaction
    .insert(instances)
    .values({ id: randomUUID(), ...instanceColumns(instanceForm.parse(file.instance)) })
    .onConflictDoUpdate({ target: instances.slug, set: excluded(['slug']) })
  const kept = await readRaid(transaction, { slug }, true)
  if (!kept) throw new Error(`The instance ${slug} is locked and not there`)
  const plan = planRaid(checkRaid(file), kept)
  refuseInvalidPlan(plan)
  if (plan.instance.outcome === 'changed') {
    await transaction
      .update(instances)
      .set(plan.instance.changes)
      .where(eq(instances.id, kept.instance.id))
  }
  const itsBosses = arrangeBosses(plan, kept.bosses, kept.instance.id)
  await writeBosses(transaction, kept.instance.id, itsBosses)
  const items = plan.bosses.flatMap(({ items: planned }, index) =>
    toWrite(planned, { bossId: itsBosses[index]?.id ?? '' }),
  )
  await writeLoot(transaction, items)
  return kept.instance.id
}

type BossRow = typeof bosses.$inferInsert

/**
 * All bosses as they are to be: those of the file in its order, then those it does not name. 400 when
 * there is no room for all.
 */
function arrangeBosses(plan: RaidPlan, there: KeptRaid['bosses'], instanceId = ''): BossRow[] {
  const named = plan.bosses.flatMap(({ boss }): BossRow[] => {
    if (boss.outcome === 'invalid') return []
    if (boss.outcome === 'duplicate') return [boss.existing]
    if (boss.outcome === 'changed') return [{ ...boss.existing, ...boss.changes }]
    const { isOptional = false, ...row } = boss.row
    const place = { id: randomUUID(), instanceId }
    return [{ ...place, ...bossColumns({ ...row, isOptional }) }]
  })
  const isNamed = new Set(named.map(({ id }) => id))
  const others = there.filter(({ id }) => !isNamed.has(id))
  return [...named, ...makeRoom(others, new Set(named.map((boss) => boss.encounterOrder)))]
}

/** Bosses keep their place unless it is taken; the others get the first free ones after it all. */
function makeRoom<Boss extends { encounterOrder: number }>(
  others: readonly Boss[],
  taken: ReadonlySet<number>,
): Boss[] {
  const displaced = others.filter(({ encounterOrder }) => taken.has(encounterOrder))
  const kept = others.filter(({ encounterOrder }) => !taken.has(encounterOrder))
  const full = new Set([...taken, ...kept.map(({ encounterOrder }) => encounterOrder)])
  const last = Math.max(0, ...taken)
  const free = Array.from({ length: ENCOUNTER_ORDER_MAX }, (_, index) => index + 1).filter(
    (place) => !full.has(place),
  )
  const places = [...free.filter((place) => place > last), ...free.filter((place) => place < last)]
  const moved = displaced.map((boss, index) => {
    const encounterOrder = places[index]
    if (encounterOrder) return { ...boss, encounterOrder }
    throw invalid({ bosses: `An instance has at most ${ENCOUNTER_ORDER_MAX} bosses` })
  })
  return [...kept, ...moved]
}

async function writeBosses(transaction: Database, instanceId: string, rows: BossRow[]) {
  if (rows.length === 0) return
  // Places are checked row by row, so all of them step out of the way first.
  await transaction
    .update(bosses)
    .set({ encounterOrder: sql`-${bosses.encounterOrder}` })
    .where(eq(bosses.instanceId, instanceId))
  await transaction
    .insert(bosses)
    .values(rows)
    .onConflictDoUpdate({ target: bosses.id, set: excluded(BOSS_COLUMNS) })
}

const BOSS_COLUMNS = [
  'name',
  'description',
  'encounterOrder',
  'isOptional',
  'blizzardEncounterId',
  'iconUrl',
] as const
