import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { listAvailableItems } from '@/contract/wishes'
import { signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'

const api = bridgeToBackend()

/** Opens the picker with the items of one boss; `other` is an item of another boss. */
async function openBoss({ isWide = true } = {}) {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const wishlistId = await raider.createWishlist('Frostelle', {})
  const params = { wishlistId, slot: 'TRINKET' }
  const offered = await raider.make(listAvailableItems, { params })
  const boss = offered[0]?.boss
  const other = offered.find((item) => item.boss?.id !== boss?.id)
  const path = `/wishlists/${wishlistId}?boss=${boss?.id}`
  const app = await renderApp({ api, path, as: 'Raider#3000', isWide })
  return { ...app, boss: boss?.name ?? '', other: other?.name ?? '' }
}

it('says which boss limits a search; Clear filters keeps what was searched; the filters are in the URL', async () => {
  const { user, router, boss, other } = await openBoss()
  await user.type(await screen.findByRole('searchbox', { name: `Search items of ${boss}` }), other)
  expect(await screen.findByText(`No item of ${boss} matches “${other}”.`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('button', { name: `Add ${other}` })).toBeVisible()
  await user.click(screen.getByRole('switch', { name: 'Include other specs' }))
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({ includesOtherSpecs: true }),
  )
})

it('the filters are scrolled into view when they are opened', async () => {
  const { user } = await openBoss()
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(await screen.findByRole('button', { name: /^Filters/ }))
  const boss = await screen.findByRole('combobox', { name: 'Boss' })
  expect(scrolled.mock.contexts.some((one) => (one as Element).contains(boss))).toBe(true)
  vi.restoreAllMocks()
})

it('“Add items” starts without the boss of an earlier visit', async () => {
  const { user, other, router } = await openBoss({ isWide: false })
  await user.click(await screen.findByRole('button', { name: /^Add items/ }))
  await user.type(await screen.findByRole('searchbox', { name: /^Search all items/ }), other)
  expect(await screen.findByRole('button', { name: `Add ${other}` })).toBeVisible()
  expect(router.state.location.search).not.toHaveProperty('boss')
})
