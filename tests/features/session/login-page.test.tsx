import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'

const api = bridgeToBackend()

it('shows visitors a wishlist', async () => {
  await renderApp({ api, path: '/login' })
  expect(await screen.findByRole('img', { name: /^A wishlist: / })).toBeVisible()
})
