import type { Boss } from '@/contract/boss'
import type { WishlistItem } from '@/contract/wishlist'

/** What to hope for at one pull. */
export interface BossWishes {
  id: string
  name: string
  encounterOrder: number
  wishes: WishlistItem[]
}

/**
 * Wishes by boss in encounter order, within a boss by rank. `bosses` adds those one hopes for
 * nothing from; a boss that only a wish knows is there too, so that no wish is ever hidden.
 */
export function groupByBoss(
  items: readonly WishlistItem[],
  bosses: readonly Pick<Boss, 'id' | 'name' | 'encounterOrder'>[],
): BossWishes[] {
  const groups = new Map<string, BossWishes>(
    bosses.map(({ id, name, encounterOrder }) => [id, { id, name, encounterOrder, wishes: [] }]),
  )
  for (const wish of items) {
    const { bossId, boss } = wish.lootItem
    const group = groups.get(bossId) ?? {
      id: bossId,
      name: boss?.name ?? 'Elsewhere',
      encounterOrder: boss?.encounterOrder ?? Number.MAX_SAFE_INTEGER,
      wishes: [],
    }
    group.wishes.push(wish)
    groups.set(bossId, group)
  }
  return [...groups.values()].toSorted((a, b) => a.encounterOrder - b.encounterOrder)
}
