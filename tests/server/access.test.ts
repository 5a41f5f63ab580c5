import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import { createTestBackend, type TestBackend } from '../support/backend'
import { pathOf, readRefusal } from '../support/backend-calls'
import { fingerprint } from '../support/backend-tables'
import { CURRENT_RAID, findInstance, signInPerson, type Person } from '../support/entities'

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
 * "anyone": nothing that belongs to someone; "admin": refused before anything is looked up, and for
 * the admin no matter of access any more.
 */
const own = (status: number) => [401, 401, 401, 401, 401, 404, status, 404]
const anyone = (status: number) => [401, 401, 401, 401, 401, status, status, status]
const open = (status: number) => Array.from({ length: 8 }, () => status)
const admin = [401, 401, 401, 401, 401, 403, 403, 'allowed'] as const

const DECISIONS: Record<string, readonly (number | 'allowed')[]> = {
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
  listInstances: admin,
  createInstance: admin,
  updateInstance: admin,
  deleteInstance: admin,
  setBossOrder: admin,
  listBosses: admin,
  createBoss: admin,
  updateBoss: admin,
  deleteBoss: admin,
  listLoot: admin,
  createLootItem: admin,
  updateLootItem: admin,
  deleteLootItem: admin,
  createLootBulk: admin,
  deleteLootBatch: admin,
  exportRaid: admin,
  importRaid: admin,
}

let backend: TestBackend
let raider: Person
let tokens: Record<Caller, string | null>
let ids: Record<string, string>
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
    bossId: 'no-boss',
    lootItemId: 'no-item',
    batchId: 'no-batch',
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
  return backend.request(call.method, pathOf(call, ids), { token, body })
}

describe.each(Object.entries(CALLS))('%s', (name, call) => {
  it('has its place in the table', () => {
    expect(DECISIONS[name], `Decide above who may call ${name}`).toHaveLength(CALLERS.length)
  })

  it.each(CALLERS)('for %s', async (caller) => {
    const expected = DECISIONS[name]?.[CALLERS.indexOf(caller)]
    // An owner's call before may have removed it.
    if (caller === 'owner') await makeWishlist()
    const before = await fingerprint(backend.database)
    const answer = await ask(name, call, caller)
    const isAllowed = expected === 'allowed' && ![401, 403].includes(answer.status)
    expect(isAllowed ? expected : answer.status).toBe(expected)
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
      const answer = await backend.request(call.method, pathOf(call, ids), {
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
