import { screen } from '@testing-library/react'
import { listCharacterWishlists } from '@/contract/wishlist'
import { signInPerson } from '../../support/entities'
import type { Api } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'

/** Creates a list of Kharzul with two items and opens its menu on the page of his wishlists. */
export async function openWishlistMenu(api: Api, name: string, isMainWishlist = false) {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const { id: characterId } = await raider.character('Kharzul')
  const wishlistId = await raider.createWishlist('Kharzul', { name, isMainWishlist })
  await raider.addItems(wishlistId, 'TRINKET', 2)
  const path = `/characters/${characterId}/wishlists`
  const app = await renderApp({ api, path, as: 'Raider#3000' })
  await app.user.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
  const params = { characterId }
  return {
    ...app,
    raider,
    wishlistId,
    choose: async (item: string) =>
      app.user.click(await screen.findByRole('menuitem', { name: item })),
    readLists: () => raider.make(listCharacterWishlists, { params }),
  }
}
