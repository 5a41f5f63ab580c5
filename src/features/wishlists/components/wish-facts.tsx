import type { OwnedItem } from '@/contract/gear'
import type { ItemGain } from '@/contract/sim'
import type { WishlistItem } from '@/contract/wishlist'
import { GainText } from '@/features/sims/components/gain-text'
import { ItemTile } from '@/ui/item-tile'
import { memo } from 'react'
import type { DescribedFor } from '../describe-item'
import { wishFacts } from '../wish-facts'
import { ItemName } from './item-name'
import { UnusableBadge } from './unusable-badge'

export interface WishFactsProps {
  lootItem: WishlistItem['lootItem']
  slot: string
  isObtained: boolean
  /** The guild that has awarded the item. */
  awardedBy: WishlistItem['awardedBy']
  /** False if the row is below the name of its boss. */
  hasBoss?: boolean
  /** The items that the character owns; the same list for all rows. */
  owned: readonly OwnedItem[]
  /** Undefined if the item was not simulated. */
  gain: ItemGain | undefined
  note: WishlistItem['note']
  /** The list of the wish; the same object for all rows. */
  list: DescribedFor
}

/** The item with its slot, boss and note; on narrow screens in two lines. */
export const WishFacts = memo(function WishFacts(props: WishFactsProps) {
  const { lootItem, slot, awardedBy, hasBoss, owned, gain, note, isObtained, list } = props
  const wish = { lootItem, slot, isObtained, awardedBy }
  const { facts, gear } = wishFacts(wish, list, owned, { hasBoss })
  return (
    <>
      <ItemTile
        item={lootItem}
        slot={slot}
        isFaded={isObtained}
        className="@max-2xs:hidden @max-lg:size-9"
      />
      <div className="min-w-0 flex-1 leading-5">
        <ItemName
          item={lootItem}
          isObtained={isObtained}
          tabIndex={-1}
          // A press on a narrow row opens the details and not another site.
          className="@max-lg:pointer-events-none @max-lg:line-clamp-2"
        />
        <p className="text-sm text-muted @max-lg:truncate @max-lg:leading-5">
          <UnusableBadge item={lootItem} list={list} className="mr-2" />
          {gain && (
            <span className="@lg:hidden">
              <GainText gain={gain} /> ·{' '}
            </span>
          )}
          {facts}
          {/* On narrow screens it is in the wish's sheet. */}
          {gear && <span className="@max-lg:hidden"> · {gear}</span>}
          {note && (
            <span className="break-words italic @lg:block">
              {facts && <span className="not-italic @lg:hidden"> · </span>}
              {note}
            </span>
          )}
        </p>
      </div>
    </>
  )
})
