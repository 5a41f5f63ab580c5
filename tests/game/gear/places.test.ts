import { describe, expect, it } from 'vitest'
import { placesOf, toPlace } from '@/game/gear/places'

describe('toPlace', () => {
  it.each([
    ['HEAD', 'HEAD'],
    ['FINGER_1', 'FINGER'],
    ['TRINKET_2', 'TRINKET'],
    ['finger2', 'FINGER'],
    ['shoulders', 'SHOULDER'],
    ['shoulder', 'SHOULDER'],
    ['wrists', 'WRIST'],
    ['hands', 'HANDS'],
    ['main_hand', 'MAIN_HAND'],
    ['SHIRT', null],
    ['TABARD', null],
    ['', null],
    ['constructor', null],
  ])('%s is %s', (name, place) => {
    expect(toPlace(name)).toBe(place)
  })
})

describe('placesOf', () => {
  it.each([
    ['FINGER', 'Mage', 'frost', ['FINGER']],
    ['MAIN_HAND', 'Mage', 'frost', ['MAIN_HAND']],
    ['MAIN_HAND', 'Rogue', 'subtlety', ['MAIN_HAND', 'OFF_HAND']],
    ['OFF_HAND', 'Rogue', 'subtlety', ['OFF_HAND']],
    ['TWO_HAND', 'Warrior', 'fury', ['MAIN_HAND', 'OFF_HAND']],
    ['TWO_HAND', 'Warrior', 'arms', ['MAIN_HAND']],
    ['TWO_HAND', 'Rogue', 'subtlety', ['MAIN_HAND']],
    ['RANGED', 'Hunter', 'marksmanship', ['MAIN_HAND']],
    ['MAIN_HAND', 'Tinker', null, ['MAIN_HAND']],
    ['TOY', 'Mage', 'frost', []],
  ])(
    'items for the slot %s of a %s (%s) are worn in %j',
    (slot, className, specialization, places) => {
      expect(placesOf(slot, { className, specialization })).toEqual(places)
    },
  )
})
