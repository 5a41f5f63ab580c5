import { updateInstance } from '@/contract/admin/admin-instance'
import { createOverlayHistory } from '@/lib/overlay-history'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { findSheet } from './admin-screen'

const api = bridgeToBackend()

async function editSporefall() {
  // The search leaves one row in the table behind the sheet.
  window.history.pushState(null, '', '/admin/instances?search=Sporefall')
  // A browser history: a memory history has no back button and no beforeunload event.
  const app = await renderApp({ api, history: createOverlayHistory(), as: 'Admin#1000' })
  await app.user.click(await screen.findByRole('link', { name: 'Sporefall' }))
  return { ...app, ...(await findSheet('Edit Sporefall')) }
}

type EditSheet = Awaited<ReturnType<typeof editSporefall>>

const findQuestion = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }))
const isUnloadBlocked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))

describe('unsaved changes in an edit sheet', () => {
  it.each<[string, (app: EditSheet) => Promise<unknown>]>([
    ['Escape', async ({ user }) => user.keyboard('{Escape}')],
    [
      'Cancel',
      async ({ user, sheet }) => user.click(within(sheet).getByRole('button', { name: 'Cancel' })),
    ],
    ['the back button', async ({ router }) => act(async () => router.history.back())],
    [
      'navigation to another page',
      // Not awaited and without act(): the promise resolves only when the question has been
      // answered.
      async ({ router }) => void router.navigate({ to: '/admin/loot' }),
    ],
  ])('%s asks first; Keep editing keeps the text, Discard closes', async (_name, leave) => {
    const app = await editSporefall()
    await app.retype(app.user, 'Tier', 'Season 9')
    await leave(app)
    await app.user.click((await findQuestion()).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(app.field('Tier')).toHaveValue('Season 9'))
    await leave(app)
    await app.user.click((await findQuestion()).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(app.sheet).not.toBeInTheDocument())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(api.sent(updateInstance)).toEqual([])
  })

  it('beforeunload is blocked only while a field differs from its saved value', async () => {
    const { user, sheet, retype } = await editSporefall()
    expect(isUnloadBlocked()).toBe(false)
    await retype(user, 'Tier', 'Season 9')
    await waitFor(() => expect(isUnloadBlocked()).toBe(true))
    await retype(user, 'Tier', 'Midnight Season 1')
    await waitFor(() => expect(isUnloadBlocked()).toBe(false))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
  })

  it('saving closes the sheet without asking', async () => {
    const { user, sheet, retype, save, router } = await editSporefall()
    await retype(user, 'Tier', 'Season 9')
    await user.click(save())
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(router.state.location.search).toEqual({ search: 'Sporefall' })
    expect(await screen.findByText('Season 9')).toBeInTheDocument()
  })
})
