import { updateInstance } from '@/contract/admin/admin-instance'
import { createWishlist } from '@/contract/wishlist'
import { forgetFormsOfOthers, keepForms, registerForm, takeForm } from '@/lib/kept-forms'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { openCreateDialog } from '../wishlists/create/create-dialog'
import { findSheet } from './admin-screen'

const api = bridgeToBackend()

describe('a form that is open when the session ends', () => {
  it('has what was typed when the same user opens it again', async () => {
    const app = await renderApp({
      api,
      path: '/admin/instances?search=Sporefall',
      as: 'Admin#1000',
    })
    await app.user.click(await screen.findByRole('link', { name: 'Sporefall' }))
    const { retype, save } = await findSheet('Edit Sporefall')
    await retype(app.user, 'Tier', 'Season 9')
    const { href } = app.router.state.location
    window.history.replaceState(null, '', href)
    api.reject(updateInstance, 401)
    await app.user.click(save())
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'))
    cleanup()

    api.restore()
    window.history.replaceState(null, '', href)
    await renderApp({ api, path: href, as: 'Admin#1000' })
    const again = await findSheet('Edit Sporefall')
    await waitFor(() => expect(again.field('Tier')).toHaveValue('Season 9'))
    expect(again.field('Name')).toHaveValue('Sporefall')
    expect(await screen.findByText('Restored what you had typed')).toBeInTheDocument()
  })

  it('of a player: a new wishlist has the name that was typed', async () => {
    const name = 'Thursday raid'
    const first = await openCreateDialog(api)
    // The name that the form proposes.
    await waitFor(() => expect(first.nameField()).not.toHaveValue(''))
    await first.rename(name)
    const { href } = first.router.state.location
    window.history.replaceState(null, '', href)
    api.reject(createWishlist, 401)
    await first.user.click(first.submit())
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/login'))
    cleanup()

    api.restore()
    const again = await openCreateDialog(api)
    await waitFor(() => expect(again.nameField()).toHaveValue(name))
  })

  it('is kept when the page is reloaded, too', async () => {
    await renderApp({ api, path: '/profile', as: 'Raider#3000' })
    await screen.findByRole('heading', { name: 'Raider#3000' })
    const unregister = registerForm('a form', () => ({ name: 'Typed' }))
    window.dispatchEvent(new Event('pagehide'))
    unregister()
    expect(takeForm('a form')).toEqual({ name: 'Typed' })
  })

  it('of another user is not there after a sign-in', async () => {
    const unregister = registerForm('a form', () => ({ name: 'Typed' }))
    keepForms('another user')
    unregister()
    await renderApp({ api, path: '/profile', as: 'Raider#3000' })
    await screen.findByRole('heading', { name: 'Raider#3000' })
    expect(takeForm('a form')).toBeNull()
  })

  it('is forgotten when another user signs in', () => {
    const unregister = registerForm('a form', () => ({ name: 'Typed' }))
    keepForms('one')
    forgetFormsOfOthers('one')
    expect(takeForm('another form')).toBeNull()
    expect(takeForm('a form')).toEqual({ name: 'Typed' })
    expect(takeForm('a form')).toBeNull()
    keepForms('one')
    forgetFormsOfOthers('two')
    expect(takeForm('a form')).toBeNull()
    unregister()
  })
})
