import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parseInput } from '../../../server/http/parse-input'

it('parseInput: a field with several problems has the first message, by its path', () => {
  const name = z.string().check(z.minLength(2, 'Too short'), z.regex(/^\d+$/, 'Digits only'))
  const rows = z.object({ rows: z.array(z.object({ name })) })
  expect(parseInput(rows, { rows: [{ name: '11' }, { name: 'a' }] })).toEqual({
    success: false,
    fields: { 'rows.1.name': 'Too short' },
  })
})
