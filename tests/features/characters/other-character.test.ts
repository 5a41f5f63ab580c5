import { describe, expect, it } from 'vitest'
import { isOtherCharacter } from '@/features/characters/other-character'

const OWN = {
  name: 'Frostelle',
  realm: 'Argent Dawn',
  realmSlug: 'argent-dawn',
  region: 'eu',
} as const
const RUSSIAN = { ...OWN, realm: 'Гордунни', realmSlug: 'gordunni' }
const UNKNOWN = { name: 'Frostelle' }

describe('a text about the character', () => {
  it.each([
    ['Frostelle', 'Argent Dawn', 'eu', OWN],
    ['frostelle', 'argent_dawn', 'EU', OWN],
    ['Frostelle', 'ArgentDawn', null, OWN],
    [null, null, null, OWN],
    ['Frostelle', 'Гордунни', 'eu', OWN],
    ['Frostelle', 'gordunni', 'eu', RUSSIAN],
    ['Frostelle', 'Гордунни', 'eu', RUSSIAN],
    ['Frostelle', 'Area 52', 'us', UNKNOWN],
  ])('%s, %s, %s', (name, realm, region, own) => {
    expect(isOtherCharacter({ name, realm, region }, own)).toBe(false)
  })
})

describe('a text about another character', () => {
  it.each([
    ['Emberlyn', 'Argent Dawn', 'eu', OWN],
    ['Fróstelle', 'Argent Dawn', 'eu', OWN],
    ['Frostelle', "Kel'Thuzad", null, OWN],
    ['Frostelle', null, 'us', OWN],
    ['Frostelle', 'Ревущий фьорд', 'eu', RUSSIAN],
    ['Emberlyn', null, null, UNKNOWN],
  ])('%s, %s, %s', (name, realm, region, own) => {
    expect(isOtherCharacter({ name, realm, region }, own)).toBe(true)
  })
})
