import * as z from 'zod/mini'
import { optionalInAnswer } from './fields'

export const dryRunQuery = z.object({ dryRun: z.optional(z.enum(['true', 'false'])) })

/**
 * What a dry run says of one row. `duplicate` is there already just so and is left alone, `changed`
 * is there with other values and is brought up to date. `fields` maps a field to its message when the
 * row is invalid, to what it was ("Was Wrist") when it is changed. Rows of a raid file carry their
 * kind and name; their `index` counts from the top of the file: the instance, the first boss, its
 * items, the second boss …
 */
export const dryRunRowSchema = z.object({
  index: z.number(),
  outcome: z.enum(['new', 'duplicate', 'changed', 'invalid']),
  fields: optionalInAnswer(z.record(z.string(), z.string())),
  kind: optionalInAnswer(z.enum(['instance', 'boss', 'item'])),
  name: optionalInAnswer(z.string()),
})
export type DryRunRow = z.output<typeof dryRunRowSchema>
