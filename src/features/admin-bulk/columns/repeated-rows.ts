import { NEW_LOOT_DEFAULTS } from '@/contract/loot-item'
import {
  findRepeatedLoot,
  idOf,
  isSameLootItem,
  type LootIdentity,
} from '@/game/loot-sheet/loot-identity'
import type { BatchItem } from './column'
import { columnOfField, COLUMNS, type ColumnId } from './columns'
import type { CellMessages, GridRow } from './grid-rows'

/** A row with the same item as a row above it. */
export interface Repetition {
  first: number
  /** The labels of the columns that differ. If none do, the row is merged into the one above. */
  differences: readonly string[]
  /** The item id that makes it the same item; null if it is the name. */
  repeatedId: number | null
}

interface ReadRow {
  item: BatchItem
  identity: LootIdentity
}

/**
 * Finds the rows with the same item as a row above, and returns them by row id. The server rejects
 * those whose values differ. A row that only lacks values of the row above does not differ.
 * @param read returns undefined for rows that are blank or have errors
 */
export function findRepeatedRows(
  rows: readonly GridRow[],
  read: (row: GridRow) => ReadRow | undefined,
): Map<number, Repetition> {
  const items = rows.map(read)
  const firsts = findRepeatedLoot(items.map((item) => item?.identity))
  const repetitions = new Map<number, Repetition>()
  for (const [index, { id }] of rows.entries()) {
    const first = firsts[index]
    const item = items[index]
    const firstItem = first === undefined ? undefined : items[first]
    if (first === undefined || !item || !firstItem) continue
    repetitions.set(id, {
      first,
      differences: differingColumns(item.item, firstItem.item),
      repeatedId: hasSameName(item.item, firstItem.item) ? null : idOf(item.identity),
    })
  }
  return repetitions
}

/** The message for a row that cannot be merged, in the cell that makes it the same item. */
export function repetitionError({ first, differences, repeatedId }: Repetition): CellMessages {
  const values = `with different values: ${differences.join(', ')}`
  return repeatedId === null
    ? { name: `Row ${first + 1} is the same item ${values}` }
    : { itemId: `Row ${first + 1} already has the item ID ${repeatedId}, ${values}` }
}

/** Rows that repeat rows above them, by id, and the column that says so. */
export interface RowsToRemove {
  column: ColumnId
  ids: readonly number[]
}

/**
 * Returns what to remove for a row that repeats a row above: all rows that only repeat, or the row
 * alone if its values differ or are not complete.
 */
export function rowsToRemove(
  rowId: number,
  repetitions: ReadonlyMap<number, Repetition>,
): RowsToRemove {
  const own = repetitions.get(rowId)
  if (own && own.differences.length === 0) {
    const equal = [...repetitions].filter(([, { differences }]) => differences.length === 0)
    return { column: 'name', ids: equal.map(([id]) => id) }
  }
  return { column: own && own.repeatedId !== null ? 'itemId' : 'name', ids: [rowId] }
}

function differingColumns(item: BatchItem, first: BatchItem): string[] {
  const firstValues = new Map<string, unknown>([
    ...Object.entries(NEW_LOOT_DEFAULTS),
    ...valuesOf(first),
  ])
  const fields = valuesOf(item).flatMap(([field, value]) => {
    if (field === 'bossId') return []
    const isEqual =
      field === 'name'
        ? hasSameName(item, first)
        : JSON.stringify(firstValues.get(field)) === JSON.stringify(value)
    return isEqual ? [] : [field]
  })
  const columns = new Set(fields.map(columnOfField))
  return COLUMNS.filter(({ id }) => columns.has(id)).map(({ label }) => label)
}

function valuesOf(item: BatchItem): [string, unknown][] {
  return Object.entries(item).filter(([, value]) => value !== undefined)
}

/** Whether two items have the same name, compared as the server compares them. */
function hasSameName(one: BatchItem, other: BatchItem): boolean {
  return isSameLootItem({ bossId: '', name: one.name }, { bossId: '', name: other.name })
}
