import { screen } from '@testing-library/react'
import { updateWishlist } from '@/contract/wishlist'
import { wishlists } from '../../../server/database/schema'
import { signInPerson } from '../../support/entities'
import type { Api } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'

/** Opens a list of three trinkets; the second one has a note. */
export async function openThreeWishes(api: Api, search = '') {
  // A character may have only a limited number of wishlists for a raid.
  await api.backend.database.delete(wishlists)
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const wishlistId = await raider.createWishlist('Frostelle')
  await raider.addItems(wishlistId, 'TRINKET', 3)
  const [first, second, third] = await raider.readItems(wishlistId)
  const setNote = (note: string) =>
    raider.make(updateWishlist, {
      params: { wishlistId },
      body: { items: [{ id: second?.id ?? '', note }] },
    })
  await setNote('Only with four pieces')
  const path = `/wishlists/${wishlistId}${search}`
  const app = await renderApp({ api, path, as: 'Raider#3000' })
  await screen.findByRole('tabpanel')
  const names = [first?.name ?? '', second?.name ?? '', third?.name ?? ''] as const
  const readNames = async () => (await raider.readItems(wishlistId)).map(({ name }) => name)
  const readNotes = async () => (await raider.readItems(wishlistId)).map(({ note }) => note)
  const readClaims = async () => (await raider.readItems(wishlistId)).map(({ claim }) => claim)
  /** Changes the note of the second wish, as another tab does. */
  const changeElsewhere = async (note: string) => {
    await setNote(note)
    const otherTab = new BroadcastChannel('guildr_wishlists')
    // The rule is about windows.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    otherTab.postMessage(null)
    otherTab.close()
  }
  /** Adds an item at the top, as another device does. */
  const addAtTop = async () => {
    await raider.addItems(wishlistId, 'NECK', 1)
    const items = await raider.readItems(wishlistId)
    const itemOrder = [items.at(-1)?.id ?? '']
    await raider.make(updateWishlist, { params: { wishlistId }, body: { itemOrder } })
    await app.queryClient.invalidateQueries()
    await screen.findByRole('button', { name: `Remove ${items.at(-1)?.name}` })
    return items.at(-1)?.name
  }
  return {
    ...app,
    wishlistId,
    names,
    readNames,
    readNotes,
    readClaims,
    setNote,
    changeElsewhere,
    addAtTop,
  }
}
