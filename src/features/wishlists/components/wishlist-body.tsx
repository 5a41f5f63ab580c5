import { classTint } from '@/features/characters/describe'
import { SLOT_LABELS } from '@/game/items'
import { InTurn } from '@/lib/in-turn'
import { useMediaQuery } from '@/lib/use-media-query'
import { Card } from '@/ui/card'
import { Sheet } from '@/ui/lazy-dialogs'
import { RowsSkeleton } from '@/ui/page-skeleton'
import { memo, useCallback, useMemo, useRef, useState } from 'react'
import { useEditableWishlist } from '../edits.mutations'
import { knownFilter, type PickerFilter } from '../picker-filter'
import { usePickerList } from '../use-picker-list'
import { useRaidLoot, type RaidLoot } from '../use-raid-loot'
import { useSlashKey } from '../use-slash-key'
import type { WishlistView } from '../wishlist-view'
import { ItemPicker } from './item-picker'
import { OwnedNote } from './owned-note'
import { useWishRows } from './use-wish-rows'
import { WishRanks } from './wish-ranks'
import { LockedPicker } from './wishlist-lock'
import { WishlistViews } from './wishlist-views'

interface WishlistBodyProps {
  wishlistId: string
  /** Whether a guild has locked the list. */
  isLocked: boolean
  view: WishlistView
  /** The picker's filters. */
  filter: PickerFilter
  onViewChange: (view: WishlistView) => void
  onFilterChange: (change: PickerFilter) => void
}

/** At this width the picker is beside the list; on narrower screens it is a sheet. */
const WIDE = '(min-width: 72rem)'
/** At this width the picker's sheet is at the side; on phones it is at the bottom. */
const TABLET = '(min-width: 40rem)'

/** The wishes of a list in its views, and the picker. */
export const WishlistBody = memo(function WishlistBody({
  wishlistId,
  isLocked,
  view,
  onViewChange,
  onFilterChange,
  ...props
}: WishlistBodyProps) {
  // Read here, too: a move and the row's new key (`rowKeyOf`) must be rendered together. A prop would arrive in a
  // later render than the state of this component.
  const { wishlist, edit } = useEditableWishlist(wishlistId)
  const { character, lock } = wishlist
  const wishes = useWishRows(wishlist, edit, { isLocked })
  const isWide = useMediaQuery(WIDE)
  const isTablet = useMediaQuery(TABLET)
  /** The part of the picker sheet that gets the focus when it opens; null while it is closed. */
  const [picking, setPicking] = useState<'list' | 'search' | null>(null)
  const { searchRef, focusSearch } = useSearchFocus()
  const pickerRef = useRef<HTMLHeadingElement>(null)
  const loot = useRaidLoot(wishlist, { isShown: isWide || picking !== null || view === 'boss' })
  // The same object until it changes, so that an edit does not render the picker's filters.
  const filter = useMemo(() => knownFilter(props.filter, loot), [props.filter, loot])
  const pickerList = usePickerList(wishlist)
  const title = pickerTitle(loot, filter)
  useSlashKey(() => {
    if (isWide) focusSearch()
    else setPicking('search')
  })
  const openPickerAt = (change: PickerFilter) => {
    onFilterChange({ slot: undefined, boss: undefined, type: undefined, ...change })
    if (isWide) pickerRef.current?.focus()
    else setPicking('list')
  }
  const wishesOfSlot = wishes.all.filter((wish) => wish.slot === filter.slot)
  // The slot view shows only the top wish of a slot.
  const slotRows =
    view === 'slot' && wishesOfSlot.length > 0 ? wishes.renderRows(wishesOfSlot) : null
  const picker =
    lock && isLocked ? (
      <LockedPicker lock={lock} wishesOfSlot={slotRows} />
    ) : (
      <ItemPicker
        wishlist={pickerList}
        loot={loot}
        filter={filter}
        onFilterChange={onFilterChange}
        onEdit={edit}
        onRemove={wishes.rowActions.remove}
        searchRef={searchRef}
        startsInSearch={picking === 'search'}
        wishesOfSlot={slotRows}
      />
    )

  return (
    <WishRanks rankOf={wishes.rankOf}>
      {wishes.offers.ticks && (
        <OwnedNote wishlist={wishlist} pickerList={pickerList} onEdit={edit} />
      )}
      <div className="grid grid-cols-1 items-start gap-6 beside:grid-cols-5">
        <Card padding="none" className="@container overflow-clip beside:col-span-3">
          <WishlistViews
            wishlist={wishlist}
            wishes={wishes}
            loot={loot}
            view={view}
            onViewChange={onViewChange}
            slot={filter.slot}
            onChooseSlot={(slot) => openPickerAt({ slot })}
            onChooseBoss={(boss) => openPickerAt({ boss })}
            isPickerBeside={isWide}
            onAddItems={isWide || isLocked ? undefined : () => setPicking('list')}
          />
        </Card>
        {isWide && (
          <Card className="sticky top-20 max-h-picker overflow-y-auto beside:col-span-2">
            <h2 ref={pickerRef} tabIndex={-1} className="mb-4 text-lg font-semibold">
              {title}
            </h2>
            <InTurn placeholder={<RowsSkeleton count={6} />}>{picker}</InTurn>
          </Card>
        )}
      </div>
      {!isWide && (
        <Sheet
          side={isTablet ? 'right' : 'bottom'}
          open={picking !== null}
          onOpenChange={() => setPicking(null)}
          title={title}
        >
          {/* The sheet is rendered outside the page element, so it needs the class tint again. */}
          <div data-class={classTint(character.className)}>{picker}</div>
        </Sheet>
      )}
      {wishes.aside}
    </WishRanks>
  )
})

/** Focuses the search of the picker; if it is not rendered yet, as soon as it is. */
function useSearchFocus() {
  const field = useRef<HTMLInputElement>(null)
  const isWanted = useRef(false)
  const searchRef = useCallback((element: HTMLInputElement | null) => {
    field.current = element
    if (isWanted.current) element?.focus()
    isWanted.current = false
  }, [])
  const focusSearch = () => {
    isWanted.current = field.current === null
    field.current?.focus()
  }
  return { searchRef, focusSearch }
}

/** The picker's title, with its slot and boss filter. */
function pickerTitle({ bosses }: RaidLoot, { slot, boss }: PickerFilter): string {
  const bossName = bosses.find(({ id }) => id === boss)?.name
  const parts = [slot && SLOT_LABELS[slot], bossName].filter(Boolean)
  return parts.length === 0 ? 'Add items' : `Add items: ${parts.join(', ')}`
}
