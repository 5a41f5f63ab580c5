import type * as z from 'zod/mini'

/** The parsed value, or one message per invalid field, keyed by its path (`items.3.itemSlot`). */
export type ParsedInput<Value> =
  | { success: true; value: Value }
  | { success: false; fields: Record<string, string> }

/** Parses input from a request. Every schema of the contract sets its own messages. */
export function parseInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): ParsedInput<z.output<Schema>> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return { success: true, value: parsed.data }
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message
  return { success: false, fields }
}
