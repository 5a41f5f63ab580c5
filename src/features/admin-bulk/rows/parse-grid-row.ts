import { batchRow } from '@/contract/loot-item'
import { cleanName } from '@/game/names'
import { linkedOther } from '@/game/loot-sheet/links'
import type { ItemType, PrimaryStat, Rarity, Slot, TokenCategory } from '@/game/items'
import type { BatchItem } from './batch-item'
import type { BatchTarget } from '../batch/batch-types'
import {
  ALL_CLASSES,
  choicesOf,
  columnOfField,
  COLUMNS,
  columnIndex,
  PLAIN_TOKEN,
  type Choice,
  type ColumnId,
} from '../columns'
import { cellText, type CellMessages, type GridRow } from '../grid/grid-rows'
import { DIFFERENT_IDS, normalizeCell, splitList } from '../paste/normalize-cell'

/** The target of a batch with the bosses of its instance. */
export interface RowTarget extends BatchTarget {
  bosses: readonly Choice[]
}

/** A row as an item of the request, with its validation errors. */
export interface ParsedRow {
  /** Incomplete if there are errors. */
  item: BatchItem
  errors: CellMessages
  /** Whether neither the row nor the target names a boss, or no instance is chosen. */
  lacksBoss: boolean
  /** The name in the Boss column if the instance has no such boss, otherwise empty. */
  unknownBoss: string
}

/** Messages for texts that are not among the choices of their column. */
const UNKNOWN_WORD: Partial<Record<ColumnId, (text: string) => string>> = {
  slot: (text) => `“${text}” is not a slot`,
  type: (text) => `“${text}” is not an item type`,
  rarity: (text) => `“${text}” is not a rarity`,
  stat: (text) => `“${text}” is not a primary stat`,
  boss: (text) => `This instance has no boss “${text}”`,
  token: (text) => `“${text}” is not Yes, No or a token category`,
  tokenSlots: (text) => `“${text}” is not a slot`,
  classes: (text) => `“${text}” is not a class`,
}

/** What a spreadsheet shows in the place of a value: "#REF!", "#DIV/0!", "#NAME?". */
const SHEET_ERROR = /^#[A-Z/0]+[!?]?$/

/** Parses and validates the texts of a row (docs/specification.md, section 5). */
export function parseRow(row: GridRow, { instanceId, bosses, bossId }: RowTarget): ParsedRow {
  const errors: CellMessages = {}
  const normalized = COLUMNS.map((column) =>
    normalizeCell(column, cellText(row, column.id), bosses),
  )
  const textOf = (id: ColumnId) => normalized[columnIndex(id)] ?? ''

  /** Bosses cannot be judged before an instance is chosen. */
  const isUnjudged = (id: ColumnId) => id === 'boss' && instanceId === ''

  function toValue(id: ColumnId, word: string): string | undefined {
    const column = COLUMNS[columnIndex(id)]
    const choices = column && choicesOf(column, bosses)
    const value = choices?.find(({ label }) => label === word)?.value
    if (value === undefined && !isUnjudged(id)) errors[id] ??= UNKNOWN_WORD[id]?.(word)
    return value
  }
  const valueOf = (id: ColumnId) => (textOf(id) === '' ? undefined : toValue(id, textOf(id)))
  const listOf = (id: ColumnId) =>
    textOf(id) === '' ? undefined : splitList(textOf(id)).flatMap((word) => toValue(id, word) ?? [])

  const token = valueOf('token')
  const idOf = (id: ColumnId) => (textOf(id) === '' ? undefined : toId(textOf(id)))
  // The casts are safe, because the choices have only values of these enumerations.
  const item: BatchItem = {
    name: cleanName(cellText(row, 'name')),
    itemSlot: valueOf('slot') as Slot | undefined,
    itemType: valueOf('type') as ItemType | undefined,
    rarity: valueOf('rarity') as Rarity | undefined,
    primaryStat: valueOf('stat') as PrimaryStat | undefined,
    // The server sets all three ids of a new item to the one that is given.
    itemId: idOf('itemId'),
    blizzardItemId: idOf('blizzardId'),
    wowheadId: idOf('wowheadId'),
    // An empty cell is left out of the request: it does not change an existing item.
    isTokenItem: token === undefined ? undefined : true,
    tokenCategory: token === PLAIN_TOKEN ? undefined : (token as TokenCategory | undefined),
    tokenSlots: listOf('tokenSlots') as Slot[] | undefined,
    classes: listOf('classes')?.filter((name) => name !== ALL_CLASSES),
    iconUrl: textOf('icon') || undefined,
    description: textOf('description') || undefined,
    bossId: valueOf('boss'),
  }
  const lacksBoss = instanceId === '' || (textOf('boss') === '' && bossId === '')
  if (lacksBoss && !isUnjudged('boss')) errors.boss = 'Boss selection required'
  for (const { id, isItemId } of COLUMNS) {
    const other = id === 'name' || isItemId ? linkedOther(textOf(id)) : undefined
    if (other !== undefined)
      errors[id] = `This links to a page of Wowhead (${other}) that is not an item`
  }
  if (textOf('itemId').includes(DIFFERENT_IDS)) errors.itemId = 'The ID and the link differ'
  if (SHEET_ERROR.test(item.name)) errors.name = 'This is an error of the spreadsheet'
  const issues = batchRow.safeParse(item).error?.issues ?? []
  for (const { path, message } of issues) errors[columnOfField(String(path[0]))] ??= message
  const unknownBoss = item.bossId === undefined ? textOf('boss') : ''
  return { item, errors, lacksBoss, unknownBoss }
}

/** Parses an id. "1.9E+05" is a number to JavaScript, but has lost digits of the id. */
function toId(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN
}
