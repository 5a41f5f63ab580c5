import type { editLoot } from '@/contract/admin/admin-loot-edit'
import { adminLootItemSchema } from '@/contract/admin/admin-loot-item'
import type { CallBody } from '@/contract/call'
import { NEW_LOOT_DEFAULTS } from '@/contract/loot-item'
import * as z from 'zod/mini'
import type { Choice } from './choices'
import type { BatchItem, LootField, StoredFields } from './column'
import { choicesOf, COLUMNS, mapColumns, shownIds, type Cells } from './columns'
import { normalizeCell } from './normalize-cell'

const FIELD_NAMES: readonly string[] = COLUMNS.flatMap(({ fields }) => fields)

// The columns have all fields.
const FIELDS = Object.fromEntries(FIELD_NAMES.map((field) => [field, true])) as Record<
  LootField,
  true
>

/** The fields of a loot item that the grid shows, and on how many wishlists it is. */
export const lootSource = z.pick(adminLootItemSchema, { id: true, ...FIELDS, wishlistCount: true })

export type LootSource = z.output<typeof lootSource>

export type LootEdit = CallBody<typeof editLoot>['items'][number]

/** Returns the cells of a row that shows a loot item; those of missing fields are empty. */
export function toSourceCells(source: StoredFields, bosses: readonly Choice[]): Cells {
  return mapColumns((column) => {
    const choices = choicesOf(column, bosses)
    const words = [column.read(source)]
      .flat()
      .filter((value) => value != null)
      .map((value) => choices?.find((choice) => choice.value === value)?.label ?? String(value))
    // Normalized like an edited cell, so that entering the same text again is not a change.
    return normalizeCell(column, words.join(', '), bosses)
  })
}

/**
 * Returns the changes of an item, with the values that they replace, or null if there are none.
 * @param item the row as it is now
 * @param before the row as it was opened
 */
export function toEdit(item: BatchItem, before: BatchItem, source: LootSource): LootEdit | null {
  const [now, then] = [valuesOf(item), valuesOf(before)]
  const changed = FIELD_NAMES.filter(
    // A row without a boss stays with its boss.
    (field) => !isSame(now[field], then[field]) && !(field === 'bossId' && now[field] === null),
  )
  if (changed.length === 0) return null
  const changes = Object.fromEntries(changed.map((field) => [field, now[field]]))
  // As long as one id stands for all three, it changes all three.
  const ids = new Set(Object.values(shownIds(source)))
  if ('itemId' in changes && ids.size === 1) {
    changes['blizzardItemId'] ??= changes['itemId']
    changes['wowheadId'] ??= changes['itemId']
  }
  const stored = new Map<string, unknown>(Object.entries(source))
  const expected = Object.fromEntries(changed.map((field) => [field, stored.get(field)]))
  return { id: source.id, changes, expected }
}

/** Returns a change of nothing, which the server rejects if somebody has changed the item. */
export function toDeletion(source: LootSource): LootEdit {
  const { id, wishlistCount: _, ...stored } = source
  const fields = Object.fromEntries(Object.entries(stored))
  return { id, changes: fields, expected: fields }
}

/** The values of the item after its row is stored: an empty cell or list empties the field. */
function valuesOf(item: BatchItem): Record<string, unknown> {
  const values = new Map<string, unknown>(Object.entries(item))
  const defaults = new Map<string, unknown>(Object.entries(NEW_LOOT_DEFAULTS))
  return Object.fromEntries(
    FIELD_NAMES.map((field) => {
      const value = values.get(field) ?? defaults.get(field) ?? null
      return [field, Array.isArray(value) && value.length === 0 ? null : value]
    }),
  )
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
