import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Wishlist } from '@/contract/wishlist'
import { groupByInstance } from '@/features/wishlists/group-wishlists'
import { propertyOptions } from '../../support/runs'

const OPTIONS = propertyOptions(50, 1000)

const wishlist: fc.Arbitrary<Wishlist> = fc.record({
  id: fc.uuid(),
  name: fc.string(),
  character: fc.constant({ id: 'c', name: 'Frostelle', className: 'Mage' }),
  instance: fc.constantFrom({ id: 'abyss', name: 'The Abyss' }, { id: 'omega', name: 'Omega' }),
  difficulty: fc.constantFrom('LFR', 'Normal', 'Heroic', 'Mythic', 'Torment'),
  specialization: fc.constant('frost'),
  isMainWishlist: fc.boolean(),
})
const wishlists = fc.array(wishlist, { maxLength: 20 })

describe('groupByInstance', () => {
  it("puts each list once under its instance, in the server's order; by difficulty, hardest first and unknown last, and main lists first", () => {
    const order = ['Mythic', 'Heroic', 'Normal', 'LFR', 'Torment']
    fc.assert(
      fc.property(wishlists, (all) => {
        const groups = groupByInstance(all)
        const grouped = groups.flatMap((group) => group.wishlists)
        expect(grouped).toHaveLength(all.length)
        expect(new Set(grouped)).toEqual(new Set(all))
        const raids = [...new Set(all.map(({ instance }) => instance.id))]
        expect(groups.map(({ instance }) => instance.id)).toEqual(raids)
        for (const { instance, wishlists } of groups) {
          for (const list of wishlists) expect(list.instance.id).toBe(instance.id)
          const places = wishlists.map(
            ({ difficulty, isMainWishlist }) =>
              order.indexOf(difficulty) * 2 + (isMainWishlist ? 0 : 1),
          )
          expect(places).toEqual(places.toSorted((a, b) => a - b))
        }
      }),
      OPTIONS,
    )
  })
})
