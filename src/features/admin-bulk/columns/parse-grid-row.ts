import type { BossId, InstanceId } from '@/contract/ids'
import { batchRow } from '@/contract/loot-item'
import { linkedOther } from '@/game/loot-sheet/links'
import type { Choice } from './choices'
import type { BatchItem } from './column'
import {
  choicesOf,
  columnOfField,
  COLUMNS,
  mapColumns,
  type Column,
  type ColumnId,
} from './columns'
import type { CellMessages, GridRow } from './grid-rows'
import { DIFFERENT_IDS, normalizeCell, splitList } from './normalize-cell'

/** The instance and boss of a batch. Empty if not chosen; rows can name a boss of their own. */
export interface BatchTarget {
  instanceId: InstanceId
  bossId: BossId
}

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

/** What a spreadsheet shows in the place of a value: "#REF!", "#DIV/0!", "#NAME?". */
const SHEET_ERROR = /^#[A-Z/0]+[!?]?$/

/** Parses and validates the texts of a row (docs/specification.md, section 5). */
export function parseRow(row: GridRow, { instanceId, bosses, bossId }: RowTarget): ParsedRow {
  const errors: CellMessages = {}
  const texts = mapColumns((column) => normalizeCell(column, row.cells[column.id], bosses))

  /** Bosses cannot be judged before an instance is chosen. */
  const isUnjudged = (id: ColumnId) => id === 'boss' && instanceId === ''

  function toValue(column: Column, word: string): string | undefined {
    const { id, noun } = column
    const choices = choicesOf(column, bosses)
    const value = choices?.find(({ label }) => label === word)?.value
    if (choices && value === undefined && !isUnjudged(id))
      errors[id] ??=
        id === 'boss' ? `This instance has no boss “${word}”` : `“${word}” is not ${noun}`
    return value
  }

  function toFields(column: Column): Partial<BatchItem> {
    const text = texts[column.id]
    if (text === '') return column.write({ text: undefined, value: undefined, list: undefined })
    const list = (column.isList ? splitList(text) : [text]).flatMap(
      (word) => toValue(column, word) ?? [],
    )
    return column.write({ text, value: list[0], list })
  }

  const item: BatchItem = Object.assign({ name: '' }, ...COLUMNS.map(toFields))
  const lacksBoss = instanceId === '' || (texts.boss === '' && bossId === '')
  if (lacksBoss && !isUnjudged('boss')) errors.boss = 'Boss selection required'
  for (const { id, isItemId } of COLUMNS) {
    const other = id === 'name' || isItemId ? linkedOther(texts[id]) : undefined
    if (other !== undefined)
      errors[id] = `This links to a page of Wowhead (${other}) that is not an item`
  }
  if (texts.itemId.includes(DIFFERENT_IDS)) errors.itemId = 'The ID and the link differ'
  if (SHEET_ERROR.test(item.name)) errors.name = 'This is an error of the spreadsheet'
  const issues = batchRow.safeParse(item).error?.issues ?? []
  for (const { path, message } of issues) errors[columnOfField(String(path[0]))] ??= message
  const unknownBoss = item.bossId === undefined ? texts.boss : ''
  return { item, errors, lacksBoss, unknownBoss }
}
