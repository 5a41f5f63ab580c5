import type { WishlistId } from '@/contract/ids'
import { SimLine } from '@/features/sims/components/sim-line'
import { Card } from '@/ui/card'
import { memo, useMemo, useState } from 'react'
import { WishSheet } from '../components/lazy-dialogs'
import { useEditableWishlist } from '../edits/shown-edits'
import { knownFilter, type PickerFilter } from '../picker/picker-filter'
import { PickerPanel } from '../picker/picker-panel'
import { usePickerPlace } from '../picker/use-picker-place'
import { useRaidLoot } from '../picker/use-raid-loot'
import { useWishes } from '../wish/use-wishes'
import { WishRanks } from '../wish/wish-ranks'
import type { WishlistView } from './wishlist-view'
import { WishlistViews } from './wishlist-views'

export interface WishlistBodyProps {
  wishlistId: WishlistId
  isLocked: boolean
  view: WishlistView
  /** The picker's filters. */
  filter: PickerFilter
  onViewChange: (view: WishlistView) => void
  onFilterChange: (change: PickerFilter) => void
}

export const WishlistBody = memo(function WishlistBody(props: WishlistBodyProps) {
  const { wishlistId, isLocked, view, onViewChange, onFilterChange } = props
  // Read here, too: a move and the row's new key (`rowKeyOf`) must be rendered together. A prop
  // would arrive in a later render than the state of this component.
  const { wishlist, edit } = useEditableWishlist(wishlistId)
  const wishes = useWishes(wishlist, edit, { isLocked })
  const { sim, details, setDetails, announcement } = wishes
  const place = usePickerPlace(wishlistId, onFilterChange)
  const loot = useRaidLoot(wishlist, {
    isShown: place.isOpen || view === 'boss',
    slot: props.filter.slot,
  })
  // The same object until it changes, so that an edit does not render the picker's filters.
  const filter = useMemo(() => knownFilter(props.filter, loot), [props.filter, loot])
  /** The ids of the wishes that the slot pressed last had then. */
  const [pressed, setPressed] = useState<ReadonlySet<string>>(new Set())
  const { edits: canAdd } = wishes.rows.actions.offers
  return (
    <WishRanks rankOf={wishes.rankOf}>
      <div className="grid grid-cols-1 items-start gap-4 beside:grid-picker">
        <Card
          padding="none"
          className="@container max-sm:rounded-none max-sm:border-0 max-sm:bg-transparent sm:overflow-clip"
        >
          <WishlistViews
            wishlist={wishlist}
            wishes={wishes}
            loot={loot}
            view={view}
            onViewChange={onViewChange}
            slot={filter.slot}
            onChooseSlot={(slot) => {
              const ofSlot = wishes.all.filter((wish) => wish.slot === slot)
              setPressed(new Set(ofSlot.map(({ id }) => id)))
              place.openAt({ slot })
            }}
            onChooseBoss={(boss) => place.openAt({ boss })}
            isPickerBeside={place.isBeside}
            onAddItems={
              place.isBeside || !canAdd ? undefined : () => place.openAt({ slot: filter.slot })
            }
          />
          {sim && (
            <div className="px-3 py-3 sm:border-t sm:border-line">
              <SimLine sim={sim} />
            </div>
          )}
        </Card>
        <PickerPanel
          place={place}
          wishlist={wishlist}
          wishes={wishes}
          loot={loot}
          filter={filter}
          onFilterChange={onFilterChange}
          onEdit={edit}
          // The view by slot shows only the top wish of a slot.
          pressed={view === 'slot' ? pressed : undefined}
        />
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <WishSheet
        open={details !== null}
        onOpenChange={() => setDetails(null)}
        wishlist={wishlist}
        wishes={wishes}
      />
    </WishRanks>
  )
})
