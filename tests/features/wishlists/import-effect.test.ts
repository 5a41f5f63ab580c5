import { describe, expect, it } from 'vitest'
import { describeEffects, effectsOfGear } from '@/features/wishlists/list/import-effect'
import { HERO_HOOD } from '../../support/gear'
import { wish } from './wishes'

const LIST = { difficulty: 'Heroic' }

/** A wish for an item with an id of the game. */
function wishFor(itemId: number, isObtained = false) {
  const one = wish(String(itemId), { isObtained })
  return {
    ...one,
    lootItem: { ...one.lootItem, itemId, blizzardItemId: itemId, wowheadId: itemId },
  }
}

const owned = (itemId: number, track: 'hero' | 'champion') => ({
  ...HERO_HOOD,
  itemId,
  track,
  isWorn: true,
})

describe('what an import of gear means for the wishes', () => {
  it('counts wishes whose item was imported as obtained, owned or upgrades', () => {
    const items = [wishFor(1), wishFor(2), wishFor(3), wishFor(4, true)]
    const imported = [owned(1, 'hero'), owned(2, 'champion'), owned(4, 'hero')]
    const effects = effectsOfGear(items, imported, LIST)
    expect(describeEffects(effects)).toBe('3 of your wishes: 1 obtained, 1 owned, 1 upgrade')
  })

  it('leaves out a ticked wish whose item was not imported', () => {
    expect(describeEffects(effectsOfGear([wishFor(1, true)], [owned(9, 'hero')], LIST))).toBeNull()
  })
})
