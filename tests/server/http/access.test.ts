import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import { SANDBOX_PATH } from '../../../server/battlenet/sandbox/sandbox'
import { createAdminTarget } from '../../support/admin-target'
import { createTestBackend, type TestBackend } from '../../support/backend'
import { pathOf, readRefusal } from '../../support/backend-calls'
import { fingerprint } from '../../support/backend-tables'
import { CURRENT_RAID, findInstance, signInPerson, type Person } from '../../support/entities'

const DAY_MS = 24 * 60 * 60 * 1000

/** Who asks. The owner is the raider; the things asked for are the raider's. */
const CALLERS = [
  'no token',
  'malformed token',
  'unknown token',
  'expired session',
  'signed out',
  'another user',
  'owner',
  'admin',
] as const
type Caller = (typeof CALLERS)[number]

/**
 * Statuses in the order of CALLERS. "own": ids that belong to someone, 404 for all but the owner;
 * "anyone": nothing that belongs to someone; "admin": refused before anything is looked up.
 */
const own = (status: number) => [401, 401, 401, 401, 401, 404, status, 404]
const anyone = (status: number) => [401, 401, 401, 401, 401, status, status, status]
const open = (status: number) => Array.from({ length: 8 }, () => status)
const admin = (status: number) => [401, 401, 401, 401, 401, 403, 403, status]

const DECISIONS: Record<string, readonly number[]> = {
  getStatus: open(200),
  logout: open(204),
  getMe: anyone(200),
  getMyCharacterCount: anyone(200),
  listCharacters: anyone(200),
  listAvailableCharacters: anyone(200),
  // The character of the body is on the owner's game account only, and imported already.
  importCharacter: own(409),
  getCharacter: own(200),
  syncCharacter: own(200),
  listGuilds: anyone(200),
  // The admin's character is in the same guild.
  onboardGuild: [401, 401, 401, 401, 401, 404, 200, 200],
  listActiveInstances: anyone(200),
  listInstanceLoot: anyone(200),
  listCharacterWishlists: own(200),
  createWishlist: own(201),
  listWishlists: anyone(200),
  getWishlist: own(200),
  updateWishlist: own(200),
  duplicateWishlist: own(201),
  listAvailableItems: own(200),
  // Sent with an id that is on the list, so the owner gets what is there.
  addWishlistItem: own(200),
  removeWishlistItem: own(204),
  deleteWishlist: own(204),
  listInstances: admin(200),
  createInstance: admin(201),
  updateInstance: admin(200),
  deleteInstance: admin(204),
  setBossOrder: admin(200),
  listBosses: admin(200),
  createBoss: admin(201),
  updateBoss: admin(200),
  deleteBoss: admin(204),
  listLoot: admin(200),
  createLootItem: admin(201),
  updateLootItem: admin(200),
  deleteLootItem: admin(204),
  createLootBulk: admin(201),
  deleteLootBatch: admin(204),
  exportRaid: admin(200),
  importRaid: admin(201),
}

/** What is registered beside the calls: the same for everyone, with a token or without. */
const PAGES: Record<string, number> = {
  'GET /auth/battlenet/login': 302,
  // Without what the provider sends along it leads back to the app, which says so.
  'GET /auth/battlenet/callback': 302,
  'GET /healthz': 200,
  'GET /readyz': 200,
  'GET /openapi.json': 200,
}

let backend: TestBackend
let raider: Person
let tokens: Record<Caller, string | null>
let ids: Record<string, string>
let adminIds: Record<string, string>
let bodies: Record<string, unknown>

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
  ids = {
    characterId: character.id,
    instanceId,
    slot: 'TRINKET',
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
    onboardGuild: { guildId: character.guild?.id },
    createWishlist: {
      instanceId,
      difficulty: 'Heroic',
      specialization: 'frost',
      name: 'A list',
      isMainWishlist: false,
    },
    updateWishlist: { name: 'Renamed' },
  }
  await makeWishlist()
  await makeRaid()
})
afterAll(() => backend.close())

/** A list of the raider's with one wish, for the calls that change or remove it. */
async function makeWishlist() {
  const wishlistId = await raider.createWishlist('Frostelle')
  const [itemId = ''] = await raider.addItems(wishlistId, 'TRINKET', 1)
  const item = await backend.database.query.wishlistItems.findFirst({
    where: (table, { eq }) => eq(table.id, itemId),
  })
  ids = { ...ids, wishlistId, itemId }
  const wish = { id: itemId, lootItemId: item?.lootItemId, slot: 'TRINKET' }
  bodies = { ...bodies, addWishlistItem: wish }
}

/** A raid that no wishlist uses, for the calls of admins. */
async function makeRaid() {
  const target = await createAdminTarget(backend, tokens.admin ?? '')
  adminIds = target.ids
  bodies = { ...bodies, ...target.bodies }
}

const BATTLE_TAGS: Partial<Record<Caller, string>> = {
  'another user': 'Newcomer#2000',
  owner: 'Raider#3000',
  admin: 'Admin#1000',
}

