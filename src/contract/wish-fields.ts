import * as z from 'zod/mini'
import { CLAIMS } from './claims'
import type { Feature } from './features'
import { flag, oneOf, openEnum, optionalInAnswer, text } from './fields'

/** Maximum length of a note. */
export const NOTE_MAX = 140

/** The fields of a wish that a player edits, as requests send them. */
export const wishFieldInputs = {
  claim: z.nullish(oneOf(CLAIMS, 'Claim')),
  note: z.nullish(text(NOTE_MAX)),
  isObtained: z.optional(flag),
}
const wishFieldsSchema = z.object(wishFieldInputs)
export type WishFieldValues = z.output<typeof wishFieldsSchema>
export type WishField = keyof WishFieldValues

/** The same fields, as answers return them. */
export const wishFieldAnswers = {
  claim: optionalInAnswer(openEnum(CLAIMS)),
  note: optionalInAnswer(z.string()),
  isObtained: optionalInAnswer(z.boolean()),
} satisfies Record<WishField, z.ZodMiniType>

interface WishFieldRules<Value> {
  /** The value in a new wish. Also used if a backend leaves the field out of an answer. */
  initial: Exclude<Value, undefined>
  /** Whether a duplicated wishlist keeps the value; if not, the copy has the initial value. */
  isCopied: boolean
  /**
   * Whether the player types the value. If so, the text of a rejected edit is offered for copying.
   */
  isTyped: boolean
  /**
   * The feature of backends that keep the value; without it the value is not offered and not sent.
   */
  feature: Feature
}

/**
 * The rules of each editable field. The code that edits, undoes, stores and duplicates wishes or
 * offers rejected text for copying reads this table; its type requires an entry for every field.
 */
export const WISH_FIELDS = {
  claim: { initial: null, isCopied: true, isTyped: false, feature: 'wish-claims' },
  note: { initial: null, isCopied: true, isTyped: true, feature: 'wish-notes' },
  isObtained: { initial: false, isCopied: false, isTyped: false, feature: 'wish-ticks' },
} satisfies { [Field in WishField]-?: WishFieldRules<WishFieldValues[Field]> }

// Object.keys returns strings; the keys are those of the object above.
export const WISH_FIELD_NAMES = Object.keys(WISH_FIELDS) as WishField[]

/** The editable fields of a wish; missing ones have their initial value. */
export function wishFieldsOf(wish: Partial<Record<WishField, unknown>>): Required<WishFieldValues> {
  const entries = WISH_FIELD_NAMES.map((field) => [
    field,
    wish[field] ?? WISH_FIELDS[field].initial,
  ])
  // Object.fromEntries loses the names of the fields.
  return Object.fromEntries(entries) as Required<WishFieldValues>
}
