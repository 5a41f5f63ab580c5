import { createBoss } from '@/contract/admin/admin-boss'
import { createInstance } from '@/contract/admin/admin-instance'
import { createLootItem } from '@/contract/admin/admin-loot-item'
import type { AdminBoss } from '@/contract/admin/admin-boss'
import type { AdminInstance } from '@/contract/admin/admin-instance'
import type { AdminLootItem } from '@/contract/admin/admin-loot-item'
import { createSharedBackend, type TestBackend } from './backend/backend'
import { make } from './backend/backend-calls'
import { signInPerson } from './entities'

/** Creates catalog entities for tests; every call creates a new one. */
export interface Catalog {
  newInstance: (changes?: object) => Promise<AdminInstance>
  newBoss: (instanceId: string, encounterOrder: number, changes?: object) => Promise<AdminBoss>
  /** Creates an instance with one boss. */
  loneBoss: () => Promise<AdminBoss>
  newItem: (bossId: string, changes?: object) => Promise<AdminLootItem>
}

/** Creates catalog entities through the admin calls of a backend. */
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

/** A backend that all tests of a file share, with an admin, who edits its catalog, and a raider. */
export async function createAdminScene() {
  const backend = await createSharedBackend()
  const admin = await signInPerson(backend, 'Admin#1000')
  const raider = await signInPerson(backend, 'Raider#3000')
  const { token } = admin
  return { backend, admin, token, raider, catalog: createCatalog(backend, token) }
}
export type AdminScene = Awaited<ReturnType<typeof createAdminScene>>
