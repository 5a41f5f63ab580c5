import type { WishlistId } from '@/contract/ids'
import type { WishlistItem } from '@/contract/wishlist'
import { classTint } from '@/features/characters/describe'
import { SLOT_LABELS, type Slot } from '@/game/items'
import { useKeptState } from '@/lib/use-kept-state'
import { useMediaQuery } from '@/lib/use-media-query'
import { Card } from '@/ui/card'
import { Sheet } from '@/ui/lazy-dialogs'
import { memo, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { ItemPicker } from '../components/lazy-dialogs'
import { useEditableWishlist } from '../edits/edits.mutations'
import { knownFilter, type PickerFilter } from '../picker/picker-filter'
import { usePickerList } from '../picker/use-picker-list'
import { useRaidLoot, type PickerLoot } from '../picker/use-raid-loot'
import { useSlashKey } from '../picker/use-slash-key'
import type { WishlistView } from './wishlist-view'
import { useWishes } from '../wish/use-wishes'
import { WishDialogs } from '../wish/wish-dialogs'
import { WishRanks } from '../wish/wish-ranks'
import { WishRows } from '../wish/wish-rows'
import { LockedPicker } from './wishlist-lock'
import { SimNote } from './sim-note'
import { WishlistViews } from './wishlist-views'

interface WishlistBodyProps {
  wishlistId: WishlistId
  /** Whether a guild has locked the list. */
  isLocked: boolean
  view: WishlistView
  /** The picker's filters. */
  filter: PickerFilter
  onViewChange: (view: WishlistView) => void
  onFilterChange: (change: PickerFilter) => void
}

/** The part of the picker sheet that gets the focus when it opens; null while it is closed. */
type Picking = 'list' | 'search' | null

/** The picker without a slot, boss or type. */
const NO_PLACE: PickerFilter = { slot: undefined, boss: undefined, type: undefined }

/** At this width the picker is beside the list; on narrower screens it is a sheet. */
const WIDE = '(min-width: 72rem)'
/** At this width the picker's sheet is at the side; on phones it is at the bottom. */
const TABLET = '(min-width: 40rem)'

/** The wishes of a list in its views, and the picker. */
export const WishlistBody = memo(function WishlistBody(props: WishlistBodyProps) {
  const { wishlistId, isLocked, view, onViewChange, onFilterChange } = props
  // Read here, too: a move and the row's new key (`rowKeyOf`) must be rendered together. A prop
  // would arrive in a later render than the state of this component.
  const { wishlist, edit } = useEditableWishlist(wishlistId)
  const { character, lock } = wishlist
  const isReadOnly = character.isTransferred === true
  const wishes = useWishes(wishlist, edit, { isLocked })
  const isWide = useMediaQuery(WIDE)
  const [picking, setPicking] = useKeptState<Picking>(`picking ${wishlistId}`, null)
  const { pickerRef, searchRef, focusSearch } = usePickerFocus()
  const loot = useRaidLoot(wishlist, {
    isShown: isWide || picking !== null || view === 'boss',
    slot: props.filter.slot,
  })
  // The same object until it changes, so that an edit does not render the picker's filters.
  const filter = useMemo(() => knownFilter(props.filter, loot), [props.filter, loot])
  const pickerList = usePickerList(wishlist)
  useSlashKey(() => (isWide ? focusSearch() : setPicking('search')))
  const openPickerAt = (change: PickerFilter) => {
    onFilterChange({ ...NO_PLACE, ...change })
    if (isWide) pickerRef.current?.focus()
    else setPicking('list')
  }
  const addItems = () => openPickerAt({ slot: filter.slot })
  const isUnchangeable = isReadOnly || (lock != null && isLocked)
  const ofSlot = useWishesOfSlot(wishes.all, filter.slot, isUnchangeable)
  // The slot view shows only the top wish of a slot.
  const slotRows = view === 'slot' && ofSlot.shown.length > 0 && (
    <WishRows wishes={ofSlot.shown} rows={wishes.rows} />
  )
  const title = slotRows && filter.slot ? SLOT_LABELS[filter.slot] : pickerTitle(loot, filter.boss)
  const picker = isUnchangeable ? (
    <LockedPicker lock={isReadOnly || !lock ? null : lock} wishesOfSlot={slotRows} />
  ) : (
    <>
      {slotRows && <SlotWishes>{slotRows}</SlotWishes>}
      <ItemPicker
        wishlist={pickerList}
        loot={loot}
        filter={filter}
        onFilterChange={onFilterChange}
        onEdit={edit}
        actions={wishes.rows.actions}
        wishesAbove={slotRows ? ofSlot.pressed : NO_WISHES}
        searchRef={searchRef}
        startsInSearch={picking === 'search'}
      />
    </>
  )

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
              ofSlot.press(slot)
              openPickerAt({ slot })
            }}
            onChooseBoss={(boss) => openPickerAt({ boss })}
            isPickerBeside={isWide}
            onAddItems={isWide || isUnchangeable ? undefined : addItems}
          />
          <SimNote wishlist={wishlist} />
        </Card>
        {isWide && (
          <Card className="sticky top-20 max-h-picker overflow-y-auto px-3.5!">
            <h2 ref={pickerRef} tabIndex={-1} className="mb-2 text-item font-semibold">
              {title}
            </h2>
            {picker}
          </Card>
        )}
      </div>
      {!isWide && (
        <PickerSheet
          isOpen={picking !== null}
          onClose={() => {
            setPicking(null)
            // The address is that of the list again.
            onFilterChange(NO_PLACE)
          }}
          {...{ title, character, picker }}
        />
      )}
      <WishDialogs wishlist={wishlist} wishes={wishes} />
    </WishRanks>
  )
})

