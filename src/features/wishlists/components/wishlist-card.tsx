import type { Wishlist } from '@/contract/wishlist'
import { classTint } from '@/features/characters/describe'
import { timeAgo } from '@/lib/format'
import { Card } from '@/ui/card'
import { Link } from '@tanstack/react-router'
import { shortListName } from '../short-list-name'
import { useRenaming } from './use-renaming'
import { WishlistBadges } from './wishlist-badges'
import { WishlistMenu } from '../list/wishlist-menu'
import { WishlistProgress } from './wishlist-progress'

/** A wishlist below the heading of its raid, with progress and actions. A press opens it. */
export function WishlistCard({ wishlist }: { wishlist: Wishlist }) {
  const updated = timeAgo(wishlist.updatedAt)
  const renaming = useRenaming(wishlist)
  return (
    <Card
      isTinted
      data-class={classTint(wishlist.character.className)}
      className="relative flex flex-col gap-2 hover:border-control"
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          {renaming.field || (
            <h3 className="font-semibold break-words">
              <Link
                to="/wishlists/$wishlistId"
                params={{ wishlistId: wishlist.id }}
                aria-label={`Open ${wishlist.name}`}
                className="after:absolute after:inset-0 after:rounded-lg"
              >
                {shortListName(wishlist)}
              </Link>
            </h3>
          )}
        </div>
        {/* Negative margins: the touch target is larger than the line beside it. */}
        <div className="relative -my-1.5 -mr-2 touch:-my-2.5 touch:-mr-3">
          <WishlistMenu wishlist={wishlist} {...renaming.menu} />
        </div>
      </div>
      <WishlistBadges wishlist={wishlist} isMain={wishlist.isMainWishlist} />
      <WishlistProgress wishlist={wishlist} />
      {updated && <p className="text-xs text-faint">{`Updated ${updated}`}</p>}
    </Card>
  )
}
