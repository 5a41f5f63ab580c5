import type { Boss } from '@/contract/boss'
import type { WishlistItem } from '@/contract/wishlist'

/** The boss order of a boss that is not known. */
export const UNKNOWN_ORDER = Number.MAX_SAFE_INTEGER

/** A boss with the wishes for its loot items. */
export interface BossWishes {
  id: string
  name: string
  encounterOrder: number
  wishes: WishlistItem[]
}

/**
 * Groups wishes by boss. Bosses are in boss order, and the wishes of a boss keep their order. All
 * of `bosses` are included, even without wishes. Bosses that only a wish refers to are added, so
 * that every wish is shown.
 */
export function groupWishesByBoss(
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
      name: boss?.name ?? 'Other',
      encounterOrder: boss?.encounterOrder ?? UNKNOWN_ORDER,
      wishes: [],
    }
    group.wishes.push(wish)
    groups.set(bossId, group)
  }
  return [...groups.values()].toSorted((a, b) => a.encounterOrder - b.encounterOrder)
}
