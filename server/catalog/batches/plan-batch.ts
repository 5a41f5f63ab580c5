import type { DryRunRow } from '@/contract/admin-dry-run'
import type { BatchRow, LootRow } from '@/contract/loot-item'
import { lootColumns } from '../columns'
import type { CheckedRow, InvalidRow } from '../checked-row'
import type { lootItems } from '../../database/schema'
import { invalid } from '../../http/errors'
import { groupBy } from '../../lib/group-by'
import { identityOf, pairWithLoot, planLootRow, type PlannedLoot } from '../plan-loot-row'
import { changesOf, type Columns } from '../row-changes'

/**
 * Plans a bulk entry, row by row and boss by boss. A row goes to the entry's boss unless it names its
 * own; one that names a boss not among those given is invalid.
 */
export function planBatch(
  entry: { bossId: string; checked: readonly CheckedRow<BatchRow>[] },
  bossIds: ReadonlySet<string>,
  existing: readonly (typeof lootItems.$inferSelect)[],
): (PlannedRow & { bossId: string })[] {
  const rows = entry.checked.map((one, index) => {
    if (!('row' in one)) return { index, bossId: entry.bossId, one }
    const { bossId = entry.bossId, ...row } = one.row
    return { index, bossId, one: bossIds.has(bossId) ? { row } : UNKNOWN_BOSS }
  })
  const planned: (PlannedRow & { bossId: string })[] = []
  for (const [bossId, group] of groupBy(rows, (row) => row.bossId)) {
    const ofBoss = planBulk(
      group.map(({ one }) => one),
      existing.filter((item) => item.bossId === bossId),
      group.map(({ index }) => index),
    )
    for (const [at, plan] of ofBoss.entries()) {
      planned[group[at]?.index ?? 0] = { ...plan, bossId }
    }
  }
  return planned
}

const UNKNOWN_BOSS: InvalidRow = {
  outcome: 'invalid',
  fields: { bossId: 'Boss selection required' },
}

/**
 * Plans the rows of one boss, which stand at those indexes of the entry. A row that repeats an
 * earlier one is its duplicate; one that says something else of the same item is invalid.
 */
function planBulk(
  checked: readonly CheckedRow<LootRow>[],
  existing: readonly (typeof lootItems.$inferSelect)[],
  indexes: readonly number[],
): PlannedRow[] {
  const earlier = findRepeatedRows(checked)
  const firsts = checked.flatMap((one, index) =>
    'row' in one && earlier[index] === undefined ? [one.row] : [],
  )
  const pairs = pairWithLoot(firsts, existing)
  const planned: PlannedRow[] = []
  for (const [index, one] of checked.entries()) {
    const repeated = earlier[index]
    if (!('row' in one)) planned.push(one)
    else if (repeated === undefined) planned.push(planLootRow(one.row, pairs.get(one.row)))
    else {
      const place = indexes[repeated] ?? repeated
      planned.push(planRepeat(one.row, place, planned[repeated]))
    }
  }
  return planned
}

type PlannedRow = PlannedLoot | InvalidRow | { outcome: 'duplicate' }

/** For each row the index of the first row that is the same item, if there is one before it. */
function findRepeatedRows(checked: readonly CheckedRow<LootRow>[]): (number | undefined)[] {
  const byId = new Map<number, number>()
  const byName = new Map<string, number>()
  const byNameAlone = new Map<string, number>()
  return checked.map((one, index) => {
    if (!('row' in one)) return undefined
    const { name, itemId } = identityOf(one.row)
    const first = itemId === null ? byName.get(name) : (byId.get(itemId) ?? byNameAlone.get(name))
    if (first !== undefined) return first
    if (itemId === null) byNameAlone.set(name, index)
    else byId.set(itemId, index)
    if (!byName.has(name)) byName.set(name, index)
    return undefined
  })
}

function planRepeat(row: LootRow, index: number, first: PlannedRow | undefined): PlannedRow {
  if (first && Object.keys(changesOf(resultOf(first), lootColumns(row))).length === 0) {
    return { outcome: 'duplicate' }
  }
  const message = `Row ${index + 1} is the same item with other values`
  return { outcome: 'invalid', fields: { name: message } }
}

/** What an item will be once its row is taken in. */
function resultOf(planned: PlannedRow): Columns {
  if (planned.outcome === 'new') return planned.columns
  if (planned.outcome === 'changed') return { ...planned.existing, ...planned.changes }
  return 'existing' in planned ? planned.existing : {}
}

/** What a dry run tells of planned rows. */
export function toBatchDryRunRows(planned: readonly PlannedRow[]): DryRunRow[] {
  return planned.map((one, index) => ({
    index,
    outcome: one.outcome,
    fields: 'fields' in one ? one.fields : null,
    kind: null,
    name: null,
  }))
}

/** 400 that names each invalid row by its place in the body. */
export function refuseInvalidRows(planned: readonly PlannedRow[]): void {
  const messages = planned.flatMap((one, index) =>
    one.outcome === 'invalid'
      ? Object.entries(one.fields).map(([field, message]) => [`items.${index}.${field}`, message])
      : [],
  )
  if (messages.length > 0) throw invalid(Object.fromEntries(messages))
}
