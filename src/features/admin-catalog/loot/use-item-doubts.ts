import type { AdminBoss } from '@/contract/admin/admin-boss'
import type { lootItemForm } from '@/contract/loot-item'
import { isSameLootItem } from '@/game/loot-sheet/loot-identity'
import { elsewhereWarning, RaidLoot } from '@/game/loot-sheet/raid-loot'
import { useQuery } from '@tanstack/react-query'
import type { Control } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { adminInstanceLootQuery } from '../admin-catalog.queries'

type Values = z.input<typeof lootItemForm>

/**
 * Returns what is doubtful about the item in the form among those of its raid, by field, as the
 * grid compares them. `ownId` is the item that the form edits, or null. Nothing while the raid's
 * items load.
 */
export function useItemDoubts(
  control: Control<Values>,
  bosses: readonly AdminBoss[],
  ownId: string | null,
): { boss?: string; name?: string; itemId?: string } {
  const [bossId, name, itemId] = useWatch({ control, name: ['bossId', 'name', 'itemId'] })
  const instanceId = bosses.find(({ id }) => id === bossId)?.instanceId ?? ''
  const { data: items = [] } = useQuery({
    ...adminInstanceLootQuery(instanceId),
    enabled: instanceId !== '',
  })
  const identity = { bossId, name, itemId }
  const others = items.filter(({ id }) => id !== ownId)
  const raid = new RaidLoot(others)
  const elsewhere = raid.findElsewhere(identity)
  const bossName = bosses.find(({ id }) => id === elsewhere?.bossId)?.name
  const isDuplicate = others.some((item) => isSameLootItem(item, identity))
  return {
    boss: bossName === undefined ? undefined : elsewhereWarning(bossName),
    name: isDuplicate ? 'This boss already has this item' : undefined,
    itemId: raid.contradictionOf(identity),
  }
}
