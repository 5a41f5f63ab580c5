import type { WishlistWithItems } from '@/contract/wishlist'
import { classTint } from '@/features/characters/describe'
import { rarityOf } from '@/game/items'
import { Card } from '@/ui/card'
import { ItemTile } from '@/ui/item-tile'
import { Link } from '@tanstack/react-router'
import { findTopWishes, type TopWish } from '../top-wishes'

/** The top wish of each wishlist for every boss, by instance. */
export function TopWishes({ wishlists }: { wishlists: readonly WishlistWithItems[] }) {
  return findTopWishes(wishlists).map(({ instance, bosses }) => (
    <section key={instance.id} aria-label={`Top wishes in ${instance.name}`}>
      <h3 className="mb-3 text-lg font-medium">{instance.name}: top wishes by boss</h3>
      <ol className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {bosses.map(({ id, name, topWishes }) => (
          <li key={id}>
            <Card padding="none" className="h-full">
              <h4 className="border-b border-line px-4 py-2.5 text-sm font-semibold break-words">
                {name}
              </h4>
              <ul className="flex flex-col gap-3 p-4">
                {topWishes.map((top) => (
                  <TopWishRow key={top.wishlist.id} {...top} />
                ))}
              </ul>
            </Card>
          </li>
        ))}
      </ol>
    </section>
  ))
}

function TopWishRow({ wishlist, wish, rank }: TopWish) {
  const { character } = wishlist
  const rarity = rarityOf(wish.lootItem)
  return (
    <li className="flex items-center gap-3">
      <ItemTile size="sm" item={wish.lootItem} slot={wish.slot} />
      <div className="min-w-0 flex-1 text-sm">
        <p
          data-rarity={rarity}
          className="truncate font-medium text-tint-text"
          title={wish.lootItem.name}
        >
          {wish.lootItem.name}
        </p>
        <p className="text-muted">
          <Link
            to="/wishlists/$wishlistId"
            params={{ wishlistId: wishlist.id }}
            data-class={classTint(character.className)}
            className="text-tint-text underline underline-offset-4"
          >
            {character.name}
          </Link>{' '}
          · rank {rank} · {wishlist.difficulty}
        </p>
      </div>
    </li>
  )
}
