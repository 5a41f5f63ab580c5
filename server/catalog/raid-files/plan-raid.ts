import { type DryRunRow } from '@/contract/admin-dry-run'
import { raidBossRow, raidInstanceRow } from '@/contract/admin-raid-file'
import { lootRow, type LootRow } from '@/contract/loot-item'
import type * as z from 'zod/mini'
import { bossColumns, instanceColumns } from '../columns'
import { readCheckedRow, type CheckedRow, type InvalidRow } from '../checked-row'
import type { bosses, lootItems } from '../../database/schema'
import { invalid } from '../../http/errors'
import { groupBy } from '../../lib/group-by'
import { pairWithLoot, planLootRow, type PlannedLoot } from '../plan-loot-row'
import type { KeptRaid } from './export-raid'
import { changesOf, describeChanges, type Columns } from '../row-changes'

type InstanceRow = z.output<typeof raidInstanceRow>
type BossRow = z.output<typeof raidBossRow>
type Boss = typeof bosses.$inferSelect
type LootItem = typeof lootItems.$inferSelect

/** A raid file of which each row has been checked by itself. */
interface CheckedRaid {
  instance: CheckedRow<InstanceRow>
  bosses: { boss: CheckedRow<BossRow>; items: CheckedRow<LootRow>[] }[]
}

/** A raid file of which nothing but the outline is known. */
export interface UncheckedRaid {
  instance: unknown
  bosses: readonly { items: readonly unknown[] }[]
}

/** Checks a raid file row by row. */
export function checkRaid(file: UncheckedRaid): CheckedRaid {
  return {
    instance: readCheckedRow(raidInstanceRow, file.instance),
    bosses: file.bosses.map((boss) => ({
      boss: readCheckedRow(raidBossRow, boss),
      items: boss.items.map((item) => readCheckedRow(lootRow, item)),
    })),
  }
}

/** What becomes of an instance or a boss. */
type Planned<Row, Existing> =
  | InvalidRow
  | { outcome: 'new'; row: Row }
  | { outcome: 'duplicate'; existing: Existing }
  | { outcome: 'changed'; existing: Existing; changes: Columns; fields: Record<string, string> }

/** What becomes of each row of a raid file. */
export interface RaidPlan {
  instance: Planned<InstanceRow, KeptRaid['instance']>
  bosses: { boss: Planned<BossRow, Boss>; items: (PlannedLoot | InvalidRow)[] }[]
}

/** Plans what a raid file makes of the raid that is kept under its slug, if there is one. */
export function planRaid(file: CheckedRaid, kept: KeptRaid | undefined): RaidPlan {
  const bySlug = new Map(kept?.bosses.map((boss) => [boss.slug, boss]))
  const loot = groupBy(kept?.loot ?? [], ({ bossId }) => bossId)
  const repeats = findRepeatedBosses(file)
  return {
    instance: planRow(file.instance, instanceColumns, () => kept?.instance),
    bosses: file.bosses.map(({ boss, items }, index) => {
      const planned = repeats[index] ?? planRow(boss, bossColumns, (row) => bySlug.get(row.slug))
      const existing = 'existing' in planned ? (loot.get(planned.existing.id) ?? []) : []
      return { boss: planned, items: planItems(items, existing) }
    }),
  }
}

function planRow<Row, Existing extends Columns>(
  checked: CheckedRow<Row>,
  toColumns: (row: Row) => Columns,
  find: (row: Row) => Existing | undefined,
): Planned<Row, Existing> {
  if (!('row' in checked)) return checked
  const existing = find(checked.row)
  if (!existing) return { outcome: 'new', row: checked.row }
  const changes = changesOf(existing, toColumns(checked.row))
  if (Object.keys(changes).length === 0) return { outcome: 'duplicate', existing }
  return { outcome: 'changed', existing, changes, fields: describeChanges(existing, changes) }
}

function planItems(items: readonly CheckedRow<LootRow>[], existing: readonly LootItem[]) {
  const pairs = pairWithLoot(
    items.flatMap((one) => ('row' in one ? [one.row] : [])),
    existing,
  )
  return items.map((one) => ('row' in one ? planLootRow(one.row, pairs.get(one.row)) : one))
}

/** Bosses that take the slug or the place of one before them in the file. */
function findRepeatedBosses(file: CheckedRaid): (InvalidRow | undefined)[] {
  const slugs = new Set<string>()
  const places = new Set<number>()
  return file.bosses.map(({ boss }) => {
    if (!('row' in boss)) return undefined
    const { slug, encounterOrder } = boss.row
    const fields = {
      ...(slugs.has(slug) && { slug: 'Another boss of this file has this slug' }),
      ...(places.has(encounterOrder) && {
        encounterOrder: 'Another boss of this file has this place',
      }),
    }
    slugs.add(slug)
    places.add(encounterOrder)
    return Object.keys(fields).length > 0 ? { outcome: 'invalid', fields } : undefined
  })
}

/** The rows of a plan from the top of the file, each with its place there. */
function rowsOf({ instance, bosses: planned }: RaidPlan) {
  return [
    { kind: 'instance' as const, path: 'instance', row: instance },
    ...planned.flatMap(({ boss, items }, index) => [
      { kind: 'boss' as const, path: `bosses.${index}`, row: boss },
      ...items.map((row, number) => ({
        kind: 'item' as const,
        path: `bosses.${index}.items.${number}`,
        row,
      })),
    ]),
  ]
}

/** What a dry run tells of a plan. */
export function toRaidDryRunRows(plan: RaidPlan, file: UncheckedRaid): DryRunRow[] {
  const names = [file.instance, ...file.bosses.flatMap((boss) => [boss, ...boss.items])].map(nameOf)
  return rowsOf(plan).map(({ kind, row }, index) => ({
    index,
    outcome: row.outcome,
    fields: 'fields' in row ? row.fields : null,
    kind,
    name: names[index] ?? null,
  }))
}

/** 400 that names each invalid row by its place in the file. */
export function refuseInvalidPlan(plan: RaidPlan): void {
  const messages = rowsOf(plan).flatMap(({ path, row }) =>
    row.outcome === 'invalid'
      ? Object.entries(row.fields).map(([field, message]) => [`${path}.${field}`, message])
      : [],
  )
  if (messages.length > 0) throw invalid(Object.fromEntries(messages))
}

function nameOf(row: unknown): string | null {
  const name = typeof row === 'object' && row !== null && 'name' in row ? row.name : null
  return typeof name === 'string' ? name : null
}
