import type { Character } from '@/contract/character'
import { mostPlayedFirst } from '@/features/characters/most-played'
import { expect, it } from 'vitest'

const character = (id: string, level?: number, itemLevel?: number): Character => ({
  id,
  name: id,
  className: 'Mage',
  level,
  itemLevel,
})

it('mostPlayedFirst: by item level, or else level, or else as given', () => {
  const alt = character('alt', 90, 240)
  const main = character('main', 90, 281)
  expect(mostPlayedFirst([alt, main, character('new', 80)])[0]).toBe(main)
  expect(mostPlayedFirst([character('low', 70), character('high', 80)])[0]?.id).toBe('high')
  expect(mostPlayedFirst([character('a'), character('b')])[0]?.id).toBe('a')
  expect(mostPlayedFirst([])).toEqual([])
})
