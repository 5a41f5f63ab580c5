import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { token } from '@/api/token'
import { CALLS } from '@/contract/calls'
import { getMe, getMyCharacterCount, getStatus } from '@/contract/session'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp, takeReports, untilAtRest } from '../../support/app/render-app'
import { sample } from '../../support/runs'

const api = bridgeToBackend()
const NO_CONNECTION = 'Unable to connect to server. Please check your internet connection.'
const SIX_MINUTES_MS = 360_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})

/**
 * All data of the app becomes stale: the session after 30 seconds, everything else after five
 * minutes.
 */
function letTimePass() {
  vi.setSystemTime(Date.now() + SIX_MINUTES_MS)
}

function disconnect() {
  for (const call of Object.values(CALLS)) api.disconnect(call)
}

async function openLink(user: UserEvent, name: string) {
  const [link] = screen.getAllByRole('link', { name })
  await user.click(link ?? document.body)
}

async function openHome() {
  const app = await renderApp({ api, path: '/', as: 'Raider#3000' })
  await screen.findByRole('heading', { name: 'Frostelle' })
  await untilAtRest(app)
  return app
}

/** Opens Home, the profile, and Home again. */
async function openHomeAndProfile() {
  const app = await openHome()
  await openLink(app.user, 'Profile')
  await screen.findByRole('heading', { name: 'Raider#3000' })
  await untilAtRest(app)
  await openLink(app.user, 'Home')
  await screen.findByRole('heading', { name: 'Frostelle' })
  await untilAtRest(app)
  return app
}

describe('without a connection, a signed-in user', () => {
  it('opens pages that were open before, and is told that there is no connection', async () => {
    const { user, router, queryClient } = await openHomeAndProfile()
    letTimePass()
    disconnect()
    await openLink(user, 'Profile')
    expect(await screen.findByRole('heading', { name: 'Raider#3000' })).toBeVisible()
    expect(await screen.findByText(/^The server cannot be reached. Last updated/)).toBeVisible()
    await openLink(user, 'Home')
    expect(await screen.findByRole('heading', { name: 'The Venomous Abyss' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Frostelle' })).toBeVisible()
    expect(router.state.location.href).toBe('/')
    await untilAtRest({ router, queryClient })
    expect(screen.queryByText(/Something went wrong!|Error loading content/)).toBeNull()
    expect(token.read()).not.toBeNull()
  })

  it('opens pages that were open before even if their data is known to be outdated', async () => {
    const { user, queryClient } = await openHomeAndProfile()
    await queryClient.invalidateQueries({ refetchType: 'none' })
    disconnect()
    await openLink(user, 'Profile')
    expect(await screen.findByRole('heading', { name: 'Raider#3000' })).toBeVisible()
    expect(await screen.findByText(/^The server cannot be reached. Last updated/)).toBeVisible()
  })

  it('sees the reason and Try Again within the frame instead of a page that was not open before', async () => {
    const { user, router } = await openHome()
    letTimePass()
    disconnect()
    await openLink(user, 'Profile')
    const main = within(await screen.findByRole('main'))
    expect(await main.findByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
    expect(main.getByText(NO_CONNECTION)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Raider#3000 account' })).toBeVisible()
    expect(router.state.location.href).toBe('/profile')
    expect(token.read()).not.toBeNull()
    expect(takeReports()).toMatchObject([{ where: 'route' }])
    api.restore()
    await user.click(main.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'Raider#3000' })).toBeVisible()
  })
})

describe('the session check of a signed-in user, when it is repeated,', () => {
  it('does not delay the page', async () => {
    const { user } = await openHome()
    letTimePass()
    const check = api.hold(getStatus)
    await openLink(user, 'Profile')
    expect(await screen.findByRole('heading', { name: 'Raider#3000' })).toBeVisible()
    expect(check.waiting).toBe(1)
  })

  it.each(sample([500, 429, 403], 2))('keeps the user when it fails with %i', async (status) => {
    const { user, router, queryClient } = await openHome()
    letTimePass()
    api.reject(getStatus, status)
    await openLink(user, 'Profile')
    expect(await screen.findByRole('heading', { name: 'Raider#3000' })).toBeVisible()
    await waitFor(() => expect(api.sent(getStatus).length).toBeGreaterThan(0))
    await untilAtRest({ router, queryClient })
    expect(router.state.location.href).toBe('/profile')
    expect(token.read()).not.toBeNull()
  })
})

it('the onboarding check is not repeated for a user who has characters', async () => {
  const { user } = await openHome()
  letTimePass()
  await openLink(user, 'Profile')
  expect(await screen.findByRole('heading', { name: 'Raider#3000' })).toBeVisible()
  expect(api.sent(getMyCharacterCount)).toHaveLength(1)
  expect(api.sent(getMe)).toHaveLength(1)
})
