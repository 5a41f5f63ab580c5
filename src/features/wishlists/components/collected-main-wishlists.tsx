import { useCollectedMainWishlists } from '../use-collected-main-wishlists'
import { MainWishlistCards } from './main-wishlist-cards'

/** The main wishlists of the current tier, collected from the lists of each character. */
export function CollectedMainWishlists() {
  return <MainWishlistCards {...useCollectedMainWishlists()} />
}
