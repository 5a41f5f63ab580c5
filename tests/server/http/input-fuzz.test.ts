import { asc } from 'drizzle-orm'
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Call } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import { SLOTS } from '@/game/items'
import * as tables from '../../../server/database/schema'
import { arbitraryFromSchema, nearly } from '../../support/arbitrary-from-schema'
import { createTestBackend, type TestAnswer, type TestBackend } from '../../support/backend'
import { pathOf, readRefusal } from '../../support/backend-calls'
import { fingerprint } from '../../support/backend-tables'
import { missingFields } from '../../support/contract-shape'
import { signInPerson, type Person } from '../../support/entities'

/**
 * How often each call is tried. `FUZZ_RUNS=2000 npx vitest run input-fuzz` for a
 * long look; a failure prints its seed, and `FUZZ_SEED=…` repeats it.
 */
const RUNS = Number(process.env.FUZZ_RUNS ?? 30)
const SEED = process.env.FUZZ_SEED === undefined ? undefined : Number(process.env.FUZZ_SEED)
const MINUTE = 60_000

let backend: TestBackend
let raider: Person
let adminToken: string

// One for each call: what one of them has changed or deleted must not be missed by the next.
beforeEach(async () => {
  backend = await createTestBackend()
  raider = await signInPerson(backend, 'Raider#3000')
  adminToken = await backend.signIn('Admin#1000')
})
afterEach(() => backend.close())

/** Ids that exist, some of the raider's and some of others. */
async function knownValues(): Promise<Record<string, string[]>> {
  const { database } = backend
  const wishlistId = await raider.createWishlist('Frostelle')
  const itemIds = await raider.addItems(wishlistId, 'TRINKET', 2)
  const read = async (table: typeof tables.characters | typeof tables.guilds) => {
    const rows = await database.select({ id: table.id }).from(table).limit(8)
    return rows.map(({ id }) => id)
  }
  const instances = await database
    .select({ id: tables.instances.id })
    .from(tables.instances)
    .limit(3)
  const bosses = await database.select({ id: tables.bosses.id }).from(tables.bosses).limit(3)
  const loot = await database
    .select({ id: tables.lootItems.id })
    .from(tables.lootItems)
    .orderBy(asc(tables.lootItems.id))
    .limit(20)
  return {
    wishlistId: [wishlistId],
    id: itemIds,
    itemId: itemIds,
    itemOrder: itemIds,
    characterId: await read(tables.characters),
    guildId: await read(tables.guilds),
    instanceId: instances.map(({ id }) => id),
    bossId: bosses.map(({ id }) => id),
    lootItemId: loot.map(({ id }) => id),
    slot: [...SLOTS],
    specialization: ['frost', 'fire'],
    region: ['eu'],
  }
}

interface Sent {
  params: Record<string, string>
  query: Record<string, unknown>
  body: unknown
  headers: Record<string, string>
}

const param = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
  fc.constantFrom('.', '%', '%00', "'", 'null', 'undefined', '__proto__', 'x'.repeat(65)),
)
const headers = fc.record(
  {
    'Content-Type': fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', ';'),
    Accept: fc.constantFrom('*/*', 'text/html', 'application/json', 'nonsense'),
    Authorization: fc.constantFrom('Bearer', 'Bearer x', `Bearer ${'x'.repeat(43)}`, 'Basic eDp4'),
    'X-Request-Id': fc.stringMatching(/^[ -~]{0,80}$/),
    'X-Forwarded-For': fc.stringMatching(/^[ -~]{0,40}$/),
    'Accept-Encoding': fc.constantFrom('gzip', 'nonsense'),
    'If-None-Match': fc.constantFrom('*', '"x"'),
    Range: fc.constantFrom('bytes=0-1', 'nonsense'),
  },
  { requiredKeys: [] },
)
/** Text that is no JSON, or JSON that is no object. */
const rubbish = fc.oneof(fc.string(), fc.json(), fc.constantFrom('{', '[', 'null', '""', '\u0000'))

function requestsOf(call: Call, known: Record<string, string[]>): Arbitrary<Sent> {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const body = call.body ? arbitraryFromSchema(call.body, known) : fc.constant(undefined)
  const query = call.query ? arbitraryFromSchema(call.query, known) : fc.constant({})
  const valuesOf = (name: string) => {
    const values = known[name] ?? []
    if (values.length === 0) return param
    return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, param)
  }
  const sent = {
    params: fc.record(Object.fromEntries(names.map((name) => [name, valuesOf(name)]))),
    query: call.query ? fc.oneof(query, nearly(query)) : query,
    body: call.body ? fc.oneof(body, nearly(body), rubbish) : body,
    headers: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, headers),
  }
  // Records of exactly these fields; the generator's own type of a query is "unknown".
  return fc.record(sent) as Arbitrary<Sent>
}

async function send(name: string, call: Call, { params, query, body, headers }: Sent) {
  // Signing out the raider would end the test; what it does with a real token others show.
  const own = call.access === 'admin' ? adminToken : raider.token
  const token = name === 'logout' ? null : own
  // A query of an object may have become anything else.
  const entries = Object.entries(query ?? {}).map(([key, value]) => [key, String(value)] as const)
  return backend.request(call.method, pathOf(call, params, Object.fromEntries(entries)), {
    token,
    body: call.method === 'GET' ? undefined : body,
    headers,
  })
}

/** What Battle.net does not have or cannot do is its failure, and said to be. */
const BATTLENET_CODES = new Set(['CHARACTER_FETCH_ERROR', 'BATTLENET_API_ERROR'])

/** In what an answer is not one of the contract. */
function problemsOf(call: Call, answer: TestAnswer): string[] {
  if (answer.status >= 400) {
    const { status, code } = readRefusal(answer)
    const isOurs = status < 500 || (status === 502 && BATTLENET_CODES.has(code))
    return isOurs ? [] : [`${status} ${code}`]
  }
  // Whoever says that any version will do has one.
  if (answer.status === 304)
    return call.method === 'GET' && answer.body === undefined ? [] : ['304']
  // A wish that is there already is answered with what is there.
  if (![200, call.status ?? 200].includes(answer.status)) return [`status ${answer.status}`]
  if (!call.answer) return []
  const { data } = answer.body as { data: Record<string, unknown> } // the contract's frame
  const entity = call.key ? data[call.key] : data
  return missingFields(call.answer, entity)
}

describe.each(Object.entries(CALLS))('%s', (name, call) => {
  it(
    'answers by the contract whatever it is sent, and changes nothing when it refuses',
    async () => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const known = await knownValues()
      let last = await fingerprint(backend.database)
      await fc.assert(
        fc.asyncProperty(requestsOf(call, known), async (request) => {
          const answer = await send(name, call, request)
          expect(problemsOf(call, answer)).toEqual([])
          const now = await fingerprint(backend.database)
          expect(answer.status < 400 ? now : last).toEqual(now)
          last = now
        }),
        { numRuns: RUNS, seed: SEED },
      )
      log.mockRestore()
    },
    MINUTE * 60,
  )
})
