import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listBosses } from '@/contract/admin/admin-boss'
import { listSeasons } from '@/contract/admin/admin-season'
import { listHistory } from '@/contract/admin/admin-history'
import { listInstances } from '@/contract/admin/admin-instance'
import { listLoot } from '@/contract/admin/admin-loot-item'
import { writeDraft } from '@/features/admin-bulk/batch/draft'
import { createRow } from '@/features/admin-bulk/columns/grid-rows'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp, takeReports } from '../../support/app/render-app'

const api = bridgeToBackend()

const open = (path: string, as = 'Admin#1000') => renderApp({ api, path, as })

describe('admin pages', () => {
  it('the Admin link of the app frame leads an admin to /admin', async () => {
    const { user } = await open('/')
    const [link] = await screen.findAllByRole('link', { name: 'Admin' })
    await user.click(link ?? document.body)
    expect(await screen.findByRole('heading', { name: 'Admin' })).toBeVisible()
  })

  it('the admin home links to rows that were not submitted; a broken draft is none', async () => {
    localStorage.setItem('guildr_loot_draft_broken', '{}')
    const rows = ['Ring', 'Hat'].map((name) => createRow({ name }))
    writeDraft({ instanceId: '', bossId: '' }, rows)
    const { user, router } = await open('/admin')
    expect(await screen.findByText('A draft with 2 rows is not submitted yet.')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Continue' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/loot-bulk'))
    // Its requests do not reach the next test.
    await screen.findByRole('button', { name: 'Check and submit' })
  })
})

describe('admin error screen', () => {
  it('of the bulk page says that entered rows are kept', async () => {
    api.reject(listInstances, 500)
    await open('/admin/loot-bulk')
    expect(await screen.findByText('The rows that you have entered are kept.')).toBeVisible()
    expect(takeReports()).toHaveLength(1)
  })

  const TEXT =
    'An error occurred in the admin interface. This has been logged for investigation. You can try refreshing or go back to continue.'

  it.each([
    ['/admin', listInstances, 'Admin'],
    ['/admin/instances', listInstances, 'Instances'],
    ['/admin/bosses', listBosses, 'Bosses'],
    ['/admin/history', listHistory, 'History'],
    ['/admin/seasons', listSeasons, 'Seasons'],
    ['/admin/loot', listLoot, 'Loot'],
  ])(
    '%s: shows the error, reports it, and Try Again reloads the page',
    async (path, call, name) => {
      api.reject(call, 403, { message: 'Only admins may do this' })
      const { user } = await open(path)
      expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible()
      expect(screen.getByText(TEXT)).toBeInTheDocument()
      expect(screen.getByText('Only admins may do this')).toBeInTheDocument()
      expect(takeReports()).toMatchObject([{ where: 'admin' }])
      api.restore()
      await user.click(screen.getByRole('button', { name: 'Try Again' }))
      expect(await screen.findByRole('heading', { name, level: 1 })).toBeVisible()
    },
  )

  it('a page that failed without a connection is loaded again when the connection is back', async () => {
    api.disconnect(listInstances)
    await open('/admin/instances')
    await screen.findByText(TEXT)
    takeReports()
    api.restore()
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByRole('table', { name: 'Instances' })).toBeVisible()
  })

  it('Go Back returns to the previous page', async () => {
    api.reject(listBosses, 403, { message: 'No' })
    const { user, router } = await open('/admin/instances')
    await screen.findByRole('table', { name: 'Instances' })
    const [home] = screen.getAllByRole('link', { name: 'Home' })
    await user.click(home ?? document.body)
    await screen.findByRole('heading', { name: 'Home' })
    await act(() => router.navigate({ to: '/admin/bosses' }))
    await user.click(await screen.findByRole('button', { name: 'Go Back' }))
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
    takeReports()
  })

  it('Go Back leads home if there is no previous page', async () => {
    api.reject(listBosses, 403, { message: 'No' })
    const { user } = await open('/admin/bosses')
    await user.click(await screen.findByRole('button', { name: 'Go Back' }))
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
    takeReports()
  })

  it('appears after three retries of a 503', async () => {
    api.reject(listInstances, 503)
    await open('/admin/instances')
    await screen.findByText(TEXT)
    // docs/specification.md, section 9: up to 3 retries.
    expect(api.sent(listInstances)).toHaveLength(4)
    takeReports()
  })
})
