import type { AdminBoss } from '@/contract/admin/admin-boss'
import type { AdminInstance } from '@/contract/admin/admin-instance'

/** An instance with defaults for the fields that a test does not care about. */
export function instance(id: string, changes: Partial<AdminInstance> = {}): AdminInstance {
  return {
    id,
    name: id,
    slug: id,
    expansion: 'Midnight',
    tier: 'Season 2',
    isCurrentTier: true,
    isActive: true,
    sortOrder: 0,
    availableDifficulties: ['Heroic'],
    ...changes,
  }
}

/** A boss with defaults for the fields that a test does not care about. */
export function boss(
  id: string,
  instanceId: string,
  encounterOrder: number,
  changes: Partial<AdminBoss> = {},
): AdminBoss {
  return { id, instanceId, name: id, encounterOrder, itemCount: 1, ...changes }
}
