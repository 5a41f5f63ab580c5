import { describe, expect, it } from 'vitest'
import {
  classTint,
  describeAvailable,
  describeClass,
  describePlace,
  describePower,
  factionLabel,
} from '@/features/characters/describe'
import {
  deleteCharacter,
  getEquipment,
  setMainCharacter,
  updateCharacter,
} from '@/features/characters/not-implemented'
import { bridgeToBackend } from '../../support/app/msw-bridge'

const api = bridgeToBackend()

describe('character descriptions', () => {
  it('describeClass names the specialization, if known, and the class', () => {
    expect(describeClass({ className: 'Hunter', specialization: 'beast-mastery' })).toBe(
      'Beast Mastery Hunter',
    )
    expect(describeClass({ className: 'Hunter' })).toBe('Hunter')
    expect(describeClass({ className: 'Hunter', specialization: null })).toBe('Hunter')
  })

  it('classTint is undefined for an unknown class', () => {
    expect(classTint('Death Knight')).toBe('death-knight')
    expect(classTint('Tinker')).toBeUndefined()
  })

  const frostelle = { id: '1', name: 'Frostelle', className: 'Mage' }

  it('describePower: class and item level, or the level if no item level is known', () => {
    const mage = { ...frostelle, specialization: 'frost', level: 90, itemLevel: 281 }
    expect(describePower(mage)).toBe('Frost Mage · 281')
    expect(describePower({ ...mage, itemLevel: null })).toBe('Frost Mage · level 90')
    expect(describePower(frostelle)).toBe('Mage')
  })

  it('describePlace: guild, wishlists and realm, as far as they are known', () => {
    const guild = { id: '1', name: 'Ashen Vanguard' }
    const home = { realm: 'Argent Dawn', region: 'eu' as const }
    expect(describePlace({ ...frostelle, ...home, guild, wishlistCount: 2 })).toBe(
      'Ashen Vanguard · 2 lists · Argent Dawn EU',
    )
    expect(describePlace({ ...frostelle, wishlistCount: 0 })).toBe('0 lists')
    expect(describePlace(frostelle)).toBe('')
  })

  it.each([
    ['ALLIANCE', 'Alliance'],
    ['HORDE', 'Horde'],
    ['NEUTRAL', 'Neutral'],
    ['PIRATES', 'PIRATES'],
    ['constructor', 'constructor'],
  ])('the faction %s is shown as %s', (faction, label) => {
    expect(factionLabel(faction)).toBe(label)
  })

  it('describeAvailable joins level, race, class and faction, as far as they are known', () => {
    const character = {
      blizzardCharacterId: 1,
      name: 'Oakhorn',
      className: 'Druid',
      raceName: 'Tauren',
      realm: 'Silvermoon',
      realmSlug: 'silvermoon',
      region: 'eu' as const,
      faction: 'HORDE' as const,
      level: 9,
      isImported: false,
    }
    expect(describeAvailable(character)).toBe('Level 9 · Tauren Druid · Horde')
    expect(describeAvailable({ ...character, itemLevel: 20 })).toBe(
      'Level 9 · item level 20 · Tauren Druid · Horde',
    )
    expect(describeAvailable({ ...character, raceName: null })).toBe('Level 9 · Druid · Horde')
    const bare = { blizzardCharacterId: 1, name: 'Oakhorn', className: 'Druid' }
    expect(describeAvailable(bare)).toBe('Druid')
  })
})

describe('actions that are not implemented', () => {
  it.each([
    ['Equipment', getEquipment],
    ['Set main character', setMainCharacter],
    ['Delete character', deleteCharacter],
    ['Update character', updateCharacter],
  ])('%s throws and sends no request', async (name, action) => {
    await expect(action()).rejects.toThrow(`${name} is not yet implemented`)
    expect(api.requests).toEqual([])
  })
})
