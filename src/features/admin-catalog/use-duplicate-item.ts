import type { lootItemForm } from '@/contract/loot-item'
import { isSameLootItem } from '@/game/loot-identity'
import { useQuery } from '@tanstack/react-query'
import type { Control } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { adminBossLootQuery } from './admin-catalog.queries'

type Values = z.input<typeof lootItemForm>

/**
 * Returns whether the boss chosen in the form already has the item that the form describes, as the grid
 * compares them. `ownId` is the item that the form edits, or null. False while the boss's items load.
 */
export function useIsDuplicateItem(control: Control<Values>, ownId: string | null): boolean {
  const [bossId, name, itemId] = useWatch({ control, name: ['bossId', 'name', 'itemId'] })
  const { data: items = [] } = useQuery({ ...adminBossLootQuery(bossId), enabled: bossId !== '' })
  return items.some((item) => item.id !== ownId && isSameLootItem(item, { bossId, name, itemId }))
}
