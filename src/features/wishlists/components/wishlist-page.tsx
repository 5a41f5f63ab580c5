import { NotFoundError } from '@/api/errors'
import { classTint } from '@/features/characters/describe'
import { SimSummary } from '@/features/sims/components/sim-summary'
import { InTurn } from '@/lib/in-turn'
import { useHasCome } from '@/lib/use-has-come'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Page, PageHeader } from '@/ui/page'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useEditableWishlist } from '../edits.mutations'
import type { PickerFilter } from '../picker-filter'
import { useAwardPoll } from '../use-award-poll'
import type { WishlistView } from '../wishlist-view'
import { RaidName } from './raid-name'
import { useRenaming } from './use-renaming'
import { WishlistActions } from './wishlist-actions'
import { WishlistBadges } from './wishlist-badges'
import { WishlistBody } from './wishlist-body'
import { WishlistLock } from './wishlist-lock'
import { WishlistProgress } from './wishlist-progress'
import { WishlistBodySkeleton } from './wishlist-skeleton'

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

/** A wishlist and its picker. The head is rendered first, because the list can be long. */
export function WishlistPage({
  wishlistId,
  view,
  filter,
  onViewChange,
  onFilterChange,
  onGone,
  onDeleted,
  onDuplicated,
}: WishlistPageProps) {
  const { wishlist, edit, error } = useEditableWishlist(wishlistId)
  useAwardPoll(wishlist)
  const { character, lock } = wishlist
  const hasLockCome = useHasCome(lock?.startsAt)
  // Without its main mark, a list is not shared any more.
  const isLocked = wishlist.isMainWishlist && hasLockCome
  const renaming = useRenaming(wishlist, { hasOfflineEdits: true })
  const isGone = error instanceof NotFoundError
  useEffect(() => {
    if (isGone) onGone()
    // Called once, even if the parent passes a new callback.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isGone])

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
          <WishlistActions
            wishlist={wishlist}
            isLocked={isLocked}
            renaming={renaming.menu}
            onEdit={edit}
            onDeleted={() => onDeleted(character.id)}
            onDuplicated={onDuplicated}
          />
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
        <SimSummary wishlist={wishlist} />
      </PageHeader>
      {lock && wishlist.isMainWishlist && <WishlistLock lock={lock} isLocked={isLocked} />}
      <InTurn placeholder={<WishlistBodySkeleton />}>
        <WishlistBody
          wishlistId={wishlistId}
          isLocked={isLocked}
          view={view}
          filter={filter}
          onViewChange={onViewChange}
          onFilterChange={onFilterChange}
        />
      </InTurn>
    </Page>
  )
}
