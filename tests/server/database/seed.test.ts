import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listAvailableCharacters, listCharacters } from '@/contract/character'
import { listInstanceLoot } from '@/contract/loot-item'
import { getMyCharacterCount } from '@/contract/session'
import { listWishlists } from '@/contract/wishlist'
import { RAIDS } from '../../../server/database/seed/all-raids'
import { seedCatalog } from '../../../server/database/seed/catalog'
import { seedPlayers } from '../../../server/database/seed/players'
import { bosses, characters, instances, lootItems } from '../../../server/database/schema'
import { createSharedBackend } from '../../support/backend/backend'
import { REDIRECT_URI } from '../../support/backend/backend-parts'
import { make } from '../../support/backend/backend-calls'
import { fingerprint } from '../../support/backend/backend-tables'

const backend = await createSharedBackend()

describe('seeded players', () => {
  it.each([
    ['Admin#1000', 3, 4, 0],
    ['Newcomer#2000', 0, 8, 0],
    ['Raider#3000', 2, 4, 3],
    ['Empty#4000', 0, 0, 0],
  ])(
    '%s has imported %i of %i characters and has %i wishlists',
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

  it('every imported character of the raider has a wishlist', async () => {
    const token = await backend.signIn('Raider#3000')
    const list = await make(backend, listCharacters, { token })
    expect(list.map(({ name, wishlistCount }) => [name, wishlistCount])).toEqual([
      ['Frostelle', 2],
      ['Kharzul', 1],
    ])
  })

  it('only Admin#1000 is an admin', async () => {
    for (const [battleTag, status] of [
      ['Admin#1000', 404],
      ['Raider#3000', 403],
    ] as const) {
      const token = await backend.signIn(battleTag)
      expect((await backend.request('GET', '/api/admin/nothing', { token })).status).toBe(status)
    }
  })

  it('characters have different import times, so that lists have an order', async () => {
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

describe('seeded catalog', () => {
  it('holds all raids, bosses and loot items of the seed', async () => {
    const { database } = backend
    const all = RAIDS.flatMap((raid) => raid.bosses)
    expect(await database.$count(instances)).toBe(RAIDS.length)
    expect(await database.$count(bosses)).toBe(all.length)
    expect(await database.$count(lootItems)).toBe(all.flatMap((boss) => boss.items).length)
  })

  it.each(RAIDS)('$slug is returned as the seed defines it', async (raid) => {
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
      const expected = (raidBosses[index]?.items ?? []).map(({ icon: _, ...item }) => item)
      expect(boss.items.toSorted(byId)).toMatchObject(expected.toSorted(byId))
      // The seed sets one id per item; all three fields hold it.
      for (const item of boss.items) {
        expect([item.itemId, item.wowheadId]).toEqual([item.blizzardItemId, item.blizzardItemId])
      }
    }
  })
})

describe('seeding again', () => {
  it('changes nothing', async () => {
    const { database, sandbox, battleNet } = backend
    const before = await fingerprint(database)
    await seedCatalog(database)
    await seedPlayers(database, { sandbox, battleNet, redirectUri: REDIRECT_URI })
    expect(await fingerprint(database)).toEqual(before)
  })

  it('does not restore what was deleted', async () => {
    const { database, sandbox, battleNet } = backend
    await database.delete(instances).where(eq(instances.slug, 'sporefall'))
    await database.delete(characters)
    const before = await fingerprint(database)
    await seedCatalog(database)
    await seedPlayers(database, { sandbox, battleNet, redirectUri: REDIRECT_URI })
    expect(await fingerprint(database)).toEqual(before)
  })
})
