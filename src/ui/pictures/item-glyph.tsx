import { HELD_TYPES, SLOTS } from '@/game/items'

import { GLYPH_PATHS, type GlyphName } from './glyph-paths'
import { GLYPH_STROKE, GLYPH_STROKE_WIDTH } from './slot-glyph'

/** The fields of a loot item that decide its glyph. */
export interface GlyphTraits {
  itemSlot?: string | null
  itemType?: string | null
  isTokenItem: boolean
  classes?: readonly string[] | null
}

/** The glyph of an item: that of its weapon type; for armor and tier tokens that of the slot. */
function glyphOf({ itemSlot, itemType, isTokenItem, classes }: GlyphTraits): GlyphName {
  const held = isTokenItem ? undefined : HELD_TYPES.find((type) => type === itemType)
  // The game's warglaives are one-handed swords here (docs/specification.md, section 3).
  const isWarglaive =
    held === 'One-Handed Sword' && classes?.length === 1 && classes[0] === 'Demon Hunter'
  if (isWarglaive) return 'Warglaive'
  return held ?? SLOTS.find((slot) => slot === itemSlot) ?? 'SPARK'
}

/** The shape of a tier token on a grid of 40. */
const TOKEN_SHAPE = 'M20 2 35.6 11v18L20 38 4.4 29V11z'

/**
 * Size of the grid of 24 in a tile of 40, so that a glyph has the same size and stroke width with
 * and without the token shape around it.
 */
const GLYPH_SCALE = 0.9
const OFFSET = (40 - 24 * GLYPH_SCALE) / 2

/**
 * Icon of an item's type or slot; of a tier token, the slot in the token shape. Fills its place.
 */
export function ItemGlyph(traits: GlyphTraits) {
  return (
    <svg
      {...GLYPH_STROKE}
      viewBox="0 0 40 40"
      strokeWidth={GLYPH_STROKE_WIDTH * GLYPH_SCALE}
      className="size-full"
    >
      {traits.isTokenItem && (
        <path d={TOKEN_SHAPE} className="text-tint-line" stroke="currentColor" />
      )}
      <path
        d={GLYPH_PATHS[glyphOf(traits)]}
        transform={`translate(${OFFSET} ${OFFSET}) scale(${GLYPH_SCALE})`}
        strokeWidth={GLYPH_STROKE_WIDTH}
      />
    </svg>
  )
}
