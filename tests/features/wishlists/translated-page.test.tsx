import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { translatePage } from '../../support/app/translate-page'
import { signInPerson } from '../../support/entities'

const api = bridgeToBackend()

async function openList(count: number) {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const wishlistId = await raider.createWishlist('Frostelle')
  await raider.addItems(wishlistId, 'TRINKET', count)
  const names = (await raider.readItems(wishlistId)).map(({ name }) => name)
  const app = await renderApp({ api, path: `/wishlists/${wishlistId}`, as: 'Raider#3000' })
  await screen.findByRole('tabpanel')
  return { ...app, names }
}

it('the browser translates the page: counts and ranks follow the list, and nothing fails', async () => {
  const { names, user } = await openList(3)
  const main = within(screen.getByRole('main'))
  const rowOf = (name = '') =>
    main.getByRole('button', { name: `Details of ${name}` }).closest('li')
  expect(main.getByText('0 of 3 obtained')).toBeVisible()
  expect(rowOf(names[2])).toHaveTextContent('Rank 3')

  translatePage()
  await user.click(main.getByRole('button', { name: `Obtained ${names[0]}` }))
  expect(await main.findByText('1 of 3 obtained')).toBeVisible()
  expect(rowOf(names[2])).toHaveTextContent('Rank 3')

  translatePage()
  await user.click(main.getByRole('button', { name: `Remove ${names[1]}` }))
  await waitFor(() => expect(rowOf(names[2])).toHaveTextContent('Rank 2'))
  expect(main.getByText('1 of 2 obtained')).toBeVisible()
})
