import type { editLoot } from '@/contract/admin/admin-loot-edit'
import { inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Database } from '../../database/database'
import { bosses, lootItems } from '../../database/schema'
import { diffColumns, planUpdate } from '../diff-columns'
import type { InvalidRow } from '../dry-run-rows'
import { problemsOfChange, type LootItemRow, type PlannedLoot } from '../plan-loot-row'
import { toLootColumns, toUpdatedLootColumns } from '../to-columns'

type LootEdit = z.output<typeof editLoot.body>['items'][number]
type PlannedEdit = Exclude<PlannedLoot, { outcome: 'new' }> | InvalidRow
type PlannedChange = Extract<PlannedLoot, { outcome: 'changed' }>
type BossById = ReadonlyMap<string, Pick<typeof bosses.$inferSelect, 'name' | 'instanceId'>>

/** Plans the edits of loot items, in their order. Locks the items if they are to be changed. */
export async function planEdits(
  database: Database,
  edits: readonly LootEdit[],
  { isLocking }: { isLocking: boolean },
): Promise<PlannedEdit[]> {
  const ids = edits.map(({ id }) => id)
  const query = database
    .select()
    .from(lootItems)
    .where(inArray(lootItems.id, ids))
    .orderBy(lootItems.id)
  const items = isLocking ? await query.for('update') : await query
  const itemById = new Map(items.map((item) => [item.id, item]))
  const bossIds = [...items, ...edits.map(({ changes }) => changes)].flatMap(
    ({ bossId }) => bossId ?? [],
  )
  const found = await database
    .select({ id: bosses.id, name: bosses.name, instanceId: bosses.instanceId })
    .from(bosses)
    .where(inArray(bosses.id, bossIds))
  const bossById = new Map(found.map(({ id, ...boss }) => [id, boss]))
  return edits.map((edit, index) => {
    const existing = itemById.get(edit.id)
    if (!existing) return invalidRow({ name: 'This item does not exist any more' })
    if (ids.indexOf(edit.id) < index) {
      return invalidRow({ name: 'An earlier row changes the same item' })
    }
    return planEdit(edit, existing, bossById)
  })
}

function planEdit(
  { changes: fields, expected }: LootEdit,
  existing: LootItemRow,
  bossById: BossById,
): PlannedEdit {
  const planned = planUpdate(existing, toUpdatedLootColumns(existing, fields))
  if (planned.outcome === 'duplicate') return planned
  const { changes } = planned
  const words = nameBosses(planned, bossById)
  const changedSince = Object.keys(diffColumns(existing, toLootColumns(expected ?? {})))
  const problems: Record<string, string> = {}
  for (const column of changedSince) {
    const change = words.changes[column]
    if (change) problems[column] = `Changed to ${change.from} meanwhile`
  }
  Object.assign(problems, problemsOfChange(existing, changes))
  if (fields.bossId !== undefined) {
    const next = bossById.get(fields.bossId)
    if (!next) problems['bossId'] = 'Boss selection required'
    else if (next.instanceId !== bossById.get(existing.bossId)?.instanceId) {
      problems['bossId'] = 'This boss belongs to another instance'
    }
  }
  if (Object.keys(problems).length > 0) return invalidRow(problems)
  return { ...planned, words }
}

/** The words of a change, with the names of bosses. */
function nameBosses({ existing, changes, words }: PlannedChange, bossById: BossById) {
  const { bossId } = changes
  if (typeof bossId !== 'string') return words
  const nameOf = (id: string) => bossById.get(id)?.name ?? 'a deleted boss'
  const [from, to] = [nameOf(existing.bossId), nameOf(bossId)]
  return {
    fields: { ...words.fields, bossId: `Was ${from}` },
    changes: { ...words.changes, bossId: { from, to } },
  }
}

function invalidRow(fields: Record<string, string>): InvalidRow {
  return { outcome: 'invalid', fields }
}
