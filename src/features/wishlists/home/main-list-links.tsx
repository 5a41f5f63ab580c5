import type { Wishlist } from '@/contract/wishlist'
import { Link } from '@tanstack/react-router'
import { WishlistBadges } from '../components/wishlist-badges'
import { WishlistProgress } from '../components/wishlist-progress'
import { shortListName } from '../short-list-name'

interface MainListLinksProps {
  lists: readonly Wishlist[]
  /** The raid in the heading of the page, which the names of its lists do not repeat. */
  raidId: string | undefined
}

export function MainListLinks({ lists, raidId }: MainListLinksProps) {
  if (lists.length === 0) return null
  return (
    <ul className="relative flex flex-col">
      {lists.map((wishlist) => (
        <li key={wishlist.id} className="relative py-1 touch:min-h-touch">
          <Link
            to="/wishlists/$wishlistId"
            params={{ wishlistId: wishlist.id }}
            aria-label={`Open ${wishlist.name}`}
            className="block truncate text-sm after:absolute after:inset-0 hover:underline"
          >
            {wishlist.instance.id === raidId ? shortListName(wishlist) : wishlist.name}
          </Link>
          {/* All of them are main lists. */}
          <WishlistBadges wishlist={wishlist} isMain={false} />
          <WishlistProgress wishlist={wishlist} />
        </li>
      ))}
    </ul>
  )
}
