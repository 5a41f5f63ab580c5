import { useCollectedMainWishlists } from './use-collected-main-wishlists'
import { MainWishlistsView, type MainWishlistsProps } from './main-wishlists-view'

/** The main wishlists of the current tier, collected from the lists of each character. */
export function CollectedMainWishlists(props: MainWishlistsProps) {
  return <MainWishlistsView {...props} {...useCollectedMainWishlists()} />
}
