import type * as z from 'zod/mini'
import { parseInput } from '../http/parse-input'

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
