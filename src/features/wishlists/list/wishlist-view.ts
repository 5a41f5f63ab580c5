/** The wishlist views, as the URL names them. */
export const WISHLIST_VIEWS = ['priority', 'slot', 'boss'] as const
export type WishlistView = (typeof WISHLIST_VIEWS)[number]
