import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'

const api = bridgeToBackend()

it('on phones the filters are behind a button, which says how many are set', async () => {
  const { user } = await renderApp({
    api,
    path: '/admin/loot?slot=HEAD&rarity=EPIC',
    as: 'Admin#1000',
  })
  const button = await screen.findByRole('button', { name: 'Filters (2)' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  const filters = screen.getByRole('combobox', { name: 'Slot' }).closest('.contents')
  expect(filters).toHaveClass('max-sm:hidden')
  await user.click(button)
  expect(filters).not.toHaveClass('max-sm:hidden')
})
