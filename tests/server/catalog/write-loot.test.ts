import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { bosses, lootItems } from '../../../server/database/schema'
import { writeBosses } from '../../../server/catalog/raid-files/write-bosses'
import { writeLoot } from '../../../server/catalog/write-loot'
import { createAdminScene } from '../../support/admin-entities'

const { backend, catalog } = await createAdminScene()

/** Checks that every column of the row but these has a value that the other row does not have. */
function expectAllDifferent(before: object, after: object, unchanged: readonly string[]) {
  const entries = Object.entries(before)
  const equal = entries.filter(([column, value]) =>
    Object.is(JSON.stringify(value), JSON.stringify(Reflect.get(after, column))),
  )
  expect(equal.map(([column]) => column).toSorted()).toEqual(unchanged.toSorted())
}

it('an update of a loot item writes every column but its id, batch and time', async () => {
  const boss = await catalog.loneBoss()
  const other = await catalog.newBoss(boss.instanceId, 2)
  const { id } = await catalog.newItem(boss.id)
  const ofItem = eq(lootItems.id, id)
  const [before] = await backend.database.select().from(lootItems).where(ofItem)
  if (!before) throw new Error('The item does not exist')
  const after: typeof lootItems.$inferSelect = {
    ...before,
    bossId: other.id,
    name: 'Another name',
    description: 'Another description',
    itemSlot: 'HEAD',
    itemType: 'Cloth Armor',
    rarity: 'RARE',
    primaryStat: 'INTELLECT',
    itemId: 11,
    blizzardItemId: 12,
    wowheadId: 13,
    iconUrl: 'https://example.com/icon.png',
    isTokenItem: true,
    tokenCategory: 'DREADFUL',
    tokenSlots: ['HEAD'],
    classes: ['Mage'],
    lootSpecializationIds: [64],
  }
  expectAllDifferent(before, after, ['id', 'batchId', 'createdAt'])
  await writeLoot(backend.database, [after])
  expect(await backend.database.select().from(lootItems).where(ofItem)).toEqual([after])
})

it('an update of a boss writes every column but its id, raid, slug and time', async () => {
  const { id, instanceId } = await catalog.loneBoss()
  const ofBoss = eq(bosses.id, id)
  const [before] = await backend.database.select().from(bosses).where(ofBoss)
  if (!before) throw new Error('The boss does not exist')
  const after: typeof bosses.$inferSelect = {
    ...before,
    name: 'Another name',
    description: 'Another description',
    encounterOrder: 5,
    isOptional: !before.isOptional,
    blizzardEncounterId: 14,
    iconUrl: 'https://example.com/boss.png',
    itemLevels: { Heroic: 700 },
  }
  expectAllDifferent(before, after, ['id', 'instanceId', 'slug', 'createdAt'])
  await writeBosses(backend.database, instanceId, [after])
  expect(await backend.database.select().from(bosses).where(ofBoss)).toEqual([after])
})
