import type { BossId } from '@/contract/ids'
import type { DryRunRow } from '@/contract/admin/admin-dry-run'
import type { BatchRow, LootRow } from '@/contract/loot-item'
import { findRepeatedLoot } from '@/game/loot-sheet/loot-identity'
import { groupBy } from '../../lib/group-by'
import { diffColumns, type Columns } from '../diff-columns'
import { matchLootRows, toLootIdentity } from '../match-loot-rows'
import { rejectInvalid, type InvalidRow, type ParsedRow, wordsOf } from '../dry-run-rows'
import { planLootRow, type LootItemRow } from '../plan-loot-row'
import { toLootColumns } from '../to-columns'
import { rejectIfStale, type PlannedRow } from './row-basis'

interface ParsedBatch {
  /** The boss of rows that do not name one. */
  bossId: BossId
  rows: readonly ParsedRow<BatchRow>[]
}

/**
 * Plans the rows of a batch, in their order. Rows whose boss is not in `bossIds` are invalid.
 * @param existing the stored items of all these bosses
 */
export function planBatch(
  batch: ParsedBatch,
  bossIds: ReadonlySet<string>,
  existing: readonly LootItemRow[],
): (PlannedRow & { bossId: BossId })[] {
  const rows = batch.rows.map((parsed, index) => {
    if (!('row' in parsed)) return { index, bossId: batch.bossId, basis: undefined, parsed }
    const { bossId = batch.bossId, basis, ...row } = parsed.row
    return { index, bossId, basis, parsed: bossIds.has(bossId) ? { row } : UNKNOWN_BOSS }
  })
  const planned: (PlannedRow & { bossId: BossId })[] = []
  for (const [bossId, group] of groupBy(rows, (row) => row.bossId)) {
    const plans = planBossRows(
      bossId,
      group,
      existing.filter((item) => item.bossId === bossId),
    )
    for (const [at, { index, basis }] of group.entries()) {
      const plan = plans[at]
      if (plan) planned[index] = { ...rejectIfStale(plan, basis), bossId }
    }
  }
  return planned
}

const UNKNOWN_BOSS: InvalidRow = {
  outcome: 'invalid',
  fields: { bossId: 'Boss selection required' },
}

interface IndexedRow {
  /** The index of the row in the batch. */
  index: number
  parsed: ParsedRow<LootRow>
}

/**
 * Plans the rows of one boss. A row that repeats an earlier row is a duplicate; if it has other
 * values, it is invalid.
 */
function planBossRows(
  bossId: BossId,
  rows: readonly IndexedRow[],
  existing: readonly LootItemRow[],
): PlannedRow[] {
  const repeated = findRepeatedLoot(
    rows.map(({ parsed }) => ('row' in parsed ? toLootIdentity(bossId, parsed.row) : undefined)),
  )
  const firstRows = rows.flatMap(({ parsed }, at) =>
    'row' in parsed && repeated[at] === undefined ? [parsed.row] : [],
  )
  const matches = matchLootRows(firstRows, bossId, existing)
  const planned: PlannedRow[] = []
  for (const [at, { parsed }] of rows.entries()) {
    const first = repeated[at]
    if (!('row' in parsed)) planned.push(parsed)
    else if (first === undefined) planned.push(planLootRow(parsed.row, matches.get(parsed.row)))
    else planned.push(planRepeatedRow(parsed.row, rows[first]?.index ?? first, planned[first]))
  }
  return planned
}

function planRepeatedRow(
  row: LootRow,
  firstIndex: number,
  first: PlannedRow | undefined,
): PlannedRow {
  if (first && Object.keys(diffColumns(resultOf(first), toLootColumns(row))).length === 0) {
    return { outcome: 'duplicate' }
  }
  const message = `Row ${firstIndex + 1} is the same item with different values`
  return { outcome: 'invalid', fields: { name: message } }
}

/** The columns of the item after the row is written. */
function resultOf(planned: PlannedRow): Columns {
  if (planned.outcome === 'new') return planned.columns
  if (planned.outcome === 'changed') return { ...planned.existing, ...planned.changes }
  return 'existing' in planned ? planned.existing : {}
}

/** The dry run's report on the planned rows. Edits have expected values instead of a basis. */
export function toBatchDryRunRows(
  planned: readonly PlannedRow[],
  toBasis: (row: PlannedRow) => string | null = () => null,
): DryRunRow[] {
  return planned.map((row, index) => ({
    index,
    outcome: row.outcome,
    ...wordsOf(row),
    basis: toBasis(row),
    kind: null,
    name: null,
  }))
}

/** Throws 400 with the messages of all invalid rows, by their path in the body. */
export function rejectInvalidRows(planned: readonly PlannedRow[]): void {
  rejectInvalid(planned.map((row, index) => ({ path: `items.${index}`, row })))
}
