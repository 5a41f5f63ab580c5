import { splitHistoryCsv } from './history-csv'
import { readHistoryJson } from './history-json'
import {
  HISTORY_COLUMNS,
  HISTORY_ROWS_MAX,
  readHistoryRow,
  type HistoryEntry,
} from './loot-history-row'

/** Maximum length of a text in characters. A season of a guild is about a tenth of it. */
export const HISTORY_LENGTH_MAX = 5_000_000

/** Why a text is not read, and what to do. */
export const HISTORY_REFUSALS = {
  empty: 'There is no text. Export the history in RCLootCouncil, as CSV or JSON.',
  'too-large': `The text has more than ${HISTORY_LENGTH_MAX / 1_000_000} million characters or ${HISTORY_ROWS_MAX / 1000},000 awards. Export a shorter period.`,
  tsv: 'This is the TSV export of RCLootCouncil, or a table copied from a spreadsheet. It lacks what identifies an award. Choose CSV or JSON as the type of the export.',
  'player-export':
    'This is the Player Export of RCLootCouncil, which is for other players of the addon. Choose CSV or JSON as the type of the export.',
  'other-export':
    'This export of RCLootCouncil is only for people to read. Choose CSV or JSON as the type of the export.',
  'other-table': `This is a table, but not the history of RCLootCouncil: it must have the ${HISTORY_COLUMNS.length} columns of its CSV export, from “player” to “owner”, with commas in between.`,
  'other-json':
    'This is JSON, but not the history of RCLootCouncil. Choose CSV or JSON as the type of the export.',
  'broken-json': 'This JSON has an error and cannot be read. Choose CSV as the type of the export.',
  truncated:
    'The text ends within an award, so a part is missing. Copy all of it again, or save it as a file.',
  'other-text':
    'This is not the history of RCLootCouncil. Choose CSV or JSON as the type of the export, and copy all of it.',
} as const
export type HistoryRefusal = keyof typeof HISTORY_REFUSALS

export type ReadHistory =
  | { format: 'csv' | 'json'; entries: HistoryEntry[] }
  | { refusal: HistoryRefusal }

/**
 * `^1^T^SName-Realm^T`, as AceSerializer writes it, or `{["Name-Realm"] = {`, perhaps after
 * `return`.
 */
const PLAYER_EXPORT = /^(?:\^1\^|(?:return\b\s*)?(?:\{\s*)?\[(?:"[^"\n]*"|\d+)\]\s*=)/
/** BBCode, XML and Discord. */
const FOR_READING = /^(?:\[b\]|\[url=|<raidlog>|__ \*\*)/i

/**
 * Reads a history that RCLootCouncil has exported, as CSV or JSON. Every row is an entry. Returns a
 * refusal for any other text. Never throws, and takes time in proportion to the length of the text.
 */
export function readHistory(text: string): ReadHistory {
  const start = text.replace(/^\uFEFF/, '').trimStart()
  if (start === '') return { refusal: 'empty' }
  if (PLAYER_EXPORT.test(start)) return { refusal: 'player-export' }
  if (FOR_READING.test(start)) return { refusal: 'other-export' }
  if (text.length > HISTORY_LENGTH_MAX) return { refusal: 'too-large' }
  if (start.startsWith('[') || start.startsWith('{')) return readJson(start)
  const linesBefore = text.slice(0, text.length - start.length).split('\n').length - 1
  return readCsv(start, linesBefore)
}

function readJson(text: string): ReadHistory {
  const json = readHistoryJson(text)
  if (typeof json === 'string') return { refusal: json }
  if (json.rows.length > HISTORY_ROWS_MAX) return { refusal: 'too-large' }
  return {
    format: 'json',
    entries: json.rows.map((cells, index) => readHistoryRow(`Row ${index + 1}`, cells)),
  }
}

/** @param linesBefore how many blank lines are before the header */
function readCsv(text: string, linesBefore: number): ReadHistory {
  const table = splitHistoryCsv(text)
  if (!table) return { refusal: refuseTable(text) }
  if (table.rows.length > HISTORY_ROWS_MAX) return { refusal: 'too-large' }
  if (table.isTruncated) return { refusal: 'truncated' }
  return {
    format: 'csv',
    entries: table.rows.map(({ line, cells }) => {
      const position = `Line ${linesBefore + line}`
      return cells
        ? readHistoryRow(position, cells)
        : { position, label: '', problem: `Does not have ${HISTORY_COLUMNS.length} columns` }
    }),
  }
}

/** Says what a text is that does not start with the header of the CSV export. */
function refuseTable(text: string): HistoryRefusal {
  const line = text.split('\n', 1)[0]?.trim().toLowerCase() ?? ''
  const header = HISTORY_COLUMNS.join().toLowerCase()
  if (line.startsWith('player\t')) return 'tsv'
  if (header.startsWith(line) && line.includes(',')) return 'truncated'
  return /[,;\t]/.test(line) ? 'other-table' : 'other-text'
}
