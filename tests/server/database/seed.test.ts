import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listAvailableCharacters, listCharacters } from '@/contract/character'
import { listInstanceLoot } from '@/contract/loot-item'
import { getMyCharacterCount } from '@/contract/session'
import { listWishlists } from '@/contract/wishlist'
import { RAIDS } from '../../../server/database/seed/all-raids'
import { seedCatalog } from '../../../server/database/seed/catalog'
import { seedPlayers } from '../../../server/database/seed/players'
import { bosses, characters, instances, lootItems } from '../../../server/database/schema'
import { createTestBackend, type TestBackend } from '../../support/backend'
import { REDIRECT_URI } from '../../support/backend-parts'
import { make } from '../../support/backend-calls'
import { fingerprint } from '../../support/backend-tables'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})
afterAll(() => backend.close())

describe("the sandbox's people", () => {
  it.each([
    ['Admin#1000', 3, 4, 0],
    ['Newcomer#2000', 0, 8, 0],
    ['Raider#3000', 2, 4, 3],
    ['Empty#4000', 0, 0, 0],
  ])(
    '%s has %i characters imported of %i, and %i wishlists',
    async (battleTag, imported, available, lists) => {
      const token = await backend.signIn(battleTag)
      const count = await make(backend, getMyCharacterCount, { token })
      expect(count).toEqual({ hasCharacters: imported > 0, characterCount: imported })
      const offered = await make(backend, listAvailableCharacters, { token })
      expect(offered).toHaveLength(available)
      expect(offered.filter(({ isImported }) => isImported)).toHaveLength(imported)
      const wishlists = await make(backend, listWishlists, { token })
      expect(wishlists).toHaveLength(lists)
      expect(wishlists.filter(({ items }) => items.length === 0)).toEqual([])
    },
  )

  it('give every imported character of the raider a wishlist', async () => {
    const token = await backend.signIn('Raider#3000')
    const list = await make(backend, listCharacters, { token })
    expect(list.map(({ name, wishlistCount }) => [name, wishlistCount])).toEqual([
      ['Frostelle', 2],
      ['Kharzul', 1],
    ])
  })

  it('make one admin', async () => {
    for (const [battleTag, status] of [
      ['Admin#1000', 404],
      ['Raider#3000', 403],
    ] as const) {
      const token = await backend.signIn(battleTag)
      expect((await backend.request('GET', '/api/admin/nothing', { token })).status).toBe(status)
    }
  })

  it('are imported one after another, so that lists have an order', async () => {
    const rows = await backend.database.select({ at: characters.createdAt }).from(characters)
    const imported = rows.map(({ at }) => at.getTime())
    expect(new Set(imported).size).toBe(5)
  })
})

interface GameItem {
  blizzardItemId?: number | null
}

function byId(one: GameItem, other: GameItem) {
  return (one.blizzardItemId ?? 0) - (other.blizzardItemId ?? 0)
}

describe('the catalogue', () => {
  it('holds every raid with all bosses and items', async () => {
    const { database } = backend
    const all = RAIDS.flatMap((raid) => raid.bosses)
    expect(await database.$count(instances)).toBe(RAIDS.length)
    expect(await database.$count(bosses)).toBe(all.length)
    expect(await database.$count(lootItems)).toBe(all.flatMap((boss) => boss.items).length)
  })

  it.each(RAIDS)('reads $slug as it was written', async (raid) => {
    const { database } = backend
    const token = await backend.signIn('Raider#3000')
    const [row] = await database.select().from(instances).where(eq(instances.slug, raid.slug))
    const { bosses: raidBosses, ...facts } = raid
    expect(row).toMatchObject(facts)
    const params = { instanceId: row?.id ?? '' }
    const loot = await make(backend, listInstanceLoot, { token, params })
    expect(loot.map(({ slug, encounterOrder }) => [slug, encounterOrder])).toEqual(
      raidBosses.map(({ slug, encounterOrder }) => [slug, encounterOrder]),
    )
    for (const [index, boss] of loot.entries()) {
      const written = raidBosses[index]?.items ?? []
      expect(boss.items.toSorted(byId)).toMatchObject(written.toSorted(byId))
      // The three ids are one number in practice (contract, "LootItem").
      for (const item of boss.items) {
        expect([item.itemId, item.wowheadId]).toEqual([item.blizzardItemId, item.blizzardItemId])
      }
    }
  })
})

describe('starting again', () => {
  it('changes nothing', async () => {
    const { database, sandbox, battleNet } = backend
    const before = await fingerprint(database)
    await seedCatalog(database)
    await seedPlayers(database, { sandbox, battleNet, redirectUri: REDIRECT_URI })
    expect(await fingerprint(database)).toEqual(before)
  })

  it('gives an admin nothing back that they removed', async () => {
    const { database, sandbox, battleNet } = backend
    await database.delete(instances).where(eq(instances.slug, 'sporefall'))
    await database.delete(characters)
    const before = await fingerprint(database)
    await seedCatalog(database)
    await seedPlayers(database, { sandbox, battleNet, redirectUri: REDIRECT_URI })
    expect(await fingerprint(database)).toEqual(before)
  })
})
