import { screen } from '@testing-library/react'
import type { Claim } from '@/contract/claims'
import type { WishlistItem, WishlistWithItems } from '@/contract/wishlist'

interface WishOptions {
  name?: string
  slot?: string
  claim?: Claim
  note?: string
  isObtained?: boolean
  boss?: { id: string; name: string; encounterOrder: number }
}

/** Creates a wish for its own loot item, by default a trinket of the first boss. */
export function wish(id: string, options: WishOptions = {}): WishlistItem {
  const boss = options.boss ?? { id: 'boss-1', name: 'First Boss', encounterOrder: 1 }
  return {
    id,
    slot: options.slot ?? 'TRINKET',
    priority: 1,
    claim: options.claim,
    note: options.note,
    isObtained: options.isObtained ?? false,
    lootItem: {
      id: `item-${id}`,
      bossId: boss.id,
      boss: { ...boss, instanceId: 'raid' },
      name: options.name ?? `Item ${id}`,
      rarity: 'EPIC',
      isTokenItem: false,
      wowheadId: 1000,
    },
  }
}

/** Creates a Heroic wishlist of a Frost Mage with these wishes, ranked in the given order. */
export function listOf(
  items: readonly Omit<WishlistItem, 'priority'>[],
  options: Partial<WishlistWithItems> = {},
) {
  const list: WishlistWithItems = {
    id: 'list',
    name: 'A list',
    character: { id: 'frostelle', name: 'Frostelle', className: 'Mage' },
    instance: { id: 'raid', name: 'The Venomous Abyss' },
    difficulty: 'Heroic',
    specialization: 'frost',
    isMainWishlist: true,
    items: items.map((item, index) => ({ ...item, priority: index + 1 })),
    ...options,
  }
  return list
}

/** The names of the wishes on screen, read from their Remove buttons. */
export const shownNames = () =>
  screen
    .queryAllByLabelText(/^Remove /)
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''))
