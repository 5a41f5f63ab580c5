import { isRecord } from '../is-record'
import { HISTORY_COLUMNS, type HistoryCells } from './loot-history-row'

/** The rows of an export, null for what is no award, or what else the text is. */
export type HistoryJson =
  | { rows: (HistoryCells | null)[] }
  | 'truncated'
  | 'broken-json'
  | 'other-json'
  | 'other-text'

/** The addon does not escape them in texts; between texts they are white space. */
// oxlint-disable-next-line no-control-regex -- control characters are what it matches
const CONTROLS = /[\u0000-\u001F]/g

/** Quotes in texts have a backslash. */
const BACKSLASHES_MAX = 50_000

/** The columns that have another name in the JSON export. */
const FIELD_NAMES: Readonly<Partial<Record<string, string>>> = { item: 'itemName' }

/**
 * Reads the addon's JSON export: a list of objects with a field for most columns of the CSV export.
 * The addon does not escape backslashes.
 */
export function readHistoryJson(input: string): HistoryJson {
  const text = input.replaceAll(CONTROLS, ' ')
  const value = parse(text) ?? parseEscaped(text)
  if (value === undefined) {
    if (!/^\[\s*\{/.test(text)) return 'other-text'
    return text.trimEnd().endsWith(']') ? 'broken-json' : 'truncated'
  }
  if (!Array.isArray(value.json)) return 'other-json'
  const rows: unknown[] = value.json
  const read = rows.map((row) =>
    isRecord(row) && 'player' in row && 'id' in row ? toCells(row) : null,
  )
  return read.length > 0 && read.every((row) => row === null) ? 'other-json' : { rows: read }
}

function toCells(row: Record<string, unknown>): HistoryCells {
  const cells: HistoryCells = {}
  for (const column of HISTORY_COLUMNS) {
    const value = row[FIELD_NAMES[column] ?? column] ?? row[column]
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      cells[column] = String(value)
    }
  }
  return cells
}

/** The value in an object, because JSON can also be null; undefined if the text is not JSON. */
function parse(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

/** Parses the text with its backslashes escaped; without any, it would fail again. */
function parseEscaped(text: string) {
  const escaped = escapeBackslashes(text)
  return escaped === text ? undefined : parse(escaped)
}

/**
 * Escapes every backslash that does not escape a quote, unless there are more than an export has.
 */
function escapeBackslashes(text: string): string {
  const count = text.split('\\', BACKSLASHES_MAX + 1).length - 1
  return count < BACKSLASHES_MAX ? text.replaceAll(/\\(?!"|u[\da-f]{4})/gi, '\\\\') : text
}
