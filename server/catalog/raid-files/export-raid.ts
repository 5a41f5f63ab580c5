import type { RaidFile } from '@/contract/admin-raid-file'
import type { bosses, instances, lootItems } from '../../database/schema'
import { groupBy } from '../../lib/group-by'

/** What is kept of a raid: the instance, its bosses in encounter order, and what each drops. */
export interface KeptRaid {
  instance: typeof instances.$inferSelect
  bosses: (typeof bosses.$inferSelect)[]
  loot: (typeof lootItems.$inferSelect)[]
}

/** A raid as a file. The same raid gives the same file wherever it is kept: nothing goes by its ids. */
export function toRaidFile({ instance, bosses: itsBosses, loot }: KeptRaid): RaidFile {
  const byBoss = groupBy(loot, ({ bossId }) => bossId)
  return {
    format: 'guildr-raid',
    version: 1,
    instance: {
      name: instance.name,
      slug: instance.slug,
      description: instance.description,
      expansion: instance.expansion,
      tier: instance.tier,
      blizzardInstanceId: instance.blizzardInstanceId,
      isCurrentTier: instance.isCurrentTier,
      isActive: instance.isActive,
      sortOrder: instance.sortOrder,
      iconUrl: instance.iconUrl,
      availableDifficulties: instance.availableDifficulties,
    },
    bosses: itsBosses.map((boss) => ({
      name: boss.name,
      slug: boss.slug,
      description: boss.description,
      encounterOrder: boss.encounterOrder,
      isOptional: boss.isOptional,
      blizzardEncounterId: boss.blizzardEncounterId,
      iconUrl: boss.iconUrl,
      items: (byBoss.get(boss.id) ?? []).map(toFileItem).toSorted(inFileOrder),
    })),
  }
}

type FileItem = RaidFile['bosses'][number]['items'][number]

function toFileItem(item: typeof lootItems.$inferSelect): FileItem {
  const { id: _id, bossId: _boss, batchId: _batch, createdAt: _at, ...fields } = item
  return fields
}

/** By name; those of the same name by whatever tells them apart. */
function inFileOrder(one: FileItem, other: FileItem): number {
  return compare(one.name, other.name) || compare(JSON.stringify(one), JSON.stringify(other))
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
