import { describe, expect, it } from 'vitest'
import { CLASSES } from '@/game/classes'
import { offeredSlots, slotsOfSpecialization } from '@/game/eligibility'
import { SLOTS } from '@/game/items'
import { RAIDS } from '../../server/database/seed/all-raids'

const LOOT = RAIDS.flatMap((raid) => raid.bosses.flatMap((boss) => boss.items))

describe('slotsOfSpecialization', () => {
  it('is in the order of the character sheet, with pairs together', () => {
    expect(slotsOfSpecialization('Warrior', 'protection')).toEqual([
      'HEAD',
      'NECK',
      'SHOULDER',
      'BACK',
      'CHEST',
      'WRIST',
      'HANDS',
      'WAIST',
      'LEGS',
      'FEET',
      'FINGER',
      'TRINKET',
      'MAIN_HAND',
      'OFF_HAND',
    ])
  })

  it('has every slot for which an item is offered, except for legendary items of whole classes', () => {
    const loot = LOOT.filter(({ rarity }) => rarity !== 'LEGENDARY')
    for (const { name, specializations } of CLASSES) {
      for (const { slug } of specializations) {
        const slots = loot.flatMap((item) => offeredSlots(item, name, slug))
        expect(slotsOfSpecialization(name, slug)).toEqual(expect.arrayContaining(slots))
      }
    }
  })

  it('has all slots for an unknown class', () => {
    expect(slotsOfSpecialization('Tinker', 'gnome').toSorted()).toEqual(SLOTS.toSorted())
  })
})
