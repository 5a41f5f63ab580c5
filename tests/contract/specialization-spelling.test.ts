import { beforeEach, describe, expect, it, vi } from 'vitest'

// The module remembers the spellings of a backend.
let spelling: typeof import('@/contract/answers/specialization-spelling')
beforeEach(async () => {
  vi.resetModules()
  spelling = await import('@/contract/answers/specialization-spelling')
})

describe('received specializations', () => {
  it.each(['beast-mastery', 'Beast Mastery', 'BEAST_MASTERY', 'beastMastery', 'BeastMastery'])(
    '%s has the same slug',
    (received) => {
      expect(spelling.toSpecializationSlug(received)).toBe('beast-mastery')
    },
  )

  it.each(['Chronomancer', 'Two words', ''])('an unknown one stays as it is: “%s”', (received) => {
    expect(spelling.toSpecializationSlug(received)).toBe(received)
    expect(spelling.spellingsOf(received)).toEqual([received])
  })
})

describe('sent specializations', () => {
  it('the slug, then the printed name, if the backend has sent none', () => {
    expect(spelling.spellingsOf('beast-mastery')).toEqual(['beast-mastery', 'Beast Mastery'])
  })

  it('still the slug if the backend sends slugs', () => {
    spelling.toSpecializationSlug('frost')
    expect(spelling.spellingsOf('holy')[0]).toBe('holy')
  })

  it('as this backend spells it', () => {
    spelling.toSpecializationSlug('BEAST_MASTERY')
    expect(spelling.spellingsOf('beast-mastery')).toEqual([
      'BEAST_MASTERY',
      'Beast Mastery',
      'beast-mastery',
    ])
  })

  it('the printed name if the backend has printed others', () => {
    spelling.toSpecializationSlug('Frost')
    expect(spelling.spellingsOf('holy')).toEqual(['Holy', 'holy'])
  })
})