const NO_WISHES: ReadonlySet<string> = new Set()

/**
 * The wishes of a slot, as they were when it was pressed: those that are added later stand in the
 * picker only, so that nothing moves.
 * @param slot the slot that the picker shows
 * @param isComplete whether to show the wishes of any slot, because there is no picker
 */
function useWishesOfSlot(
  all: readonly WishlistItem[],
  slot: Slot | undefined,
  isComplete: boolean,
) {
  const [pressed, setPressed] = useState(NO_WISHES)
  const wishesOf = (one: Slot | undefined) => all.filter((wish) => wish.slot === one)
  return {
    pressed,
    shown: wishesOf(slot).filter(({ id }) => isComplete || pressed.has(id)),
    press: (one: Slot) => setPressed(new Set(wishesOf(one).map(({ id }) => id))),
  }
}

interface PickerSheetProps {
  isOpen: boolean
  onClose: () => void
  title: string
  character: { className: string }
  picker: ReactNode
}

/** The picker on narrow screens. */
function PickerSheet({ isOpen, onClose, title, character, picker }: PickerSheetProps) {
  const isTablet = useMediaQuery(TABLET)
  return (
    <Sheet side={isTablet ? 'right' : 'bottom'} open={isOpen} onOpenChange={onClose} title={title}>
      {/* The sheet is rendered outside the page element, so it needs the class tint again. */}
      <div data-class={classTint(character.className)}>{picker}</div>
    </Sheet>
  )
}

/** The wishes of a slot; to add more is the second thing to do there. */
function SlotWishes({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="@container">{children}</div>
      <h3 className="mt-4 mb-2 text-item font-semibold">Add items</h3>
    </>
  )
}

/** Refs of the picker and its search, which is focused as soon as it is rendered. */
function usePickerFocus() {
  const pickerRef = useRef<HTMLHeadingElement>(null)
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
  return { pickerRef, searchRef, focusSearch }
}

/**
 * The picker's title, with its boss: a sheet does not show its filters. The slot has a button, and
 * a search covers all slots.
 */
function pickerTitle({ bosses }: PickerLoot, bossId: string | undefined): string {
  const name = bosses.find(({ id }) => id === bossId)?.name
  return name === undefined ? 'Add items' : `Add items: ${name}`
}
