import { send } from '@/api/client'
import * as contract from '@/contract/account'
import type { AccountExport } from '@/contract/account'
import type { WishlistWithItems } from '@/contract/wishlist'

/** Everything that the backend holds on the user. */
interface UserData extends AccountExport {
  wishlists: WishlistWithItems[]
}

/** Reads everything that the backend holds on the user; the wishlists arrive in parts. */
export async function exportUserData(): Promise<UserData> {
  const account = await send(contract.exportAccount)
  const wishlists: WishlistWithItems[] = []
  for (let after: string | undefined | null; after !== null;) {
    const part = await send(contract.exportWishlists, { query: { after } })
    for (const wishlist of part.wishlists) wishlists.push(wishlist)
    after = part.next ?? null
  }
  return { ...account, wishlists }
}
