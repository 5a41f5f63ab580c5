import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { listGuilds, onboardGuild } from '@/contract/guilds/guild'
import { getMe } from '@/contract/session'
import { formatDate } from '@/lib/format'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'

const api = bridgeToBackend()

async function openProfile(as = 'Raider#3000') {
  const app = await renderApp({ api, path: '/profile', as })
  await screen.findByRole('heading', { name: as, level: 1 })
  return app
}

describe('profile page', () => {
  it('shows the BattleTag and the date of joining', async () => {
    await openProfile()
    const token = localStorage.getItem('guildr_token')
    const { body } = await api.backend.request('GET', '/api/me', { token })
    // The reference backend's own answer.
    const { createdAt } = (body as { data: { user: { createdAt: string } } }).data.user
    expect(screen.getByText(`Member since ${formatDate(createdAt)}`)).toBeInTheDocument()
    expect(document.title).toBe('Profile · Guildr')
  })

  it('shows no date if the backend does not provide it', async () => {
    api.answer(getMe, () =>
      HttpResponse.json({ battleNetTag: 'Raider#3000', isAuthenticated: true }),
    )
    await openProfile()
    expect(screen.queryByText(/Member since/)).toBeNull()
  })

  it('shows the characters and the import', async () => {
    const { user } = await openProfile()
    expect(screen.getByRole('heading', { name: 'Kharzul' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Wishlists of Kharzul' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Import more characters' }))
    expect(await screen.findByRole('dialog', { name: 'Import more characters' })).toBeVisible()
  })
})

const guilds = () => screen.getByRole('region', { name: 'Guilds' })

describe('guild list', () => {
  it('Connect guild: a failure shows a toast, and the second attempt shows rank and member count', async () => {
    const { user } = await openProfile()
    const onboard = await within(guilds()).findByRole('button', { name: /^Connect guild / })
    const name = onboard.getAttribute('aria-label')?.replace('Connect guild ', '')
    api.reject(onboardGuild, 502, { message: 'The roster is closed', isOnce: true })
    await user.click(onboard)
    expect(await screen.findByText('The roster is closed')).toBeInTheDocument()
    await user.click(await within(guilds()).findByRole('button', { name: `Connect guild ${name}` }))
    expect(await screen.findByText(`Connected ${name}`)).toBeInTheDocument()
    // The label of roster rank 1.
    expect(await within(guilds()).findByText('Officer')).toBeInTheDocument()
    expect(within(guilds()).queryByRole('button', { name: /^Connect guild / })).toBeNull()
    expect(guilds()).toHaveTextContent(/\d+ members?/)
  })

  it('leaves out facts that the backend does not provide', async () => {
    api.answer(listGuilds, () => HttpResponse.json([{ id: 'g', name: 'Ashen Vanguard' }]))
    await openProfile()
    const row = (await within(guilds()).findByText('Ashen Vanguard')).closest('li')
    expect(row).not.toHaveTextContent(/null|undefined|NaN/)
  })

  it('no guilds: says so, and how to go on', async () => {
    api.answer(listGuilds, () => HttpResponse.json({ data: { guilds: [] } }))
    await openProfile()
    expect(await within(guilds()).findByText('No guild')).toBeInTheDocument()
    expect(within(guilds()).getByText(/Import one that is, or sync one/)).toBeVisible()
  })

  it('guilds fail to load: the rest of the page is shown, and Try Again loads them', async () => {
    api.reject(listGuilds, 403, { message: 'Not now' })
    const { user } = await openProfile()
    expect(await within(guilds()).findByText('Not now')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Frostelle' })).toBeVisible()
    api.restore()
    await user.click(within(guilds()).getByRole('button', { name: 'Try Again' }))
    expect(await within(guilds()).findAllByRole('listitem')).toHaveLength(1)
  })
})
