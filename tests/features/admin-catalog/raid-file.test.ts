import { countOutcomes, parseRaidFile, sortByOutcome } from '@/features/admin-catalog/raid-file'
import { describe, expect, test } from 'vitest'

const item = { name: 'Voracious Heart', itemSlot: 'TRINKET', itemType: 'Trinket' }
const boss = { name: 'Plexus Sentinel', slug: 'plexus', encounterOrder: 1, items: [item] }
const file = {
  format: 'guildr-raid',
  version: 1,
  instance: {
    name: 'Sporefall',
    slug: 'sporefall',
    expansion: 'Midnight',
    tier: 'Season 1',
    availableDifficulties: ['Heroic'],
  },
  bosses: [boss],
}

const problemsOf = (content: unknown) => {
  const parsed = parseRaidFile(typeof content === 'string' ? content : JSON.stringify(content))
  return 'problems' in parsed ? parsed.problems : []
}

describe('a raid file', () => {
  test('is read, with a byte order mark too', () => {
    expect(parseRaidFile(`\uFEFF${JSON.stringify(file)}`)).toMatchObject({
      file: { instance: { slug: 'sporefall' }, bosses: [{ name: 'Plexus Sentinel' }] },
    })
  })

  test.each([
    ['no JSON', '{"format": "guildr', 'This is no JSON file, or it was cut off on its way.'],
    ['no object', '12', 'This is no JSON file, or it was cut off on its way.'],
    ['something else', { name: 'x' }, 'This is no raid file: its format is not "guildr-raid".'],
    [
      'another version',
      { ...file, version: 2 },
      'This raid file has another version than 1, which this app cannot read.',
    ],
    [
      'without an instance',
      { ...file, instance: null },
      'Instance is missing, or not what a raid file has there.',
    ],
    [
      'of an instance whose name is none',
      { ...file, instance: { name: { a: 1 } } },
      'Instance, name is missing, or not what a raid file has there.',
    ],
    [
      'without bosses',
      { ...file, bosses: undefined },
      'Bosses is missing, or not what a raid file has there.',
    ],
    [
      'of a boss without items',
      { ...file, bosses: [boss, { ...boss, items: 'none' }] },
      'Boss 2 (Plexus Sentinel), items is missing, or not what a raid file has there.',
    ],
    [
      'of too many bosses',
      { ...file, bosses: Array.from({ length: 51 }, () => boss) },
      'A raid has at most 50 bosses.',
    ],
  ])('that is %s says so and where', (_name, content, problem) => {
    expect(problemsOf(content)).toEqual([problem])
  })
})

test('rows that need a look come first, and all are counted', () => {
  const rows = (['duplicate', 'new', 'invalid', 'changed', 'new'] as const).map(
    (outcome, index) => ({ index, outcome }),
  )
  expect(sortByOutcome(rows).map(({ outcome }) => outcome)).toEqual([
    'invalid',
    'changed',
    'new',
    'new',
    'duplicate',
  ])
  expect(countOutcomes(rows)).toEqual({ invalid: 1, changed: 1, new: 2, duplicate: 1 })
})
