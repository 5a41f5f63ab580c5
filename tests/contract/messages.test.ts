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
})
