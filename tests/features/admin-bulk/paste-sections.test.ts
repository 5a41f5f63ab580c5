import { describe, expect, it } from 'vitest'
import { COLUMN_COUNT } from '@/features/admin-bulk/columns'
import { cellsOf, pasteAt } from './paste-at'

describe('pasteTable: rows that name a boss', () => {
  it('a row that names a boss alone sets the boss of the rows that follow', () => {
    const rows = [
      ['Plexus Sentinel', '', ''],
      ['Helm', 'Head', 'Plate'],
      ['Stix Bunkjunker', '', ''],
      ['Belt', 'Waist', 'Plate'],
      ['Ring', '', ''],
    ]
    const expected = [
      'Helm | Head | Plexus Sentinel',
      'Belt | Waist | Stix Bunkjunker',
      'Ring |  | Stix Bunkjunker',
    ]
    expect(cellsOf(pasteAt([], rows), 'name', 'slot', 'boss')).toEqual(expected)
    const withHeader = [['Item', 'Slot', 'Type'], ...rows]
    expect(cellsOf(pasteAt([], withHeader), 'name', 'slot', 'boss')).toEqual(expected)
  })

  it('an unknown name alone is a boss if the rows below the header start with one, else an item', () => {
    const header = ['Item', 'Slot', 'Type']
    const helm = ['Helm', 'Head', 'Plate']
    const [first, second] = [
      ['Vael', '', ''],
      ['Oru', 'Oru', 'Oru'],
    ]
    const sections = [header, first, helm, second, header, helm]
    expect(cellsOf(pasteAt([], sections), 'name', 'boss')).toEqual(['Helm | Vael', 'Helm | Oru'])
    expect(cellsOf(pasteAt([], [header, helm, first, helm]), 'name', 'boss')).toEqual([
      'Helm | ',
      'Vael | ',
      'Helm | ',
    ])
  })

  it('a boss that is named in the first row of its group only applies to the rows below', () => {
    const table = [
      ['Boss', 'Item'],
      ['', 'Orphan'],
      ['Plexus Sentinel', 'Helm'],
      ['', 'Belt'],
      ['Stix Bunkjunker', 'Ring'],
      ['', ''],
      ['', 'Neck'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'boss')).toEqual([
      'Orphan | ',
      'Helm | Plexus Sentinel',
      'Belt | Plexus Sentinel',
      'Ring | Stix Bunkjunker',
      ' | ',
      'Neck | Stix Bunkjunker',
    ])
  })

  it('a boss alone in the Boss column is a section row', () => {
    const table = [
      ['Boss', 'Item'],
      ['Vael', ''],
      ['', 'Helm'],
      ['Oru', ''],
      ['', 'Belt'],
    ]
    expect(cellsOf(pasteAt([], table), 'name', 'boss')).toEqual(['Helm | Vael', 'Belt | Oru'])
  })

  it('a row is pasted as an item if no item follows it', () => {
    const alike = Array.from({ length: COLUMN_COUNT }, () => 'text')
    expect(cellsOf(pasteAt([], [alike]), 'name', 'boss')).toEqual(['text | text'])
  })
})
