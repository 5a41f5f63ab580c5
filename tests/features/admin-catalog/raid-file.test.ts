import {
  countOutcomes,
  parseRaidFile,
  sortByOutcome,
} from '@/features/admin-catalog/raid-file/raid-file'
import { describe, expect, it } from 'vitest'

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

describe('parseRaidFile', () => {
  it('parses a file that starts with a byte order mark', () => {
    expect(parseRaidFile(`\uFEFF${JSON.stringify(file)}`)).toMatchObject({
      file: { instance: { slug: 'sporefall' }, bosses: [{ name: 'Plexus Sentinel' }] },
    })
  })

  it('names unknown fields, which change nothing of what is read', () => {
    const parsed = parseRaidFile(
      JSON.stringify({
        season: 3,
        ...file,
        instance: { id: 1, ...file.instance },
        bosses: [{ ...boss, icon: 'x', items: [{ drop: [1], ...item }] }],
      }),
    )
    const plain = parseRaidFile(JSON.stringify(file))
    expect(parsed).toMatchObject({ file: 'file' in plain ? plain.file : undefined })
    expect('unknown' in parsed && parsed.unknown).toEqual([
      'season (file)',
      'id (instance)',
      'icon (boss)',
      'drop (item)',
    ])
  })

  it.each([
    [
      'truncated JSON',
      '{\n"format": "guildr',
      'This file is not valid JSON: line 2, column 11: a text is not closed.',
    ],
    ['JSON that is not an object', '12', 'This is not a raid file: it is not an object.'],
    ['another format', { name: 'x' }, 'This is not a raid file: its format is not "guildr-raid".'],
    ['another version', { ...file, version: 2 }, 'Only version 1 of raid files is supported.'],
    [
      'a file without an instance',
      { ...file, instance: null },
      'Instance is missing or has the wrong type.',
    ],
    [
      'an instance whose name is not a string',
      { ...file, instance: { name: { a: 1 } } },
      'Instance, name is missing or has the wrong type.',
    ],
    [
      'a file without bosses',
      { ...file, bosses: undefined },
      'Bosses is missing or has the wrong type.',
    ],
    [
      'a boss whose items are not a list',
      { ...file, bosses: [boss, { ...boss, items: 'none' }] },
      'Boss 2 (Plexus Sentinel), items is missing or has the wrong type.',
    ],
    [
      'more than 50 bosses',
      { ...file, bosses: Array.from({ length: 51 }, () => boss) },
      'A raid can have at most 50 bosses.',
    ],
  ])('rejects %s with a message that names the place', (_name, content, problem) => {
    expect(problemsOf(content)).toEqual([problem])
  })
})

describe('outcomes of a dry run', () => {
  const rows = (['duplicate', 'new', 'invalid', 'changed', 'new'] as const).map(
    (outcome, index) => ({ index, outcome }),
  )

  it('sortByOutcome puts invalid and changed rows first', () => {
    expect(sortByOutcome(rows).map(({ outcome }) => outcome)).toEqual([
      'invalid',
      'changed',
      'new',
      'new',
      'duplicate',
    ])
  })

  it('countOutcomes counts the rows of each outcome', () => {
    expect(countOutcomes(rows)).toEqual({ invalid: 1, changed: 1, new: 2, duplicate: 1 })
  })
})
