import { CLASS_NAMES } from '../classes'
import type { Difficulty } from '../difficulties'
import { readDifficulty } from './history-difficulty'

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
export interface HistoryRow {
  /** Identifies the award: `<seconds since 1970>-<number>`. */
  id: string
  /** ISO 8601 in UTC, from the id; date and time are in the time zone of who has exported. */
  awardedAt: string
  /** "Name-Realm", as the export has it. */
  player: string
  className: string | null
  /** The game's id of the item. */
  itemId: number | null
  itemName: string
  /** The name of the raid in the language of the game, without its difficulty; may be empty. */
  instanceName: string
  bossName: string | null
  difficulty: Difficulty
  /** The player's answer, or the reason for the award, in the guild's own words. */
  response: string | null
}

/** A row of the export: an award, or why it is none. */
export type HistoryEntry = {
  /** The position among the rows of the export, from 1. */
  number: number
  /** Player and item, as far as they can be read. */
  label: string
} & ({ row: HistoryRow } | { problem: string })

/** Maximum length of a text of an award, and of a cell. The cell of an item has a link. */
const TEXT_MAX = 200
const CELL_MAX = 1000
const DAY_MS = 24 * 60 * 60 * 1000
const ID = /^(?<seconds>\d{9,10})-\d{1,9}$/
const YEAR_FIRST = /^(?<year>\d{4})\/(?<month>\d{1,2})\/(?<day>\d{1,2})$/
const DAY_FIRST = /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{2})$/
/** The name within a link to an item. */
const LINKED_NAME = /\[(?<name>[^\]]*)\]/

/** By the game's token of the class, e.g. DEATHKNIGHT. */
const CLASS_OF_TOKEN = new Map(
  CLASS_NAMES.map((name) => [name.replaceAll(' ', '').toUpperCase(), name]),
)

/** Reads the cells of one row. */
export function readHistoryRow(number: number, cells: HistoryCells): HistoryEntry {
  const textOf = (column: HistoryColumn) => {
    const text = cells[column]?.slice(0, CELL_MAX).trim() ?? ''
    // The addon writes "nil" for what it does not know.
    return text === 'nil' ? '' : text
  }
  const player = textOf('player')
  const item = textOf('item')
  const itemName = LINKED_NAME.exec(item)?.groups?.name?.trim() ?? item
  const itemId = /^[1-9]\d{0,8}$/.test(textOf('itemID')) ? Number(textOf('itemID')) : null
  const label = [player, itemName || (itemId !== null && `item ${itemId}`)]
    .filter(Boolean)
    .join(', ')
  const entry = { number, label: label.slice(0, TEXT_MAX) }

  const id = textOf('id')
  const seconds = ID.exec(id)?.groups?.seconds
  const awardedAtMs = Number(seconds) * 1000
  const date = textOf('date')
  const dayMs = readDate(date)
  const instance = textOf('instance')
  const difficulty = readDifficulty(textOf('difficultyID'), instance)
  const bossName = textOf('boss')
  const response = textOf('response')
  // The difficulty is after the last hyphen.
  const instanceName = instance.replace(/-[^-]*$/, '').trim()

  if (player === '') return { ...entry, problem: 'It has no player' }
  if (id === '') return { ...entry, problem: 'It has no id' }
  if (seconds === undefined) return { ...entry, problem: `${quoted(id)} is no id of RCLootCouncil` }
  if (dayMs === null) return { ...entry, problem: `${quoted(date)} is no date of RCLootCouncil` }
  // A day is at most 14 hours away from the same day in UTC.
  if (Math.abs(awardedAtMs - dayMs) > 2 * DAY_MS) {
    return { ...entry, problem: 'Its date is not that of its id' }
  }
  if (itemName === '' && itemId === null) return { ...entry, problem: 'It has no item' }
  if (difficulty === null) {
    const text = textOf('difficultyID') || instance
    return {
      ...entry,
      problem: text === '' ? 'It has no difficulty' : `${quoted(text)} is no difficulty of a raid`,
    }
  }
  const long = [player, itemName, instance, bossName, response].find(
    ({ length }) => length > TEXT_MAX,
  )
  if (long !== undefined) return { ...entry, problem: `${quoted(long)} is too long` }
  return {
    ...entry,
    row: {
      id,
      awardedAt: new Date(awardedAtMs).toISOString(),
      player,
      className: CLASS_OF_TOKEN.get(textOf('class').toUpperCase()) ?? null,
      itemId,
      itemName: itemName || `Item ${itemId}`,
      instanceName,
      bossName: bossName || null,
      difficulty,
      response: response || null,
    },
  }
}

/** Reads `YYYY/MM/DD` and `DD/MM/YY`: midnight in UTC in ms, or null. */
function readDate(text: string): number | null {
  const found = (YEAR_FIRST.exec(text) ?? DAY_FIRST.exec(text))?.groups
  if (!found) return null
  const year = Number(found.year) + (found.year?.length === 2 ? 2000 : 0)
  const [month, day] = [Number(found.month), Number(found.day)]
  const date = new Date(Date.UTC(year, month - 1, day))
  // Date accepts the 31st of February.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : null
}

function quoted(text: string): string {
  return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`
}
