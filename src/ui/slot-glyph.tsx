import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import type { Slot } from '@/game/items'

/** SVG paths on a 24 × 24 grid with one stroke width, distinguishable at a size of 18 px. */
const GLYPHS: Record<Slot | 'TOKEN', string> = {
  // Helm with a T-shaped visor
  HEAD: 'M4.5 18V11a7.5 7.5 0 0 1 15 0v7l-5 3v-6l2-2.5h-9l2 2.5v6zM12 3.5v5',
  // Pendant on a chain
  NECK: 'M4.5 3c.2 6 3.2 9.4 7.5 10.5C16.3 12.4 19.3 9 19.5 3M12 13.5l3.25 3.75L12 21.5l-3.25-4.25z',
  // A pair of pauldrons
  SHOULDER:
    'M9 6.75C5 6.75 2.5 10.5 2.5 16.25l5 1.5c0-2.75.5-4.25 1.5-5.25zM15 6.75c4 0 6.5 3.75 6.5 9.5l-5 1.5c0-2.75-.5-4.25-1.5-5.25zM9 6.75c1 1.75 5 1.75 6 0M9 12.5c1.75 1.25 4.25 1.25 6 0M3.2 11.75c1.9 0 3.5.6 4.7 1.85M20.8 11.75c-1.9 0-3.5.6-4.7 1.85',
  // Cuirass
  CHEST:
    'M8 3.5 4 6v5l2.25 1.5v8h11.5v-8L20 11V6l-4-2.5c-.4 2-1.9 3-4 3s-3.6-1-4-3zM8.5 12c1 1.3 2.3 1.5 3.5.6 1.2.9 2.5.7 3.5-.6M12 12.6v4.9',
  // Belt with its buckle
  WAIST:
    'M6.5 8.5h-4M6.5 15.5h-4M6.5 6.5h8.5v11H6.5zM6.5 12h5M15 8.5h5a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 1-1.5 1.5h-5M18.25 12h.01',
  // Legplates
  LEGS: 'M6 3.5h12l1.5 17h-5.25L12 10.5 9.75 20.5H4.5zM5.65 7.5h12.7',
  // Boot with its cuff
  FEET: 'M6.5 3.5h7.25l-.5 8c.2 1.5 6.5 2 7 6.25v2.75H5.25V16.5l1-4zM6.65 7.5h6.85M5.25 17h14.85',
  // Bracer
  WRIST:
    'M11.4 2.04C15.45 3.3 19.61 6.55 21.81 10.17L10.72 20.49C7.73 19.61 5.65 17.98 4.07 15.29zM9.45 5.54C13.3 6.76 16.77 9.47 18.88 12.91M6.02 11.79C9.15 12.79 11.92 14.96 13.65 17.75',
  // Gauntlet
  HANDS:
    'M7.5 15.5 4.4 11.8a1.5 1.5 0 0 1 2.3-2L8 11.3V6a1.5 1.5 0 0 1 3 0v3.5V4.5a1.5 1.5 0 0 1 3 0v5V6a1.5 1.5 0 0 1 3 0v7c0 1-.2 1.8-.5 2.5M6.5 21l1-5.5h9l1 5.5z',
  // Ring with a stone
  FINGER: 'M18 15a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM12 9 8.25 5.5 10.25 2.5h3.5l2 3z',
  // Talisman with a spark
  TRINKET:
    'M19.5 13.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0zM10.25 6V3h3.5v3M12 9.5l1.1 2.9 2.9 1.1-2.9 1.1L12 17.5l-1.1-2.9L8 13.5l2.9-1.1z',
  // Hooded cloak
  BACK: 'M12 2.5C8.4 3.6 6.75 6.4 6.5 10 6.2 14 5.2 17.5 3.5 20.75c3-.25 5.75 0 8.5.75 2.75-.75 5.5-1 8.5-.75C18.8 17.5 17.8 14 17.5 10 17.25 6.4 15.6 3.6 12 2.5zM12 6.25C9.9 7.1 9.25 8.6 9.25 10.5c0 1.35 1.2 2.25 2.75 2.25s2.75-.9 2.75-2.25C14.75 8.6 14.1 7.1 12 6.25zM12 12.75V21',
  // Sword
  MAIN_HAND: 'M11 17.5 20.5 8V3.5H16L6.5 13M4.5 11l8.5 8.5M8.75 15.25 4 20M3 19l2 2M17 7l-6 6',
  // Shield
  OFF_HAND:
    'M12 2.75 4.5 5.5v6c0 4.7 3.1 8 7.5 9.75 4.4-1.75 7.5-5.05 7.5-9.75v-6zM12 2.75v18.5M4.5 11h15',
  // Two-handed axe
  TWO_HAND:
    'M12 2.5v19M12 6C9.5 6 7.5 5.2 5.75 3.75 3.4 6.75 3.4 11 5.75 14 7.5 12.55 9.5 11.75 12 11.75M12 6c2.5 0 4.5-.8 6.25-2.25 2.35 3 2.35 7.25 0 10.25C16.5 12.55 14.5 11.75 12 11.75',
  // Bow with an arrow
  RANGED: 'M7 2.75c6 1.5 9 5.25 9 9.25s-3 7.75-9 9.25zM2.5 12h19M18.75 9.25 21.5 12l-2.75 2.75',
  // Tier token
  TOKEN:
    'M12 2.5 20.25 7.25v9.5L12 21.5l-8.25-4.75v-9.5zM12 7.5l1.35 3.15L16.5 12l-3.15 1.35L12 16.5l-1.35-3.15L7.5 12l3.15-1.35z',
}

interface SlotGlyphProps extends Omit<ComponentProps<'svg'>, 'children'> {
  slot: Slot | 'TOKEN'
}

/**
 * Icon of an equipment slot or tier token. Hidden from screen readers: show its name next to it.
 *
 * @example <SlotGlyph slot="HEAD" className="size-5 text-muted" />
 */
export function SlotGlyph({ slot, className, ...rest }: SlotGlyphProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('shrink-0', className ?? 'size-5')}
      {...rest}
    >
      <path d={GLYPHS[slot]} />
    </svg>
  )
}
