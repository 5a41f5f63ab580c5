import { fromDraft, readDraft, writeDraft } from '@/features/admin-bulk/batch/draft'
import { renamedOf } from '@/features/admin-bulk/batch/new-bosses'
import type { Cells } from '@/features/admin-bulk/columns/columns'
import { createRow, type GridRow } from '@/features/admin-bulk/columns/grid-rows'
import { proposeRepairs } from '@/features/admin-bulk/columns/propose-repairs'
import { withCells, withText } from '@/features/admin-bulk/columns/with-cells'
import { describe, expect, it } from 'vitest'
import { cellsOf, pasteAt } from './paste/paste-at'

const cellsWith = (texts: Partial<Cells>): Cells => createRow(texts).cells

const labels = (choices: readonly { label: string }[]) => choices.map(({ label }) => label)

it('a misspelled slot with its type is proposed once', () => {
  const cells = cellsWith({ name: 'Cape', slot: 'Bakc / Cloak' })
  expect(labels(proposeRepairs('slot', cells, []))).toEqual(['Back / Cloak'])
})

it('a slot in the place of the type has no similar type', () => {
  const cells = cellsWith({ name: 'Helm', type: 'Head', token: 'Dreadful' })
  expect(proposeRepairs('type', cells, [])).toEqual([])
})

describe('tier tokens', () => {
  it('the tier in the name proposes the category, the classes and the slot', () => {
    const table = [
      ['Item', 'Slot', 'Type'],
      ['Zenith Bloody Gallybux', 'Hands', 'Token'],
      ['Mystic Ring', 'Finger', 'Ring'],
    ]
    expect(cellsOf(pasteAt([], table), 'token', 'tokenSlots', 'classes')).toEqual([
      'Zenith | Hands | Evoker, Monk, Rogue, Warrior',
      ' |  | ',
    ])
  })

  it('a name that begins with a tier makes the row a token, unless its slot or the sheet says otherwise', () => {
    const table = [
      ['Item', 'Slot', 'Type', 'Token'],
      ['Venerated Bloody Gallybux', 'Hands', 'Mail', ''],
      ['Dreadful Bloody Gallybux', '', '', ''],
      ['Mystic Bloody Gallybux', 'hands token', '', ''],
      ['Zenith Bloody Gallybux', 'Mail', '', ''],
      ['Mystic Loop', 'Finger', '', ''],
      ['Zenith Gloves', 'Hands', 'Mail', 'no'],
    ]
    expect(cellsOf(pasteAt([], table), 'slot', 'token', 'tokenSlots', 'classes')).toEqual([
      'Hands | Venerated | Hands | Paladin, Priest, Shaman',
      ' | Dreadful |  | Death Knight, Demon Hunter, Warlock',
      'Hands | Mystic | Hands | Druid, Hunter, Mage',
      ' | Zenith |  | Evoker, Monk, Rogue, Warrior',
      'Finger |  |  | ',
      'Hands |  |  | ',
    ])
  })

  it('the tier in the Token column proposes the classes and the slot', () => {
    const table = [
      ['Item', 'Slot', 'Token'],
      ['Bloody Gallybux', 'Hands', 'Dreadful'],
    ]
    expect(cellsOf(pasteAt([], table), 'token', 'tokenSlots', 'classes')).toEqual([
      'Dreadful | Hands | Death Knight, Demon Hunter, Warlock',
    ])
  })

  it('classes of the sheet stay', () => {
    const table = [
      ['Item', 'Slot', 'Type', 'Classes'],
      ['Zenith Bloody Gallybux', 'Hands', 'Token', 'Monk'],
    ]
    expect(cellsOf(pasteAt([], table), 'classes')).toEqual(['Monk'])
  })
})

const withName = (row: GridRow, name: string) =>
  withCells(withText(row, 'name', name), new Map([['name', name]]), [])

describe('what the name of a tier token has filled in', () => {
  const TOKEN_CELLS = ['slot', 'token', 'tokenSlots', 'classes'] as const
  const PASTED = [
    ['Item', 'Slot'],
    ['Dreadful Bloody Gallybux', 'Hands'],
  ]
  const named = (rows: readonly GridRow[], name: string) =>
    cellsOf({ rows: rows.map((row) => withName(row, name)) }, ...TOKEN_CELLS)

  it('follows the name when it is entered or pasted over, also in a restored draft', () => {
    const { rows } = pasteAt([], PASTED)
    expect(named(rows, 'Plain Iron Helm')).toEqual(['Hands |  |  | '])
    expect(named(rows, 'Mystic Bloody Gallybux')).toEqual([
      'Hands | Mystic | Hands | Druid, Hunter, Mage',
    ])
    writeDraft({ instanceId: '', bossId: '' }, rows)
    const draft = readDraft('')
    const restored = draft ? fromDraft(draft) : []
    expect(cellsOf(pasteAt(restored, [['Plain Iron Helm', '', 'Head']]), ...TOKEN_CELLS)).toEqual([
      'Head |  |  | ',
    ])
  })

  it('follows the slot of the token', () => {
    const rows = pasteAt([], PASTED).rows.map((row) =>
      withCells(row, new Map([['slot', 'Head']]), []),
    )
    expect(cellsOf({ rows }, ...TOKEN_CELLS)).toEqual([
      'Head | Dreadful | Head | Death Knight, Demon Hunter, Warlock',
    ])
  })

  it('stays where the user has entered or pasted it, or the type says that it is a token', () => {
    const { rows } = pasteAt([], PASTED)
    const edited = rows.map((row) => withText(row, 'classes', 'Warlock'))
    expect(named(edited, 'Plain Iron Helm')).toEqual(['Hands |  |  | Warlock'])
    const pasted = pasteAt(
      [],
      [
        ['Item', 'Slot', 'Token', 'Classes'],
        ['Dreadful Bloody Gallybux', 'Hands', 'Dreadful', 'Warlock'],
      ],
    )
    expect(named(pasted.rows, 'Bloody Gallybux')).toEqual(['Hands | Dreadful | Hands | Warlock'])
    const typed = pasteAt(
      [],
      [
        ['Item', 'Slot', 'Type'],
        ['Dreadful Bloody Gallybux', 'Hands', 'Token'],
      ],
    )
    expect(named(typed.rows, 'Bloody Gallybux')).toEqual(['Hands | Yes |  | '])
  })
})

