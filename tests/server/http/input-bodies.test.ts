import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Call } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import { createAdminTarget } from '../../support/admin-target'
import { createTestBackend, type TestBackend } from '../../support/backend'
import { pathOf, readRefusal } from '../../support/backend-calls'
import { fingerprint } from '../../support/backend-tables'
import { CURRENT_RAID, findInstance, signInPerson, type Person } from '../../support/entities'

const BODY_CALLS = Object.entries(CALLS).filter(([, call]) => call.body)
const PARAMETER_CALLS = Object.entries(CALLS).filter(([, call]) => call.path.includes(':'))

let backend: TestBackend
let raider: Person
let admin: string
let ids: Record<string, string>
let adminIds: Record<string, string>
let before: Record<string, string>

beforeAll(async () => {
  backend = await createTestBackend()
  raider = await signInPerson(backend, 'Raider#3000')
  const wishlistId = await raider.createWishlist('Frostelle')
  const [itemId = ''] = await raider.addItems(wishlistId, 'TRINKET', 1)
  const { id: characterId } = await raider.character('Frostelle')
  const instanceId = await findInstance(backend, raider.token, CURRENT_RAID)
  ids = { wishlistId, itemId, characterId, instanceId, slot: 'TRINKET' }
  admin = await backend.signIn('Admin#1000')
  adminIds = (await createAdminTarget(backend, admin)).ids
})
afterAll(() => backend.close())

beforeEach(async () => {
  before = await fingerprint(backend.database)
})

/** Who makes a call, and on what. */
function targetOf({ access }: Call) {
  return access === 'admin'
    ? { token: admin, params: adminIds }
    : { token: raider.token, params: ids }
}

/** Sends a body as it is; how it was answered, and whether that left a trace. */
async function sendBody(call: Call, body: string) {
  const { token, params } = targetOf(call)
  const answer = await backend.request(call.method, pathOf(call, params), { token, body })
  const { code } = answer.status < 400 ? { code: undefined } : readRefusal(answer)
  return { status: answer.status, code, isUnchanged: await isUnchanged() }
}

async function isUnchanged() {
  return JSON.stringify(await fingerprint(backend.database)) === JSON.stringify(before)
}

function refusedWith(status: number, code: string) {
  return { status, code, isUnchanged: true }
}

describe.each(BODY_CALLS)('the body of %s', (_, call) => {
  it.each(['{', '{"name": "x"', "{'name': 'x'}", 'name=x', '<xml/>', '\u0000'])(
    'that is no JSON is refused: %j',
    async (body) => {
      expect(await sendBody(call, body)).toEqual(refusedWith(400, 'INVALID_FORMAT'))
    },
  )

  it.each(['[]', '[{}]', 'null', '1', '"text"', 'true'])(
    'that is no object is refused: %s',
    async (body) => {
      expect(await sendBody(call, body)).toEqual(refusedWith(400, 'VALIDATION_ERROR'))
    },
  )

  it('of three megabytes is refused unread', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(3_000_000) })
    expect(await sendBody(call, body)).toEqual(refusedWith(413, 'BAD_REQUEST'))
  })

  it('that is empty or has keys of a prototype is an object without fields', async () => {
    const isComplete = call.body?.safeParse({}).success
    const expected = isComplete
      ? { status: call.status ?? 200 }
      : refusedWith(400, 'VALIDATION_ERROR')
    const hostile =
      '{"__proto__":{"isMainWishlist":true,"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":1,"hasOwnProperty":null}'
    for (const body of ['', hostile]) {
      expect(await sendBody(call, body)).toMatchObject(expected)
    }
    expect(Object.keys(Object.prototype)).toEqual([])
    expect('polluted' in {}).toBe(false)
    const lists = await backend.database.query.wishlists.findMany()
    expect(lists.find(({ id }) => id === ids.wishlistId)?.isMainWishlist).toBe(false)
  })
})

/** Segments of a path as they come over the wire, none of which can be an id. */
const ODD_SEGMENTS = [
  '%00',
  'a%00b',
  '%20',
  '..%2F..%2Fetc',
  '%F0%9F%97%A1',
  'ünïcode',
  "'%3B%20drop%20table%20users%3B%20--",
  '%3Cscript%3E',
  '%E0%A4%A',
  '%',
  'x'.repeat(65),
  'x'.repeat(5000),
]

describe.each(PARAMETER_CALLS)('the address of %s', (_, call) => {
  const parameters = [...call.path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter)
  const cases = parameters.flatMap((parameter) =>
    ODD_SEGMENTS.map((segment) => ({
      parameter,
      segment,
      shown: segment.length > 60 ? `${segment.length} letters` : segment,
    })),
  )

  it.for(cases)('is unknown with $shown for $parameter', async ({ parameter, segment }) => {
    const { token, params } = targetOf(call)
    const path = pathOf(call, { ...params, [parameter]: 'ODD' }).replace('ODD', segment)
    const body = call.body ? {} : undefined
    const answer = await backend.request(call.method, path, { token, body })
    // A body is refused by its fields only where the address is right.
    expect(readRefusal(answer)).toMatchObject({ status: 404 })
    expect(await isUnchanged()).toBe(true)
  })
})

describe('the query of the wishlists', () => {
  it.each(['main=yes', 'main=', 'currentTier=1', 'main=%00', "main=true'--", 'main=TRUE'])(
    '%s is refused',
    async (query) => {
      const answer = await backend.request('GET', `/api/wishlists?${query}`, {
        token: raider.token,
      })
      const refusal = readRefusal(answer)
      expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' })
      expect(Object.keys(refusal.fields)).toEqual([query.split('=')[0]])
    },
  )

  it('may hold what nobody asked for', async () => {
    const path = '/api/wishlists?other=1&__proto__=x&main=true'
    expect(await backend.request('GET', path, { token: raider.token })).toMatchObject({
      status: 200,
    })
  })
})
