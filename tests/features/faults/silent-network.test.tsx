import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Call } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import { getMe, getStatus } from '@/contract/session'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp, takeReports } from '../../support/app/render-app'
import { fireTimeouts, holdTimeouts, staysSilent } from './faults'

const api = bridgeToBackend()
const TIMEOUT = /Request timeout after 30000ms/

/** From here on, no request is answered. */
function cutNetwork() {
  holdTimeouts()
  for (const call of Object.values(CALLS)) api.answer(call, staysSilent)
}

/** Lets the request of a call and its three retries time out. */
async function letTimeOut(call: Call) {
  for (const request of [1, 2, 3, 4]) {
    await waitFor(() => expect(api.sent(call)).toHaveLength(request))
    fireTimeouts()
  }
}

describe('a network that stops answering', () => {
  it('on the first load: the login page shows the reason, and Try Again opens the page', async () => {
    cutNetwork()
    const { user, router } = await renderApp({ api, path: '/profile', as: 'Raider#3000' })
    await letTimeOut(getStatus)
    expect(await screen.findByRole('alert')).toHaveTextContent(TIMEOUT)
    api.restore()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'Raider#3000' })).toBeVisible()
    expect(router.state.location.href).toBe('/profile')
  })

  it('on the next page: the error view shows the reason, and Try Again opens the page', async () => {
    const { user } = await renderApp({ api, path: '/', as: 'Raider#3000' })
    await screen.findByRole('heading', { name: 'Frostelle' })
    cutNetwork()
    const [profile] = screen.getAllByRole('link', { name: 'Profile' })
    await user.click(profile ?? document.body)
    await letTimeOut(getMe)
    expect(await screen.findByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
    expect(screen.getByText(TIMEOUT)).toBeVisible()
    expect(takeReports()).toMatchObject([{ where: 'route' }])
    api.restore()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'Raider#3000' })).toBeVisible()
  })
})
