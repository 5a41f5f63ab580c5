import { updateInstance } from '@/contract/admin/admin-instance'
import { updateLootItem } from '@/contract/admin/admin-loot-item'
import { createWishlist, updateWishlist } from '@/contract/wishlist'
import { forgetFormsOfOthers, keepForms, registerForm, takeForm } from '@/lib/kept-forms'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp, untilAtRest } from '../../support/app/render-app'
import { make } from '../../support/backend/backend-calls'
import { signInPerson } from '../../support/entities'
import { openCreateDialog } from '../wishlists/create/create-dialog'
import { findSheet, signInAdmin } from './admin-screen'

const api = bridgeToBackend()

/** Opens the page again as the browser does, for the same user. */
async function reload(app: Awaited<ReturnType<typeof renderApp>>, path: string, as: string) {
  await untilAtRest(app)
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  return renderApp({ api, path, as })
}

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

  it('asks before it overwrites what somebody else has saved meanwhile, also after a second reload', async () => {
    const admin = await signInAdmin(api)
    const instance = await admin.createInstance('Reloaded Halls')
    const [boss] = await admin.createBosses(instance, ['Reloader'])
    const item = await admin.createItem(boss?.id ?? '', 'Reloaded Eye')
    const path = `/admin/loot?search=zzzz&edit=${item.id}`
    window.history.replaceState(null, '', path)
    const first = await renderApp({ api, path, as: 'Admin#1000' })
    const typed = await findSheet('Edit Reloaded Eye')
    await typed.retype(first.user, 'Description', 'Mine')
    const params = { lootItemId: item.id }
    const body = { description: 'Theirs' }
    await make(api.backend, updateLootItem, { token: admin.token, params, body })
    const second = await reload(first, path, 'Admin#1000')
    const restored = await findSheet('Edit Reloaded Eye')
    await waitFor(() => expect(restored.field('Description')).toHaveValue('Mine'))
    const { user } = await reload(second, path, 'Admin#1000')
    const { sheet, field, save } = await findSheet('Edit Reloaded Eye')
    await waitFor(() => expect(field('Description')).toHaveValue('Mine'))
    await user.click(save())
    const choice = within(await within(sheet).findByRole('group', { name: 'Description' }))
    expect(choice.getByRole('radio', { name: 'Yours: Mine' })).toBeChecked()
    expect(api.sent(updateLootItem)).toEqual([])
    await user.click(choice.getByRole('radio', { name: 'Theirs: Theirs' }))
    expect(field('Description')).toHaveValue('Theirs')
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

  it('of a player: a note that was changed elsewhere meanwhile is shown', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const wishlistId = await raider.createWishlist('Frostelle')
    await raider.addItems(wishlistId, 'TRINKET', 1)
    const [wish] = await raider.readItems(wishlistId)
    const setNote = (note: string) =>
      make(api.backend, updateWishlist, {
        token: raider.token,
        params: { wishlistId },
        body: { items: [{ id: wish?.id ?? '', note }] },
      })
    await setNote('First')
    const path = `/wishlists/${wishlistId}`
    const openNote = async ({ user }: Pick<Awaited<ReturnType<typeof renderApp>>, 'user'>) => {
      await user.click(await screen.findByRole('button', { name: `Note on ${wish?.name}` }))
      return screen.findByRole('textbox', { name: 'Note' })
    }
    const first = await renderApp({ api, path, as: 'Raider#3000' })
    await first.user.type(await openNote(first), ' mine')
    await setNote('Theirs')
    const again = await reload(first, path, 'Raider#3000')
    expect(await openNote(again)).toHaveValue('First mine')
    expect(await screen.findByRole('button', { name: 'Use that note' })).toBeVisible()
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
