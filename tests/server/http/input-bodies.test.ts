import { describe, expect, it } from 'vitest'
import type { Call } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import { startNight } from '@/contract/guilds/raid-nights'
import { awardItem } from '@/contract/guilds/guild-awards'
import { setWebhook } from '@/contract/guilds/webhook'
import { setGuildSettings } from '@/contract/guilds/guild-settings'
import { createAdminTarget } from '../../support/admin-target'
import { WEBHOOK_ADDRESS } from '../../support/backend/discord-host'
import { createSharedBackend } from '../../support/backend/backend'
import { pathOf, readRejection } from '../../support/backend/backend-calls'
import { CURRENT_RAID, findInstance, signInPerson } from '../../support/entities'
import { connectGuild, FROSTELLE } from '../../support/backend/guild'
import { sample } from '../../support/runs'
import { difference, failingCells, shown, type Cell } from '../cells'
import { watchRows } from '../watch-rows'

const BODY_CALLS = Object.entries(CALLS).filter(([, call]) => call.body)
const PARAMETER_CALLS = Object.entries(CALLS).filter(([, call]) => call.path.includes(':'))

const backend = await createSharedBackend()
const raider = await signInPerson(backend, 'Raider#3000')
const wishlistId = await raider.createWishlist('Frostelle')
const [itemId = ''] = await raider.addItems(wishlistId, 'TRINKET', 1)
const { id: characterId } = await raider.character('Frostelle')
const instanceId = await findInstance(backend, raider.token, CURRENT_RAID)
const { id: guildId } = await connectGuild(backend, raider)
const memberId = String(FROSTELLE)
const ids: Record<string, string> = {
  wishlistId,
  itemId,
  characterId,
  instanceId,
  slot: 'TRINKET',
  guildId,
  memberId,
  awardId: 'award',
}
await raider.make(awardItem, {
  params: ids,
  body: {
    id: ids.awardId,
    lootItemId: (await backend.database.query.lootItems.findFirst())?.id,
    difficulty: 'Heroic',
    recipientId: FROSTELLE,
  },
})
const night = { instanceId, difficulty: 'Heroic' }
ids.nightId = (await raider.make(startNight, { params: ids, body: night, status: 201 })).id
await raider.make(setWebhook, { params: ids, body: { address: WEBHOOK_ADDRESS } })
const admin = await backend.signIn('Admin#1000')
const adminIds = (await createAdminTarget(backend, admin)).ids
const haveRowsChanged = await watchRows(backend.database)

/** The token and the path parameters for a call. */
function targetOf(call: Call) {
  if (call.access === 'admin') return { token: admin, params: adminIds }
  // The admin is the guild master.
  return { token: call === setGuildSettings ? admin : raider.token, params: ids }
}

interface Outcome {
  status: number
  code?: string
  changed?: boolean
}

/** Sends a body unchanged; returns status, error code and whether rows have changed. */
async function sendBody(call: Call, body: string): Promise<Outcome> {
  const { token, params } = targetOf(call)
  await haveRowsChanged()
  const answer = await backend.request(call.method, pathOf(call, params), { token, body })
  if (answer.status < 400) return { status: answer.status }
  const { status, code } = readRejection(answer)
  return { status, code, changed: await haveRowsChanged() }
}

function rejectedWith(status: number, code: string): Outcome {
  return { status, code, changed: false }
}

/** Bodies that are not JSON. */
const NOT_JSON = ['{', '{"name": "x"', "{'name': 'x'}", 'name=x', '<xml/>', '\u0000']
/** JSON that is not an object. */
const NOT_AN_OBJECT = ['[]', '[{}]', 'null', '1', '"text"', 'true']
const TOO_LARGE = JSON.stringify({ name: 'x'.repeat(3_000_000) })
/** An empty body, and an object without any known field. */
const NO_FIELDS = [
  '',
  '{"__proto__":{"isMainWishlist":true,"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":1,"hasOwnProperty":null}',
]

describe('request bodies', () => {
  it.each(sample(BODY_CALLS, 3))(
    '%s: a body that is not JSON, not an object or too large is rejected and changes nothing',
    async (_, call) => {
      const cell = (body: string, expected: Outcome): Cell => ({
        name: shown(body),
        check: async () => difference(await sendBody(call, body), expected),
      })
      const failures = await failingCells([
        ...NOT_JSON.map((body) => cell(body, rejectedWith(400, 'INVALID_FORMAT'))),
        ...NOT_AN_OBJECT.map((body) => cell(body, rejectedWith(400, 'VALIDATION_ERROR'))),
        cell(TOO_LARGE, rejectedWith(413, 'BAD_REQUEST')),
      ])
      expect(failures).toEqual([])
    },
  )

  it.each(sample(BODY_CALLS, 3))(
    '%s: an empty body and prototype keys are read as an object without fields',
    async (_, call) => {
      const areAllOptional = call.body?.safeParse({}).success
      const expected = areAllOptional
        ? { status: call.status ?? 200 }
        : rejectedWith(400, 'VALIDATION_ERROR')
      const cells = NO_FIELDS.map((body) => ({
        name: shown(body),
        check: async () => difference(await sendBody(call, body), expected),
      }))
      expect(await failingCells(cells)).toEqual([])
      expect(Object.keys(Object.prototype)).toEqual([])
      expect('polluted' in {}).toBe(false)
      const lists = await backend.database.query.wishlists.findMany()
      expect(lists.find(({ id }) => id === ids.wishlistId)?.isMainWishlist).toBe(false)
    },
  )
})

/** Path segments as they are sent, none of which can be an id. */
const INVALID_SEGMENTS = [
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

describe('path parameters', () => {
  it.each(sample(PARAMETER_CALLS, 3))(
    '%s: invalid ids get 404 and change nothing',
    async (_, call) => {
      const { token, params } = targetOf(call)
      const parameters = [...call.path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter)
      const cells = parameters.flatMap((parameter) =>
        INVALID_SEGMENTS.map((segment) => ({
          name: `${parameter} ${shown(segment)}`,
          async check() {
            const path = pathOf(call, { ...params, [parameter]: 'ODD' }).replace('ODD', segment)
            // The path is checked before the body: {} does not get 400 for its missing fields.
            const body = call.body ? {} : undefined
            await haveRowsChanged()
            const answer = await backend.request(call.method, path, { token, body })
            const { status } = readRejection(answer)
            return difference([status, await haveRowsChanged()], [404, false])
          },
        })),
      )
      expect(await failingCells(cells)).toEqual([])
    },
  )
})

describe('query of GET /api/wishlists', () => {
  it.each(['main=yes', 'main=', 'currentTier=1', 'main=%00', "main=true'--", 'main=TRUE'])(
    'invalid value %s: 400 that names the parameter',
    async (query) => {
      const path = `/api/wishlists?${query}`
      const rejected = readRejection(await backend.request('GET', path, { token: raider.token }))
      expect(rejected).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' })
      expect(Object.keys(rejected.fields)).toEqual([query.split('=')[0]])
    },
  )

  it('unknown parameters are ignored', async () => {
    const path = '/api/wishlists?other=1&__proto__=x&main=true'
    const answer = await backend.request('GET', path, { token: raider.token })
    expect(answer.status).toBe(200)
  })
})
