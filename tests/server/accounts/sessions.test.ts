import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listAvailableCharacters, listCharacters } from '@/contract/character'
import { getMe, getStatus, logout } from '@/contract/session'
import {
  battleNetGrants,
  lootBatches,
  sessions,
  signInAttempts,
} from '../../../server/database/schema'
import { deleteExpiredRows } from '../../../server/database/delete-expired-rows'
import { createTestBackend, type TestBackend } from '../../support/backend'
import { make, refusal } from '../../support/backend-calls'
import { comeBack, startSignIn } from '../../support/backend-sign-in'

const DAY_MS = 24 * 60 * 60 * 1000

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})
afterAll(() => backend.close())

describe('a session', () => {
  it('lasts thirty days and not a moment longer', async () => {
    const token = await backend.signIn('Raider#3000')
    backend.clock.now += 30 * DAY_MS - 1
    await make(backend, getMe, { token })
    backend.clock.now += 1
    expect(await refusal(backend, getMe, { token })).toMatchObject({
      status: 401,
      code: 'AUTH_REQUIRED',
      message: 'Authentication required',
    })
    expect(await make(backend, getStatus, { token })).toEqual({ authenticated: false, user: null })
  })

  it('ends with its own sign-out and no other', async () => {
    const [here, there] = [await backend.signIn('Raider#3000'), await backend.signIn('Raider#3000')]
    await make(backend, logout, { token: here })
    expect(await refusal(backend, getMe, { token: here })).toMatchObject({ status: 401 })
    await make(backend, getMe, { token: there })
  })

  it('can be ended twice, and by nobody', async () => {
    const token = await backend.signIn('Raider#3000')
    for (const bearer of [token, token, null]) {
      const answer = await backend.request('POST', '/auth/logout', { token: bearer })
      expect(answer).toMatchObject({ status: 204, body: undefined })
    }
  })

  it('is nobody else’s: answers are not to be kept by any cache', async () => {
    const token = await backend.signIn('Raider#3000')
    for (const path of ['/api/me', '/api/nothing', '/auth/battlenet/login']) {
      const { headers } = await backend.request('GET', path, { token })
      expect([path, headers.get('Cache-Control')]).toEqual([path, 'no-store'])
    }
  })
})

describe('a Battle.net grant that has ended', () => {
  it('asks the person to sign in there again, and their session goes on', async () => {
    const token = await backend.signIn('Raider#3000')
    backend.clock.now += DAY_MS
    expect(await refusal(backend, listAvailableCharacters, { token })).toMatchObject({
      status: 403,
      code: 'BATTLENET_TOKEN_EXPIRED',
      details: { requiresReauth: true },
    })
    await make(backend, getMe, { token })
    await backend.signIn('Raider#3000')
    await make(backend, listAvailableCharacters, { token })
  })

  it.each([401, 403])('is noticed when Battle.net answers %i', async (status) => {
    const token = await backend.signIn('Raider#3000')
    backend.sandbox.script({
      match: ({ url }) => url.includes('/profile/user/wow'),
      respond: () => Response.json({}, { status }),
    })
    expect(await refusal(backend, listAvailableCharacters, { token })).toMatchObject({
      status: 403,
      code: 'BATTLENET_TOKEN_EXPIRED',
      details: { requiresReauth: true },
    })
  })
})

describe('a sign-in that does not share the characters', () => {
  it('is a session, and asks to sign in again where they are needed', async () => {
    const { page, cookie } = await startSignIn(backend)
    const choice = { battleTag: 'Raider#3000', sharesProfile: false }
    const { fragment } = await comeBack(backend, backend.sandbox.visit(page, choice), cookie)
    const { token = '' } = fragment
    await make(backend, getMe, { token })
    expect(await refusal(backend, listAvailableCharacters, { token })).toMatchObject({
      status: 403,
      code: 'BATTLENET_TOKEN_EXPIRED',
      details: { requiresReauth: true },
    })
    // What has been imported before needs no grant.
    expect(await make(backend, listCharacters, { token })).toHaveLength(2)
  })
})

describe('the sweep', () => {
  it('removes what has ended and keeps the rest', async () => {
    const { database, clock } = backend
    await database.delete(sessions)
    await database.delete(signInAttempts)
    await backend.signIn('Raider#3000')
    await startSignIn(backend)
    clock.now += 15 * DAY_MS
    const token = await backend.signIn('Raider#3000')
    await startSignIn(backend)
    clock.now += 15 * DAY_MS
    await startSignIn(backend)
    await deleteExpiredRows(database, new Date(clock.now))
    expect(await database.$count(sessions)).toBe(1)
    expect(await database.$count(signInAttempts)).toBe(1)
    await make(backend, getMe, { token })
  })

  it('forgets how to undo a bulk entry after a month', async () => {
    const { database, clock } = backend
    const batch = { id: 'batch', createdBy: null, changes: [], createdAt: new Date(clock.now) }
    await database.insert(lootBatches).values(batch)
    await deleteExpiredRows(database, new Date(clock.now + 29 * DAY_MS))
    expect(await database.$count(lootBatches)).toBe(1)
    await deleteExpiredRows(database, new Date(clock.now + 31 * DAY_MS))
    expect(await database.$count(lootBatches)).toBe(0)
  })

  it('keeps no grant longer than Battle.net honours it', async () => {
    const { database, clock } = backend
    await backend.signIn('Raider#3000')
    const kept = await database.$count(battleNetGrants)
    clock.now += 23 * 60 * 60 * 1000
    await deleteExpiredRows(database, new Date(clock.now))
    expect(await database.$count(battleNetGrants)).toBe(kept)
    clock.now += 60 * 60 * 1000
    await deleteExpiredRows(database, new Date(clock.now))
    expect(await database.$count(battleNetGrants)).toBe(0)
  })
})
