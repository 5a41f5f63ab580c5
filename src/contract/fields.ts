import { cleanName } from '@/game/names'
import { ID_MAX, ID_PATTERN } from './id-pattern'
import * as z from 'zod/mini'

/*
 * Field schemas of the contract. The reference backend always sends the fields that the
 * specification names; every other field may be missing or null (`optionalInAnswer`). The app reads
 * less than that too (contract/answers/complete-answer.ts). In requests, every text,
 * number and list is limited. A missing field means "unchanged", and null clears an optional field.
 * Every schema has its own message, because forms show these messages under their fields and
 * zod/mini has no messages of its own.
 */

/**
 * The id of an entity that has to be chosen in a form; `required` is the message for a missing or
 * invalid id.
 */
// @__NO_SIDE_EFFECTS__
export function requiredId(required: string) {
  return z
    .string(required)
    .check(z.minLength(1, required), z.maxLength(ID_MAX, required), z.regex(ID_PATTERN, required))
}

/** An opaque id of at most 64 characters. */
export const id = requiredId('Must be a valid id')

/** A field of an answer that may be missing or null. */
// @__NO_SIDE_EFFECTS__
export function optionalInAnswer<T extends z.ZodMiniType>(schema: T) {
  return z.nullish(schema)
}

/**
 * An enumeration in an answer. Unknown values are accepted and shown as text; in requests the same
 * enumeration is strict (`oneOf`).
 */
// @__NO_SIDE_EFFECTS__
export function openEnum<const V extends readonly string[]>(_values: V) {
  // At run time any string passes; the type adds the known values for completion in editors.
  return z.string() as unknown as z.ZodMiniType<V[number] | (string & {}), string>
}

/**
 * An enumeration in a request. `field` names it in the message: "Rarity must be one of COMMON, …".
 */
// @__NO_SIDE_EFFECTS__
export function oneOf<const V extends readonly string[]>(values: V, field: string) {
  return z.enum(values, `${field} must be one of ${values.join(', ')}`)
}

/** An enumeration from which a form selects; `required` is the message for any other value. */
// @__NO_SIDE_EFFECTS__
export function selected<const V extends readonly string[]>(values: V, required: string) {
  return z.enum(values, required)
}

/** A boolean in a request body. */
export const flag = z.boolean('Must be true or false')

/** A boolean in a query string. */
export const queryFlag = selected(['true', 'false'], 'Must be true or false')

// @__NO_SIDE_EFFECTS__
export function objectOf<Shape extends Record<string, z.ZodMiniType>>(shape: Shape) {
  return z.object(shape, 'Must be an object')
}

/** A list of at most `max` entries in a request. */
// @__NO_SIDE_EFFECTS__
export function listOf<Entry extends z.ZodMiniType>(
  entry: Entry,
  max: number,
  tooMany = `Must have at most ${max} entries`,
) {
  return z.array(entry, 'Must be a list').check(z.maxLength(max, tooMany))
}

/**
 * A list of 1 to `max` entries in a request; `required` is the message for a missing or empty list.
 */
// @__NO_SIDE_EFFECTS__
export function requiredList<Entry extends z.ZodMiniType>(
  entry: Entry,
  max: number,
  required: string,
  tooMany: string,
) {
  return z
    .array(entry, { error: ({ input }) => (input == null ? required : 'Must be a list') })
    .check(z.minLength(1, required), z.maxLength(max, tooMany))
}

/** A list of 1 to `max` loot items, or of their ids, in a request. */
// @__NO_SIDE_EFFECTS__
export function itemList<Entry extends z.ZodMiniType>(entry: Entry, max: number) {
  return requiredList(entry, max, 'At least one item required', `At most ${max} items at once`)
}

/**
 * Rejects control characters other than tab and line breaks (Postgres rejects NUL), lone surrogates,
 * and U+FFFD, which stands for letters that were lost.
 */
// oxlint-disable-next-line no-control-regex -- control characters are what it matches
const NO_CONTROL_CHARACTERS = /^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFD\p{Surrogate}]*$/u

// @__NO_SIDE_EFFECTS__
function trimmedText(
  max: number,
  missing: string,
  tooLong = `Must be at most ${max} characters`,
  clean = (input: string) => input.trim(),
) {
  return z
    .string({ error: ({ input }) => (input == null ? missing : 'Must be text') })
    .check(
      z.overwrite(clean),
      z.maxLength(max, tooLong),
      z.regex(NO_CONTROL_CHARACTERS, 'Contains a character that is not allowed'),
    )
}

