import { screen } from '@testing-library/react'
import { signInPerson } from '../../support/entities'
import type { Api } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'

/** Creates main wishlists, each with trinkets, and opens Home. */
export async function openHome(
  api: Api,
  lists: { character: string; count?: number; difficulty?: 'Heroic' | 'Mythic' }[],
  search = '',
) {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const ids: string[] = []
  for (const { character, count = 2, difficulty = 'Heroic' } of lists) {
    const name = `${character} ${difficulty}`
    const id = await raider.createWishlist(character, { name, difficulty, isMainWishlist: true })
    await raider.addItems(id, 'TRINKET', count)
    ids.push(id)
  }
  const app = await renderApp({ api, path: `/${search}`, as: 'Raider#3000' })
  await screen.findByRole('group', { name: 'Bosses' })
  const [wishlistId = ''] = ids
  const readNames = async () => (await raider.readItems(wishlistId)).map(({ name }) => name)
  return { ...app, raider, wishlistId, names: await readNames() }
}
