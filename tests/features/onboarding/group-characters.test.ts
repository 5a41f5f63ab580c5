import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AvailableCharacter } from '@/contract/character'
import { groupByRealm } from '@/features/onboarding/group-characters'

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
  it('loses nobody and doubles nobody', () => {
    fc.assert(
      fc.property(characters, (all) => {
        const grouped = groupByRealm(all).flatMap((group) => group.characters)
        expect(new Set(grouped)).toEqual(new Set(all))
        expect(grouped).toHaveLength(all.length)
      }),
    )
  })

  it('shows what another backend says next to nothing of', () => {
    const bare = { blizzardCharacterId: 1, name: 'Frostelle', className: 'Mage' }
    expect(groupByRealm([bare, { ...bare, realm: null, level: null }], 'frost')).toMatchObject([
      { realm: 'Unknown realm', characters: [{}, {}] },
    ])
  })

  it('keeps one realm of one region together', () => {
    fc.assert(
      fc.property(characters, (all) => {
        const groups = groupByRealm(all)
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
        for (const group of groups) {
          for (const { region, realmSlug } of group.characters) {
            expect(group.key).toBe(`${region}:${realmSlug}`)
          }
        }
      }),
    )
  })

  it('puts the highest level first, within a realm and among realms', () => {
    fc.assert(
      fc.property(characters, (all) => {
        const levels = groupByRealm(all).map((group) => group.characters.map(({ level }) => level))
        for (const ofOne of levels) expect(isSorted(ofOne)).toBe(true)
        expect(isSorted(levels.map(([highest]) => highest ?? 0))).toBe(true)
      }),
    )
  })

  it('finds by name, realm or class, whatever the case and the spaces around', () => {
    fc.assert(
      fc.property(
        characters,
        fc.constantFrom(' FROST', 'silver', 'death k', 'é', 'zz', ' '),
        (all, search) => {
          const wanted = search.trim().toLowerCase()
          const found = groupByRealm(all, search).flatMap((group) => group.characters)
          const expected = all.filter(({ name, realm, className }) =>
            [name, realm, className].join('\n').toLowerCase().includes(wanted),
          )
          expect(new Set(found)).toEqual(new Set(expected))
        },
      ),
    )
  })

  it('names the realm with its region', () => {
    const [one] = fc.sample(character, 1)
    const groups = groupByRealm(one ? [{ ...one, realm: 'Silvermoon', region: 'eu' }] : [])
    expect(groups.map(({ realm }) => realm)).toEqual(['Silvermoon (EU)'])
  })
})
