import type { Wishlist } from '@/contract/wishlist'
import { classTint } from '@/features/characters/describe'
import { timeAgo } from '@/lib/format'
import { buttonStyles } from '@/ui/button'
import { Card } from '@/ui/card'
import { Link } from '@tanstack/react-router'
import { RaidName } from './raid-name'
import { useRenaming } from './use-renaming'
import { WishlistBadges } from './wishlist-badges'
import { WishlistMenu } from './wishlist-menu'
import { WishlistProgress } from './wishlist-progress'

interface WishlistCardProps {
  wishlist: Wishlist
  /** Whether to name the character and the raid, which other overviews group the lists by. */
  hasCharacter?: boolean
}

/** A wishlist in an overview, with progress and actions. */
export function WishlistCard({ wishlist, hasCharacter }: WishlistCardProps) {
  const updated = timeAgo(wishlist.updatedAt)
  const renaming = useRenaming(wishlist)
  return (
    <Card
      isTinted
      data-class={classTint(wishlist.character.className)}
      className="flex flex-col gap-3"
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          {renaming.field || (
            <h3 className="font-semibold break-words">
              <Link
                to="/wishlists/$wishlistId"
                params={{ wishlistId: wishlist.id }}
                className="hover:underline"
              >
                {wishlist.name}
              </Link>
            </h3>
          )}
          {hasCharacter && <RaidName wishlist={wishlist} />}
        </div>
        {/* Negative margins: the touch target is larger than the line beside it. */}
        <div className="-my-1.5 -mr-2 touch:-my-2.5 touch:-mr-3">
          <WishlistMenu wishlist={wishlist} {...renaming.menu} />
        </div>
      </div>
      <WishlistBadges wishlist={wishlist} hasCharacter={hasCharacter} />
      <WishlistProgress wishlist={wishlist} />
      <div className="mt-auto flex items-center justify-between gap-3">
        <span className="text-xs text-faint">{updated && `Updated ${updated}`}</span>
        <Link
          to="/wishlists/$wishlistId"
          params={{ wishlistId: wishlist.id }}
          aria-label={`Open ${wishlist.name}`}
          className={buttonStyles({ variant: 'secondary', size: 'sm' })}
        >
          Open
        </Link>
      </div>
    </Card>
  )
}
