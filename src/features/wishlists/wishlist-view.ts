/** The views of a list, as they stand in the address. */
export const WISHLIST_VIEWS = ['priority', 'slot', 'boss'] as const
export type WishlistView = (typeof WISHLIST_VIEWS)[number]