/** Text in a request, trimmed, at most `max` characters, may be empty. */
// @__NO_SIDE_EFFECTS__
export function text(max: number) {
  return trimmedText(max, 'Must be text')
}

/**
 * Text in a request, trimmed, 1 to `max` characters; `required` is the message for missing or empty
 * text.
 */
// @__NO_SIDE_EFFECTS__
export function requiredText(max: number, required: string, tooLong?: string) {
  return trimmedText(max, required, tooLong).check(z.minLength(1, required))
}

/**
 * The name of an instance, boss or loot item in a request, 1 to `max` characters, without invisible
 * characters and repeated spaces (`cleanName`).
 */
// @__NO_SIDE_EFFECTS__
export function requiredName(max: number, required: string, tooLong?: string) {
  return trimmedText(max, required, tooLong, cleanName).check(z.minLength(1, required))
}

const NOT_A_TIME = 'Must be a time in UTC since 2000, e.g. 2026-01-31T20:00:00Z'

/**
 * A time in a request, since 2000: ISO 8601 in UTC. Not `z.iso.datetime`, which would be a file of
 * its own in the app's first load.
 */
export const time = z.string(NOT_A_TIME).check(
  z.regex(
    /^2\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?Z$/,
    NOT_A_TIME,
  ),
  // February 30 would be read as March 2.
  z.refine((text) => new Date(text).getUTCDate() === Number(text.slice(8, 10)), NOT_A_TIME),
)

const URL_MAX = 2000
const INVALID_URL = 'Must be a valid URL'

/**
 * An http or https URL of at most 2,000 characters; other schemes such as `javascript:` are
 * rejected.
 */
export const httpUrl = z
  .url({ protocol: /^https?$/, error: INVALID_URL })
  .check(z.maxLength(URL_MAX, `Must be at most ${URL_MAX} characters`))

/** A URL field of a form: a valid URL, empty, or null (docs/specification.md, section 5). */
export const optionalUrl = z.nullish(z.union([z.literal(''), httpUrl], INVALID_URL))

/**
 * Lowercase letters, digits and hyphens, 1 to 100 characters (docs/specification.md, section 5).
 */
export const slug = z
  .string('Slug is required')
  .check(
    z.minLength(1, 'Slug is required'),
    z.maxLength(100, 'Slug too long'),
    z.regex(/^[a-z0-9-]+$/, 'Slug can only contain lowercase letters, numbers, and hyphens'),
  )

/** The largest value of a Postgres integer column. */
const MAX_INT = 2_147_483_647

/** An integer from `min` to `max`, both included. */
// @__NO_SIDE_EFFECTS__
export function integer(min: number, max = MAX_INT) {
  const expected = `Must be a whole number from ${min} to ${max}`
  return z
    .number(expected)
    .check(z.int(expected), z.minimum(min, expected), z.maximum(max, expected))
}

/** A number from `min` to `max`, both included. */
// @__NO_SIDE_EFFECTS__
export function decimal(min: number, max: number) {
  const expected = `Must be a number from ${min} to ${max}`
  return z.number(expected).check(z.minimum(min, expected), z.maximum(max, expected))
}

/** An integer from `min` to `max` in a query string. */
// @__NO_SIDE_EFFECTS__
export function queryInteger(min: number, max: number) {
  const expected = `Must be a whole number from ${min} to ${max}`
  return z.coerce
    .number(expected)
    .check(z.int(expected), z.minimum(min, expected), z.maximum(max, expected))
}

const POSITIVE = 'Must be a positive whole number'

/** An id that the game assigns: a positive integer. Null clears it. */
export const optionalGameId = z.nullish(
  z
    .number(POSITIVE)
    .check(
      z.int(POSITIVE),
      z.minimum(1, POSITIVE),
      z.maximum(MAX_INT, `Must be at most ${MAX_INT}`),
    ),
)

/**
 * Returns the values of a form or request with null for empty texts, which forms send for empty
 * optional fields. A required text is never empty.
 */
export function emptyToNull<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([field, value]) => [
    field,
    value === '' ? null : value,
  ])
  // Only optional fields change, whose types allow null.
  return Object.fromEntries(entries) as Values
}
