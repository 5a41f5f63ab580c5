import { describe, expect, it } from 'vitest'
import { token } from '@/api/token'
import { getMe as getMeCall, getStatus } from '@/contract/session'
import { getMe, getSession } from '@/features/session/session.api'
import { bridgeToBackend } from '../../support/msw-bridge'
import { startApp } from '../../support/render-app'

const api = bridgeToBackend()

describe('getMe', () => {
  it('returns the signed-in user', async () => {
    await startApp({ api, as: 'Raider#3000' })
    expect(await getMe()).toMatchObject({ battleNetTag: 'Raider#3000' })
  })

  it('returns null without a session', async () => {
    await startApp({ api })
    expect(await getMe()).toBeNull()
  })

  it.each([
    [401, 'SESSION_EXPIRED'],
    [403, 'FORBIDDEN'],
    [500, 'INTERNAL_ERROR'],
  ] as const)('rejects with %d %s', async (status, code) => {
    await startApp({ api })
    api.reject(getMeCall, status, { code, message: 'No' })
    await expect(getMe()).rejects.toMatchObject({ status, code, message: 'No' })
  })
})

describe('getSession', () => {
  it('clears a token that has no session on the server', async () => {
    await startApp({ api })
    token.write('made-up')
    expect(await getSession()).toBeNull()
    expect(token.read()).toBeNull()
  })

  it('keeps a token that was stored during the request', async () => {
    await startApp({ api })
    token.write('made-up')
    const status = api.hold(getStatus)
    const result = getSession()
    token.write('newer')
    status.release()
    expect(await result).toBeNull()
    expect(token.read()).toBe('newer')
  })
})
