import { describe, expect, it } from 'vitest'
import { exportAccount, exportWishlists } from '@/contract/account'
import { onboardGuild } from '@/contract/guilds/guild'
import {
  getWishlist,
  LISTED_WISHES_MAX,
  LISTED_WISHLISTS_MAX,
  WISHLIST_ITEMS_MAX,
} from '@/contract/wishlist'
import {
  lootBatches,
  wishlists,
  adminChanges,
  deletedSims,
  deletedWishes,
  deletedWishlists,
  guildAwards,
  sims,
} from '../../../server/database/schema'
import { createSharedBackend } from '../../support/backend/backend'
import { make, pathOf } from '../../support/backend/backend-calls'
import { watchStatements } from '../../support/backend/backend-tables'
import { CURRENT_RAID, findInstance, signInPerson } from '../../support/entities'
import { insertWishlists } from '../../support/backend/wishlist-rows'
import { repeat } from '../simultaneous'

const backend = await createSharedBackend()
const raider = await signInPerson(backend, 'Raider#3000')

/** The sizes of all parts of the wishlist export, and the ids of the wishlists. */
async function readParts(token: string) {
  const sizes: number[] = []
  const ids: string[] = []
  for (let after: string | undefined | null; after !== null;) {
    const query = after ? { after } : {}
    const part = await make(backend, exportWishlists, { token, query })
    sizes.push(part.wishlists.length)
    ids.push(...part.wishlists.map(({ id }) => id))
    after = part.next ?? null
  }
  return { sizes, ids }
}

describe('exportAccount', () => {
  it('returns account, sessions, characters with their profile and guild memberships', async () => {
    const { guild } = await raider.character('Frostelle')
    await raider.make(onboardGuild, { body: { guildId: guild?.id } })
    await backend.signIn('Raider#3000')
    const data = await raider.make(exportAccount)
    const stored = await backend.database.query.users.findFirst({
      where: (table, { eq }) => eq(table.battleNetTag, 'Raider#3000'),
    })
    const grant = await backend.database.query.battleNetGrants.findFirst({
      where: (table, { eq }) => eq(table.userId, stored?.id ?? ''),
    })
    expect(data.user).toEqual({
      id: stored?.id,
      battleNetTag: 'Raider#3000',
      battleNetAccountId: stored?.battleNetAccountId,
      isAuthenticated: true,
      createdAt: stored?.createdAt.toISOString(),
      battleNetGrantExpiresAt: grant?.expiresAt.toISOString(),
    })
    const thirtyDays = new Date(backend.clock.now + 30 * 24 * 60 * 60 * 1000).toISOString()
    expect(data.sessions?.map(({ expiresAt }) => expiresAt)).toEqual([thirtyDays, thirtyDays])
    expect(data.characters).toMatchObject([
      {
        name: 'Frostelle',
        className: 'Mage',
        itemLevel: 281,
        equipmentCount: 16,
        blizzardCharacterId: expect.any(Number),
        createdAt: expect.stringMatching(/Z$/),
      },
      { name: 'Kharzul', className: 'Warrior' },
    ])
    expect(data.guilds).toMatchObject([
      { name: 'Ashen Vanguard', rank: 'Officer', isOnboarded: true },
    ])
    expect(data.lootBatches).toEqual([])
  })

  it('returns the batches of an admin, and no session or batch of others', async () => {
    const token = await backend.signIn('Admin#1000')
    const { user } = await make(backend, exportAccount, { token })
    const createdAt = new Date(backend.clock.now)
    const batches = [user.id ?? '', null].map((createdBy, index) => ({
      id: `batch-${index}`,
      createdBy,
      createdAt,
      changes: [],
    }))
    await backend.database.insert(lootBatches).values(batches)
    const data = await make(backend, exportAccount, { token })
    expect(data.lootBatches).toEqual([{ id: 'batch-0', createdAt: createdAt.toISOString() }])
    expect(data.sessions).toHaveLength(1)
  })

  it('contains no token and no hash', async () => {
    const { token } = raider
    const text = JSON.stringify([
      await make(backend, exportAccount, { token }),
      await make(backend, exportWishlists, { token }),
    ])
    const secrets = [
      token,
      ...(await backend.database.query.sessions.findMany()).map(({ tokenHash }) => tokenHash),
      ...(await backend.database.query.battleNetGrants.findMany()).map((one) => one.accessToken),
    ]
    expect(secrets.length).toBeGreaterThan(3)
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  })
})