async function ask(name: string, call: Call, caller: Caller) {
  const battleTag = BATTLE_TAGS[caller]
  // Signing out ends a session that no other test uses.
  const token = name === 'logout' && battleTag ? await backend.signIn(battleTag) : tokens[caller]
  const body = call.method === 'GET' ? undefined : (bodies[name] ?? {})
  const params = call.access === 'admin' ? adminIds : ids
  return backend.request(call.method, pathOf(call, params), { token, body })
}

describe('the routes that are registered', () => {
  it('all have their place in a table', () => {
    const decided = new Set(Object.keys(PAGES).concat(Object.values(CALLS).map(nameOf)))
    expect(registered().filter((route) => !decided.has(route))).toEqual([])
  })

  it('are all that the contract names', () => {
    const missing = new Set(Object.values(CALLS).map(nameOf))
    for (const route of registered()) missing.delete(route)
    expect([...missing]).toEqual([])
  })

  it.each(Object.entries(PAGES))('%s is the same for everyone: %i', async (route, status) => {
    const [method = '', path = ''] = route.split(' ')
    for (const caller of CALLERS) {
      const answer = await backend.request(method, path, { token: tokens[caller] })
      expect([caller, answer.status]).toEqual([caller, status])
    }
  })
})

function nameOf({ method, path }: Pick<Call, 'method' | 'path'>): string {
  return `${method} ${path}`
}

/** What the backend answers, but for the stand-in for Battle.net. Middleware is for ALL. */
function registered(): string[] {
  const routes = backend.app.routes.filter(
    ({ method, path }) => method !== 'ALL' && !path.startsWith(SANDBOX_PATH),
  )
  return routes.map(({ method, path }) => `${method} ${path}`)
}

describe.each(Object.entries(CALLS))('%s', (name, call) => {
  it('has its place in the table', () => {
    expect(DECISIONS[name], `Decide above who may call ${name}`).toHaveLength(CALLERS.length)
  })

  it.each(CALLERS)('for %s', async (caller) => {
    const expected = DECISIONS[name]?.[CALLERS.indexOf(caller)]
    // A call before may have removed what this one is made on.
    if (caller === 'owner') await makeWishlist()
    if (call.access === 'admin' && caller === 'admin') await makeRaid()
    const before = await fingerprint(backend.database)
    const answer = await ask(name, call, caller)
    expect(answer.status).toBe(expected)
    if (answer.status < 400) return
    readRefusal(answer)
    expect(await fingerprint(backend.database)).toEqual(before)
  })
})

describe('what a refusal tells', () => {
  it.each([
    ['GET', '/api/admin/nothing-here'],
    ['POST', '/api/admin'],
    ['DELETE', '/api/admin/instances/1/2/3'],
    ['PATCH', '/api/admin/instances'],
  ])('%s %s is 403 to a player and 401 to nobody', async (method, path) => {
    const player = await backend.request(method, path, { token: tokens.owner })
    expect(readRefusal(player)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    const nobody = await backend.request(method, path)
    expect(readRefusal(nobody)).toMatchObject({ status: 401, code: 'AUTH_REQUIRED' })
    const admin = await backend.request(method, path, { token: tokens.admin })
    expect(readRefusal(admin)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  it.each(Object.entries(CALLS).filter(([, call]) => call.access === 'admin' && call.body))(
    '%s is 403 to a player whatever the body holds',
    async (_, call) => {
      const answer = await backend.request(call.method, pathOf(call, adminIds), {
        token: tokens.owner,
        body: '{ this is no JSON',
      })
      expect(readRefusal(answer)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    },
  )

  it.each(Object.entries(CALLS).filter(([, call]) => call.access === 'session' && call.body))(
    '%s is 401 to nobody whatever the body holds',
    async (_, call) => {
      const answer = await backend.request(call.method, pathOf(call, ids), { body: '[' })
      expect(readRefusal(answer)).toMatchObject({ status: 401, code: 'AUTH_REQUIRED' })
    },
  )

  it("is the same for someone else's id and for one that does not exist", async () => {
    const token = tokens['another user']
    const theirs = await backend.request('GET', '/api/wishlists/no-such-list', { token })
    const someones = await backend.database.query.wishlists.findFirst()
    expect(await backend.request('GET', `/api/wishlists/${someones?.id}`, { token })).toMatchObject(
      {
        status: theirs.status,
        body: theirs.body,
      },
    )
  })

  it('leaves the scheme of the header no other spelling', async () => {
    for (const scheme of ['Basic', 'Token', '']) {
      const headers = { Authorization: `${scheme} ${tokens.owner}` }
      expect((await backend.request('GET', '/api/me', { headers })).status).toBe(401)
    }
  })

  it('is 404 in the contract for an address that does not exist', async () => {
    const { owner: token } = tokens
    for (const path of ['/api/nothing', '/api', '/api/me/nothing']) {
      expect(readRefusal(await backend.request('GET', path, { token }))).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      })
    }
  })
})
