import { cva, type VariantProps } from 'class-variance-authority'
import { useState, type ComponentProps } from 'react'

import { rarityOf } from '@/game/items'
import { env } from '@/lib/env'

import { ItemGlyph, type GlyphTraits } from './item-glyph'

const tileStyles = cva(
  'inline-grid shrink-0 place-items-center rounded-md border border-tint-line bg-raised text-muted',
  {
    variants: {
      size: { xs: 'size-8', sm: 'size-9', default: 'size-11' },
      /** For items that the character has obtained or cannot get. */
      isFaded: { true: 'faded' },
    },
    defaultVariants: { size: 'default' },
  },
)

/** The fields of a loot item that its tile shows. `LootItem` of the contract has all of them. */
export interface TileItem extends GlyphTraits {
  rarity: string
  iconUrl?: string | null
}

interface ItemTileProps
  extends Omit<ComponentProps<'span'>, 'slot'>, VariantProps<typeof tileStyles> {
  item: TileItem
  /** The slot that the item is wished for, if it is not the item's own. */
  slot?: string
}

/** The stored icons of the backend are paths, and the app may be on another origin. */
function toSource(iconUrl: string | null | undefined) {
  return iconUrl?.startsWith('/icons/') ? `${env.apiUrl}${iconUrl}` : (iconUrl ?? undefined)
}

/**
 * An item's icon in a frame of its rarity colour, or the glyph of its type if there is no icon.
 * Hidden from screen readers: show the item's name next to it.
 *
 * @example <ItemTile item={lootItem} slot={wish.slot} />
 */
export function ItemTile({ item, slot, size, isFaded, className, ...rest }: ItemTileProps) {
  const { iconUrl } = item
  const [failedUrl, setFailedUrl] = useState<string>()
  const hasIcon = Boolean(iconUrl) && iconUrl !== failedUrl
  return (
    <span
      aria-hidden
      data-rarity={rarityOf(item)}
      className={tileStyles({ size, isFaded, className })}
      {...rest}
    >
      {hasIcon ? (
        <img
          src={toSource(iconUrl)}
          alt=""
          loading="lazy"
          decoding="async"
          // Within the border of the tile.
          className="size-full rounded-[inherit] object-cover"
          onError={() => setFailedUrl(iconUrl ?? undefined)}
        />
      ) : (
        <ItemGlyph {...item} itemSlot={slot ?? item.itemSlot} />
      )}
    </span>
  )
}
