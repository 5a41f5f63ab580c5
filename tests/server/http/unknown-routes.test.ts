import { describe, expect, it } from 'vitest'
import { createSharedBackend } from '../../support/backend/backend'
import { readRejection } from '../../support/backend/backend-calls'

const backend = await createSharedBackend()
const player = await backend.signIn('Raider#3000')
const admin = await backend.signIn('Admin#1000')

describe('rejected requests', () => {
  it.each([
    ['GET', '/api/admin/nothing-here'],
    ['POST', '/api/admin'],
    ['DELETE', '/api/admin/instances/1/2/3'],
    ['PATCH', '/api/admin/instances'],
  ])(
    'unknown admin route %s %s: 401 without a session, 403 for a player, 404 for an admin',
    async (method, path) => {
      const anonymous = await backend.request(method, path)
      expect(readRejection(anonymous)).toMatchObject({ status: 401, code: 'AUTH_REQUIRED' })
      const forPlayer = await backend.request(method, path, { token: player })
      expect(readRejection(forPlayer)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
      const forAdmin = await backend.request(method, path, { token: admin })
      expect(readRejection(forAdmin)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    },
  )

  it.each(['Basic', 'Token', ''])(
    'a session token with the authorization scheme "%s" instead of Bearer: 401',
    async (scheme) => {
      const headers = { Authorization: `${scheme} ${player}` }
      expect((await backend.request('GET', '/api/me', { headers })).status).toBe(401)
    },
  )

  it.each(['/api/nothing', '/api', '/api/me/nothing'])('unknown path %s: 404', async (path) => {
    const answer = await backend.request('GET', path, { token: player })
    expect(readRejection(answer)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})
