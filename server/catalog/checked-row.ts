import type * as z from 'zod/mini'
import { fieldMessages } from '../http/handle'

/** A row as it came: what it says, or what is wrong with it by field. */
export type CheckedRow<Row> = { row: Row } | InvalidRow
/** A row that cannot be taken in. */
export interface InvalidRow {
  outcome: 'invalid'
  fields: Record<string, string>
}

/** Checks one row of a dry run, so that one bad row does not hide the others. */
export function readCheckedRow<Schema extends z.ZodMiniType>(
  schema: Schema,
  raw: unknown,
): CheckedRow<z.output<Schema>> {
  const parsed = schema.safeParse(raw)
  if (parsed.success) return { row: parsed.data }
  const { '': whole, ...fields } = fieldMessages(parsed.error)
  // A row that is no object has no field of its own to show it under.
  return { outcome: 'invalid', fields: whole ? { name: whole, ...fields } : fields }
}
