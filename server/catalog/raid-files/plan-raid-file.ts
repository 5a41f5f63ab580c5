import type { BossId } from '@/contract/ids'
import type { DryRunRow } from '@/contract/admin/admin-dry-run'
import { lootRow, type LootRow } from '@/contract/loot-item'
import { raidBossRow, raidInstanceRow } from '@/contract/admin/admin-raid-file'
import { isRecord } from '@/game/is-record'
import type * as z from 'zod/mini'
import { groupBy } from '../../lib/group-by'
import { planUpdate, type Columns, type PlannedUpdate } from '../diff-columns'
import { matchLootRows } from '../match-loot-rows'
import { parseRow, rejectInvalid, type InvalidRow, type ParsedRow, wordsOf } from '../dry-run-rows'
import { planLootRow, type PlannedLoot } from '../plan-loot-row'
import { toBossColumns, toInstanceColumns } from '../to-columns'
import type { StoredRaid } from './read-raid'

type InstanceRow = z.output<typeof raidInstanceRow>
type BossRow = z.output<typeof raidBossRow>

/** A raid file whose rows are parsed one by one. */
interface ParsedRaidFileRows {
  instance: ParsedRow<InstanceRow>
  bosses: { boss: ParsedRow<BossRow>; items: ParsedRow<LootRow>[] }[]
}

/** A raid file with valid structure and unchecked rows. */
export interface RawRaidFile {
  instance: unknown
  bosses: readonly { items: readonly unknown[] }[]
}

export function parseRaidFileRows(file: RawRaidFile): ParsedRaidFileRows {
  return {
    instance: parseRow(raidInstanceRow, file.instance),
    bosses: file.bosses.map((boss) => ({
      boss: parseRow(raidBossRow, boss),
      items: boss.items.map((item) => parseRow(lootRow, item)),
    })),
  }
}

/** The outcome of the row of an instance or a boss. */
type Planned<Row, Existing> = InvalidRow | { outcome: 'new'; row: Row } | PlannedUpdate<Existing>

export interface RaidPlan {
  instance: Planned<InstanceRow, StoredRaid['instance']>
  bosses: {
    boss: Planned<BossRow, StoredRaid['bosses'][number]>
    items: (PlannedLoot | InvalidRow)[]
  }[]
}

/** Plans the import of a raid file. `stored` is the raid with the same slug, if there is one. */
export function planRaidFile(file: ParsedRaidFileRows, stored: StoredRaid | undefined): RaidPlan {
  const bySlug = new Map(stored?.bosses.map((boss) => [boss.slug, boss]))
  const loot = groupBy(stored?.loot ?? [], ({ bossId }) => bossId)
  const repeats = findConflictingBosses(file)
  return {
    instance: planRow(file.instance, toInstanceColumns, () => stored?.instance),
    bosses: file.bosses.map(({ boss, items }, index) => {
      const planned = repeats[index] ?? planRow(boss, toBossColumns, (row) => bySlug.get(row.slug))
      const bossId = 'existing' in planned ? planned.existing.id : ''
      return { boss: planned, items: planItems(items, bossId, loot.get(bossId) ?? []) }
    }),
  }
}

function planRow<Row, Existing extends Columns>(
  parsed: ParsedRow<Row>,
  toColumns: (row: Row) => Columns,
  findExisting: (row: Row) => Existing | undefined,
): Planned<Row, Existing> {
  if (!('row' in parsed)) return parsed
  const existing = findExisting(parsed.row)
  if (!existing) return { outcome: 'new', row: parsed.row }
  return planUpdate(existing, toColumns(parsed.row))
}

function planItems(
  items: readonly ParsedRow<LootRow>[],
  bossId: BossId,
  existing: StoredRaid['loot'],
) {
  const rows = items.flatMap((item) => ('row' in item ? [item.row] : []))
  const matches = matchLootRows(rows, bossId, existing)
  return items.map((item) => ('row' in item ? planLootRow(item.row, matches.get(item.row)) : item))
}

/** Bosses with the slug or position of an earlier boss of the file are invalid. */
function findConflictingBosses(file: ParsedRaidFileRows): (InvalidRow | undefined)[] {
  const slugs = new Set<string>()
  const orders = new Set<number>()
  return file.bosses.map(({ boss }) => {
    if (!('row' in boss)) return undefined
    const { slug, encounterOrder } = boss.row
    const fields = {
      ...(slugs.has(slug) && { slug: 'Another boss of this file has this slug' }),
      ...(orders.has(encounterOrder) && {
        encounterOrder: 'Another boss of this file has this position',
      }),
    }
    slugs.add(slug)
    orders.add(encounterOrder)
    return Object.keys(fields).length > 0 ? { outcome: 'invalid', fields } : undefined
  })
}

/** The planned rows in the order of the file, each with its path in the body. */
function listRows({ instance, bosses }: RaidPlan) {
  return [
    { kind: 'instance' as const, path: 'instance', row: instance },
    ...bosses.flatMap(({ boss, items }, index) => [
      { kind: 'boss' as const, path: `bosses.${index}`, row: boss },
      ...items.map((row, number) => ({
        kind: 'item' as const,
        path: `bosses.${index}.items.${number}`,
        row,
      })),
    ]),
  ]
}

export function toRaidDryRunRows(plan: RaidPlan, file: RawRaidFile): DryRunRow[] {
  const names = [file.instance, ...file.bosses.flatMap((boss) => [boss, ...boss.items])].map(nameOf)
  return listRows(plan).map(({ kind, row }, index) => ({
    index,
    outcome: row.outcome,
    ...wordsOf(row),
    basis: null,
    kind,
    name: names[index] ?? null,
  }))
}

/** Throws 400 with the messages of all invalid rows, by their path in the body. */
export function rejectInvalidPlan(plan: RaidPlan): void {
  rejectInvalid(listRows(plan))
}

function nameOf(row: unknown): string | null {
  return isRecord(row) && typeof row.name === 'string' ? row.name : null
}
