import type { BatchId, InstanceId } from '@/contract/ids'
import { instanceForm } from '@/contract/instance'
import type { RaidFile } from '@/contract/admin/admin-raid-file'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/database'
import { excluded } from '../../database/excluded'
import { bosses, instances, lootBatches, type RaidImport } from '../../database/schema'
import { diffColumns } from '../diff-columns'
import { joinNames, recordChange, type Author } from '../history/record-change'
import { toRowChange } from '../row-changes'
import { toInstanceColumns } from '../to-columns'
import { toLootRows, writeLoot } from '../write-loot'
import { arrangeBosses } from './arrange-bosses'
import {
  parseRaidFileRows,
  planRaidFile,
  rejectInvalidPlan,
  toRaidDryRunRows,
  type RaidPlan,
  type RawRaidFile,
} from './plan-raid-file'
import { readRaid, type StoredRaid } from './read-raid'
import { writeBosses } from './write-bosses'

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

interface Imported {
  instanceId: InstanceId
  /** The batch that undoes the import, or null if nothing was changed. */
  batchId: BatchId | null
}

/**
 * Imports a raid file. Bosses and loot items that the file does not contain are kept; see
 * `arrangeBosses` for their positions. Throws 400 if any row is invalid.
 * @param by the admin and the time, stored with the batch
 */
export async function importRaidFile(
  transaction: Database,
  file: RaidFile,
  by: Author,
): Promise<Imported> {
  const { slug } = file.instance
  const newId = randomUUID()
  // The upsert creates or locks the instance in one step. With a select before the insert, a
  // concurrent import or deletion of the raid could run in between.
  await transaction
    .insert(instances)
    .values({ id: newId, ...toInstanceColumns(instanceForm.parse(file.instance)) })
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
  const batchId = randomUUID()
  const items = plan.bosses.flatMap(({ items: planned }, index) =>
    toLootRows(planned, { bossId: raidBosses[index]?.id ?? '', batchId }),
  )
  const batch = toImportBatch(plan, stored, raidBosses, newId)
  const { isNewInstance, instanceChange, newBossIds, bossChanges } = batch.raidImport
  const changed = [...newBossIds, ...bossChanges, ...items].length > 0
  if (!isNewInstance && !instanceChange && !changed) {
    return { instanceId: instance.id, batchId: null }
  }
  await transaction.insert(lootBatches).values({ id: batchId, ...by, ...batch })
  await writeLoot(transaction, items)
  const bossIds = new Set([...newBossIds, ...bossChanges.map(({ id }) => id)])
  const written = [...raidBosses.filter(({ id }) => id && bossIds.has(id)), ...items]
  await recordChange(transaction, by, {
    action: 'imported',
    kind: 'instance',
    name: joinNames(written) || file.instance.name,
    instanceName: file.instance.name,
    counts: { bosses: newBossIds.length + bossChanges.length, items: items.length },
    changes: [...(instanceChange ? [instanceChange] : []), ...bossChanges, ...batch.changes],
    batchId,
  })
  return { instanceId: instance.id, batchId }
}

/** The data in an import's batch with which the import can be undone. */
function toImportBatch(
  plan: RaidPlan,
  { instance, bosses: storedBosses }: StoredRaid,
  raidBosses: readonly (typeof bosses.$inferInsert)[],
  newId: string,
) {
  const before = new Map(storedBosses.map((boss) => [boss.id, boss]))
  const raidImport: RaidImport = {
    instanceId: instance.id,
    isNewInstance: instance.id === newId,
    instanceChange:
      plan.instance.outcome === 'changed' ? toRowChange(instance, plan.instance.changes) : null,
    newBossIds: raidBosses.map(({ id }) => id).filter((id) => !before.has(id)),
    bossChanges: raidBosses.flatMap((boss) => {
      const existing = before.get(boss.id)
      const changes = existing && diffColumns(existing, { ...boss })
      return existing && changes && Object.keys(changes).length > 0
        ? [toRowChange(existing, changes)]
        : []
    }),
  }
  const changes = plan.bosses.flatMap(({ items }) =>
    items.flatMap((item) =>
      item.outcome === 'changed' ? [toRowChange(item.existing, item.changes)] : [],
    ),
  )
  return { raidImport, changes }
}
