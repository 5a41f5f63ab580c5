import { NotFoundError } from '@/api/errors'
import { classTint } from '@/features/characters/describe'
import { InTurn } from '@/lib/in-turn'
import { useHasCome } from '@/lib/use-has-come'
import { Page } from '@/ui/page'
import { useDeferredValue, useEffect } from 'react'
import { useEditableWishlist } from '../edits.mutations'
import type { PickerFilter } from '../picker-filter'
import { useAwardPoll } from '../use-award-poll'
import type { WishlistView } from '../wishlist-view'
import { WishlistBody } from './wishlist-body'
import { WishlistHead } from './wishlist-head'
import { WishlistLock } from './wishlist-lock'
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
  // An edit of a wish is rendered in its row first. A new name is shown when its field closes.
  const earlier = useDeferredValue(wishlist)
  const isGone = error instanceof NotFoundError
  useEffect(() => {
    if (isGone) onGone()
    // Called once, even if the parent passes a new callback.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isGone])

  return (
    <Page data-class={classTint(character.className)}>
      <WishlistHead
        wishlist={earlier.name === wishlist.name ? earlier : wishlist}
        isLocked={isLocked}
        onEdit={edit}
        onDeleted={onDeleted}
        onDuplicated={onDuplicated}
      />
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
