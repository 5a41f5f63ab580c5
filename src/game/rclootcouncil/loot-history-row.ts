import { CLASS_NAMES } from '../classes'
import type { Difficulty } from '../difficulties'
import { difficultyOfId, difficultyOfItem, isOfDungeon, readInstance } from './history-difficulty'

/** The columns of the CSV export, in its order. The JSON export has most of them as fields. */
export const HISTORY_COLUMNS = [
  'player',
  'date',
  'time',
  'id',
  'item',
  'itemID',
  'itemString',
  'response',
  'votes',
  'class',
  'instance',
  'boss',
  'difficultyID',
  'mapID',
  'groupSize',
  'gear1',
  'gear2',
  'responseID',
  'isAwardReason',
  'subType',
  'equipLoc',
  'note',
  'owner',
] as const
export type HistoryColumn = (typeof HISTORY_COLUMNS)[number]

/** Maximum number of awards that are read. */
export const HISTORY_ROWS_MAX = 20_000

/** The cells of a row by column; a column that the export lacks is missing. */
export type HistoryCells = Partial<Record<HistoryColumn, string>>

/** An award of the export. */
export interface LootHistoryRow {
  /** Identifies the award: `<seconds since 1970>-<number>`. */
  id: string
  /** ISO 8601 in UTC, from the id; date and time are in the time zone of who has exported. */
  awardedAt: string
  /** Whether the column of the date has another day than the id, or one that cannot be read. */
  isDateOther: boolean
  /** "Name-Realm", as the export has it. */
  player: string
  className: string | null
  /** The game's id of the item. */
  itemId: number | null
  itemName: string
  /** The name of the raid in the language of the game, without its difficulty; may be empty. */
  instanceName: string
  bossName: string | null
  /** Null if the export does not say it. */
  difficulty: Difficulty | null
  /**
   * The difficulty on which the item has dropped, if it contradicts `difficulty`: the addon writes
   * down the difficulty that is set at the moment of the award.
   */
  itemDifficulty: Difficulty | null
  /** The player's answer, or the reason for the award, in the guild's own words. */
  response: string | null
  /**
   * Whether `response` is an award reason, e.g. banking or disenchanting, so that nobody has
   * received the item.
   */
  isAwardReason: boolean
}

/** A row of the export: an award, or why it is none. */
export type LootHistoryEntry = {
  /**
   * Where the row is: "Line 7" of a CSV text, or "Row 7" of a JSON text, which has one line only.
   */
  position: string
  /** Player and item, as far as they can be read. */
  label: string
} & ({ row: LootHistoryRow } | { problem: string })

/** Maximum length of a text of an award, and of a cell. The cell of an item has a link. */
const TEXT_MAX = 200
const CELL_MAX = 1000
const DAY_MS = 24 * 60 * 60 * 1000
const ID = /^(?<seconds>\d{9,10})-\d{1,9}$/
/** A date in any order of its parts. A time of day may follow. */
const DATE = /^(\d{1,4})\D{1,3}(\d{1,2})\D{1,3}(\d{1,4})(?!\d)/
/** A date as a spreadsheet counts it, and the day of 1970. */
const SERIAL_DATE = /^\d{5}(?:\.\d+)?$/
const SERIAL_OF_1970 = 25_569
/** The addon's own award reasons, for exports that do not say whether a response is one. */
const AWARD_REASONS: ReadonlySet<string> = new Set(['Disenchant', 'Banking', 'Free'])
/** "true" and "false" as spreadsheets write them in the languages of the game. */
const YES = new Set('true|1|wahr|vrai|vero|verdadero|verdadeiro|истина|참|真'.split('|'))
const NO = new Set('false|0|falsch|faux|falso|ложь|거짓|假'.split('|'))
/** An id, with the decimals that a spreadsheet can add; and that in a link to an item. */
const ITEM_ID = /^([1-9]\d{0,8})(?:[.,]0+)?$/
const LINKED_ID = /item:([1-9]\d{0,8})\b/
/** The name within a link to an item. */
const LINKED_NAME = /\[(?<name>[^\]]*)\]/

/** By the game's token of the class, e.g. DEATHKNIGHT. */
const CLASS_OF_TOKEN = new Map(
  CLASS_NAMES.map((name) => [name.replaceAll(' ', '').toUpperCase(), name]),
)

