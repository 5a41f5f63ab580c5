import { updateInstance } from '@/contract/admin-instance'
import { createBrowserHistory } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bridgeToBackend } from '../../support/msw-bridge'
import { renderApp } from '../../support/render-app'
import { findSheet } from './admin'

const api = bridgeToBackend()

async function editSporefall() {
  window.history.pushState(null, '', '/admin/instances')
  // The browser's own: a history in memory has neither a back button nor a tab to close.
  const app = await renderApp({ api, history: createBrowserHistory(), as: 'Admin#1000' })
  await app.user.click(await screen.findByRole('link', { name: 'Sporefall' }))
  return { ...app, ...(await findSheet('Edit Sporefall')) }
}

const question = () => screen.findByRole('alertdialog', { name: 'Discard your changes?' })
const isUnloadHeld = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))

describe('unsaved changes', () => {
  it.each([
    [
      'Escape',
      async (app: Awaited<ReturnType<typeof editSporefall>>) => app.user.keyboard('{Escape}'),
    ],
    [
      'Cancel',
      async ({ user, sheet }: Awaited<ReturnType<typeof editSporefall>>) =>
        user.click(within(sheet).getByRole('button', { name: 'Cancel' })),
    ],
    [
      'the back button',
      async ({ router }: Awaited<ReturnType<typeof editSporefall>>) =>
        act(() => router.history.back()),
    ],
    [
      'another page',
      async ({ router }: Awaited<ReturnType<typeof editSporefall>>) =>
        act(() => void router.navigate({ to: '/admin/loot' })),
    ],
  ])('are asked about before %s takes them', async (_name, leave) => {
    const app = await editSporefall()
    await app.user.type(app.field('Tier'), ' and more')
    await leave(app)
    await app.user.click(within(await question()).getByRole('button', { name: 'Keep editing' }))
    expect(app.field('Tier')).toHaveValue('Midnight Season 1 and more')
    await leave(app)
    await app.user.click(within(await question()).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(api.sent(updateInstance)).toEqual([])
  })

  it('hold the tab open, and nothing else does', async () => {
    const { user, field } = await editSporefall()
    expect(isUnloadHeld()).toBe(false)
    await user.type(field('Tier'), '!')
    await waitFor(() => expect(isUnloadHeld()).toBe(true))
    await user.type(field('Tier'), '{Backspace}')
    await waitFor(() => expect(isUnloadHeld()).toBe(false))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are none once they are saved', async () => {
    const { user, field, save, router } = await editSporefall()
    await user.type(field('Tier'), '!')
    await user.click(save())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(router.state.location.search).toEqual({})
    expect(await screen.findByText('Midnight Season 1!')).toBeInTheDocument()
  })
})
