import { act, waitFor } from '@testing-library/react'
import { focusManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listOwnAwards } from '@/contract/guilds/award'
import { nights } from '../../../server/database/schema'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp, untilAtRest } from '../../support/app/render-app'
import { ITEM, setUpAwards } from '../guild-board/set-up-awards'
import { startNightWith } from './start-night-with'

const api = bridgeToBackend()
const { award, asOfficer, deleteAwards } = setUpAwards(api)

beforeEach(async () => {
  await deleteAwards()
  await api.backend.database.delete(nights)
})
afterEach(() => focusManager.setFocused(undefined))

/** Opens Home as the raider, and hides the page. */
async function hideHome() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const app = await renderApp({ api, path: '/', as: 'Raider#3000' })
  await untilAtRest(app)
  act(() => focusManager.setFocused(false))
  return app
}

const asked = () => api.sent(listOwnAwards).length

describe('the title of a tab in the background', () => {
  it('names what the raider receives in a running night, until the page is shown', async () => {
    await startNightWith(api, asOfficer(), undefined, 0)
    api.backend.clock.now += 60_000
    await award('before')
    const before = asked()
    await hideHome()
    await waitFor(() => expect(asked()).toBeGreaterThan(before + 1))
    expect(document.title).toBe('Home · Guildr')
    api.backend.clock.now += 60_000
    await award('after', 'Mythic')
    await vi.advanceTimersByTimeAsync(60_000)
    await waitFor(() => expect(document.title).toBe(`You received ${ITEM} · Home · Guildr`))
    act(() => focusManager.setFocused(true))
    await waitFor(() => expect(document.title).toBe('Home · Guildr'))
  })

  it('without a running night, nothing is asked', async () => {
    await hideHome()
    const before = asked()
    await vi.advanceTimersByTimeAsync(180_000)
    expect(asked()).toBe(before)
  })
})
