import { instanceForm } from '@/contract/instance'
import type { RaidFile } from '@/contract/admin-raid-file'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/client'
import { bosses, instances } from '../../database/schema'
import { toInstanceColumns } from '../to-columns'
import { excluded, toLootRows, writeLoot } from '../write-loot'
import { arrangeBosses } from './arrange-bosses'
import {
  parseRaidFileRows,
  planRaidFile,
  rejectInvalidPlan,
  toRaidDryRunRows,
  type RawRaidFile,
} from './plan-raid-file'
import { readRaid } from './read-raid'

/** Reports what an import of the file would do, without writing anything. */
export async function dryRunRaidFile(database: Database, file: RawRaidFile) {
  const parsed = parseRaidFileRows(file)
  const { instance } = parsed
  const stored =
    'row' in instance ? await readRaid(database, { slug: instance.row.slug }) : undefined
  const plan = planRaidFile(parsed, stored)
  // Throws if there is no position for a boss, as the import would.
  arrangeBosses(plan, stored?.bosses ?? [])
  return toRaidDryRunRows(plan, file)
}

/**
 * Imports a raid file and returns the id of its instance. Bosses and loot items that the file does
 * not contain are kept; see `arrangeBosses` for their positions. Throws 400 if any row is invalid.
 */
export async function importRaidFile(transaction: Database, file: RaidFile): Promise<string> {
  const { slug } = file.instance
  // The upsert creates or locks the instance in one step. With a select before the insert, a
  // concurrent import or deletion of the raid could run in between.
  await transaction
    .insert(instances)
    .values({ id: randomUUID(), ...toInstanceColumns(instanceForm.parse(file.instance)) })
    .onConflictDoUpdate({ target: instances.slug, set: excluded(['slug']) })
  const stored = await readRaid(transaction, { slug }, true)
  if (!stored) throw new Error(`Instance ${slug} not found after the upsert`)
  const plan = planRaidFile(parseRaidFileRows(file), stored)
  rejectInvalidPlan(plan)
  const { instance } = stored
  if (plan.instance.outcome === 'changed') {
    await transaction
      .update(instances)
      .set(plan.instance.changes)
      .where(eq(instances.id, instance.id))
  }
  const raidBosses = arrangeBosses(plan, stored.bosses, instance.id)
  await writeBosses(transaction, instance.id, raidBosses)
  const items = plan.bosses.flatMap(({ items: planned }, index) =>
    toLootRows(planned, { bossId: raidBosses[index]?.id ?? '' }),
  )
  await writeLoot(transaction, items)
  return instance.id
}

async function writeBosses(
  transaction: Database,
  instanceId: string,
  rows: (typeof bosses.$inferInsert)[],
) {
  if (rows.length === 0) return
  // The unique constraint is checked row by row: negative values prevent conflicts in between.
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
  'itemLevels',
] as const
