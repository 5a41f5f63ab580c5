import type { CharacterId, WishlistId } from '@/contract/ids'
import { messageOf, NotFoundError } from '@/api/errors'
import type { Wishlist } from '@/contract/wishlist'
import { TransferredNote } from '@/features/characters/components/transferred-note'
import { classTint } from '@/features/characters/describe'
import { useGear } from '@/features/gear/gear.queries'
import { useGains } from '@/features/sims/sims.queries'
import { useAwardChanges } from '@/features/guilds/use-award-changes'
import { useIsPast } from '@/lib/use-is-past'
import { ErrorPanel } from '@/ui/messages/error-panel'
import { Page } from '@/ui/page'
import { useDeferredValue, useEffect } from 'react'
import { useEditableWishlist } from '../edits/shown-edits'
import { wishlistsKey } from '../wishlists.queries'
import { WishlistBody, type WishlistBodyProps } from './wishlist-body'
import { WishlistHead } from './wishlist-head'
import { WishlistLock } from './wishlist-lock'

interface WishlistPageProps extends Omit<WishlistBodyProps, 'isLocked'> {
  /** Called when the list no longer exists, e.g. deleted in another tab. */
  onNotFound: () => void
  onDeleted: (characterId: CharacterId) => void
  /** Called with the id of a list that the user has made from here. */
  onDuplicated: (wishlistId: WishlistId) => void
}

/** A wishlist and its picker. The head is rendered first, because the list can be long. */
export function WishlistPage(props: WishlistPageProps) {
  const { onNotFound, onDeleted, onDuplicated, ...body } = props
  const { wishlistId } = body
  const { wishlist, edit, error } = useEditableWishlist(wishlistId)
  const { character, lock } = wishlist
  useAwardChanges([wishlistsKey], {
    characterId: character.id,
    isFollowed: wishlist.isMainWishlist,
  })
  const hasLockCome = useIsPast(lock?.startsAt)
  // Without its main mark, a list is not shared any more.
  const isLocked = wishlist.isMainWishlist && hasLockCome
  // An edit of a wish is rendered in its row first. A new name is shown when its field closes.
  const earlier = useDeferredValue(wishlist)
  const isNotFound = error instanceof NotFoundError
  useEffect(() => {
    if (isNotFound) onNotFound()
    // Called once, even if the parent passes a new callback.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isNotFound])

  return (
    <Page isDense data-class={classTint(character.className)} className="relative">
      <WishlistHead
        wishlist={earlier.name === wishlist.name ? earlier : wishlist}
        isLocked={isLocked}
        onEdit={edit}
        onDeleted={onDeleted}
        onDuplicated={onDuplicated}
      />
      <div className="flex flex-col gap-2 empty:hidden max-sm:px-3 max-sm:pt-2">
        <TransferredNote character={character} />
        {lock && wishlist.isMainWishlist && <WishlistLock lock={lock} isLocked={isLocked} />}
        <LoadErrors wishlist={wishlist} />
      </div>
      <WishlistBody {...body} isLocked={isLocked} />
    </Page>
  )
}

/** Says that the gains or the character's gear could not be loaded; usually nothing. */
function LoadErrors({ wishlist }: { wishlist: Wishlist }) {
  return [useGains(wishlist), useGear(wishlist.id)].map(
    ({ error, refetch }, index) =>
      error && (
        <ErrorPanel
          // The two are always the same.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          variant="inline"
          reason={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ),
  )
}
