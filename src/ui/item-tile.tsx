import { cva, type VariantProps } from 'class-variance-authority'
import { useState, type ComponentProps } from 'react'

import type { Rarity, Slot } from '@/game/items'

import { SlotGlyph } from './slot-glyph'

const tileStyles = cva(
  'inline-grid shrink-0 place-items-center overflow-hidden border border-tint bg-linear-to-b from-tint-ground to-panel text-tint-text',
  {
    variants: {
      size: { sm: 'size-9 rounded-md', default: 'size-11 rounded-md' },
      /** For items that the character has obtained or cannot get. */
      isFaded: { true: 'opacity-50 grayscale' },
    },
    defaultVariants: { size: 'default' },
  },
)

interface ItemTileProps
  extends Omit<ComponentProps<'span'>, 'slot'>, VariantProps<typeof tileStyles> {
  slot: Slot
  rarity: Rarity
  iconUrl?: string | null
  /** Shows the token glyph instead of the slot's. */
  isToken?: boolean
}

/**
 * An item's icon in a frame of its rarity colour, or the glyph of its slot if there is no icon. Hidden
 * from screen readers: show the item's name next to it.
 *
 * @example <ItemTile slot={item.itemSlot} rarity={item.rarity} iconUrl={item.iconUrl} />
 */
export function ItemTile({
  slot,
  rarity,
  iconUrl,
  isToken = false,
  size,
  isFaded,
  className,
  ...rest
}: ItemTileProps) {
  const [failedUrl, setFailedUrl] = useState<string>()
  const hasIcon = Boolean(iconUrl) && iconUrl !== failedUrl
  return (
    <span
      aria-hidden
      data-rarity={rarity}
      className={tileStyles({ size, isFaded, className })}
      {...rest}
    >
      {hasIcon ? (
        <img
          src={iconUrl ?? undefined}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setFailedUrl(iconUrl ?? undefined)}
        />
      ) : (
        <SlotGlyph
          slot={isToken ? 'TOKEN' : slot}
          className={size === 'sm' ? 'size-4.5' : 'size-5.5'}
        />
      )}
    </span>
  )
}
