import { cva, type VariantProps } from 'class-variance-authority'
import { useState, type ComponentProps } from 'react'

import type { Rarity, Slot } from '@/game/items'

import { SlotGlyph } from './slot-glyph'

const tileStyles = cva(
  'inline-grid shrink-0 place-items-center overflow-hidden border border-tint bg-linear-to-b from-tint-ground to-panel text-tint-text',
  {
    variants: {
      size: { sm: 'size-9 rounded-md', default: 'size-11 rounded-md' },
      /** What has dropped, or cannot be had, steps back. */
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
  /** A tier token shows the token's sign instead of a slot's. */
  isToken?: boolean
}

/**
 * An item's icon in the frame of its rarity, or its slot's sign where there is no icon. The item's
 * name stands beside it, so it is decoration.
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
