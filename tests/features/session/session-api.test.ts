import { describe, expect, it } from 'vitest'
import { token } from '@/api/token'
import { getMe as getMeCall, getStatus } from '@/contract/session'
import { getMe, getSession } from '@/features/session/session.api'
import { bridgeToBackend } from '../../support/msw-bridge'
import { startApp } from '../../support/render-app'

const api = bridgeToBackend()

describe('getMe', () => {
  it('is the person signed in', async () => {
    await startApp({ api, as: 'Raider#3000' })
    expect(await getMe()).toMatchObject({ battleNetTag: 'Raider#3000' })
  })

  it('is no user when the server requires a session', async () => {
    await startApp({ api })
    expect(await getMe()).toBeNull()
  })

  it.each([
    [401, 'SESSION_EXPIRED'],
    [403, 'FORBIDDEN'],
    [500, 'INTERNAL_ERROR'],
  ] as const)('passes on %d %s', async (status, code) => {
    await startApp({ api })
    api.refuse(getMeCall, status, { code, message: 'No' })
    await expect(getMe()).rejects.toMatchObject({ status, code, message: 'No' })
  })
})

describe('getSession', () => {
  it('throws a token away that the server does not know', async () => {
    await startApp({ api })
    token.write('made-up')
    expect(await getSession()).toBeNull()
    expect(token.read()).toBeNull()
  })

  it('does not throw away a token that came while it was asking', async () => {
    await startApp({ api })
    token.write('made-up')
    const status = api.hold(getStatus)
    const asking = getSession()
    token.write('newer')
    status.release()
    expect(await asking).toBeNull()
    expect(token.read()).toBe('newer')
  })
})
