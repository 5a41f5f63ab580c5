import type { OwnedItem } from '@/contract/gear'
import type { WishlistItem } from '@/contract/wishlist'
import { hasLower, ownedCopy } from '@/features/gear/gear-words'
import { isUpgrade, type GainOf } from '@/features/sims/gains'
import { plural } from '@/lib/format'

/**
 * What an import means for a wish: it is ticked; or its item is one that the character has at the
 * list's difficulty or better, is better than what the character has, or gains nothing.
 */
export type ImportEffect = 'obtained' | 'owned' | 'upgrade' | 'no gain'

/** What a simulation means for the wishes that it has simulated. */
export function effectsOfGains(items: readonly WishlistItem[], gainOf: GainOf): ImportEffect[] {
  return items.flatMap(({ lootItem, slot, isObtained }) => {
    const gain = gainOf(lootItem, slot)
    if (!gain) return []
    return isObtained ? 'obtained' : isUpgrade(gain) ? 'upgrade' : 'no gain'
  })
}

/** What the items that a character owns mean for the wishes for the same items. */
export function effectsOfGear(
  items: readonly WishlistItem[],
  owned: readonly OwnedItem[],
  list: { difficulty: string },
): ImportEffect[] {
  return items.flatMap(({ lootItem, isObtained }) => {
    const isEnough = ownedCopy(lootItem, owned, list) !== undefined
    if (!isEnough && !hasLower(lootItem, owned, list)) return []
    return isObtained ? 'obtained' : isEnough ? 'owned' : 'upgrade'
  })
}

/** "4 of your wishes: 1 obtained, 3 upgrades"; null if the import concerns none. */
export function describeEffects(effects: readonly ImportEffect[]): string | null {
  if (effects.length === 0) return null
  const countOf = (wanted: ImportEffect) => effects.filter((effect) => effect === wanted).length
  const upgrades = countOf('upgrade')
  const parts = [
    countOf('obtained') > 0 && `${countOf('obtained')} obtained`,
    countOf('owned') > 0 && `${countOf('owned')} owned`,
    upgrades > 0 && plural(upgrades, 'upgrade'),
    countOf('no gain') > 0 && `${countOf('no gain')} without a gain`,
  ]
  return `${effects.length} of your wishes: ${parts.filter(Boolean).join(', ')}`
}
