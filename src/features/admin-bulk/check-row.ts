import type { CallBody } from '@/contract/call'
import type { createLootBatch } from '@/contract/admin-loot-batch'
import { batchRow, missingSlotAndType } from '@/contract/loot-item'
import type { ItemType, PrimaryStat, Rarity, Slot, TokenCategory } from '@/game/items'
import { COLUMNS, PLAIN_TOKEN, type Choice, type ColumnId } from './columns'
import { cellOf, type GridRow } from './grid-rows'
import { choicesOf, splitList, tidyCell } from './match-words'

/** One row as it is sent. */
export type BulkItem = CallBody<typeof createLootBatch>['items'][number]

/** Where the rows go. */
export interface Target {
  /** Empty: none is chosen yet. */
  instanceId: string
  /** The bosses of the instance: name and id. */
  bosses: readonly Choice[]
  /** The boss of rows that name none; empty: none is chosen. */
  bossId: string
}

export type CellMessages = Partial<Record<ColumnId, string>>

/** A row as an item, and what is wrong with it. */
export interface CheckedRow {
  /** What would be sent; of no use while there are errors. */
  item: BulkItem
  errors: CellMessages
  /** The boss that the row names and the instance does not have, or empty. */
  unknownBoss: string
}

/** What a word is called that a column does not know. */
const UNKNOWN: Partial<Record<ColumnId, (text: string) => string>> = {
  slot: () => 'Please select an item slot',
  type: () => 'Please select an item type',
  rarity: (text) => `“${text}” is no rarity`,
  stat: (text) => `“${text}” is no primary stat`,
  boss: (text) => `This instance has no boss “${text}”`,
  token: (text) => `“${text}” is neither Yes, No nor a token category`,
  tokenSlots: (text) => `“${text}” is no slot`,
  classes: (text) => `“${text}” is no class`,
}

/** The column that a field of a bulk item belongs to; what has none is said of the name. */
export function columnOfField(field: string): ColumnId {
  return COLUMNS.find(({ fields }) => fields.includes(field))?.id ?? 'name'
}

/** Reads a row's texts as an item, with a message for each cell that is wrong (spec section 5). */
export function checkRow(row: GridRow, { instanceId, bosses, bossId }: Target): CheckedRow {
  const errors: CellMessages = {}
  const textOf = (id: ColumnId) => tidyCell(id, cellOf(row, id), bosses)

  function toValue(id: ColumnId, word: string): string | undefined {
    const value = choicesOf(id, bosses)?.find(({ label }) => label === word)?.value
    if (value === undefined) errors[id] ??= UNKNOWN[id]?.(word)
    return value
  }
  // The values below come from the columns' own choices, which are made of the enumerations.
  const valueOf = (id: ColumnId) => (textOf(id) === '' ? undefined : toValue(id, textOf(id)))
  const listOf = (id: ColumnId) =>
    textOf(id) === '' ? undefined : splitList(textOf(id)).flatMap((word) => toValue(id, word) ?? [])

  const token = valueOf('token')
  const itemId = textOf('itemId') === '' ? undefined : Number(textOf('itemId'))
  const item: BulkItem = {
    name: cellOf(row, 'name').trim(),
    itemSlot: valueOf('slot') as Slot | undefined,
    itemType: valueOf('type') as ItemType | undefined,
    rarity: valueOf('rarity') as Rarity | undefined,
    primaryStat: valueOf('stat') as PrimaryStat | undefined,
    itemId,
    blizzardItemId: itemId,
    wowheadId: itemId,
    // An empty cell says nothing: of an item that is there already it changes nothing.
    isTokenItem: token === undefined ? undefined : true,
    tokenCategory: token === PLAIN_TOKEN ? undefined : (token as TokenCategory | undefined),
    tokenSlots: listOf('tokenSlots') as Slot[] | undefined,
    classes: listOf('classes'),
    iconUrl: textOf('icon') || undefined,
    description: textOf('description') || undefined,
    bossId: valueOf('boss'),
  }
  if (instanceId === '' || (textOf('boss') === '' && bossId === '')) {
    errors.boss = 'Boss selection required'
  }
  const issues = batchRow.safeParse(item).error?.issues ?? []
  for (const { path, message } of issues) errors[columnOfField(String(path[0]))] ??= message
  // The form leaves its last rule out when it cannot read a field.
  for (const [field, message] of Object.entries(missingSlotAndType(item))) {
    errors[columnOfField(field)] ??= message
  }
  const unknownBoss = item.bossId === undefined ? textOf('boss') : ''
  return { item, errors, unknownBoss }
}
