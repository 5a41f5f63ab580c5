import { HISTORY_COLUMNS, type HistoryCells } from './history-row'

/** The rows of an export, or what else the text is. */
export type HistoryJson =
  | { rows: HistoryCells[] }
  | 'truncated'
  | 'broken-json'
  | 'other-json'
  | 'other-text'

/** Where the JSON export has another name for a column. */
const FIELD_NAMES: Readonly<Partial<Record<string, string>>> = { item: 'itemName' }

/**
 * Reads the addon's JSON export: a list of objects with a field for most columns of the CSV export. The addon
 * does not escape backslashes and control characters.
 */
export function readHistoryJson(text: string): HistoryJson {
  const value = parse(text) ?? parse(escapeAsJson(text))
  if (value === undefined) {
    if (!/^\[\s*\{/.test(text)) return 'other-text'
    return text.trimEnd().endsWith(']') ? 'broken-json' : 'truncated'
  }
  if (!Array.isArray(value.json)) return 'other-json'
  const rows: unknown[] = value.json
  if (!rows.every((row) => isRecord(row) && 'player' in row && 'id' in row)) return 'other-json'
  return { rows: rows.filter((row) => isRecord(row)).map(toCells) }
}

function toCells(row: Record<string, unknown>): HistoryCells {
  const cells: HistoryCells = {}
  for (const column of HISTORY_COLUMNS) {
    const value = row[FIELD_NAMES[column] ?? column] ?? row[column]
    if (typeof value === 'string' || typeof value === 'number') cells[column] = String(value)
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

/** Escapes every backslash that does not escape a quote, and replaces control characters by spaces. */
function escapeAsJson(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what it matches
  return text.replaceAll(/\\(?!")/g, '\\\\').replaceAll(/[\u0000-\u001F]+/g, ' ')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
