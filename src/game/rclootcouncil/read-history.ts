import { isCommentLine, readHeader, splitHistoryCsv } from './history-csv'
import { readHistoryJson } from './history-json'
import {
  HISTORY_COLUMNS,
  HISTORY_ROWS_MAX,
  readHistoryRow,
  type HistoryCells,
  type LootHistoryEntry,
} from './loot-history-row'

/** Maximum length of a text in characters. A season of a guild is about a tenth of it. */
export const HISTORY_LENGTH_MAX = 5_000_000

/** Why a text is not read, and what to do. */
export const HISTORY_REFUSALS = {
  empty: 'There is no text. Export the history in RCLootCouncil, as CSV or JSON.',
  'too-large': `The text has more than ${HISTORY_LENGTH_MAX / 1_000_000} million characters or ${HISTORY_ROWS_MAX / 1000},000 awards. Export a shorter period.`,
  'no-id':
    'This is a table of awards without the column “id”, which identifies them, such as the TSV export of RCLootCouncil. Choose CSV or JSON as the type of the export.',
  'player-export':
    'This is the Player Export of RCLootCouncil, which is for other players of the addon. Choose CSV or JSON as the type of the export.',
  'other-export':
    'This export of RCLootCouncil is only for people to read. Choose CSV or JSON as the type of the export.',
  'other-table': `This is a table, but not the history of RCLootCouncil: it must have the columns of its CSV export, such as “player”, “id” and “itemID”.`,
  'other-json':
    'This is JSON, but not the history of RCLootCouncil. Choose CSV or JSON as the type of the export.',
  'broken-json': 'This JSON has an error and cannot be read. Choose CSV as the type of the export.',
  truncated:
    'The text ends within an award, so a part is missing. Copy all of it again, or save it as a file.',
  unreadable: 'The text could not be read. Reload the page, or export a shorter period.',
  'other-text':
    'This is not the history of RCLootCouncil. Choose CSV or JSON as the type of the export, and copy all of it.',
} as const
export type HistoryRefusal = keyof typeof HISTORY_REFUSALS

export type ReadHistory =
  | {
      format: 'csv' | 'json'
      entries: LootHistoryEntry[]
      /** The columns of a table that are not read, because they are not known. */
      unknownColumns: readonly string[]
      /** How many comments were stepped over. */
      commentCount: number
    }
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
  return readCsv(text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'))
}

function readJson(text: string): ReadHistory {
  const json = readHistoryJson(text)
  if (typeof json === 'string') return { refusal: json }
  if (json.rows.length > HISTORY_ROWS_MAX) return { refusal: 'too-large' }
  return {
    format: 'json',
    unknownColumns: [],
    commentCount: 0,
    entries: json.rows.map((cells, index) => {
      const position = `Row ${index + 1}`
      return cells
        ? readHistoryRow(position, cells)
        : { position, label: '', problem: 'Not an award of RCLootCouncil' }
    }),
  }
}

/** The number of lines at the top of a text in which its header is searched. */
const HEADER_LINES = 20

function readCsv(text: string): ReadHistory {
  const lines = text.split('\n', HEADER_LINES)
  const headerAt = lines.findIndex((line) => readHeader(line))
  const header = readHeader(lines[headerAt] ?? '')
  const isCut = text.length < HEADER.length && HEADER.startsWith(text.trim().toLowerCase())
  if (!header || isCut) return { refusal: refuseTable(text) }
  const above = lines.slice(0, headerAt)
  const table = splitHistoryCsv(text.slice([...above, ''].join('\n').length), header)
  const toEntry = (line: number, cells: HistoryCells | null): LootHistoryEntry => {
    const position = `Line ${headerAt + line}`
    const problem = `Does not have ${header.columns.length} columns`
    return cells ? readHistoryRow(position, cells) : { position, label: '', problem }
  }
  if (table.rows.length > HISTORY_ROWS_MAX) return { refusal: 'too-large' }
  if (table.isTruncated) return { refusal: 'truncated' }
  return {
    format: 'csv',
    unknownColumns: header.unknown,
    commentCount: above.filter(isCommentLine).length + table.commentCount,
    entries: [
      ...above.flatMap((line, index) => (isOther(line) ? toEntry(index + 1 - headerAt, null) : [])),
      ...table.rows.map(({ line, cells }) => toEntry(line, cells)),
    ],
  }
}

/** Whether a line above the header is neither blank nor a comment. */
function isOther(line: string): boolean {
  return line.trim() !== '' && !isCommentLine(line)
}

const HEADER = HISTORY_COLUMNS.join().toLowerCase()

/** Says what a text is that has no header of awards, or nothing but the start of one. */
function refuseTable(text: string): HistoryRefusal {
  const line = text.trim().split('\n', 1)[0]?.trim().toLowerCase() ?? ''
  if (HEADER.startsWith(line) && line.includes(',') && line !== HEADER) return 'truncated'
  if (/^"?player"?[,;\t]/.test(line)) return 'no-id'
  return /[,;\t]/.test(line) ? 'other-table' : 'other-text'
}
