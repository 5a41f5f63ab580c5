import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AwardRow } from '@/features/guilds/components/award-row'
import { ItemTile } from '@/ui/pictures/item-tile'

const ITEM = { rarity: 'EPIC', isTokenItem: false } as const

describe('history of awards: pictures', () => {
  it.each([
    { ...ITEM, itemType: 'Dagger', itemSlot: 'MAIN_HAND' },
    { ...ITEM, itemType: 'One-Handed Sword', itemSlot: 'MAIN_HAND', classes: ['Demon Hunter'] },
    { ...ITEM, itemSlot: 'HANDS', isTokenItem: true },
  ] as const)('an award without an icon has the glyph of its item: %j', (item) => {
    const award = {
      ...item,
      id: 'award',
      itemName: 'Item',
      slot: item.itemSlot,
      classes: 'classes' in item ? [...item.classes] : null,
      instanceName: 'Raid',
      difficulty: 'Heroic',
      recipient: { name: 'Frostelle' },
      awardedAt: '2026-11-21T20:00:00Z',
    }
    const row = render(<AwardRow award={award} facts={[]} />).container
    const tile = render(<ItemTile item={item} />).container
    expect(row.querySelector('svg')?.innerHTML).toBe(tile.querySelector('svg')?.innerHTML)
  })
})
