import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Call } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import { SLOTS } from '@/game/items'
import { wishlists } from '../../../server/database/schema'
import { copyCharacter } from '../../support/backend/account-rows'
import { createAdminTarget } from '../../support/admin-target'
import { arbitraryFromSchema, nearly } from '../../support/arbitrary-from-schema'
import { createSharedBackend, type TestAnswer } from '../../support/backend/backend'
import { pathOf, readRejection, violationsOf } from '../../support/backend/backend-calls'
import { signInPerson } from '../../support/entities'
import { REPORT_ID } from '../../support/backend/report-host'
import { propertyOptions, sample } from '../../support/runs'
import { insertSim } from '../../support/sims'
import { watchRows } from '../watch-rows'

/**
 * `npm run test:all` runs this on both databases: often on the embedded one, which is Postgres too,
 * and less often on a Postgres server, where only the driver differs.
 */
const OPTIONS = propertyOptions(8, process.env.TEST_DATABASE_URL ? 40 : 150)
const TIMEOUT_MS = 10 * 60_000

const backend = await createSharedBackend()
const raider = await signInPerson(backend, 'Raider#3000')
const adminToken = await backend.signIn('Admin#1000')
const haveRowsChanged = await watchRows(backend.database)

/**
 * Ids of rows that exist. They are created anew for every call, so that a call may change and
 * delete them: a raid, once with and once without wishlists, and a wishlist of a seeded raid.
 */
async function knownValues(): Promise<Record<string, string[]>> {
  // A character may have only a limited number of wishlists for a raid.
  await backend.database.delete(wishlists)
  const unused = await createAdminTarget(backend, adminToken)
  const used = await createAdminTarget(backend, adminToken)
  const characters = await backend.database.query.characters.findMany()
  const guilds = await backend.database.query.guilds.findMany()
  const { id: frostelle } = await raider.character('Frostelle')
  const wishlistId = await raider.createWishlist('Frostelle')
  const itemIds = await raider.addItems(wishlistId, 'TRINKET', 2)
  // Not imported: fuzzed requests may have changed the loot items of a report.
  const simId = randomUUID()
  const { instanceId } = used.ids
  await insertSim(backend, {
    id: simId,
    characterId: frostelle,
    instanceId,
    difficulty: 'Heroic',
  })
  await raider.createWishlist('Frostelle', {
    instanceId,
    difficulty: 'Mythic',
  })
  const loot = await backend.database.query.lootItems.findMany({ limit: 20 })
  return {
    wishlistId: [wishlistId],
    id: itemIds,
    itemId: itemIds,
    itemOrder: itemIds,
    characterId: characters.map(({ id }) => id),
    awardId: ['award-1'],
    guildId: guilds.map(({ id }) => id),
    simId: [simId],
    reportId: [REPORT_ID],
    instanceId: [unused.ids.instanceId, used.ids.instanceId],
    bossId: [unused.ids.bossId, used.ids.bossId],
    lootItemId: [unused.ids.lootItemId, used.ids.lootItemId, ...loot.map(({ id }) => id)],
    seasonId: [unused.ids.seasonId, used.ids.seasonId],
    batchId: [unused.ids.batchId, used.ids.batchId],
    raidId: [unused.ids.raidId],
    encounterId: [unused.ids.encounterId],
    changeId: [unused.ids.changeId, used.ids.changeId],
    // Of the journal's items, in a query, and of the bulk actions, in a body.
    ids: ['299001', '299001,299908,1', unused.ids.lootItemId, used.ids.lootItemId],
    slot: [...SLOTS],
    specialization: ['frost', 'fire'],
    region: ['eu'],
  }
}

interface FuzzedRequest {
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
/** Any text or JSON; most of it is not an object. */
const notAnObject = fc.oneof(
  fc.string(),
  fc.json(),
  fc.constantFrom('{', '[', 'null', '""', '\u0000'),
)

function requestsOf(call: Call, known: Record<string, string[]>): Arbitrary<FuzzedRequest> {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const body = call.body ? arbitraryFromSchema(call.body, known) : fc.constant(undefined)
  const query = call.query ? arbitraryFromSchema(call.query, known) : fc.constant({})
  const valuesOf = (name: string) => {
    const values = known[name] ?? []
    if (values.length === 0) return param
    return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, param)
  }
  const request = {
    params: fc.record(Object.fromEntries(names.map((name) => [name, valuesOf(name)]))),
    query: call.query ? fc.oneof(query, nearly(query)) : query,
    body: call.body ? fc.oneof(body, nearly(body), notAnObject) : body,
    headers: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, headers),
  }
  // Records of exactly these fields; the generator types a query as unknown.
  return fc.record(request) as Arbitrary<FuzzedRequest>
}

async function send(name: string, call: Call, { params, query, body, headers }: FuzzedRequest) {
  const own = call.access === 'admin' ? adminToken : raider.token
  // A logout with the raider's token would end the session that the following calls need.
  const token = name === 'logout' ? null : own
  // `nearly` may have replaced the query by null.
  const entries = Object.entries(query ?? {}).map(([key, value]) => [key, String(value)] as const)
  return backend.request(call.method, pathOf(call, params, Object.fromEntries(entries)), {
    token,
    body: call.method === 'GET' ? undefined : body,
    headers,
  })
}

/** Codes of failures of Battle.net, the only 5xx answers that a request may cause. */
const BATTLENET_CODES = new Set(['CHARACTER_FETCH_ERROR', 'BATTLENET_API_ERROR'])

/** The ways in which an answer breaks the contract. */
function contractViolations(call: Call, answer: TestAnswer): string[] {
  if (answer.status >= 400) {
    const { status, code } = readRejection(answer)
    const isAllowed = status < 500 || (status === 502 && BATTLENET_CODES.has(code))
    return isAllowed ? [] : [`${status} ${code}`]
  }
  // "If-None-Match: *" matches every version.
  if (answer.status === 304)
    return call.method === 'GET' && answer.body === undefined ? [] : ['304 with a body']
  // Every call may answer 200: addWishlistItem for an existing wish, and other calls for a dry run.
  if (![200, call.status ?? 200].includes(answer.status)) return [`status ${answer.status}`]
  return violationsOf(call, answer.body)
}

describe('fuzzed requests', () => {
  it.each(sample(Object.entries(CALLS), 6))(
    '%s: every answer fits the contract, and rejected requests change nothing',
    async (name, call) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const known = await knownValues()
      // The other characters are needed by the calls that follow.
      if (name === 'removeCharacter') known.characterId = [await copyCharacter(backend, 'Kharzul')]
      await haveRowsChanged()
      await fc.assert(
        fc.asyncProperty(requestsOf(call, known), async (request) => {
          const answer = await send(name, call, request)
          expect(contractViolations(call, answer)).toEqual([])
          const isRejected = answer.status >= 400
          expect((await haveRowsChanged()) && isRejected).toBe(false)
        }),
        OPTIONS,
      )
      log.mockRestore()
    },
    TIMEOUT_MS,
  )
})
