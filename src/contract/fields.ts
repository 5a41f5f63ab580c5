import * as z from 'zod/mini'

/*
 * Two rules shape these schemas (contract, "Conventions"). Answers: only what the product's
 * specification names is required, everything else may be missing or null. Requests: everything
 * is bounded, an absent field means "leave as it is", null clears an optional field.
 */

/** Long enough for any id in use, short enough for an index. */
const ID_MAX = 64

/** What ids are made of, here and elsewhere; nothing that means something in a path or in SQL. */
const ID_PATTERN = /^[\w.:~-]+$/

/** An opaque id. */
export const id = z.string().check(z.minLength(1), z.maxLength(ID_MAX), z.regex(ID_PATTERN))

/** The id of something that has to be chosen in a form: `required` is the message when it is not. */
// @__NO_SIDE_EFFECTS__
export function requiredId(required: string) {
  return z
    .string()
    .check(z.minLength(1, required), z.maxLength(ID_MAX, required), z.regex(ID_PATTERN, required))
}

/** A field of an answer that another backend may leave out or send as null. */
// @__NO_SIDE_EFFECTS__
export function optionalInAnswer<T extends z.ZodMiniType>(schema: T) {
  return z.nullish(schema)
}

/**
 * An enumeration in an answer: a value we do not know yet is kept and shown as text. In requests
 * the same values are a strict `z.enum`.
 */
// @__NO_SIDE_EFFECTS__
export function openEnum<const V extends readonly string[]>(_values: V) {
  // The runtime check is "a string"; the type adds the known values so that editors offer them.
  return z.string() as unknown as z.ZodMiniType<V[number] | (string & {}), string>
}

/**
 * Control characters but tab and line breaks (Postgres refuses NUL in text), and halves of surrogate
 * pairs, which no text encoding keeps.
 */
// oxlint-disable-next-line no-control-regex -- naming them is the point
const NO_CONTROL_CHARACTERS = /^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\p{Surrogate}]*$/u

/** Free text in a request, trimmed, at most `max` characters, empty allowed. */
// @__NO_SIDE_EFFECTS__
export function text(max: number, tooLong = `Must be at most ${max} characters`) {
  return z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, tooLong),
      z.regex(NO_CONTROL_CHARACTERS, 'Contains a character that is not allowed'),
    )
}

/** Free text in a request that must say something: `required` is the message when it does not. */
// @__NO_SIDE_EFFECTS__
export function requiredText(max: number, required: string, tooLong?: string) {
  return text(max, tooLong).check(z.minLength(1, required))
}

/** An http or https address; other schemes (`javascript:`) are refused. */
export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'Must be a valid URL' })
  .check(z.maxLength(500, 'Must be a valid URL'))

/** A URL field of a form: valid or empty (spec section 5). Null clears it. */
export const optionalUrl = z.nullish(z.union([z.literal(''), httpUrl], 'Must be a valid URL'))

/** Lowercase letters, digits and hyphens, at most 100 (spec section 5). */
export const slug = z
  .string()
  .check(
    z.minLength(1, 'Slug is required'),
    z.maxLength(100, 'Slug too long'),
    z.regex(/^[a-z0-9-]+$/, 'Slug can only contain lowercase letters, numbers, and hyphens'),
  )

/** The largest integer the database column holds. */
const MAX_INT = 2_147_483_647

/** An integer within bounds, both included; `message` says what is expected. */
// @__NO_SIDE_EFFECTS__
export function integer(min: number, max = MAX_INT, message?: string) {
  const expected = message ?? `Must be a whole number from ${min} to ${max}`
  return z
    .number(expected)
    .check(z.int(expected), z.minimum(min, expected), z.maximum(max, expected))
}

/** A positive id of the game's own; null clears it. */
export const optionalGameId = z.nullish(integer(1, MAX_INT, 'Must be a positive whole number'))