/** Reads the cells of one row. */
export function readHistoryRow(position: string, cells: HistoryCells): LootHistoryEntry {
  const textOf = (column: HistoryColumn) => {
    const text = cells[column]?.slice(0, CELL_MAX).trim() ?? ''
    // The addon writes "nil" for what it does not know.
    return text === 'nil' ? '' : text
  }
  const player = textOf('player')
  const item = textOf('item')
  const itemName = LINKED_NAME.exec(item)?.groups?.name?.trim() ?? item
  const itemString = textOf('itemString') || item
  const itemIdText = ITEM_ID.exec(textOf('itemID'))?.[1] ?? LINKED_ID.exec(itemString)?.[1]
  const itemId = itemIdText === undefined ? null : Number(itemIdText)
  const label = [player, itemName || (itemId !== null && `item ${itemId}`)]
    .filter(Boolean)
    .join(', ')
  const entry = { position, label: label.slice(0, TEXT_MAX) }

  const id = textOf('id')
  const seconds = ID.exec(id)?.groups?.seconds
  const awardedAtMs = Number(seconds) * 1000
  const date = textOf('date')
  // The addon writes 0 outside of an instance.
  const difficultyId = textOf('difficultyID').replace(/^0$/, '')
  const instance = readInstance(textOf('instance'), difficultyId !== '')
  const difficulty = difficultyOfId(difficultyId) ?? instance.difficulty
  const itemDifficulty = difficultyOfItem(itemString)
  const bossName = textOf('boss')
  const response = textOf('response')
  const awardReason = textOf('isAwardReason').replace(/^'/, '').toLowerCase()

  if (player === '') return { ...entry, problem: 'No player' }
  if (id === '') return { ...entry, problem: 'No id' }
  if (seconds === undefined) return { ...entry, problem: `Not an id of RCLootCouncil: ${cut(id)}` }
  if (itemName === '' && itemId === null) return { ...entry, problem: 'No item' }
  if (isOfDungeon(difficultyId)) {
    return { ...entry, problem: `Not a raid difficulty: ${cut(difficultyId)}` }
  }
  const texts = [player, itemName, instance.name, bossName, response]
  const damaged = texts.find((text) => text.includes('\uFFFD'))
  if (damaged !== undefined) return { ...entry, problem: `Letters are lost: ${cut(damaged)}` }
  const long = texts.find(({ length }) => length > TEXT_MAX)
  if (long !== undefined) return { ...entry, problem: `Too long: ${cut(long)}` }
  return {
    ...entry,
    row: {
      id,
      awardedAt: new Date(awardedAtMs).toISOString(),
      player,
      className: CLASS_OF_TOKEN.get(textOf('class').toUpperCase()) ?? null,
      isDateOther: date !== '' && !isDateOf(date, awardedAtMs),
      itemId,
      itemName: itemName || `Item ${itemId}`,
      instanceName: instance.name,
      bossName: bossName || null,
      difficulty,
      itemDifficulty: difficulty !== null && itemDifficulty !== difficulty ? itemDifficulty : null,
      response: response || null,
      isAwardReason: YES.has(awardReason) || (!NO.has(awardReason) && AWARD_REASONS.has(response)),
    },
  }
}

/**
 * Whether a date can mean the day of a time in ms. Dates are `YYYY/MM/DD`, before version 3.15 in
 * the order of the game's region, or what a spreadsheet has made of them.
 */
function isDateOf(text: string, timeMs: number): boolean {
  const [, first = '', second = '', third = ''] = DATE.exec(text) ?? []
  const days = SERIAL_DATE.test(text)
    ? [(Number(text) - SERIAL_OF_1970) * DAY_MS]
    : [toDay(first, second, third), toDay(third, second, first), toDay(third, first, second)]
  // A day is at most 14 hours away from the same day in UTC.
  return days.some((dayMs) => Math.abs(timeMs - dayMs) <= 2 * DAY_MS)
}

/** Midnight in UTC in ms; NaN if there is no such day. */
function toDay(yearText: string, monthText: string, dayText: string): number {
  const year = Number(yearText) + (yearText.length === 2 ? 2000 : 0)
  const [month, day] = [Number(monthText), Number(dayText)]
  const date = new Date(Date.UTC(year, month - 1, day))
  // Date accepts the 31st of February.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : Number.NaN
}

function cut(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
