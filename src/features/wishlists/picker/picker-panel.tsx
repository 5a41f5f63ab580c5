import type { WishlistWithItems } from '@/contract/wishlist'
import { classTint } from '@/features/characters/describe'
import { SLOT_LABELS } from '@/game/items'
import { useMediaQuery } from '@/lib/use-media-query'
import { Card } from '@/ui/card'
import { Sheet } from '@/ui/lazy-dialogs'
import { ItemPicker } from '../components/lazy-dialogs'
import type { WishlistEdit } from '../edits/edits'
import { LockedPicker } from '../list/wishlist-lock'
import type { Wishes } from '../wish/use-wishes'
import { WishRows } from '../wish/wish-rows'
import type { PickerFilter } from './picker-filter'
import { usePickerList } from './use-picker-list'
import type { PickerPlace } from './use-picker-place'
import type { PickerLoot } from './use-raid-loot'

/** At this width the picker's sheet is at the side; on phones it is at the bottom. */
const TABLET = '(min-width: 40rem)'

const NO_WISHES: ReadonlySet<string> = new Set()

interface PickerPanelProps {
  place: PickerPlace
  wishlist: WishlistWithItems
  wishes: Wishes
  loot: PickerLoot
  filter: PickerFilter
  onFilterChange: (change: PickerFilter) => void
  onEdit: (edit: WishlistEdit) => void
  /**
   * The wishes of the slot when it was pressed, by id; undefined where the list shows them itself.
   * Those that are added later stand among the items only, so that nothing moves.
   */
  pressed: ReadonlySet<string> | undefined
}

/** The picker at its place: the wishes of the slot that was pressed, and what can be added. */
export function PickerPanel(props: PickerPanelProps) {
  const { place, wishlist, wishes, loot, filter, onFilterChange, onEdit, pressed } = props
  const { isBeside, isOpen, close, startsInSearch, headingRef, searchRef } = place
  const { character, lock } = wishlist
  const { actions } = wishes.rows
  const { edits: canAdd } = actions.offers
  const pickerList = usePickerList(wishlist)
  const isTablet = useMediaQuery(TABLET)
  const ofSlot = wishes.all.filter(
    ({ id, slot }) => slot === filter.slot && pressed && (!canAdd || pressed.has(id)),
  )
  const slotRows = ofSlot.length > 0 && <WishRows wishes={ofSlot} rows={wishes.rows} />
  const title = slotRows && filter.slot ? SLOT_LABELS[filter.slot] : titleOf(loot, filter)
  const picker = canAdd ? (
    <>
      {slotRows && (
        <>
          <div className="@container">{slotRows}</div>
          <h3 className="mt-4 mb-2 text-item font-semibold">Add items</h3>
        </>
      )}
      <ItemPicker
        wishlist={pickerList}
        loot={loot}
        filter={filter}
        onFilterChange={onFilterChange}
        onEdit={onEdit}
        actions={actions}
        wishesAbove={pressed ?? NO_WISHES}
        searchRef={searchRef}
        startsInSearch={startsInSearch}
      />
    </>
  ) : (
    <LockedPicker lock={character.isTransferred ? null : (lock ?? null)} wishesOfSlot={slotRows} />
  )
  if (isBeside) {
    return (
      <Card className="sticky top-20 max-h-picker overflow-y-auto px-3.5!">
        <h2 ref={headingRef} tabIndex={-1} className="mb-2 text-item font-semibold">
          {title}
        </h2>
        {picker}
      </Card>
    )
  }
  return (
    <Sheet side={isTablet ? 'right' : 'bottom'} open={isOpen} onOpenChange={close} title={title}>
      {/* The sheet is rendered outside the page element, so it needs the class tint again. */}
      <div data-class={classTint(character.className)}>{picker}</div>
    </Sheet>
  )
}

/** With the boss: a sheet does not show its filters. The slot has a button of its own. */
function titleOf({ bosses }: PickerLoot, { boss }: PickerFilter): string {
  const name = bosses.find(({ id }) => id === boss)?.name
  return name === undefined ? 'Add items' : `Add items: ${name}`
}
