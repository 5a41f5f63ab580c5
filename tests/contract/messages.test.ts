import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { CALLS } from '@/contract/calls'
import { fieldPaths } from '../support/contract-shape'

/** Values that are wrong for most fields, in type or in size. */
const WRONG_VALUES: unknown[] = [
  undefined,
  null,
  '',
  'no valid value\u0000',
  'x'.repeat(5000),
  -1,
  1.5,
  1e12,
  true,
  {},
  [],
  Array.from({ length: 600 }, () => null),
]

/** An input in which one path holds a value and everything else is missing. */
function inputWith(path: string, value: unknown): unknown {
  return path
    .split('.')
    .toReversed()
    .reduce((inner, key) => (key === '0' ? [inner] : { [key]: inner }), value)
}

function messagesOf(schema: z.ZodMiniType): { input: string; message: string }[] {
  const paths = fieldPaths(schema)
  const inputs = WRONG_VALUES.flatMap((value) => [
    value,
    ...paths.map((path) => inputWith(path, value)),
  ])
  return inputs.flatMap((input) => {
    const issues = schema.safeParse(input).error?.issues ?? []
    return issues.map(({ path, message }) => ({ input: path.join('.'), message }))
  })
}

/** The message for one field of an input. */
function messageAt(schema: z.ZodMiniType, path: string, input: unknown): string | undefined {
  const issues = schema.safeParse(input).error?.issues ?? []
  return issues.find((issue) => issue.path.join('.') === path)?.message
}

/** The fields whose message for a missing key differs from that for an empty value. */
function inconsistentFields(schema: z.ZodMiniType): unknown[] {
  const paths = fieldPaths(schema)
  return paths
    .filter((path) => !path.endsWith('0'))
    .flatMap((path) => {
      const parent = path.split('.').slice(0, -1).join('.')
      const missing = messageAt(schema, path, parent ? inputWith(parent, {}) : {})
      // An optional field has no message.
      if (missing === undefined) return []
      const isList = paths.includes(`${path}.0`)
      const isObject = paths.some((other) => other.startsWith(`${path}.`))
      const empty = isList ? [null, []] : isObject ? [null] : [null, '']
      return empty
        .map((value) => ({
          path,
          value,
          missing,
          empty: messageAt(schema, path, inputWith(path, value)),
        }))
        .filter((field) => field.empty !== undefined && field.empty !== missing)
    })
}

const SCHEMAS = Object.entries(CALLS).flatMap(([name, { query, body, dryRunBody }]) =>
  Object.entries({ query, body, dryRunBody }).flatMap(([part, schema]) =>
    schema ? [{ name, part, schema }] : [],
  ),
)

describe('validation messages', () => {
  // zod/mini reports "Invalid input" for a schema for which the contract defines no message.
  it.each(SCHEMAS)('$name, $part: every schema defines its messages', ({ schema }) => {
    const messages = messagesOf(schema)
    expect(messages.length).toBeGreaterThan(0)
    expect(messages.filter(({ message }) => message.startsWith('Invalid'))).toEqual([])
  })

  it.each(SCHEMAS)(
    '$name, $part: a missing key has the message of an empty value',
    ({ schema }) => {
      expect(inconsistentFields(schema)).toEqual([])
    },
  )
})
