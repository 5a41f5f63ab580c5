import type { RaidFile } from '@/contract/admin/admin-raid-file'
import { toItemLevelsInput } from '@/contract/item-levels'
import { groupBy } from '../../lib/group-by'
import type { StoredRaid } from './read-raid'

/**
 * Converts a stored raid to a raid file. The result contains no ids of the database and does not
 * depend on their order, so an exported, imported and again exported raid gives the same file.
 */
export function toRaidFile({ instance, bosses, loot }: StoredRaid): RaidFile {
  const byBoss = groupBy(loot, ({ bossId }) => bossId)
  return {
    format: 'guildr-raid',
    version: 1,
    instance: withoutIds(instance),
    bosses: bosses.map(({ instanceId: _, ...boss }) => ({
      ...withoutIds(boss),
      items: (byBoss.get(boss.id) ?? []).map(toFileItem).toSorted(byNameAndFields),
    })),
  }
}

function withoutIds<Row extends StoredRaid['instance'] | Omit<Boss, 'instanceId'>>(row: Row) {
  const { id: _id, createdAt: _at, itemLevels, ...fields } = row
  return { ...fields, itemLevels: itemLevels && toItemLevelsInput(itemLevels) }
}

type Boss = StoredRaid['bosses'][number]
type FileItem = RaidFile['bosses'][number]['items'][number]

function toFileItem(item: StoredRaid['loot'][number]): FileItem {
  const { id: _id, bossId: _boss, batchId: _batch, createdAt: _at, ...fields } = item
  return fields
}

/** By name, then by all fields, so that items of the same name have a fixed order. */
function byNameAndFields(one: FileItem, other: FileItem): number {
  return compare(one.name, other.name) || compare(JSON.stringify(one), JSON.stringify(other))
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
