import { describe, expect, it } from 'vitest'
import { indexGains } from '@/features/sims/gains'
import { effectsOfGains } from '@/features/wishlists/list/import-effect'
import { countMissing, describeOrder, orderByGain } from '@/features/wishlists/list/order-by-gain'
import { addUpgrades, upgradesAbove } from '@/features/wishlists/picker/upgrades'
import { toPickerItem } from '@/features/wishlists/picker/picker-items'
import { applyEdits } from '@/features/wishlists/edits/edits'
import { listOf, wish } from './wishes'

/** The gains of items in percent, with an error of 0.5 %. */
function toGains(percents: Record<string, number>) {
  return Object.entries(percents).map(([id, percent]) => ({
    lootItemId: `item-${id}`,
    name: id,
    slot: 'TRINKET' as const,
    gain: percent * 1000,
    percent,
    error: 500,
  }))
}

const gainsOf = (percents: Record<string, number>) => indexGains({ gains: toGains(percents) })

const offer = (id: string, isOffered = true) =>
  toPickerItem(wish(id).lootItem, 'TRINKET', { isOffered })

describe('orderByGain', () => {
  it('puts the best gain first, then wishes without a gain in their order, then losses; an obtained one keeps its rank', () => {
    const items = [
      wish('unknown'),
      wish('low'),
      wish('had', { isObtained: true }),
      wish('other'),
      wish('high'),
      wish('loss'),
    ]
    const gainOf = gainsOf({ low: 1, high: 3, loss: -2, had: 9 })
    expect(orderByGain(items, gainOf)).toEqual(['high', 'low', 'had', 'unknown', 'other', 'loss'])
  })
})

describe('describeOrder', () => {
  it('counts the wishes that were not simulated and stand above a gain', () => {
    const gainOf = gainsOf({ low: 0.7, loss: -2 })
    const describe = (...ids: string[]) =>
      describeOrder(
        ids.map((id) => wish(id, { isObtained: id === 'had' })),
        gainOf,
      )
    expect(describe('tier', 'had', 'loss', 'other', 'low', 'last')).toBe(
      'By gain, 2 wishes that were not simulated come after those with a gain',
    )
    expect(describe('tier', 'low')).toBe(
      'By gain, 1 wish that was not simulated comes after those with a gain',
    )
    expect(describe('low', 'tier', 'loss')).toBeNull()
    expect(describe('tier', 'loss')).toBeNull()
  })
})

describe('an upgrade', () => {
  it('gains more than its error, on the list and off it', () => {
    const percents = { wished: 0.7, noise: 0.4, loss: -2 }
    const effects = effectsOfGains([wish('wished'), wish('noise'), wish('loss')], gainsOf(percents))
    expect(effects).toEqual(['upgrade', 'no gain', 'no gain'])
    expect(countMissing(toGains({ off: 0.7, noise: 0.4, loss: -2 }), [])).toBe(1)
  })
})

describe('addUpgrades', () => {
  const gainOf = gainsOf({ best: 4, high: 3, mid: 2, low: 1 })
  const after = (...ids: string[]) => {
    const list = listOf(ids.map((id) => wish(id, { isObtained: id === 'had' })))
    const adds = addUpgrades([offer('best'), offer('mid')], list.items, gainOf)
    return applyEdits(list, adds).items.map(({ lootItem }) => lootItem.id.replace('item-', ''))
  }

  it('adds them in their places if the wanted wishes are ordered by gain', () => {
    expect(after('high', 'low', 'unknown', 'had')).toEqual([
      'best',
      'high',
      'mid',
      'low',
      'unknown',
      'had',
    ])
    expect(after('had', 'high')).toEqual(['had', 'best', 'high', 'mid'])
  })

  it('adds them at the end of a list in another order', () => {
    expect(after('low', 'high')).toEqual(['low', 'high', 'best', 'mid'])
    expect(after('unknown')).toEqual(['unknown', 'best', 'mid'])
  })
})

describe('upgradesAbove', () => {
  const offered = ['low', 'noise', 'loss', 'high', 'wished', 'unknown'].map((id) => offer(id))
  const gainOf = gainsOf({ low: 1, high: 3, wished: 5, noise: 0.4, loss: -2, foreign: 9 })
  const namesOf = (percent: number) =>
    upgradesAbove(percent, [...offered, offer('foreign', false)], [wish('wished')], gainOf).map(
      ({ item }) => item.id,
    )

  it('finds the offered items with at least that gain that are not on the list, best first', () => {
    expect(namesOf(1)).toEqual(['item-high', 'item-low'])
    expect(namesOf(1.1)).toEqual(['item-high'])
  })

  it('leaves out losses and gains within their error', () => {
    expect(namesOf(0)).toEqual(['item-high', 'item-low'])
  })
})
