import type { AdminInstance } from '@/contract/admin/admin-instance'
import type { AdminLootItem } from '@/contract/admin/admin-loot-item'
import { toCsv } from '@/lib/csv'
import { COLUMNS } from './columns'
import { textsOf } from './grid-rows'
import { toSourceCells } from './loot-source'

/** Formats loot items as CSV with the columns of the grid, which can read the file. */
export function lootToCsv(
  items: readonly AdminLootItem[],
  instances: readonly Pick<AdminInstance, 'id' | 'name'>[],
): string {
  const instanceNames = new Map(instances.map(({ id, name }) => [id, name]))
  const rows = items.map((item) => {
    const { boss, bossId, wishlistCount } = item
    const cells = toSourceCells(item, boss ? [{ label: boss.name, value: bossId }] : [])
    const instance = boss && instanceNames.get(boss.instanceId)
    return [...textsOf(cells), instance ?? '', String(wishlistCount ?? '')]
  })
  return toCsv([[...COLUMNS.map(({ label }) => label), 'Instance', 'Wishlists'], ...rows])
}
