import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import { SANDBOX_PATH } from '../../../server/battlenet/sandbox/sandbox'
import { addUser, copyCharacter } from '../../support/backend/account-rows'
import { createAdminTarget } from '../../support/admin-target'
import { getGuildBoard } from '@/contract/guilds/guild-board'
import { guilds } from '../../../server/database/schema'
import { createTestBackend, type TestBackend } from '../../support/backend/backend'
import { pathOf, readRejection, violationsOf } from '../../support/backend/backend-calls'
import { connectGuild, FROSTELLE, IMPORTED_AWARD } from '../../support/backend/guild'
import { CURRENT_RAID, findInstance, signInPerson, type Person } from '../../support/entities'
import { REPORT_ID } from '../../support/backend/report-host'
import { simpleModel } from '../../support/sim-reports'
import { HERO_HOOD } from '../../support/gear'
import { HOOD } from '../../support/sim-items'
import { toImportBody } from '../../support/sims'
import { failingCells } from '../cells'
import { watchRows } from '../watch-rows'
import { WEBHOOK_ADDRESS } from '../../support/backend/discord-host'
import { isFullRun } from '../../support/runs'
import { createPlayerTargets } from './player-targets'
import { CALLERS, OTHER_ROUTES, STATUSES, type Caller } from './access-table'

const DAY_MS = 24 * 60 * 60 * 1000
const TOO_LONG_ID = 'x'.repeat(65)

/** The owner of an account that only `deleteAccount` uses. */
const DELETED_USER = 'Leaver#5000'

let backend: TestBackend
let raider: Person
let tokens: Record<Caller, string | null>
let ids: Record<string, string>
let adminIds: Record<string, string>
let bodies: Record<string, unknown>
let haveRowsChanged: () => Promise<boolean>

beforeAll(async () => {
  backend = await createTestBackend()
  const expired = await backend.signIn('Raider#3000')
  backend.clock.now += 31 * DAY_MS
  const signedOut = await backend.signIn('Raider#3000')
  await backend.request('POST', '/auth/logout', { token: signedOut })
  raider = await signInPerson(backend, 'Raider#3000')
  tokens = {
    'no token': null,
    'malformed token': 'short',
    'unknown token': 'x'.repeat(43),
    'expired session': expired,
    'signed out': signedOut,
    'another user': await backend.signIn('Newcomer#2000'),
    owner: raider.token,
    admin: await backend.signIn('Admin#1000'),
  }

  const character = await raider.character('Frostelle')
  const frostelle = await backend.database.query.characters.findFirst({
    where: (table, { eq }) => eq(table.name, 'Frostelle'),
  })
  const instanceId = await findInstance(backend, raider.token, CURRENT_RAID)
  const { id: guildId } = await connectGuild(backend, raider)
  ids = {
    characterId: character.id,
    instanceId,
    slot: 'TRINKET',
    guildId,
    memberId: String(FROSTELLE),
    difficulty: 'Heroic',
    reportId: REPORT_ID,
  }
  bodies = {
    importCharacter: {
      character: {
        blizzardCharacterId: frostelle?.blizzardCharacterId,
        name: 'Frostelle',
        realmSlug: 'argent-dawn',
        region: 'eu',
      },
    },
    onboardGuild: { guildId },
    setGuildSharing: { characterId: character.id, isShared: true },
    setOfficerRanks: { officerRanks: [1] },
    setGuildSettings: { timeZone: 'Europe/Paris' },
    setTeam: { memberIds: [FROSTELLE], teamStatus: 'core' },
    addRaiderNote: { text: 'A note' },
    lockGuildLists: { reason: 'Council tonight' },
    startNight: { instanceId, difficulty: 'Heroic' },
    changeNight: { startedAt: '2026-05-01T20:00:00Z' },
    setAttendance: { memberId: FROSTELLE, status: 'late' },
    setWebhook: { address: WEBHOOK_ADDRESS },
    createWishlist: {
      instanceId,
      difficulty: 'Heroic',
      specialization: 'frost',
      name: 'A list',
      isMainWishlist: false,
    },
    updateWishlist: { name: 'Renamed' },
    importSim: toImportBody(simpleModel([{ ...HOOD, percent: 2 }])),
    importGear: { items: [HERO_HOOD] },
    importAwards: { awards: [IMPORTED_AWARD] },
    deleteAccount: { battleNetTag: DELETED_USER },
  }
  await createAdminTargets()
  await createTargets()
  haveRowsChanged = await watchRows(backend.database)
})
afterAll(() => backend.close())

/** Creates a raid without wishlists, for the calls of admins that write. */
async function createAdminTargets() {
  const target = await createAdminTarget(backend, tokens.admin ?? '')
  adminIds = target.ids
  bodies = { ...bodies, ...target.bodies }
}

/** Replaces what a player has stored, for the other calls that write. */
async function createTargets() {
  const targets = await createPlayerTargets(backend, raider, ids, bodies)
  ids = { ...ids, ...targets.ids }
  bodies = { ...bodies, ...targets.bodies }
}

const BATTLE_TAGS: Partial<Record<Caller, string>> = {
  'another user': 'Newcomer#2000',
  owner: 'Raider#3000',
  admin: 'Admin#1000',
}

async function tokenFor(name: string, caller: Caller) {
  if (name === 'deleteAccount' && caller === 'owner') {
    return (await addUser(backend, DELETED_USER)).token
  }
  const battleTag = BATTLE_TAGS[caller]
  // Signing out ends the session, so this call gets one that no other test uses.
  return name === 'logout' && battleTag ? backend.signIn(battleTag) : tokens[caller]
}

