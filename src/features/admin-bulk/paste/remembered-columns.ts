import { createStoredValue } from '@/lib/stored-value'
import * as z from 'zod/mini'
import { columnIndex, COLUMNS, type Choice, type ColumnId, type Target } from '../columns'
import type { LastPaste } from '../grid/grid-state'
import { guessColumns } from './guess-columns'
import { toKey } from './normalize-words'
import { textOf } from './parse-table'

/** The maximum number of remembered tables. The last one comes first. */
const TABLES_MAX = 20
/** The maximum length of the text by which a table is recognized. */
const SIGNATURE_MAX = 500

const rememberedTables = z.array(
  z.object({ signature: z.string(), columns: z.array(z.nullable(z.string())) }),
)

const storage = createStoredValue(() => localStorage, 'guildr_loot_columns', rememberedTables, [])

/**
 * The text that is equal for tables of the same kind. It contains the names in the header row;
 * without one, the columns that are recognized by their cells, and the one into which they are
 * pasted.
 */
function signatureOf(paste: LastPaste, bosses: readonly Choice[]): string {
  const { table, headerRow, selection, assigned } = paste
  const header = table[headerRow]?.map((cell) => toKey(textOf(cell))).join('|')
  const cells = toIds(guessColumns(table, bosses) ?? assigned.map(() => null))
  return (header ?? `${cells.join('|')} from ${selection.left}`).slice(0, SIGNATURE_MAX)
}

function toIds(targets: readonly Target[]): (ColumnId | null)[] {
  return targets.map((target) => COLUMNS[target ?? -1]?.id ?? null)
}

/** Stores the columns that the user has chosen for a paste. */
export function rememberColumns(
  paste: LastPaste,
  assigned: readonly Target[],
  bosses: readonly Choice[],
) {
  const signature = signatureOf(paste, bosses)
  const columns = toIds(assigned)
  const others = storage.read().filter((table) => table.signature !== signature)
  storage.write([{ signature, columns }, ...others].slice(0, TABLES_MAX))
}

/** Returns the columns that the user has chosen for a table of the same kind, or null. */
export function recallColumns(paste: LastPaste, bosses: readonly Choice[]): Target[] | null {
  const signature = signatureOf(paste, bosses)
  const columns = storage.read().find((table) => table.signature === signature)?.columns
  if (columns?.length !== paste.assigned.length) return null
  return columns.map((id) => (isColumnId(id) ? columnIndex(id) : null))
}

function isColumnId(id: string | null): id is ColumnId {
  return COLUMNS.some((column) => column.id === id)
}
