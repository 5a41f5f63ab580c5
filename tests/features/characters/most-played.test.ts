import type { Character } from '@/contract/character'
import { mostPlayed } from '@/features/characters/most-played'
import { expect, it } from 'vitest'

const character = (id: string, level?: number, itemLevel?: number): Character => ({
  id,
  name: id,
  className: 'Mage',
  level,
  itemLevel,
})

it('mostPlayed: the character with the highest item level, or else level, or else the first', () => {
  const alt = character('alt', 90, 240)
  const main = character('main', 90, 281)
  expect(mostPlayed([alt, main, character('new', 80)])).toBe(main)
  expect(mostPlayed([character('low', 70), character('high', 80)])?.id).toBe('high')
  expect(mostPlayed([character('a'), character('b')])?.id).toBe('a')
  expect(mostPlayed([])).toBeUndefined()
})
