import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import type { Slot } from '@/game/items'

import { GLYPH_PATHS } from './glyph-paths'

/** The attributes of an `<svg>` that draws paths of glyph-paths.ts in the text colour. */
export const GLYPH_STROKE = {
  'aria-hidden': true,
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** Stroke width on the grid of 24. */
export const GLYPH_STROKE_WIDTH = 1.75

interface SlotGlyphProps extends Omit<ComponentProps<'svg'>, 'children'> {
  slot: Slot
}

/**
 * Icon of an equipment slot. Hidden from screen readers: show its name next to it.
 *
 * @example <SlotGlyph slot="HEAD" className="size-5 text-muted" />
 */
export function SlotGlyph({ slot, className, ...rest }: SlotGlyphProps) {
  return (
    <svg
      {...GLYPH_STROKE}
      viewBox="0 0 24 24"
      strokeWidth={GLYPH_STROKE_WIDTH}
      className={cx('shrink-0', className ?? 'size-5')}
      {...rest}
    >
      <path d={GLYPH_PATHS[slot]} />
    </svg>
  )
}
