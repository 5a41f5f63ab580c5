import { listHistory } from '@/contract/admin/admin-history'
import { createSeason } from '@/contract/admin/admin-season'
import { createLootBatch } from '@/contract/admin/admin-loot-batch'
import { SANDBOX_RAID } from '../../server/battlenet/sandbox/journal-world'
import { createCatalog } from './admin-entities'
import type { TestBackend } from './backend/backend'
import { make } from './backend/backend-calls'

let count = 0

/**
 * Creates an instance, boss, loot item and batch, with its entry in the history, that no wishlist
 * uses, as targets for admin calls.
 */
export async function createAdminTarget(backend: TestBackend, token: string) {
  count += 1
  const slug = `target-${count}`
  const { newInstance, newBoss, newItem } = createCatalog(backend, token)
  const { id: instanceId } = await newInstance({ slug })
  const { id: bossId } = await newBoss(instanceId, 1)
  const { id: lootItemId } = await newItem(bossId)
  const batch = await make(backend, createLootBatch, {
    token,
    body: { bossId, items: [{ name: 'Cloak', itemSlot: 'BACK', itemType: 'Cloak' }] },
  })
  if (!('batchId' in batch)) throw new Error('A dry run was answered')
  const { entries } = await make(backend, listHistory, { token, query: { pageSize: 1 } })
  const instance = {
    name: 'New raid',
    slug: `new-${slug}`,
    description: 'A raid',
    expansion: 'Midnight',
    tier: 'Season 2',
    blizzardInstanceId: 1,
    isCurrentTier: true,
    isActive: false,
    sortOrder: 3,
    iconUrl: 'https://example.org/raid.png',
    availableDifficulties: ['Heroic'],
    itemLevels: { LFR: 285, Normal: 298, Heroic: 311, Mythic: 324 },
  }
  const boss = {
    name: 'New boss',
    slug: 'new-boss',
    description: 'A boss',
    encounterOrder: 2,
    isOptional: true,
    blizzardEncounterId: 2,
    iconUrl: 'https://example.org/boss.png',
    itemLevels: { LFR: 288, Normal: 301, Heroic: 314, Mythic: 327 },
  }
  const item = {
    name: 'New item',
    description: 'An item',
    itemSlot: 'HEAD',
    itemType: 'Cloth Armor',
    rarity: 'RARE',
    primaryStat: 'INTELLECT',
    itemId: 3,
    blizzardItemId: 3,
    wowheadId: 3,
    iconUrl: 'https://example.org/item.png',
    isTokenItem: true,
    tokenCategory: 'MYSTIC',
    tokenSlots: ['HEAD'],
    classes: ['Mage'],
    lootSpecializationIds: [62],
  }
  const season = {
    name: `Season ${count}`,
    veteran: '1-2',
    champion: '3',
    hero: '4, 6-7',
    myth: '5',
  }
  const newSeason = await make(backend, createSeason, { token, body: season })
  const stored = { ...item, name: 'Stored item', itemId: 4, blizzardItemId: 4, wowheadId: 4 }
  const { id: storedId } = await newItem(bossId, stored)
  const { tokenSlots, classes, lootSpecializationIds } = stored
  const edit = {
    id: storedId,
    changes: { bossId, ...stored },
    expected: { tokenSlots, classes, lootSpecializationIds },
  }
  return {
    ids: {
      instanceId,
      bossId,
      lootItemId,
      seasonId: newSeason.id,
      batchId: batch.batchId,
      raidId: String(SANDBOX_RAID.id),
      encounterId: String(SANDBOX_RAID.encounters[1]?.id),
      /** The batch in the history. */
      changeId: entries[0]?.id ?? '',
    },
    /** A valid body for each call. */
    bodies: {
      createInstance: instance,
      updateInstance: instance,
      setBossOrder: { bossIds: [bossId] },
      createSeason: { ...season, name: `New season ${count}` },
      updateSeason: season,
      createBoss: { instanceId, ...boss },
      updateBoss: { instanceId, ...boss },
      createLootItem: { bossId, ...item },
      updateLootItem: { bossId, ...item },
      createLootBatch: { bossId, items: [item] },
      editLoot: { items: [edit] },
      importRaid: {
        format: 'guildr-raid',
        version: 1,
        instance,
        bosses: [{ ...boss, items: [item] }],
      },
      bulkDeleteLoot: { ids: [lootItemId], force: true },
      bulkMoveLoot: { ids: [lootItemId], bossId },
    },
  }
}
