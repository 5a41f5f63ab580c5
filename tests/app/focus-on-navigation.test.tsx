import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bridgeToBackend } from '../support/app/msw-bridge'
import { renderApp } from '../support/app/render-app'

const api = bridgeToBackend()

const signOut = () => screen.getByRole('button', { name: 'Sign out' })

/**
 * Opens Home and then the profile, with a link; `onRendered` is called as soon as the profile is
 * rendered.
 */
async function openProfile(onRendered = () => {}) {
  const { user, router } = await renderApp({ api, path: '/', as: 'Raider#3000' })
  await screen.findByRole('heading', { level: 1, name: 'The Venomous Abyss' })
  router.subscribe('onRendered', onRendered)
  await user.click(screen.getAllByRole('link', { name: 'Profile' })[0] ?? document.body)
  return screen.findByRole('heading', { level: 1, name: 'Raider#3000' })
}

describe('focus after a navigation', () => {
  it('is on the heading of the new page', async () => {
    const heading = await openProfile()
    await waitFor(() => expect(heading).toHaveFocus())
  })

  it('is on the heading of a page whose frame was not shown before', async () => {
    const { user } = await renderApp({ api, path: '/login', as: 'Raider#3000' })
    await user.click(await screen.findByRole('link', { name: 'Continue as Raider#3000' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'The Venomous Abyss' })
    await waitFor(() => expect(heading).toHaveFocus())
  })

  it('stays on what the user has focused on the new page', async () => {
    const later = new Promise((resolve) => {
      void openProfile(() => {
        signOut().focus()
        // After the tasks that the navigation has started.
        setTimeout(resolve)
      })
    })
    await later
    expect(signOut()).toHaveFocus()
  })
})
