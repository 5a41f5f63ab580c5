import { createBoss } from '@/contract/admin-boss'
import { createInstance } from '@/contract/admin-instance'
import { createLootItem } from '@/contract/admin-loot-item'
import type { AdminBoss } from '@/contract/admin-boss'
import type { AdminInstance } from '@/contract/admin-instance'
import type { AdminLootItem } from '@/contract/admin-loot-item'
import type { TestBackend } from './backend'
import { make } from './backend-calls'

/** Makes what an admin's tests work on; each call makes something of its own. */
export interface Catalog {
  newInstance: (changes?: object) => Promise<AdminInstance>
  newBoss: (instanceId: string, encounterOrder: number, changes?: object) => Promise<AdminBoss>
  /** A boss alone in an instance of its own. */
  loneBoss: () => Promise<AdminBoss>
  newItem: (bossId: string, changes?: object) => Promise<AdminLootItem>
}

/** Makes catalogue entries as an admin of that backend. */
export function createCatalog(backend: TestBackend, token: string): Catalog {
  let count = 0

  function newInstance(changes: object = {}) {
    count += 1
    const body = {
      name: `Raid ${count}`,
      slug: `raid-${count}`,
      expansion: 'Midnight',
      tier: 'Season 2',
      availableDifficulties: ['Mythic', 'LFR'],
      ...changes,
    }
    return make(backend, createInstance, { token, body })
  }

  function newBoss(instanceId: string, encounterOrder: number, changes: object = {}) {
    const slug = `boss-${encounterOrder}`
    const body = { instanceId, name: `Boss ${encounterOrder}`, slug, encounterOrder, ...changes }
    return make(backend, createBoss, { token, body })
  }

  return {
    newInstance,
    newBoss,
    loneBoss: async () => newBoss((await newInstance()).id, 1),
    newItem(bossId, changes = {}) {
      const body = { bossId, name: 'Blade', itemSlot: 'TRINKET', itemType: 'Trinket', ...changes }
      return make(backend, createLootItem, { token, body })
    },
  }
}
