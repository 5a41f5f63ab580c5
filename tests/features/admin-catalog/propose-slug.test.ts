import { slug } from '@/contract/fields'
import { proposeSlug } from '@/features/admin-catalog/propose-slug'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

test.each([
  ['The Venomous Abyss', 'the-venomous-abyss'],
  ["Ula'tek, Voice of Ash", 'ulatek-voice-of-ash'],
  ['Échoes — of  Ñight!', 'echoes-of-night'],
  ['Große Ærie der Øde', 'grosse-aerie-der-ode'],
  ['  Sporefall 2 ', 'sporefall-2'],
  ['深淵', ''],
  ['', ''],
])('%j suggests %j', (name, expected) => {
  expect(proposeSlug(name)).toBe(expected)
})

test('whatever the name, the proposal is valid or empty, and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 250 }), (name) => {
      const proposal = proposeSlug(name)
      expect(proposal === '' || slug.safeParse(proposal).success).toBe(true)
      expect(proposal).not.toMatch(/^-|-$|--/)
      expect(proposeSlug(proposal)).toBe(proposal)
    }),
  )
})
