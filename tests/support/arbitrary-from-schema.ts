import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import * as z from 'zod/mini'

/** The part of JSON Schema that zod generates for the request schemas. */
interface JsonSchema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  minItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
}

/** Existing values by field name, so that some generated ids refer to entities. */
type KnownValues = Record<string, string[]>

const ENTRIES_MAX = 4
const TEXT_MAX = 200

/**
 * Generates values that satisfy a schema's types, bounds and patterns, but not its custom checks.
 */
export function arbitraryFromSchema(
  schema: z.ZodMiniType,
  known: KnownValues = {},
): Arbitrary<unknown> {
  // zod's type of the result covers more than it generates for the request schemas.
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return toArbitrary(json, '', known)
}

function toArbitrary(schema: JsonSchema, name: string, known: KnownValues): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => toArbitrary(one, name, known)))
  switch (schema.type) {
    case 'object':
      return objectOf(schema, known)
    case 'array':
      return fc.array(toArbitrary(schema.items ?? {}, name.replace(/s$/, ''), known), {
        minLength: schema.minItems,
        maxLength: Math.max(schema.minItems ?? 0, ENTRIES_MAX),
      })
    case 'string':
      return stringOf(schema, name, known)
    case 'integer':
      return fc.integer({ min: schema.minimum, max: schema.maximum })
    case 'number':
      return fc.double({ min: schema.minimum, max: schema.maximum, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case undefined:
    default:
      return fc.jsonValue()
  }
}

function objectOf(schema: JsonSchema, known: KnownValues): Arbitrary<unknown> {
  const entries = Object.entries(schema.properties ?? {})
  const fields = Object.fromEntries(
    entries.map(([key, inner]) => [key, toArbitrary(inner, key, known)]),
  )
  return fc.record(fields, { requiredKeys: schema.required ?? [] })
}

function stringOf(schema: JsonSchema, name: string, known: KnownValues): Arbitrary<string> {
  const { minLength = 0, maxLength = TEXT_MAX } = schema
  const isWithin = (text: string) => text.length >= minLength && text.length <= maxLength
  const made =
    schema.format === 'uri'
      ? fc.webUrl()
      : schema.pattern
        ? textMatching(schema.pattern).map((text) => text.slice(0, maxLength))
        : fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, TEXT_MAX) })
  const values = known[name] ?? []
  const right = made.filter(isWithin)
  return values.length > 0 ? fc.oneof(fc.constantFrom(...values), right) : right
}

/**
 * Generators by pattern. fast-check needs long to create one, and all ids have the same pattern.
 */
const textsByPattern = new Map<string, Arbitrary<string>>()

function textMatching(pattern: string): Arbitrary<string> {
  const known = textsByPattern.get(pattern)
  if (known) return known
  const made = fc.stringMatching(new RegExp(pattern))
  textsByPattern.set(pattern, made)
  return made
}

const HOSTILE: unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2_147_483_648,
  true,
  [],
  {},
  [[]],
  '\u0000',
  '\uD800',
  '\u202E',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '%s%n$1\\',
  '__proto__',
  'constructor',
  'x'.repeat(5000),
  Array.from({ length: 600 }, () => 'x'),
]

/** Generates the same values with one fault: a value replaced, removed or added. */
export function nearly(valid: Arbitrary<unknown>): Arbitrary<unknown> {
  const spoil = fc.constantFrom('replace', 'remove', 'add')
  return fc
    .tuple(valid, fc.nat(), fc.constantFrom(...HOSTILE), spoil)
    .map(([value, at, hostile, how]) => {
      const copy: unknown = structuredClone(value)
      const places = placesIn(copy)
      const place = places[at % Math.max(places.length, 1)]
      if (!place) return hostile
      if (how === 'add') place.parent[`${place.key}x`] = hostile
      else if (how === 'remove' && !Array.isArray(place.parent)) delete place.parent[place.key]
      else place.parent[place.key] = hostile
      return copy
    })
}

interface Place {
  parent: Record<string, unknown>
  key: string
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  // Includes arrays: their indexes are keys.
  const parent = value as Record<string, unknown>
  return Object.entries(parent).flatMap(([key, inner]) => [{ parent, key }, ...placesIn(inner)])
}
