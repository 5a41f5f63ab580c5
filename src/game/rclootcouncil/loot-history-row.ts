import { CLASS_NAMES } from '../classes'
import type { Difficulty } from '../difficulties'
import { difficultyOfId, difficultyOfItem, readInstance } from './history-difficulty'

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
export type HistoryEntry = {
  /**
   * Where the row is: "Line 7" of a CSV text, or "Row 7" of a JSON text, which has one line only.
   */
  position: string
  /** Player and item, as far as they can be read. */
  label: string
} & ({ row: HistoryRow } | { problem: string })

/** Maximum length of a text of an award, and of a cell. The cell of an item has a link. */
const TEXT_MAX = 200
const CELL_MAX = 1000
const DAY_MS = 24 * 60 * 60 * 1000
const ID = /^(?<seconds>\d{9,10})-\d{1,9}$/
const DATE = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})$/
/** The addon's own award reasons, for exports that do not say whether a response is one. */
const AWARD_REASONS: ReadonlySet<string> = new Set(['Disenchant', 'Banking', 'Free'])
/** The name within a link to an item. */
const LINKED_NAME = /\[(?<name>[^\]]*)\]/

/** By the game's token of the class, e.g. DEATHKNIGHT. */
const CLASS_OF_TOKEN = new Map(
  CLASS_NAMES.map((name) => [name.replaceAll(' ', '').toUpperCase(), name]),
)

/** Reads the cells of one row. */
export function readHistoryRow(position: string, cells: HistoryCells): HistoryEntry {
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
  const entry = { position, label: label.slice(0, TEXT_MAX) }

  const id = textOf('id')
  const seconds = ID.exec(id)?.groups?.seconds
  const awardedAtMs = Number(seconds) * 1000
  const date = textOf('date')
  const days = readDates(date)
  // The addon writes 0 outside of an instance.
  const difficultyId = textOf('difficultyID').replace(/^0$/, '')
  const instance = readInstance(textOf('instance'), difficultyId !== '')
  const difficulty = difficultyOfId(difficultyId) ?? instance.difficulty
  const itemDifficulty = difficultyOfItem(textOf('itemString') || item)
  const bossName = textOf('boss')
  const response = textOf('response')
  const awardReason = textOf('isAwardReason').toLowerCase()

  if (player === '') return { ...entry, problem: 'No player' }
  if (id === '') return { ...entry, problem: 'No id' }
  if (seconds === undefined) return { ...entry, problem: `Not an id of RCLootCouncil: ${cut(id)}` }
  if (days.length === 0) return { ...entry, problem: `Not a date of RCLootCouncil: ${cut(date)}` }
  // A day is at most 14 hours away from the same day in UTC.
  if (days.every((dayMs) => Math.abs(awardedAtMs - dayMs) > 2 * DAY_MS)) {
    return { ...entry, problem: 'The date and the id contradict each other' }
  }
  if (itemName === '' && itemId === null) return { ...entry, problem: 'No item' }
  if (difficultyId !== '' && difficultyOfId(difficultyId) === null) {
    return { ...entry, problem: `Not a raid difficulty: ${cut(difficultyId)}` }
  }
  const long = [player, itemName, instance.name, bossName, response].find(
    ({ length }) => length > TEXT_MAX,
  )
  if (long !== undefined) return { ...entry, problem: `Too long: ${cut(long)}` }
  return {
    ...entry,
    row: {
      id,
      awardedAt: new Date(awardedAtMs).toISOString(),
      player,
      className: CLASS_OF_TOKEN.get(textOf('class').toUpperCase()) ?? null,
      itemId,
      itemName: itemName || `Item ${itemId}`,
      instanceName: instance.name,
      bossName: bossName || null,
      difficulty,
      itemDifficulty: difficulty !== null && itemDifficulty !== difficulty ? itemDifficulty : null,
      response: response || null,
      isAwardReason:
        awardReason === '' ? AWARD_REASONS.has(response) : ['true', '1'].includes(awardReason),
    },
  }
}

/**
 * Reads a date: `YYYY/MM/DD`, or the order of the game's language and region, which can be any with
 * a year of two digits. Returns each day that it can mean, as midnight in UTC in ms.
 */
function readDates(text: string): number[] {
  const [, first = '', , second = '', third = ''] = DATE.exec(text) ?? []
  return [
    ...readDay(first, second, third),
    ...readDay(third, second, first),
    ...readDay(third, first, second),
  ]
}

/** Midnight in UTC in ms; empty if there is no such day. */
function readDay(yearText: string, monthText: string, dayText: string): number[] {
  if (![2, 4].includes(yearText.length)) return []
  const year = Number(yearText) + (yearText.length === 2 ? 2000 : 0)
  const [month, day] = [Number(monthText), Number(dayText)]
  const date = new Date(Date.UTC(year, month - 1, day))
  // Date accepts the 31st of February.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? [date.getTime()] : []
}

function cut(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