describe('exportWishlists', () => {
  it("returns every wishlist of the user with its wishes, and nobody else's", async () => {
    const { token } = raider
    const wishlistId = await raider.createWishlist('Frostelle')
    await raider.addItems(wishlistId, 'TRINKET', 2)
    const part = await make(backend, exportWishlists, { token })
    // The lock belongs to the guild.
    const { lock: _, ...list } = await make(backend, getWishlist, { token, params: { wishlistId } })
    expect(part.wishlists).toContainEqual(list)
    const own = await backend.database.query.wishlists.findMany()
    // The other accounts of the sandbox have no wishlists.
    expect(part.wishlists).toHaveLength(own.length)
    const other = await backend.signIn('Newcomer#2000')
    expect(await make(backend, exportWishlists, { token: other })).toEqual({
      wishlists: [],
      next: null,
    })
  })

  it('more wishlists or wishes than one answer may have: the parts together have each list once', async () => {
    await backend.database.delete(wishlists)
    const { id: characterId } = await raider.character('Kharzul')
    const instanceId = await findInstance(backend, raider.token, CURRENT_RAID)
    const target = { characterId, instanceId }
    const empty = await insertWishlists(backend.database, {
      ...target,
      count: LISTED_WISHLISTS_MAX + 1,
    })
    const many = await readParts(raider.token)
    expect(many.sizes).toEqual([LISTED_WISHLISTS_MAX, 1, 0])
    expect(many.ids.toSorted()).toEqual(empty.toSorted())

    await backend.database.delete(wishlists)
    const fullCount = LISTED_WISHES_MAX / WISHLIST_ITEMS_MAX
    const full = await insertWishlists(backend.database, {
      ...target,
      count: fullCount + 1,
      wishCount: WISHLIST_ITEMS_MAX,
    })
    const large = await readParts(raider.token)
    expect(large.sizes).toEqual([fullCount, 1, 0])
    expect(large.ids.toSorted()).toEqual(full.toSorted())
  })

  it('the largest part is read in steps, between which other requests are handled', async () => {
    const events: string[] = []
    const stopWatching = watchStatements(backend.database, (text) => {
      if (text.includes('from "wishlist_items"')) events.push('read')
    })
    let isExporting = true
    const countTurns = () => {
      events.push('turn')
      if (isExporting) setImmediate(countTurns)
    }
    countTurns()
    await raider.make(exportWishlists)
    isExporting = false
    stopWatching()
    const changes = events.filter((event, index) => event !== events[index - 1])
    expect(changes.filter((event) => event === 'read')).toEqual(repeat(5, () => 'read'))
  })
})

async function readExport() {
  const response = await backend.app.request(pathOf(exportAccount, {}), {
    headers: { Authorization: `Bearer ${raider.token}` },
  })
  const { data } = (await response.json()) as { data: ExportedLists }
  return data
}

type ExportedLists = Record<
  'sims' | 'adminChanges' | 'deletedWishes' | 'deletedSims',
  Record<string, unknown>[]
> & { awards: { id: string; awardedAt: string }[] }

describe('exportAccount: simulations, changes, and what admins have deleted', () => {
  it('are in their order', async () => {
    const { database } = backend
    const { id: characterId } = await raider.character('Frostelle')
    const instanceId = await findInstance(backend, raider.token, CURRENT_RAID)
    const user = await database.query.users.findFirst({
      where: (table, { eq }) => eq(table.battleNetTag, 'Raider#3000'),
    })
    const count = 3
    const rows = repeat(count, (index) => ({ id: `row-${String(index).padStart(3, '0')}` }))
    await database.insert(adminChanges).values(
      rows.map(({ id }) => ({
        id,
        createdBy: user?.id,
        createdAt: new Date(backend.clock.now),
        action: 'changed' as const,
        kind: 'item' as const,
        name: id,
        counts: { bosses: 0, items: 0, wishlists: 0 },
        changes: [],
      })),
    )
    await database.insert(sims).values(
      rows.map(({ id }) => ({
        id,
        characterId,
        instanceId,
        difficulty: 'Heroic' as const,
        specialization: id,
        source: 'Raidbots' as const,
        simulatedAt: new Date(backend.clock.now),
        metric: 'dps' as const,
      })),
    )
    const changeOf = (index: number) => rows[index < count - 1 ? 0 : 1]?.id ?? ''
    await database.insert(deletedWishes).values(
      rows.map(({ id }, index) => ({
        changeId: changeOf(index),
        wishlistId: id,
        characterId,
        wishes: [{ id }],
      })),
    )
    await database.insert(deletedWishlists).values(
      rows.map(({ id }) => ({
        id,
        characterId,
        instanceId,
        deletedAt: new Date(backend.clock.now),
        wishlist: {},
        wishes: [],
        awards: [],
      })),
    )
    await database.insert(deletedSims).values(
      rows.map(({ id }, index) => ({
        changeId: changeOf(index),
        simId: id,
        characterId,
        gains: [{ id }],
      })),
    )
    const data = await readExport()
    const ids = rows.map(({ id }) => id)
    expect(data.sims.map(({ id }) => id)).toEqual(ids)
    expect(data.adminChanges.map(({ id }) => id)).toEqual(ids)
    // Those that the user has deleted come first.
    expect(data.deletedWishes.map(({ wishlistId }) => wishlistId)).toEqual([...ids, ...ids])
    expect(data.deletedSims.map(({ simId }) => simId)).toEqual(ids)
    expect(data.sims[0]).toMatchObject({ gains: [], simulatedAt: expect.stringMatching(/Z$/) })
    expect(data.adminChanges[0]).toEqual({
      id: ids[0],
      createdAt: new Date(backend.clock.now).toISOString(),
      action: 'changed',
      kind: 'item',
      name: ids[0],
    })
    await database.delete(adminChanges)
    await database.delete(sims)
  })
})

describe('exportAccount: awards', () => {
  it('are in the order of their time', async () => {
    const { guild } = await raider.character('Frostelle')
    const user = await backend.database.query.users.findFirst({
      where: (table, { eq }) => eq(table.battleNetTag, 'Raider#3000'),
    })
    const count = 4
    const awards = repeat(count, (index) => ({
      id: `award-${index}`,
      guildId: guild?.id ?? '',
      itemName: 'Item',
      instanceName: 'Raid',
      difficulty: 'Heroic' as const,
      recipientName: 'Anyone',
      awardedBy: user?.id,
      awardedAt: new Date(Date.UTC(2026, 0, 1 + (index % 2))),
      source: 'guildr' as const,
    }))
    await backend.database.insert(guildAwards).values(awards)
    const data = await readExport()
    expect(new Set(data.awards.map(({ id }) => id)).size).toBe(count)
    expect(data.awards).toHaveLength(count)
    const times = data.awards.map(({ awardedAt }) => awardedAt)
    expect(times).toEqual(times.toSorted())
    await backend.database.delete(guildAwards)
  })
})
