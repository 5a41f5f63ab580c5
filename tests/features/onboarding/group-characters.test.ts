import * as fc from 'fast-check'
import { foldLetters } from '@/game/fold-letters'
import { describe, expect, it } from 'vitest'
import type { AvailableCharacter } from '@/contract/character'
import { groupByRealm } from '@/features/onboarding/import/group-characters'
import { propertyOptions } from '../../support/runs'

const RUNS = propertyOptions(50, 1000)

const realm = fc.constantFrom(
  { realm: 'Argent Dawn', realmSlug: 'argent-dawn', region: 'eu' as const },
  { realm: 'Argent Dawn', realmSlug: 'argent-dawn', region: 'us' as const },
  { realm: 'Silvermoon', realmSlug: 'silvermoon', region: 'eu' as const },
)
const character: fc.Arbitrary<AvailableCharacter> = fc
  .tuple(
    realm,
    fc.record({
      blizzardCharacterId: fc.nat(),
      name: fc.constantFrom('Frostelle', 'Kharzul', 'Élyandre', 'Oakhorn'),
      className: fc.constantFrom('Mage', 'Warrior', 'Death Knight'),
      faction: fc.constantFrom('ALLIANCE' as const, 'HORDE' as const),
      level: fc.integer({ min: 1, max: 90 }),
      isImported: fc.boolean(),
    }),
  )
  .map(([place, rest]) => ({ ...place, ...rest }))
const characters = fc.array(character, { maxLength: 30 })

const isSorted = (numbers: readonly (number | null | undefined)[]) =>
  numbers.every((n, i) => i === 0 || Number(numbers[i - 1]) >= Number(n))

describe('groupByRealm', () => {
  it('accepts characters without realm and level', () => {
    const bare = { blizzardCharacterId: 1, name: 'Frostelle', className: 'Mage' }
    expect(groupByRealm([bare, { ...bare, realm: null, level: null }], 'frost')).toMatchObject([
      { realm: 'Unknown realm', characters: [{}, {}] },
    ])
  })

  it('has each character once, one group per realm and region, and sorts both by level, highest first', () => {
    fc.assert(
      fc.property(characters, (all) => {
        const groups = groupByRealm(all)
        const grouped = groups.flatMap((group) => group.characters)
        expect(new Set(grouped)).toEqual(new Set(all))
        expect(grouped).toHaveLength(all.length)
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
        for (const group of groups) {
          for (const { region, realmSlug } of group.characters) {
            expect(group.key).toBe(`${region}:${realmSlug}`)
          }
        }
        const levels = groups.map((group) => group.characters.map(({ level }) => level))
        for (const ofRealm of levels) expect(isSorted(ofRealm)).toBe(true)
        expect(isSorted(levels.map(([highest]) => highest ?? 0))).toBe(true)
      }),
      RUNS,
    )
  })

  it('search matches name, realm or class and ignores case, accents and surrounding spaces', () => {
    fc.assert(
      fc.property(
        characters,
        fc.constantFrom(' FROST', 'silver', 'death k', 'é', 'zz', ' '),
        (all, search) => {
          const query = foldLetters(search.trim())
          const found = groupByRealm(all, search).flatMap((group) => group.characters)
          const expected = all.filter(({ name, realm, className }) =>
            foldLetters([name, realm, className].join('\n')).includes(query),
          )
          expect(new Set(found)).toEqual(new Set(expected))
        },
      ),
      RUNS,
    )
  })

  it('the group title is the realm with its region', () => {
    const [one] = fc.sample(character, 1)
    const groups = groupByRealm(one ? [{ ...one, realm: 'Silvermoon', region: 'eu' }] : [])
    expect(groups.map(({ realm }) => realm)).toEqual(['Silvermoon (EU)'])
  })
})
