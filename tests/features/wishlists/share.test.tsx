import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getWishlist } from '@/contract/wishlist'
import { listGuilds } from '@/contract/guilds/guild'
import { connectGuild } from '../../support/backend/guild'
import { signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'

const api = bridgeToBackend()

it('Share offers the guild: one press shares the list and makes it the main one, another ends it, which Undo takes back', async () => {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const { id: guildId } = await connectGuild(api.backend, raider)
  const wishlistId = await raider.createWishlist('Frostelle')
  await raider.addItems(wishlistId, 'TRINKET', 1)
  const path = `/guilds/${guildId}`
  const { user, router } = await renderApp({ api, path, as: 'Raider#3000' })
  await screen.findByRole('button', { name: 'Not now' })
  await act(() => router.navigate({ to: '/wishlists/$wishlistId', params: { wishlistId } }))
  await user.click(await screen.findByRole('button', { name: 'Share list' }))
  expect(await screen.findByRole('menuitem', { name: 'Copy as text' })).toBeVisible()
  await user.click(await screen.findByRole('menuitem', { name: /^Share as main list with / }))
  const readIsShared = async () => {
    const guilds = await raider.make(listGuilds)
    const own = guilds.flatMap(({ characters }) => characters ?? [])
    return own.find(({ name }) => name === 'Frostelle')?.isShared
  }
  await waitFor(async () => {
    const list = await raider.make(getWishlist, { params: { wishlistId } })
    expect(list.isMainWishlist).toBe(true)
    expect(await readIsShared()).toBe(true)
  })
  expect(await screen.findByText('Main, shared')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Share list' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Stop sharing Frostelle with / }))
  await waitFor(async () => expect(await readIsShared()).toBe(false))
  expect(await screen.findByText('Main, not shared')).toBeVisible()
  const message = (await screen.findByText(/no longer sees the wishlists of Frostelle/)).closest(
    'li',
  )
  await user.click(within(message ?? document.body).getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await readIsShared()).toBe(true))
  // The board that was open before no longer asks to share.
  await act(() => router.navigate({ to: '/guilds/$guildId', params: { guildId } }))
  await screen.findByRole('group', { name: 'Wanted items' })
  expect(screen.queryByText('Share your wishlists?')).toBeNull()
})
