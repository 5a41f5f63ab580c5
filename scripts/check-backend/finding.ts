/**
 * What a user of the app notices: something is not shown, something cannot be done, or a value is
 * assumed.
 */
export const CONSEQUENCES = ['hidden', 'impossible', 'assumed'] as const
export type Consequence = (typeof CONSEQUENCES)[number]

export interface Finding {
  consequence: Consequence
  /** What was asked, e.g. `GET /api/characters/7/wishlists`. */
  call: string
  /** Findings of one group that differ in `call` and `example` only are told once. */
  group?: string
  /** E.g. `wishlists[2].items[0].rarity`. */
  field?: string
  /** What came, in words. */
  came: string
  /** The value that came. */
  example?: string
  /** What the user of the app sees, as a sentence. */
  effect: string
}
