import { describe, expect, it } from 'vitest'
import { listAvailableCharacters, listCharacters } from '@/contract/character'
import { getMe, getStatus, logout } from '@/contract/session'
import { SESSIONS_MAX } from '../../../server/accounts/sessions'
import {
  battleNetGrants,
  lootBatches,
  sessions,
  signInAttempts,
} from '../../../server/database/schema'
import { deleteExpiredRows } from '../../../server/database/delete-expired-rows'
import { createSharedBackend } from '../../support/backend/backend'
import { make, rejection } from '../../support/backend/backend-calls'
import { comeBack, startSignIn } from '../../support/backend/backend-sign-in'

const DAY_MS = 24 * 60 * 60 * 1000

const backend = await createSharedBackend()

describe('session', () => {
  it('expires after exactly thirty days', async () => {
    const token = await backend.signIn('Raider#3000')
    backend.clock.now += 30 * DAY_MS - 1
    await make(backend, getMe, { token })
    backend.clock.now += 1
    expect(await rejection(backend, getMe, { token })).toMatchObject({
      status: 401,
      code: 'AUTH_REQUIRED',
      message: 'Authentication required',
    })
    expect(await make(backend, getStatus, { token })).toMatchObject({
      authenticated: false,
      user: null,
    })
  })

  it('a user with the maximum of sessions signs in: the oldest session ends, the others continue', async () => {
    const other = await backend.signIn('Newcomer#2000')
    const tokens: string[] = []
    for (let count = 0; count < SESSIONS_MAX + 1; count++) {
      backend.clock.now += 1
      tokens.push(await backend.signIn('Raider#3000'))
    }
    const [oldest, ...newer] = tokens
    expect(await rejection(backend, getMe, { token: oldest })).toMatchObject({ status: 401 })
    for (const token of [newer[0], newer.at(-1), other]) await make(backend, getMe, { token })
    const stored = await backend.database.query.sessions.findMany()
    expect(stored).toHaveLength(SESSIONS_MAX + 1)
  })

  it('sign-out ends only the session that signs out', async () => {
    const [here, there] = [await backend.signIn('Raider#3000'), await backend.signIn('Raider#3000')]
    await make(backend, logout, { token: here })
    expect(await rejection(backend, getMe, { token: here })).toMatchObject({ status: 401 })
    await make(backend, getMe, { token: there })
  })

  it('answers to requests with a session must not be stored by caches', async () => {
    const token = await backend.signIn('Raider#3000')
    for (const path of ['/api/me', '/api/nothing', '/auth/battlenet/login']) {
      const { headers } = await backend.request('GET', path, { token })
      expect([path, headers.get('Cache-Control')]).toEqual([path, 'no-store'])
    }
  })
})

describe('expired Battle.net grant', () => {
  it('after 24 hours, Battle.net calls require a new sign-in, but the session stays valid', async () => {
    const token = await backend.signIn('Raider#3000')
    backend.clock.now += DAY_MS
    expect(await rejection(backend, listAvailableCharacters, { token })).toMatchObject({
      status: 403,
      code: 'BATTLENET_TOKEN_EXPIRED',
      details: { requiresReauth: true },
    })
    await make(backend, getMe, { token })
    await backend.signIn('Raider#3000')
    await make(backend, listAvailableCharacters, { token })
  })

  it.each([401, 403])('a %i answer of Battle.net requires a new sign-in', async (status) => {
    const token = await backend.signIn('Raider#3000')
    backend.sandbox.script({
      match: ({ url }) => url.includes('/profile/user/wow'),
      respond: () => Response.json({}, { status }),
    })
    expect(await rejection(backend, listAvailableCharacters, { token })).toMatchObject({
      status: 403,
      code: 'BATTLENET_TOKEN_EXPIRED',
      details: { requiresReauth: true },
    })
  })
})

describe('sign-in without sharing the profile', () => {
  it('creates a session; calls that need the profile require a new sign-in', async () => {
    const { page, cookie } = await startSignIn(backend)
    const choice = { battleTag: 'Raider#3000', sharesProfile: false }
    const { fragment } = await comeBack(backend, backend.sandbox.visit(page, choice), cookie)
    const { token = '' } = fragment
    await make(backend, getMe, { token })
    expect(await rejection(backend, listAvailableCharacters, { token })).toMatchObject({
      status: 403,
      code: 'BATTLENET_TOKEN_EXPIRED',
      details: { requiresReauth: true },
    })
    // Reading imported characters needs no grant.
    expect(await make(backend, listCharacters, { token })).toHaveLength(2)
  })
})

describe('deleteExpiredRows', () => {
  it('deletes expired sessions and sign-in attempts and keeps the others', async () => {
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

  it('deletes batches after 30 days', async () => {
    const { database, clock } = backend
    const batch = { id: 'batch', createdBy: null, changes: [], createdAt: new Date(clock.now) }
    await database.insert(lootBatches).values(batch)
    await deleteExpiredRows(database, new Date(clock.now + 29 * DAY_MS))
    expect(await database.$count(lootBatches)).toBe(1)
    await deleteExpiredRows(database, new Date(clock.now + 31 * DAY_MS))
    expect(await database.$count(lootBatches)).toBe(0)
  })

  it('deletes Battle.net grants after 24 hours', async () => {
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
