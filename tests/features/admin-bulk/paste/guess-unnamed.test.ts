import { describe, expect, it } from 'vitest'
import { COLUMNS } from '@/features/admin-bulk/columns'
import { guessUnnamed } from '@/features/admin-bulk/paste/guess-columns'
import { readHeader } from '@/features/admin-bulk/paste/read-header-row'

const BOSSES = ['Plexus Sentinel', 'Stix Bunkjunker'].map((label) => ({ label, value: label }))

/** The columns of a table after the guess of those that its header, the first row, does not name. */
const guessBelow = (table: string[][]) =>
  guessUnnamed({ table, headerRow: 0, assigned: readHeader(table[0] ?? []) }, BOSSES).map(
    (target) => COLUMNS[target ?? -1]?.id ?? null,
  )

describe('guessUnnamed', () => {
  const LINK = 'https://www.wowhead.com/item='

  it('columns with unknown names are recognized by their cells', () => {
    expect(
      guessBelow([
        ['Who', 'What drops', 'Where does it go?', 'Armour / weapon kind', 'Link', 'Quality'],
        ['Plexus Sentinel', "Vandal's Skullplating", 'Head', 'Plate', `${LINK}237567`, 'Epic'],
        ['Plexus Sentinel', 'Torn Cloak', 'Cloak', '', `${LINK}237568`, 'Epic'],
        ['Stix Bunkjunker', 'Band', 'Ring', 'Ring', `${LINK}237569`, 'Epic'],
      ]),
    ).toEqual(['boss', 'name', 'slot', 'type', 'itemId', 'rarity'])
    expect(
      guessBelow([
        ['Item', 'Slot', 'Who', 'Log'],
        ['Helm', 'Head', 'Mage, Priest, Warlock', 'Seen'],
        ['Belt', 'Waist', '', ''],
        ['Cloak', 'Back', 'DK', 'Not seen'],
      ]),
    ).toEqual(['name', 'slot', 'classes', null])
  })

  it('names that repeat are the bosses, if no column and no other repeating texts are', () => {
    const rows = [
      ['Helm', 'Head', 'Vael', 'Run one'],
      ['Belt', 'Waist', 'Vael', 'Run one'],
      ['Band', 'Finger', 'Oru the Grey', 'Run two'],
      ['Cloak', 'Back', 'Oru the Grey', 'Run two'],
    ]
    const only = rows.map((row) => row.slice(0, 3))
    expect(guessBelow([['Item', 'Slot', 'Killed'], ...only])).toEqual(['name', 'slot', 'boss'])
    expect(guessBelow([['Item', 'Slot', 'Raid'], ...only])).toEqual(['name', 'slot', null])
    const both = ['name', 'slot', null, null]
    expect(guessBelow([['Item', 'Slot', 'Killed', 'When'], ...rows])).toEqual(both)
  })

  it('a column with an unknown name never takes one that the header names', () => {
    expect(
      guessBelow([
        ['Item', 'Slot', 'Where', 'More', 'Id'],
        ['A Ring', '', 'Finger', 'Shiny', ''],
        ['A Hat', '', 'Head', 'Tall', '237568'],
      ]),
    ).toEqual(['name', 'slot', null, null, 'itemId'])
  })

  it('ids are recognized, and neither shorter numbers nor names of other columns', () => {
    expect(
      guessBelow([
        ['Item', 'Slot', 'Item level', 'Power', 'Game number'],
        ['A Ring', 'Finger', '25000', '639', '237567'],
        ['A Hat', 'Head', '25001', '645', '#237568'],
      ]),
    ).toEqual(['name', 'slot', null, null, 'itemId'])
  })

  it('names are different texts in most rows: a sheet of ids stays without them', () => {
    const header = ['ID', 'Slot', 'Seen', 'Who wants it']
    expect(
      guessBelow([
        header,
        ['237567', 'Head', '', 'Bob'],
        ['237568', 'Finger', 'On the PTR', 'Bob'],
        ['237569', 'Neck', '', 'Eve'],
        ['237570', 'Back', '', 'Eve'],
      ]),
    ).toEqual(['itemId', 'slot', null, null])
  })

  it('a column of checkboxes with an unknown name is no Token', () => {
    expect(
      guessBelow([
        ['Item', 'Slot', 'Done'],
        ['A Ring', 'Finger', 'TRUE'],
        ['A Hat', 'Head', 'FALSE'],
      ]),
    ).toEqual(['name', 'slot', null])
  })
})
