import { CLASSES } from '@/game/classes'
import { TIER_PLACES } from '@/game/gear/places'
import {
  ARMOR_TYPES,
  SLOT_LABELS,
  TOKEN_CATEGORIES,
  TOKEN_CATEGORY_LABELS,
  type TokenCategory,
} from '@/game/items'
import { PLAIN_TOKEN } from './choices'
import type { Cells } from './columns'
import { toKey } from './normalize-words'

/** The tier that the name of a token contains: "Dreadful Bloody Gallybux". */
function tierOf(words: readonly string[]): TokenCategory | undefined {
  return TOKEN_CATEGORIES.find((category) => words.includes(category.toLowerCase()))
}

/** Whether a name begins with a tier, as the names of tier tokens do. */
function beginsWithTier(name: string): boolean {
  return tierOf(toKey(name).split(' ').slice(0, 1)) !== undefined
}

/** The slots and types of rows that can be a token by their name; items with others are worn. */
const TOKEN_SLOTS: ReadonlySet<string> = new Set([
  '',
  ...TIER_PLACES.map((slot) => SLOT_LABELS[slot]),
])
const TOKEN_TYPES: ReadonlySet<string> = new Set(['', ...ARMOR_TYPES])

/**
 * Fills in what the category or the name of a tier token says and its row leaves out: the category,
 * its classes, and the slot of the item as the slot into which it turns.
 * @param isNamed whether a name that begins with a tier makes the row a token
 */
export function withTokenProposals(cells: Cells, isNamed: boolean): Cells {
  const tier = tierOf(toKey(cells.token).split(' ')) ?? tierOf(toKey(cells.name).split(' '))
  const canBeToken = TOKEN_SLOTS.has(cells.slot) && TOKEN_TYPES.has(cells.type)
  const isByName = isNamed && canBeToken && beginsWithTier(cells.name)
  const token = cells.token || (isByName ? PLAIN_TOKEN : '')
  if (token === '' || !tier) return cells
  const classes = CLASSES.filter(({ tokenCategory }) => tokenCategory === tier)
  return {
    ...cells,
    token: token === PLAIN_TOKEN ? TOKEN_CATEGORY_LABELS[tier] : cells.token,
    classes: cells.classes || classes.map(({ name }) => name).join(', '),
    tokenSlots: cells.tokenSlots || cells.slot,
  }
}
