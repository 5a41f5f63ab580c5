import type { DryRunRow } from '@/contract/admin/admin-dry-run'
import type * as z from 'zod/mini'
import { invalid } from '../http/http-errors'
import { parseInput } from '../http/parse-input'
import type { ChangesInWords } from './diff-columns'

/** A row of a dry run: its values, or one message per invalid field. */
export type ParsedRow<Row> = { row: Row } | InvalidRow

export interface InvalidRow {
  outcome: 'invalid'
  fields: Record<string, string>
}

/**
 * Parses one row of a dry run. Rows are parsed one by one, so that the errors of all are reported.
 */
export function parseRow<Schema extends z.ZodMiniType>(
  schema: Schema,
  raw: unknown,
): ParsedRow<z.output<Schema>> {
  const parsed = parseInput(schema, raw)
  if (parsed.success) return { row: parsed.value }
  const { '': wholeRow, ...fields } = parsed.fields
  // A message about the row as a whole (not an object) is shown under its first field.
  return { outcome: 'invalid', fields: wholeRow ? { name: wholeRow, ...fields } : fields }
}

/**
 * Throws 400 with the messages of all invalid rows.
 * @param rows each with its path in the body, e.g. "items.0"
 */
export function rejectInvalid(
  rows: readonly { path: string; row: InvalidRow | { outcome: string; fields?: undefined } }[],
): void {
  const messages = rows.flatMap(({ path, row }) =>
    Object.entries(row.fields ?? {}).map(([field, message]) => [`${path}.${field}`, message]),
  )
  if (messages.length > 0) throw invalid(Object.fromEntries(messages))
}

interface PlannedInWords {
  outcome: DryRunRow['outcome']
  /** The messages of an invalid row. */
  fields?: Record<string, string>
  /** The changes of a changed row. */
  words?: ChangesInWords
}

/** The messages of an invalid row, or the changes of a changed row, as a dry run reports them. */
export function wordsOf({ fields, words }: PlannedInWords): Pick<DryRunRow, 'fields' | 'changes'> {
  return words ?? { fields: fields ?? null, changes: null }
}
