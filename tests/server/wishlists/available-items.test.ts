import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listAvailableItems } from '@/contract/wishlist'
import type { Slot } from '@/game/items'
import { bosses, instances, lootItems } from '../../../server/database/schema'
import { createTestBackend, type TestBackend } from '../../support/backend'
import { make, refusal } from '../../support/backend-calls'
import { CURRENT_RAID, OLDER_RAID, signInPerson, type Person } from '../../support/entities'

let backend: TestBackend
let raider: Person

beforeAll(async () => {
  backend = await createTestBackend()
  raider = await signInPerson(backend, 'Raider#3000')
})
afterAll(() => backend.close())

async function offered(
  character: string,
  list: { instanceSlug?: string; specialization?: string },
  slot: Slot,
) {
  const params = { wishlistId: await raider.createWishlist(character, list), slot }
  return make(backend, listAvailableItems, { token: raider.token, params })
}

/** Everything of that raid, as the catalogue has it. */
async function dropsOf(slug: string) {
  const rows = await backend.database
    .select({ item: lootItems })
    .from(lootItems)
    .innerJoin(bosses, eq(bosses.id, lootItems.bossId))
    .innerJoin(instances, eq(instances.id, bosses.instanceId))
    .where(eq(instances.slug, slug))
  return rows.map(({ item }) => item)
}

describe('the items on offer', () => {
  it('are those of the armour type, and the tier token of the class', async () => {
    const items = await offered('Frostelle', {}, 'HEAD')
    const kinds = items.map(({ isTokenItem, itemType }) => (isTokenItem ? 'token' : itemType))
    expect(new Set(kinds)).toEqual(new Set(['Cloth Armor', 'token']))
    const cloth = (await dropsOf(CURRENT_RAID)).filter(
      (item) => item.itemSlot === 'HEAD' && item.itemType === 'Cloth Armor',
    )
    expect(kinds.filter((kind) => kind === 'Cloth Armor')).toHaveLength(cloth.length)
  })

  it('include a tier token by armour type for its slot', async () => {
    const tokens = (await offered('Frostelle', {}, 'LEGS')).filter(({ isTokenItem }) => isTokenItem)
    const own = tokens.filter((token) => token.tokenSlots?.length === 1)
    expect(own).toMatchObject([{ tokenCategory: null, tokenSlots: ['LEGS'] }])
    expect(own[0]?.classes).toContain('Mage')
  })

  it('include a tier token by category for its slot', async () => {
    const list = { instanceSlug: OLDER_RAID }
    const tokens = (await offered('Frostelle', list, 'LEGS')).filter((item) => item.isTokenItem)
    const own = tokens.filter((token) => token.tokenSlots?.length === 1)
    expect(own).toMatchObject([{ tokenCategory: 'MYSTIC', tokenSlots: ['LEGS'] }])
  })

  it.each(['HEAD', 'SHOULDER', 'CHEST', 'HANDS', 'LEGS'] as const)(
    'include a token good for any tier piece for %s',
    async (slot) => {
      const items = await offered('Frostelle', { instanceSlug: OLDER_RAID }, slot)
      expect(items.map(({ name }) => name)).toContain('Hungering Void Curio')
    },
  )

  it('do not include that token for a slot without tier', async () => {
    const items = await offered('Frostelle', { instanceSlug: OLDER_RAID }, 'WAIST')
    expect(items.filter(({ isTokenItem }) => isTokenItem)).toEqual([])
  })

  it('offer two-handed weapons for the off hand to Fury, and to no other Warrior', async () => {
    const fury = await offered('Kharzul', { specialization: 'fury' }, 'OFF_HAND')
    expect(fury.map(({ itemSlot }) => itemSlot)).toContain('TWO_HAND')
    const arms = await offered('Kharzul', { specialization: 'arms' }, 'OFF_HAND')
    expect(arms.map(({ itemSlot }) => itemSlot)).not.toContain('TWO_HAND')
    const tank = await offered('Kharzul', { specialization: 'protection' }, 'OFF_HAND')
    expect(new Set(tank.map(({ itemType }) => itemType))).toEqual(new Set(['Shield']))
  })

  it('offer no weapon of the main hand for the off hand to a caster', async () => {
    const items = await offered('Frostelle', {}, 'OFF_HAND')
    expect(new Set(items.map(({ itemType }) => itemType))).toEqual(new Set(['Off-Hand']))
  })

  it('come in the order of the encounters', async () => {
    const items = await offered('Frostelle', {}, 'TRINKET')
    const order = items.map(({ boss }) => boss?.encounterOrder ?? 0)
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    expect(new Set(order).size).toBeGreaterThan(1)
  })

  it.each(['SKULL', 'head', 'constructor'])('for the slot %s are refused', async (slot) => {
    const params = { wishlistId: await raider.createWishlist('Frostelle'), slot }
    const { token } = raider
    expect(await refusal(backend, listAvailableItems, { token, params })).toMatchObject({
      status: 400,
      code: 'VALIDATION_ERROR',
      fields: { slot: 'Unknown slot' },
    })
  })
})
