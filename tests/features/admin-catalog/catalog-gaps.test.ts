import { findCatalogGaps } from '@/features/admin-catalog/catalog-gaps'
import { describe, expect, it } from 'vitest'
import { boss, instance } from './make-rows'

describe('findCatalogGaps', () => {
  it('finds none in a complete catalog', () => {
    expect(findCatalogGaps([instance('one')], [boss('a', 'one', 1)])).toEqual([])
  })

  it('orders gaps: inactive tier, instances without bosses, and one per instance for its bosses without loot items', () => {
    const instances = [
      instance('one', { isActive: false }),
      instance('two', { isCurrentTier: false }),
      instance('three', { isCurrentTier: false }),
    ]
    const bosses = [
      boss('late', 'two', 2, { itemCount: 0 }),
      boss('early', 'two', 1, { itemCount: 0 }),
      boss('full', 'one', 1),
    ]
    const gaps = findCatalogGaps(instances, bosses).map((gap) => [
      gap.kind,
      'instance' in gap ? gap.instance.id : null,
      ...('bosses' in gap ? gap.bosses.map(({ id }) => id) : []),
    ])
    expect(gaps).toEqual([
      ['inactive-tier', 'one'],
      ['no-bosses', 'three'],
      ['no-items', 'two', 'early', 'late'],
    ])
  })

  it('finds a missing current tier, except in an empty catalog', () => {
    expect(findCatalogGaps([instance('one', { isCurrentTier: false })], [])).toContainEqual({
      kind: 'no-tier',
    })
    expect(findCatalogGaps([], [])).toEqual([])
  })
})
