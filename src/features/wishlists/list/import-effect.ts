import type { OwnedItem } from '@/contract/gear'
import type { WishlistItem } from '@/contract/wishlist'
import { hasLower, ownedCopy } from '@/features/gear/gear-words'
import { isUpgrade, type GainOf } from '@/features/sims/gains'
import { plural } from '@/lib/format'

/** How many wishes of a list an import concerns. */
export interface ImportEffect {
  /** Wishes that are ticked. */
  obtained: number
  /** Other wishes whose item the character has at the list's difficulty or better. */
  owned: number
  /** Other wishes whose item is better than what the character has. */
  upgrades: number
  /** Other wishes whose item gains nothing. */
  others: number
}

/** What a simulation means for the wishes that it has simulated. */
export function effectOfGains(items: readonly WishlistItem[], gainOf: GainOf): ImportEffect {
  const simulated = items.flatMap((wish) => {
    const gain = gainOf(wish.lootItem, wish.slot)
    return gain ? [{ wish, gain }] : []
  })
  const obtained = simulated.filter(({ wish }) => wish.isObtained).length
  const upgrades = simulated.filter(({ wish, gain }) => !wish.isObtained && isUpgrade(gain)).length
  return { obtained, owned: 0, upgrades, others: simulated.length - obtained - upgrades }
}

/** What the items that a character owns mean for the wishes for the same items. */
export function effectOfGear(
  items: readonly WishlistItem[],
  owned: readonly OwnedItem[],
  list: { difficulty: string },
): ImportEffect {
  const isEnough = ({ lootItem }: WishlistItem) => ownedCopy(lootItem, owned, list) !== undefined
  const concerned = items.filter((wish) => isEnough(wish) || hasLower(wish.lootItem, owned, list))
  const obtained = concerned.filter((wish) => wish.isObtained).length
  const had = concerned.filter((wish) => !wish.isObtained && isEnough(wish)).length
  return { obtained, owned: had, upgrades: concerned.length - obtained - had, others: 0 }
}

/** "4 of your wishes: 1 obtained, 3 upgrades"; null if the import concerns none. */
export function describeEffect(effect: ImportEffect): string | null {
  const { obtained, owned, upgrades, others } = effect
  const count = obtained + owned + upgrades + others
  if (count === 0) return null
  const parts = [
    obtained > 0 && `${obtained} obtained`,
    owned > 0 && `${owned} owned`,
    upgrades > 0 && plural(upgrades, 'upgrade'),
    others > 0 && `${others} without a gain`,
  ]
  return `${count} of your wishes: ${parts.filter(Boolean).join(', ')}`
}
