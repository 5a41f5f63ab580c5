import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listAvailableItems } from '@/contract/wishes'
import type { Slot } from '@/game/items'
import { bosses, instances, lootItems } from '../../../server/database/schema'
import { createSharedBackend } from '../../support/backend/backend'
import { rejection } from '../../support/backend/backend-calls'
import { CURRENT_RAID, OLDER_RAID, signInPerson } from '../../support/entities'

const backend = await createSharedBackend()
const raider = await signInPerson(backend, 'Raider#3000')

async function listItems(
  character: string,
  list: { instanceSlug?: string; specialization?: string },
  slot: Slot,
) {
  const params = { wishlistId: await raider.createWishlist(character, list), slot }
  return raider.make(listAvailableItems, { params })
}

/** All loot items of a raid. */
async function lootOf(slug: string) {
  const rows = await backend.database
    .select({ item: lootItems })
    .from(lootItems)
    .innerJoin(bosses, eq(bosses.id, lootItems.bossId))
    .innerJoin(instances, eq(instances.id, bosses.instanceId))
    .where(eq(instances.slug, slug))
  return rows.map(({ item }) => item)
}

describe('available items of a slot', () => {
  it("armor: all items of the class's armor type, and its tier tokens", async () => {
    const items = await listItems('Frostelle', {}, 'HEAD')
    const kinds = items.map(({ isTokenItem, itemType }) => (isTokenItem ? 'token' : itemType))
    expect(new Set(kinds)).toEqual(new Set(['Cloth Armor', 'token']))
    const cloth = (await lootOf(CURRENT_RAID)).filter(
      (item) => item.itemSlot === 'HEAD' && item.itemType === 'Cloth Armor',
    )
    expect(kinds.filter((kind) => kind === 'Cloth Armor')).toHaveLength(cloth.length)
  })

  it.each([
    ['by armor type', CURRENT_RAID, null],
    ['by category', OLDER_RAID, 'MYSTIC'],
  ])('tier tokens %s: those for the slot and the class', async (_, instanceSlug, tokenCategory) => {
    const items = await listItems('Frostelle', { instanceSlug }, 'LEGS')
    const own = items.filter((item) => item.isTokenItem && item.tokenSlots?.length === 1)
    expect(own).toMatchObject([{ tokenCategory, tokenSlots: ['LEGS'] }])
    expect(own[0]?.classes).toContain('Mage')
  })

  it('off hand: two-handed weapons for Fury, but for no other Warrior specialization', async () => {
    const fury = await listItems('Kharzul', { specialization: 'fury' }, 'OFF_HAND')
    expect(fury.map(({ itemSlot }) => itemSlot)).toContain('TWO_HAND')
    const tank = await listItems('Kharzul', { specialization: 'protection' }, 'OFF_HAND')
    expect(new Set(tank.map(({ itemType }) => itemType))).toEqual(new Set(['Shield']))
  })

  it('items are sorted by the order of their bosses', async () => {
    const items = await listItems('Frostelle', {}, 'TRINKET')
    const order = items.map(({ boss }) => boss?.encounterOrder ?? 0)
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    expect(new Set(order).size).toBeGreaterThan(1)
  })

  it.each(['SKULL', 'head', 'constructor'])('unknown slot %s: 400', async (slot) => {
    const params = { wishlistId: await raider.createWishlist('Frostelle'), slot }
    const { token } = raider
    expect(await rejection(backend, listAvailableItems, { token, params })).toMatchObject({
      status: 400,
      code: 'VALIDATION_ERROR',
      fields: { slot: 'Unknown slot' },
    })
  })
})
