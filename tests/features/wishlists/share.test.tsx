import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getWishlist } from '@/contract/wishlist'
import { listGuilds } from '@/contract/guilds/guild'
import { make } from '../../support/backend/backend-calls'
import { connectGuild } from '../../support/backend/guild'
import { signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'

const api = bridgeToBackend()

it('Share offers the guild: one press shares the list and makes it the main one, another ends it, which Undo takes back', async () => {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const { token } = raider
  await connectGuild(api.backend, raider)
  const wishlistId = await raider.createWishlist('Frostelle')
  const { user } = await renderApp({ api, path: `/wishlists/${wishlistId}`, as: 'Raider#3000' })
  await user.click(await screen.findByRole('button', { name: 'Share list' }))
  expect(await screen.findByRole('menuitem', { name: 'Copy as text' })).toBeVisible()
  await user.click(await screen.findByRole('menuitem', { name: /^Share as main list with / }))
  const readIsShared = async () => {
    const guilds = await make(api.backend, listGuilds, { token })
    const own = guilds.flatMap(({ characters }) => characters ?? [])
    return own.find(({ name }) => name === 'Frostelle')?.isShared
  }
  await waitFor(async () => {
    const list = await make(api.backend, getWishlist, { token, params: { wishlistId } })
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
})
