import type { Page } from '@playwright/test'
import { getWishlist } from '@/contract/wishlist'
import { expect } from './fixtures'
import { enterAs, type Person } from './person'

const LIST = 'The Venomous Abyss - Heroic (Frost)'

/** Opens the raider's main wishlist. Returns a function that reads the names of its items. */
export async function openList(page: Page, raider: Person, search = '') {
  const wishlistId = await raider.wishlistId('Frostelle', LIST)
  await enterAs(page, raider)
  await page.goto(`/wishlists/${wishlistId}${search}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LIST)
  return async () => {
    const { items } = await raider.read(getWishlist, { wishlistId })
    return items.map(({ lootItem }) => lootItem.name)
  }
}
