import type { Instance } from '@/contract/instance'
import { defaultInstance, instanceOptions } from '@/features/catalog/instance-options'
import { defaultSpecialization } from '@/features/wishlists/create-defaults'
import { describe, expect, it } from 'vitest'

function instance(id: string, isCurrentTier: boolean): Instance {
  return {
    id,
    name: id,
    slug: id,
    expansion: 'Midnight',
    tier: 'Season 2',
    isCurrentTier,
    isActive: true,
    sortOrder: 1,
    availableDifficulties: ['Heroic'],
  }
}

const old = instance('old', false)
const older = instance('older', false)
const current = instance('current', true)
const second = instance('second', true)

const groups = (instances: Instance[]) =>
  instanceOptions(instances).map(({ label, group }) => [label, group])

describe('Create Wishlist: defaults', () => {
  it('the raid is the only one, or else the first of the current tier', () => {
    expect(defaultInstance([old])).toBe(old)
    expect(defaultInstance([old, current, second])).toBe(current)
    expect(defaultInstance([old, older])).toBeUndefined()
    expect(defaultInstance([])).toBeUndefined()
  })

  it("the specialization is the character's current one, if its class has it", () => {
    expect(defaultSpecialization({ className: 'Mage', specialization: 'frost' })).toBe('frost')
    expect(defaultSpecialization({ className: 'Mage', specialization: 'arms' })).toBe('')
    expect(defaultSpecialization({ className: 'Mage', specialization: null })).toBe('')
    expect(defaultSpecialization({ className: 'Tinker', specialization: 'frost' })).toBe('')
  })
})

describe('Create Wishlist: raid menu', () => {
  it('has the current tier before the earlier raids, each in the given order', () => {
    expect(groups([old, current, older, second])).toEqual([
      ['current', 'Current tier'],
      ['second', 'Current tier'],
      ['old', 'Earlier'],
      ['older', 'Earlier'],
    ])
  })

  it('has no groups if all raids are in the same one', () => {
    expect(groups([old, older])).toEqual([
      ['old', undefined],
      ['older', undefined],
    ])
  })
})
