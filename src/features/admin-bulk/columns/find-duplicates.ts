import type { BossWithLoot, LootItem } from '@/contract/loot-item'
import {
  comparedOf,
  idOf,
  LootIdentityIndex,
  type LootIdentity,
} from '@/game/loot-sheet/loot-identity'
import { elsewhereWarning, RaidLoot } from '@/game/loot-sheet/raid-loot'
import type { BatchItem } from './column'
import { isBlankRow, type CellMessages, type GridRow } from './grid-rows'

interface ExistingLoot {
  /** The items by boss, and by id or name. */
  identities: LootIdentityIndex<LootItem>
  raid: RaidLoot<LootItem & { bossName: string }>
}

/** How rows relate to other rows and to the existing loot, by row id. */
interface Duplicates {
  warnings: Map<number, CellMessages>
  /** The rows with the same item as a row above them. */
  repeated: Set<number>
  /** The rows whose item exists with the same values. Nothing has to be said about each. */
  stored: Set<number>
}

export function indexLoot(loot: readonly BossWithLoot[]): ExistingLoot {
  const identities = new LootIdentityIndex<LootItem>()
  for (const { id: bossId, items } of loot) {
    for (const item of items) identities.add({ bossId, name: item.name, itemId: item.itemId }, item)
  }
  const all = loot.flatMap(({ id: bossId, name: bossName, items }) =>
    items.map((item) => ({ ...item, bossId, bossName })),
  )
  return { identities, raid: new RaidLoot(all) }
}

/**
 * Finds items that occur twice in the grid or that their boss already has. Warns of those that
 * occur twice or have other values, of items of two bosses, of equal names with different ids, and
 * of ids of other items. These are not errors: the server leaves an existing item unchanged or
 * updates it.
 */
export function findDuplicates(
  rows: readonly GridRow[],
  toIdentity: (row: GridRow) => LootIdentity,
  isUnchanged: (row: GridRow, existing: LootItem) => boolean,
  existing: ExistingLoot,
): Duplicates {
  const found: Duplicates = { warnings: new Map(), repeated: new Set(), stored: new Set() }
  const rowsAbove = new LootIdentityIndex<number>()
  const namesAbove = new Map<string, number>()
  for (const [index, row] of rows.entries()) {
    if (isBlankRow(row)) continue
    const identity = toIdentity(row)
    if (identity.name === '') continue
    const first = rowsAbove.find(identity)
    const item = row.source ? undefined : existing.identities.find(identity)
    const warning: CellMessages = {}
    const contradiction = existing.raid.contradictionOf(identity, row.source?.id)
    if (contradiction !== undefined) warning.itemId = contradiction
    const elsewhere = row.source || item ? undefined : existing.raid.findElsewhere(identity)
    if (elsewhere) warning.boss = elsewhereWarning(elsewhere.bossName)
    const firstRow = first === undefined ? undefined : rows[first]
    const repeatsOther = firstRow !== undefined && !found.stored.has(firstRow.id)
    if (item && !repeatsOther && isUnchanged(row, item)) found.stored.add(row.id)
    else if (first !== undefined) {
      warning.name = `Same item as in row ${first + 1}`
      found.repeated.add(row.id)
    } else if (item) warning.name = 'This boss already has this item; the submit updates it'
    const nameKey = `${identity.bossId} ${comparedOf(identity).bareName}`
    const namesake = namesAbove.get(nameKey)
    if (namesake === undefined) namesAbove.set(nameKey, index)
    else if (!row.source && !found.stored.has(row.id))
      warning.name ??= `Same name as in row ${namesake + 1}, with another ID`
    if (Object.keys(warning).length > 0) found.warnings.set(row.id, warning)
    rowsAbove.add(identity, index)
  }
  warnOfTwoBosses(rows, toIdentity, found)
  return found
}

/** Adds a warning to the new rows whose item another one names for another boss. */
function warnOfTwoBosses(
  rows: readonly GridRow[],
  toIdentity: (row: GridRow) => LootIdentity,
  { warnings, stored }: Duplicates,
) {
  const created = rows.flatMap((row, index) => {
    const identity = toIdentity(row)
    const isCompared = !row.source && !isBlankRow(row) && !stored.has(row.id)
    if (!isCompared || identity.name === '' || identity.bossId === '') return []
    return [{ identity, rowId: row.id, number: index + 1 }]
  })
  const numbers = new Map(created.map(({ identity, number }) => [identity, number]))
  const sheet = new RaidLoot(numbers.keys())
  for (const { identity, rowId } of created) {
    const other = sheet.findElsewhere(identity)
    if (!other) continue
    const boss = `Same item as in row ${numbers.get(other)}, for another boss`
    warnings.set(rowId, { ...warnings.get(rowId), boss })
  }
}

/** Returns whether a row leaves an item as it is. A field without a value changes nothing. */
export function leavesUnchanged(row: BatchItem, existing: LootItem): boolean {
  const stored = new Map<string, unknown>([...Object.entries(existing), ['itemId', idOf(existing)]])
  return Object.entries(row).every(
    ([field, value]) =>
      field === 'bossId' || value === undefined || isSame(value, stored.get(field)),
  )
}

/** Lists are compared as sets: the order of classes or slots has no meaning. */
function isSame(value: unknown, stored: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(stored)) return value === (stored ?? undefined)
  const values = new Set<unknown>(value)
  return values.size === new Set(stored).size && stored.every((one) => values.has(one))
}
