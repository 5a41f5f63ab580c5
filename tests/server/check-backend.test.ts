import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeExamination, examineBackend } from '../../scripts/examine-backend'
import { FEATURES } from '@/contract/features'
import { createTestBackend, type TestBackend } from '../support/backend/backend'
import { BACKEND_ORIGIN } from '../support/backend/backend-parts'
import { specifiedBackend, type Backend } from '../support/specified-backend'

const APP = 'https://app.example.com'
let backend: TestBackend
let token: string

beforeAll(async () => {
  backend = await createTestBackend()
  token = await backend.signIn('Raider#3000')
})
afterAll(() => backend.close())

const reference: Backend = async (request) => backend.app.fetch(request)
const examine = (fetch: Backend, changes: { token?: string | null; origin?: string } = {}) =>
  examineBackend({ url: BACKEND_ORIGIN, token, fetch, ...changes })

/** The reference backend without guilds, and with instances that lack their name. */
const broken: Backend = async (request) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/api/guilds') return new Response('', { status: 404 })
  if (pathname === '/api/instances/active') return Response.json({ instances: [{ id: '1' }] })
  return reference(request)
}

describe('npm run check:backend', () => {
  it('reference backend: all calls work, all features are announced', async () => {
    const fetch: Backend = async (request) =>
      request.method === 'OPTIONS'
        ? new Response(null, {
            headers: {
              'Access-Control-Allow-Origin': APP,
              'Access-Control-Allow-Methods': 'GET,POST,PUT,DELETE',
              'Access-Control-Allow-Headers': 'Authorization,Content-Type,Idempotency-Key',
            },
          })
        : reference(request)
    const result = await examine(fetch, { origin: APP })
    expect(result).toMatchObject({ fails: [], skipped: [], missingFeatures: [] })
    expect(result.works).toHaveLength(13)
    expect(describeExamination(result)).toContain('The app works with this backend.')
  })

  it('a backend that is exactly the specification: all calls work; names what is not shown', async () => {
    const calls: string[] = []
    const fetch = specifiedBackend(reference, { onOtherCall: (call) => calls.push(call) })
    const result = await examine(fetch)
    expect(calls).toEqual([])
    expect(result).toMatchObject({ fails: [], skipped: [], features: [] })
    expect(result.missingFeatures).toEqual(Object.keys(FEATURES))
    const text = describeExamination(result)
    expect(text).toMatch(/GET \/api\/characters \(not shown, because missing: .*level/)
    expect(text).toContain('wish-notes: no notes')
  })

  it('missing calls and broken answers are named', async () => {
    const { fails } = await examine(broken)
    expect(fails).toEqual([
      { call: 'GET /api/guilds', reason: 'HTTP 404' },
      { call: 'GET /api/instances/active', reason: expect.stringContaining('0.name') },
    ])
  })

  it('a backend that does not answer is named', async () => {
    const { works, fails } = await examine(async () => Promise.reject(new TypeError('failed')))
    expect(works).toEqual([])
    expect(fails).toEqual([{ call: 'GET /api/status', reason: 'no answer' }])
  })

  it('a token without a session, and a missing CORS header, are named', async () => {
    const { fails } = await examine(reference, { token: 'other', origin: 'https://other.example' })
    expect(fails).toContainEqual({
      call: 'OPTIONS /api/status',
      reason: 'no Access-Control-Allow-Origin: https://other.example',
    })
    expect(fails).toContainEqual({ call: 'GET /api/status', reason: 'the token has no session' })
  })
})
