import * as z from 'zod/mini'
import { objectOf, optionalInAnswer, queryFlag } from '../fields'

export const dryRunQuery = objectOf({ dryRun: z.optional(queryFlag) })

const outcomeSchema = z.enum(['new', 'duplicate', 'changed', 'invalid'])

/**
 * The outcome of one row in a dry run:
 * - `new`: the row would be created.
 * - `changed`: the row exists with other values and would be updated; `fields` maps each changed
 *   field to its previous value ("Was Wrist"), and `changes` to its previous and its new value as
 *   words.
 * - `duplicate`: the row exists with the same values; nothing would happen.
 * - `invalid`: `fields` maps each invalid field to its message.
 *
 * A row of a batch has its `basis`, which identifies what it creates or changes, with the previous
 * values. Rows of a raid file also have `kind` and `name`. Their `index` counts from the top of the
 * file: the instance, the first boss, its items, the second boss …
 */
export const dryRunRowSchema = z.object({
  index: z.number(),
  outcome: outcomeSchema,
  fields: optionalInAnswer(z.record(z.string(), z.string())),
  changes: optionalInAnswer(z.record(z.string(), z.object({ from: z.string(), to: z.string() }))),
  basis: optionalInAnswer(z.string()),
  kind: optionalInAnswer(z.enum(['instance', 'boss', 'item'])),
  name: optionalInAnswer(z.string()),
})
export type DryRunRow = z.output<typeof dryRunRowSchema>

/** In the answer of a submit: what it did with each row, which others may have written meanwhile. */
export const submitOutcomes = optionalInAnswer(z.array(outcomeSchema))