async function paramsFor(name: string, call: Call) {
  if (call.access === 'admin') return adminIds
  // Other calls need the characters of the seed.
  if (name === 'removeCharacter') {
    return { ...ids, characterId: await copyCharacter(backend, 'Frostelle') }
  }
  // The roster of a guild is read at most once a minute.
  if (name === 'refreshGuildRoster') {
    await backend.database.update(guilds).set({ onboardedAt: new Date(0) })
  }
  return ids
}

function send(call: Call, name: string, token: string | null, params: object) {
  const body = call.method === 'GET' ? undefined : (bodies[name] ?? {})
  const query = name === 'listOwnAwards' ? { since: '2020-01-01T00:00:00Z' } : {}
  return backend.request(call.method, pathOf(call, params, query), { token, body })
}

const routeOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

/** All routes of the app except those of the Battle.net sandbox. Middleware has method ALL. */
function registeredRoutes(): string[] {
  return backend.app.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.startsWith(SANDBOX_PATH))
    .map((route) => routeOf(route))
}

describe('registered routes', () => {
  it('are all calls of the contract or listed as other routes', () => {
    const known = new Set(Object.keys(OTHER_ROUTES).concat(Object.values(CALLS).map(routeOf)))
    expect(registeredRoutes().filter((route) => !known.has(route))).toEqual([])
  })

  it('include every call of the contract', () => {
    const registered = new Set(registeredRoutes())
    const calls = Object.values(CALLS).map(routeOf)
    expect(calls.filter((route) => !registered.has(route))).toEqual([])
  })

  it.each(Object.entries(OTHER_ROUTES))('%s: every caller gets %i', async (route, status) => {
    const [method = '', path = ''] = route.split(' ')
    const answers = await Promise.all(
      CALLERS.map(async (caller) => {
        const answer = await backend.request(method, path, { token: tokens[caller] })
        return [caller, answer.status]
      }),
    )
    expect(answers).toEqual(CALLERS.map((caller) => [caller, status]))
  })
})

/**
 * Whether a call is tested with a caller. The calls take turns with the sessions that are not valid,
 * because all of them check the session in the same way.
 */
function isTested(name: string, caller: Caller): boolean {
  const others: Caller[] = ['malformed token', 'unknown token', 'expired session', 'signed out']
  const turn = Object.keys(CALLS).indexOf(name) % others.length
  return isFullRun || !others.includes(caller) || others[turn] === caller
}

async function readBoard() {
  const path = pathOf(getGuildBoard, ids)
  const { headers, body } = await backend.request('GET', path, { token: raider.token })
  return { etag: headers.get('ETag'), body }
}

describe('access to the calls of the contract', () => {
  it.each(Object.entries(CALLS))(
    '%s: every caller gets the status of the table; a success fits the contract and changes what is read next, a rejection nothing',
    async (name, call) => {
      const statuses = STATUSES[name] ?? []
      expect(statuses, `Add ${name} to STATUSES`).toHaveLength(CALLERS.length)
      // All callers share the targets. Those with access come last, except the admin in "own".
      const needsTargets = call.method !== 'GET' || call.path.includes(':awardId')
      if (needsTargets) await (call.access === 'admin' ? createAdminTargets() : createTargets())
      const cells = CALLERS.map((caller, index) => ({
        name: caller,
        async check() {
          const token = await tokenFor(name, caller)
          const params = await paramsFor(name, call)
          await haveRowsChanged()
          const isAllowed = (statuses[index] ?? 0) < 400
          const board = isAllowed ? await readBoard() : undefined
          const answer = await send(call, name, token, params)
          if (answer.status !== statuses[index])
            return `status ${answer.status} instead of ${statuses[index]}`
          const hasChanged = await haveRowsChanged()
          if (board) {
            const violations = violationsOf(call, answer.body)
            if (violations.length > 0) return violations.join()
            // Clients keep a board until it has another ETag.
            const { etag, body } = await readBoard()
            const isOutdated = etag === board.etag && !isDeepStrictEqual(body, board.body)
            return isOutdated ? 'the board has changed, its ETag has not' : undefined
          }
          readRejection(answer)
          return hasChanged ? 'rows have changed' : undefined
        },
      }))
      expect(await failingCells(cells.filter((cell) => isTested(name, cell.name)))).toEqual([])
    },
  )
})

describe('rejected calls', () => {
  it('neither a malformed body nor a malformed id is read before access is checked', async () => {
    const cells = Object.entries(CALLS)
      .filter(([, call]) => (call.body || call.path.includes(':')) && call.access !== 'public')
      .map(([name, call]) => ({
        name,
        async check() {
          const isAdmin = call.access === 'admin'
          const params = isAdmin ? adminIds : ids
          const malformed = Object.fromEntries(Object.keys(params).map((key) => [key, TOO_LONG_ID]))
          const token = isAdmin ? tokens.owner : null
          const body = call.method === 'GET' ? undefined : '{ no JSON'
          const statuses = await Promise.all(
            [params, malformed].map(async (given) => {
              const answer = await backend.request(call.method, pathOf(call, given), {
                token,
                body,
              })
              return readRejection(answer).status
            }),
          )
          const expected = isAdmin ? 403 : 401
          return statuses.every((status) => status === expected)
            ? undefined
            : `statuses ${statuses.join()}`
        },
      }))
    expect(cells.length).toBeGreaterThan(10)
    expect(await failingCells(cells)).toEqual([])
  })

  it("another user's wishlist is answered like a wishlist that does not exist", async () => {
    const token = tokens['another user']
    const missing = await backend.request('GET', '/api/wishlists/no-such-list', { token })
    const path = `/api/wishlists/${ids.wishlistId}`
    const { status, body } = await backend.request('GET', path, { token })
    expect({ status, body }).toEqual({ status: missing.status, body: missing.body })
  })
})