describe('ids in links', () => {
  it('a hyperlink named “link” in the id column gives its id', () => {
    const table = [
      ['Item', 'ID'],
      ['Helm', { text: 'link', itemId: '228858' }],
    ]
    expect(cellsOf(pasteAt([], table), 'itemId')).toEqual(['228858'])
  })
})

describe('proposeRepairs', () => {
  it('a slot that the type leaves, and the most similar words', () => {
    const slot = cellsWith({ slot: 'Wpn', type: 'Dagger' })
    expect(labels(proposeRepairs('slot', slot, []))).toEqual(['Main hand', 'Off hand'])
    const wand = cellsWith({ slot: 'wand', type: 'Wand' })
    expect(labels(proposeRepairs('slot', wand, []))).toEqual(['Ranged', 'Main hand'])
    const sword = cellsWith({ slot: 'Sword', type: 'Sword' })
    expect(labels(proposeRepairs('slot', sword, []))).toEqual(['Main hand', 'Two-hand'])
    const type = cellsWith({ slot: 'Waist', type: 'Plat armr' })
    expect(labels(proposeRepairs('type', type, []))[0]).toBe('Plate Armor')
    const boss = cellsWith({ boss: 'Couldron of Carnage' })
    const bosses = ['Rik Reverb', 'Cauldron of Carnage'].map((label) => ({ label, value: label }))
    expect(labels(proposeRepairs('boss', boss, bosses))).toEqual(['Cauldron of Carnage'])
  })

  it.each([
    ['slot', 'Cheast', ['Chest']],
    ['stat', 'Agi/Int', ['Agility']],
    ['stat', 'Str/Int', ['Strength']],
    ['stat', 'Int or Agility', ['Intellect']],
    ['stat', 'Haste, Str', ['Strength']],
    ['slot', 'Hemlet', ['Head']],
    ['slot', 'Glovs', ['Hands']],
    ['slot', 'bakc', ['Back']],
    ['type', 'clth', ['Cloth Armor']],
    ['type', 'Dager', ['Dagger']],
    ['itemId', '281,031', ['281031']],
    ['itemId', '1 281 031', ['1281031']],
    ['itemId', '281,03', []],
    ['itemId', '281031 or 281032', ['281031', '281032']],
  ] as const)(
    'a %s that is a word with one typo, an id with separators, or two ids: %s',
    (column, text, expected) => {
      const cells = cellsWith({ [column]: text })
      expect(labels(proposeRepairs(column, cells, []))).toEqual(expected)
    },
  )
})

describe('proposeRepairs of a slot that also has the type', () => {
  it.each([
    ['Chestpeice / Plate', 'Chest / Plate Armor'],
    ['Head / Leahter', 'Head / Leather Armor'],
    ['Waist (Mial)', 'Waist / Mail Armor'],
    ['Boots Leahter', 'Feet / Leather Armor'],
    ['Mian hand', 'Main hand'],
  ])('%j: %s', (slot, expected) => {
    const [first] = proposeRepairs('slot', cellsWith({ slot }), [])
    expect(first?.label).toBe(expected)
  })

  it.each(['slot', 'type'] as const)('in the column %s keeps both when it is chosen', (id) => {
    const [first] = proposeRepairs(id, cellsWith({ [id]: 'Chestpeice Plate' }), [])
    expect(first?.label).toBe('Chest / Plate Armor')
    const row = withCells(createRow(), new Map([[id, 'Chest / Plate Armor']]), [])
    const both = [row.cells.slot, row.cells.type]
    expect(both).toEqual(['Chest', 'Plate Armor'])
  })

  it('is a column of its own in sheets', () => {
    const table = [
      ['Item', 'Slot/Type'],
      ['Helm', 'Plate Head'],
    ]
    expect(cellsOf(pasteAt([], table), 'slot', 'type')).toEqual(['Head | Plate Armor'])
  })

  it('is not proposed beside a slot', () => {
    const cells = cellsWith({ slot: 'Head', type: 'Chest Plate' })
    expect(proposeRepairs('type', cells, [])[0]?.label).toBe('Plate Armor')
  })

  it('proposes nothing that would drop one of them', () => {
    expect(proposeRepairs('slot', cellsWith({ slot: 'Chest / Xyz' }), [])).toEqual([])
  })
})

describe('renamedOf', () => {
  it('returns the corrected lines, and nothing if lines were added', () => {
    expect([...renamedOf(['Vael', 'Oru'], "Vael\nOru'kai\n")]).toEqual([['Oru', "Oru'kai"]])
    expect([...renamedOf(['Vael'], 'Vael the Unlit\nOru')]).toEqual([])
  })
})
