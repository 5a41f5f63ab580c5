import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { AuthError } from '@/api/errors'
import { token } from '@/api/token'
import { getStatus } from '@/contract/session'
import { getMe, getSession } from '@/features/session/session.api'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { startApp } from '../../support/app/render-app'

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
})

describe('getSession', () => {
  it.each([
    [{}, true],
    [{ isAuthenticated: false }, false],
  ])('the user %j of an authenticated answer: isAuthenticated is %s', async (fields, expected) => {
    await startApp({ api, as: 'Raider#3000' })
    const user = { battleNetTag: 'Raider#3000', ...fields }
    api.answer(getStatus, () => HttpResponse.json({ authenticated: true, user }))
    expect(await getSession()).toMatchObject({ isAuthenticated: expected })
  })

  it('keeps a token that was stored during the request', async () => {
    await startApp({ api })
    token.write('made-up')
    const status = api.hold(getStatus)
    const failure = getSession().catch((error: unknown) => error)
    token.write('newer')
    status.release()
    expect(await failure).toBeInstanceOf(AuthError)
    expect(token.read()).toBe('newer')
  })
})
