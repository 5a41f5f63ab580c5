import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { token } from '@/api/token'
import { deleteAccount, exportAccount, exportWishlists } from '@/contract/account'
import { getMe } from '@/contract/session'
import { make, rejection } from '../../support/backend/backend-calls'
import { collectDownloads } from '../../support/app/collect-downloads'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'

const api = bridgeToBackend()

async function openProfile(as = 'Raider#3000') {
  const app = await renderApp({ api, path: '/profile', as })
  await screen.findByRole('heading', { name: as, level: 1 })
  return app
}

async function openDeletion(as?: string) {
  const app = await openProfile(as)
  await app.user.click(screen.getByRole('button', { name: 'Delete my account' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' })
  return {
    ...app,
    field: within(dialog).getByRole('textbox', { name: /^Type .+ to confirm$/ }),
    confirm: within(dialog).getByRole('button', { name: 'Delete account' }),
    cancel: within(dialog).getByRole('button', { name: 'Cancel' }),
  }
}

describe('export of my data', () => {
  it('downloads everything that the backend holds on the user as one JSON file', async () => {
    const files = collectDownloads()
    const { user } = await openProfile()
    await user.click(screen.getByRole('button', { name: 'Export my data' }))
    expect(await screen.findByText('Exported your data')).toBeInTheDocument()
    expect(files.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^guildr-data-\d{4}-\d\d-\d\d\.json$/),
    ])
    const file: unknown = JSON.parse((await files[0]?.text) ?? '')
    const session = { token: token.read() }
    const { wishlists } = await make(api.backend, exportWishlists, session)
    expect(file).toEqual({
      format: 'guildr-user-data',
      version: 1,
      exportedAt: expect.any(String),
      ...(await make(api.backend, exportAccount, session)),
      wishlists,
    })
  })

  it('reads all parts of the wishlists', async () => {
    const files = collectDownloads()
    const { user } = await openProfile()
    const session = { token: token.read() }
    const { wishlists } = await make(api.backend, exportWishlists, session)
    const ids = wishlists.map(({ id }) => id)
    api.answer(exportWishlists, ({ request }) => {
      const after = new URL(request.url).searchParams.get('after')
      const next = wishlists[after === null ? 0 : ids.indexOf(after) + 1]
      return Response.json({
        data: { wishlists: next ? [next] : [], next: next?.id ?? null },
      })
    })
    await user.click(screen.getByRole('button', { name: 'Export my data' }))
    await waitFor(() => expect(files).toHaveLength(1))
    const file = JSON.parse((await files[0]?.text) ?? '') as { wishlists: { id: string }[] } // just exported
    expect(file.wishlists.map(({ id }) => id)).toEqual(ids)
  })

  it('a part that fails: no file, one message', async () => {
    const files = collectDownloads()
    api.reject(exportWishlists, 503, { message: 'The database is away' })
    const { user } = await openProfile()
    await user.click(screen.getByRole('button', { name: 'Export my data' }))
    expect(await screen.findAllByText('The database is away')).toHaveLength(1)
    expect(files).toEqual([])
    expect(screen.getByRole('button', { name: 'Export my data' })).toBeEnabled()
  })
})

describe('deletion of my account', () => {
  it('is possible only after the BattleTag is typed; Cancel deletes nothing', async () => {
    const { user, field, confirm, cancel } = await openDeletion()
    expect(field).toHaveFocus()
    expect(confirm).toBeDisabled()
    await user.type(field, 'Raider#300')
    expect(confirm).toBeDisabled()
    await user.type(field, '{Enter}')
    await user.type(field, '0')
    expect(confirm).toBeEnabled()
    await user.click(cancel)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.sent(deleteAccount)).toEqual([])
    expect(screen.getByRole('button', { name: 'Delete my account' })).toHaveFocus()
  })

  it('the server finds another user: shows the message at the field', async () => {
    const { user, field, confirm } = await openDeletion()
    api.reject(deleteAccount, 400, {
      code: 'VALIDATION_ERROR',
      message: 'Some fields are not valid',
      details: { fields: { battleNetTag: 'You are signed in as Other#1' } },
    })
    await user.type(field, 'raider#3000')
    await user.click(confirm)
    await waitFor(() => expect(field).toHaveAccessibleDescription('You are signed in as Other#1'))
    expect(field).toHaveValue('raider#3000')
  })

  it('deletes the account, ends the session and shows the login page with a message', async () => {
    const { user, router, queryClient, field, confirm } = await openDeletion('Admin#1000')
    const oldToken = token.read()
    localStorage.setItem('guildr_loot_draft', '{}')
    sessionStorage.setItem('guildr_return_to', '/admin')
    localStorage.setItem('other', 'kept')
    await user.type(field, 'Admin#1000')
    await user.click(confirm)
    expect(
      await screen.findByText('Your account and all your data have been deleted.'),
    ).toBeVisible()
    expect(router.state.location.href).toBe('/login?reason=deleted')
    expect(screen.getByRole('button', { name: 'Sign in with Battle.net' })).toBeEnabled()
    expect(await rejection(api.backend, getMe, { token: oldToken })).toMatchObject({ status: 401 })
    await waitFor(() => expect(Object.keys(localStorage)).toEqual(['other']))
    expect(Object.keys(sessionStorage)).toEqual([])
    expect(queryClient.getQueryCache().findAll({ queryKey: ['characters'] })).toEqual([])
    router.history.back()
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(screen.queryByText('Admin#1000')).toBeNull()
  })
})
