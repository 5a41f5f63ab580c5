import type { Wishlist } from '@/contract/wishlist'
import { classTint } from '@/features/characters/describe'
import { specializationLabel } from '@/game/classes'
import { Link } from '@tanstack/react-router'
import { useRenaming } from './use-renaming'
import { WishlistMenu } from './wishlist-menu'
import { WishlistProgress } from './wishlist-progress'

/** A main wishlist on Home, with its progress. A press on the row opens it. */
export function MainWishlistRow({ wishlist }: { wishlist: Wishlist }) {
  const { id, name, character, difficulty, specialization } = wishlist
  const { className } = character
  const renaming = useRenaming(wishlist)
  return (
    <li
      data-class={classTint(className)}
      className="tint-bar flex items-center gap-1 rounded-lg border border-line bg-linear-to-r from-tint-wash to-panel py-2 pr-1.5 pl-4 transition-colors hover:border-control"
    >
      <div className="min-w-0 flex-1">
        {renaming.field || (
          <Link
            to="/wishlists/$wishlistId"
            params={{ wishlistId: id }}
            aria-label={`Open ${name}`}
            className="block truncate leading-5 font-semibold after:absolute after:inset-0"
          >
            {name}
          </Link>
        )}
        <p className="truncate text-sm text-muted">
          <span className="text-tint-text">{character.name}</span>
          {` · ${specializationLabel(className, specialization)} ${className} · ${difficulty}`}
        </p>
        <WishlistProgress wishlist={wishlist} />
      </div>
      <div className="relative">
        <WishlistMenu wishlist={wishlist} {...renaming.menu} />
      </div>
    </li>
  )
}
