import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp, takeReports } from '../../support/app/render-app'

const api = bridgeToBackend()

it('/components opens each full-page screen and returns focus to its button on closing', async () => {
  const { user } = await renderApp({ api, path: '/components', as: 'Raider#3000' })
  const show = async (name: string) =>
    user.click(await screen.findByRole('button', { name }, { timeout: 5000 }))
  const goBack = async () =>
    user.click(screen.getByRole('button', { name: 'Back to the components' }))

  await show('Router error')
  expect(screen.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show Error' }))
  expect(screen.getByRole('button', { name: 'Hide Error' })).toBeVisible()
  await goBack()
  expect(screen.queryByText('Something went wrong!')).toBeNull()
  expect(screen.getByRole('button', { name: 'Router error' })).toHaveFocus()

  await show('Admin error')
  expect(screen.getByText(/An error occurred in the admin interface/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible()
  expect(takeReports().map(({ where }) => where)).toEqual(['route', 'admin'])
  await goBack()

  await show('Not Found page')
  expect(screen.getByRole('heading', { name: 'Not Found' })).toBeVisible()
  await goBack()

  await show('Loading screen')
  expect(screen.getByText('Loading…')).toBeInTheDocument()
  await goBack()

  // The toast checks with a HEAD request whether the server is up.
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 200 }))
  await show('Preload error')
  const toasts = within(await screen.findByRole('region', { name: /Notifications/ }))
  expect(await toasts.findByText('Error preloading route!')).toBeVisible()
  expect(toasts.getByRole('button', { name: 'Reload' })).toBeVisible()
})
