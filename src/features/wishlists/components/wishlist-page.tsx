import { NotFoundError } from '@/api/errors'
import { classTint } from '@/features/characters/describe'
import { useGearImport } from '@/features/gear/use-gear-import'
import { SLOT_LABELS } from '@/game/items'
import { InTurn } from '@/lib/in-turn'
import { useHasCome } from '@/lib/use-has-come'
import { useMediaQuery } from '@/lib/use-media-query'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Card } from '@/ui/card'
import { MenuItem } from '@/ui/menu'
import { Page, PageHeader } from '@/ui/page'
import { RowsSkeleton } from '@/ui/page-skeleton'
import { Sheet } from '@/ui/lazy-dialogs'
import { Link } from '@tanstack/react-router'
import { Backpack } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { knownFilter, type PickerFilter } from '../picker-filter'
import { useAwardPoll } from '../use-award-poll'
import { usePickerList } from '../use-picker-list'
import { useRaidLoot, type RaidLoot } from '../use-raid-loot'
import { useSlashKey } from '../use-slash-key'
import type { WishlistView } from '../wishlist-view'
import { useEditableWishlist } from '../edits.mutations'
import { ItemPicker } from './item-picker'
import { SimSummary } from '@/features/sims/components/sim-summary'
import { useGainActions } from '../use-gain-actions'
import { OwnedNote } from './owned-note'
import { RaidName } from './raid-name'
import { useRenaming } from './use-renaming'
import { useWishRows } from './use-wish-rows'
import { WishlistViews } from './wishlist-views'
import { WishlistBadges } from './wishlist-badges'
import { WishlistExport } from './wishlist-export'
import { LockedPicker, WishlistLock } from './wishlist-lock'
import { WishlistMenu } from './wishlist-menu'
import { WishlistProgress } from './wishlist-progress'

interface WishlistPageProps {
  wishlistId: string
  view: WishlistView
  /** The picker's filters. */
  filter: PickerFilter
  onViewChange: (view: WishlistView) => void
  onFilterChange: (change: PickerFilter) => void
  /** Called when the list no longer exists, e.g. deleted in another tab. */
  onGone: () => void
  onDeleted: (characterId: string) => void
  /** Called with the id of a list that the user has made from here. */
  onDuplicated: (wishlistId: string) => void
}

/** At this width the picker is beside the list; on narrower screens it is a sheet. */
const WIDE = '(min-width: 72rem)'
/** At this width the picker's sheet is at the side; on phones it is at the bottom. */
const TABLET = '(min-width: 40rem)'

/** A wishlist and its picker. */
export function WishlistPage({
  wishlistId,
  view,
  onViewChange,
  onFilterChange,
  onGone,
  onDeleted,
  onDuplicated,
  ...props
}: WishlistPageProps) {
  const { wishlist, edit, error } = useEditableWishlist(wishlistId)
  useAwardPoll(wishlist)
  const { lock } = wishlist
  const hasLockCome = useHasCome(lock?.startsAt)
  // Without its main mark, a list is not shared any more.
  const isLocked = wishlist.isMainWishlist && hasLockCome
  const wishes = useWishRows(wishlist, edit, { isLocked })
  const renaming = useRenaming(wishlist, { hasOfflineEdits: true })
  const isWide = useMediaQuery(WIDE)
  const isTablet = useMediaQuery(TABLET)
  /** The part of the picker sheet that gets the focus when it opens; null while it is closed. */
  const [picking, setPicking] = useState<'list' | 'search' | null>(null)
  const searchRef = useRef<HTMLInputElement>(null)
  const pickerRef = useRef<HTMLHeadingElement>(null)
  const { character } = wishlist
  const loot = useRaidLoot(wishlist, { isShown: isWide || picking !== null || view === 'boss' })
  const gains = useGainActions(
    wishlist,
    loot,
    { canOrder: wishes.offers.order, isLocked },
    edit,
    onDuplicated,
  )
  const gearImport = useGearImport(character)
  // The same object until it changes, so that an edit does not render the picker's filters.
  const filter = useMemo(() => knownFilter(props.filter, loot), [props.filter, loot])
  const pickerList = usePickerList(wishlist)
  const title = pickerTitle(loot, filter)
  const isGone = error instanceof NotFoundError
  useEffect(() => {
    if (isGone) onGone()
    // Called once, even if the parent passes a new callback.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isGone])
  useSlashKey(() => {
    if (isWide) searchRef.current?.focus()
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
    <Page data-class={classTint(character.className)}>
      <Breadcrumb
        items={[
          { label: 'Home', render: (link) => <Link to="/" {...link} /> },
          {
            label: `${character.name}'s wishlists`,
            render: (link) => (
              <Link
                to="/characters/$characterId/wishlists"
                params={{ characterId: character.id }}
                {...link}
              />
            ),
          },
          { label: wishlist.name },
        ]}
      />
      <PageHeader
        isTinted
        title={wishlist.name}
        field={renaming.field}
        actions={
          <>
            <WishlistExport wishlist={wishlist} />
            <WishlistMenu
              wishlist={wishlist}
              isLocked={isLocked}
              {...renaming.menu}
              onDeleted={() => onDeleted(character.id)}
              onDuplicated={onDuplicated}
            >
              {gains.menuItems}
              {gearImport.isOffered && (
                <MenuItem icon={<Backpack />} onSelect={gearImport.start}>
                  Import from SimulationCraft
                </MenuItem>
              )}
            </WishlistMenu>
          </>
        }
        below={
          <div className="mt-2 flex flex-wrap items-end gap-x-6 gap-y-2 sm:mt-3">
            <WishlistBadges wishlist={wishlist} hasCharacter />
            <div className="w-full sm:w-80">
              <WishlistProgress wishlist={wishlist} />
            </div>
          </div>
        }
      >
        <RaidName wishlist={wishlist} />
        <SimSummary wishlistId={wishlistId} />
      </PageHeader>
      {lock && wishlist.isMainWishlist && <WishlistLock lock={lock} isLocked={isLocked} />}
      {wishes.offers.ticks && <OwnedNote wishlist={wishlist} onEdit={edit} />}
      <div className="grid grid-cols-1 items-start gap-6 beside:grid-cols-5">
        <Card padding="none" className="@container overflow-clip beside:col-span-3">
          <InTurn placeholder={<RowsSkeleton count={7} />}>
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
          </InTurn>
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
      {gains.dialogs}
      {gearImport.dialog}
    </Page>
  )
}

/** The picker's title, with its slot and boss filter. */
function pickerTitle({ bosses }: RaidLoot, { slot, boss }: PickerFilter): string {
  const bossName = bosses.find(({ id }) => id === boss)?.name
  const parts = [slot && SLOT_LABELS[slot], bossName].filter(Boolean)
  return parts.length === 0 ? 'Add items' : `Add items: ${parts.join(', ')}`
}
