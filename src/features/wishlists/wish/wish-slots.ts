import type { WishlistItem } from '@/contract/wishlist'

/**
 * Whether a wish is for a loot item in a slot. A backend may not say for which slot of a tier token
 * a wish is; then it is for each of them.
 */
export function isWishFor(
  wish: Pick<WishlistItem, 'lootItem' | 'slot'>,
  lootItemId: string,
  slot: string,
): boolean {
  return wish.lootItem.id === lootItemId && (wish.slot === '' || wish.slot === slot)
}
