import { findHeader } from '@/features/admin-bulk/columns/table/find-header'
import { readHeader } from '@/features/admin-bulk/columns/table/read-header-row'
import { describe, expect, it } from 'vitest'

const ROWS = [
  ['Helm', 'Vael', 'Head', 'Plate', '237567'],
  ['Belt', 'Vael', 'Waist', 'Mail', '237568'],
  ['Band', 'Oru', 'Finger', 'Ring', '237569'],
]

describe('findHeader', () => {
  it.each<[string, string[][], number]>([
    ['words that the grid knows', [['Item', 'Boss', 'Slot', 'Type', 'ID'], ...ROWS], 0],
    ['unknown words', [['Stuff', 'Fight', 'Goes on', 'Made of', 'Number'], ...ROWS], 0],
    ['unknown words below a title', [['Our loot'], ['Stuff', '', 'On', 'Of', ''], ...ROWS], 1],
    ['no header', ROWS, -1],
    [
      'a first row with errors and a boss that repeats',
      [['Cap', 'Vael', 'Had', 'Plat', '?'], ...ROWS],
      -1,
    ],
    ['unknown words with a value', [['Cap', 'Fight', 'Had', 'Plat', '237566'], ...ROWS], -1],
    [
      'unknown words above too few rows',
      [['Stuff', 'Fight', 'On', 'Of', 'No.'], ...ROWS.slice(1)],
      -1,
    ],
  ])('%s', (_, rows, header) => {
    expect(findHeader(rows)).toBe(header)
  })
})

describe('readHeader', () => {
  it('knows what raiders call the columns of their sheets', () => {
    const names = ['Piece', 'Raid Encounter', 'Kind', 'Drop %', 'Link / ID', 'Remarks']
    expect(readHeader(names)).toEqual(['name', 'boss', 'type', null, 'itemId', 'description'])
    const notes = ['Comments', 'Info', 'Officer notes', 'Loot notes']
    expect(new Set(readHeader(notes))).toEqual(new Set(['description']))
  })
})
