import * as z from 'zod/mini'

/*
 * zod/mini has no built-in messages. They are passed to each parse: a global locale would also apply
 * to the app when both run in one process, as in the screen tests, but not in production.
 */
const { localeError } = z.locales.en()

/** The parsed value, or one message per invalid field, keyed by its path (`items.3.itemSlot`). */
export type ParsedInput<Value> =
  | { success: true; value: Value }
  | { success: false; fields: Record<string, string> }

/** Parses input from a request. Fields whose schema sets no message get zod's English one. */
export function parseInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): ParsedInput<z.output<Schema>> {
  const parsed = schema.safeParse(input, { error: localeError })
  if (parsed.success) return { success: true, value: parsed.data }
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message
  return { success: false, fields }
}
