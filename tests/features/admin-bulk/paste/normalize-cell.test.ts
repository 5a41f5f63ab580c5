import {
  COLUMN_BY_ID,
  COLUMNS,
  type Cells,
  type ColumnId,
} from '@/features/admin-bulk/columns/columns'
import { createRow } from '@/features/admin-bulk/columns/grid-rows'
import { normalizeCell, parseItemId } from '@/features/admin-bulk/columns/normalize-cell'
import { withCells } from '@/features/admin-bulk/columns/with-cells'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../support/runs'

const bosses = [
  { label: 'Plexus Sentinel', value: 'plexus' },
  { label: "Loom'ithar", value: 'loom' },
]

function normalize(id: ColumnId, text: string): string {
  return normalizeCell(COLUMN_BY_ID[id], text, bosses)
}

describe('normalizeCell', () => {
  it.each<[ColumnId, string, string]>([
    ['name', 'Neck \r\nof Two\nLines', 'Neck of Two Lines'],
    ['slot', 'Wrists', 'Wrist'],
    ['slot', 'BRACERS', 'Wrist'],
    ['slot', 'Off hand', 'Off hand'],
    ['slot', 'OFF_HAND', 'Off hand'],
    ['slot', 'Held In Off-hand', 'Off hand'],
    ['slot', 'Shield', 'Off hand'],
    ['slot', '2H', 'Two-hand'],
    ['slot', 'Two-Hand', 'Two-hand'],
    ['slot', 'One-Hand', 'Main hand'],
    ['slot', 'ring', 'Finger'],
    ['slot', 'Cloak', 'Back'],
    ['slot', 'shoulders', 'Shoulder'],
    ['slot', 'boot', 'Feet'],
    ['type', '1H Sword', 'One-Handed Sword'],
    ['type', 'Sword (1H)', 'One-Handed Sword'],
    ['type', 'One-handed sword', 'One-Handed Sword'],
    ['type', 'Two-Hand Axe', 'Two-Handed Axe'],
    ['type', '2h maces', 'Two-Handed Mace'],
    ['type', 'Plate', 'Plate Armor'],
    ['type', 'cloak', 'Cloak'],
    ['type', 'Trin', 'Trinket'],
    ['type', 'Staves', 'Staff'],
    ['rarity', 'epic', 'Epic'],
    ['rarity', 'LEGENDARY', 'Legendary'],
    ['rarity', 'purple', 'Epic'],
    ['stat', 'Int', 'Intellect'],
    ['stat', 'agi', 'Agility'],
    ['stat', 'none', ''],
    ['token', 'yes', 'Yes'],
    ['token', 'TRUE', 'Yes'],
    ['token', 'no', ''],
    ['token', 'zenith', 'Zenith'],
    ['tokenSlots', 'helm; gloves', 'Head, Hands'],
    ['classes', 'dk/warrior\nPala', 'Death Knight, Warrior, Paladin'],
    ['classes', 'Rogue DK Mage Druid', 'Rogue, Death Knight, Mage, Druid'],
    ['classes', 'Demon Hunter Hunter death knight', 'Demon Hunter, Hunter, Death Knight'],
    ['classes', 'Chasseur de démons Voleur; War', 'Demon Hunter, Rogue, Warrior'],
    ['classes', 'War Hunt Sham Pala Lock', 'Warrior, Hunter, Shaman, Paladin, Warlock'],
    ['classes', 'All', 'All classes'],
    ['boss', 'plexus', 'Plexus Sentinel'],
    ['boss', 'Loom’ithar', "Loom'ithar"],
    ['itemId', 'https://www.wowhead.com/item=237525/irradiated-impurity-filter', '237525'],
    ['itemId', 'wowhead.com/ptr/item=7?bonus=1', '7'],
    ['itemId', 'wowhead.com/item=22k', 'wowhead.com/item=22k'],
    ['itemId', '#237525', '237525'],
    ['itemId', 'n/a', ''],
    ['itemId', '?', ''],
    ['itemId', '237525.0', '237525'],
    ['itemId', 'ID 237525', '237525'],
    ['itemId', 'id: 237525', '237525'],
    ['name', ' Heart\u200B  of\u00A0Ice\u202E', 'Heart of Ice'],
    // German and French.
    ['slot', 'Füße', 'Feet'],
    ['slot', 'Mains', 'Hands'],
    ['type', 'Zweihandäxte', 'Two-Handed Axe'],
    ['type', 'Épées à une main', 'One-Handed Sword'],
    ['type', 'Armes d’hast', 'Polearm'],
    ['rarity', 'Episch', 'Epic'],
    ['rarity', 'Légendaire', 'Legendary'],
    ['stat', 'Stärke', 'Strength'],
    ['stat', 'Agilité', 'Agility'],
    ['classes', 'Dämonenjäger, Hexenmeister', 'Demon Hunter, Warlock'],
    ['classes', 'Chevalier de la mort; Voleur', 'Death Knight, Rogue'],
    ['token', 'WAHR', 'Yes'],
    ['token', 'FAUX', ''],
    ['classes', ', -', ''],
    ['classes', 'all;', 'All classes'],
  ])('column %s: %j becomes %j', (id, text, expected) => {
    expect(normalize(id, text)).toBe(expected)
  })

  it.each<[ColumnId, string]>([
    ['type', 'Sword'],
    ['type', 'Two'],
    ['type', 'Pl'],
    ['slot', 'Somewhere'],
    ['slot', 'Weapon'],
    ['stat', 'Str/Agi'],
    ['rarity', 'constructor'],
    ['boss', 'Nobody'],
    ['itemId', 'about 12'],
    ['itemId', '-3'],
    ['itemId', '1.5'],
    ['itemId', '268.000'],
    ['itemId', '268,000'],
    ['itemId', 'https://www.wowhead.com/spell=5/helm'],
    ['rarity', 'Selten'],
    ['classes', 'Mage or Druid'],
  ])('column %s: the unknown or ambiguous text %j is kept', (id, text) => {
    expect(normalize(id, text)).toBe(text)
  })

  it('accepts the label and the value of every choice', () => {
    for (const { id, choices = [] } of COLUMNS) {
      for (const { label, value } of choices) {
        expect([normalize(id, label), normalize(id, value)]).toEqual([label, label])
      }
    }
  })

  it('reads thousands of words for classes', () => {
    expect(normalize('classes', 'DK '.repeat(10_000))).toMatch(/^Death Knight, Death Knight/)
    const unknown = `${'DK '.repeat(5000)}and`
    expect(normalize('classes', unknown)).toBe(unknown)
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COLUMNS), fc.string(), ({ id }, text) => {
        expect(normalize(id, normalize(id, text))).toBe(normalize(id, text))
      }),
      { numRuns: runs(100, 2000) },
    )
  })
})

describe('parseItemId', () => {
  it('returns digits only', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseItemId(text) ?? '1').toMatch(/^\d+$/)
      }),
      { numRuns: runs(100, 2000) },
    )
  })
})

/** A row after a text was entered in one column. */
const rowWith = (id: ColumnId, text: string, before: Partial<Record<ColumnId, string>> = {}) =>
  withCells(createRow(before), new Map([[id, text]]), bosses)
const slotOf = (row: { cells: Cells }) => row.cells.slot
const nameOf = (row: { cells: Cells }) => row.cells.name
const typeOf = (row: { cells: Cells }) => row.cells.type

describe('withCells', () => {
  it('fills in the slot of a type that fits one slot only, and the type of such a slot', () => {
    expect(slotOf(rowWith('type', 'ring'))).toBe('Finger')
    expect(slotOf(rowWith('type', '2H Sword'))).toBe('Two-hand')
    expect(slotOf(rowWith('type', 'Plate'))).toBe('')
    expect(typeOf(rowWith('slot', 'trinkets'))).toBe('Trinket')
    expect(typeOf(rowWith('slot', 'Head'))).toBe('')
  })

  it('does not overwrite a slot', () => {
    expect(slotOf(rowWith('type', 'Dagger', { slot: 'Off hand' }))).toBe('Off hand')
    expect(slotOf(rowWith('type', 'Dagger', { slot: 'somewhere' }))).toBe('somewhere')
  })

  it('reads slot and type together, whichever is entered last', () => {
    expect(typeOf(rowWith('slot', 'Two-Hand', { type: 'Sword' }))).toBe('Two-Handed Sword')
    expect(typeOf(rowWith('type', 'Sword', { slot: 'Main hand' }))).toBe('One-Handed Sword')
    expect(typeOf(rowWith('slot', 'Back', { type: 'Cloth Armor' }))).toBe('Cloak')
  })

  it.each([
    ['https://www.wowhead.com/item=5/heart-of-the-ice', {}, 'Heart of the Ice', '5'],
    ['https://www.wowhead.com/spell=5/helm', {}, 'https://www.wowhead.com/spell=5/helm', ''],
    ['wowhead.com/de/item=5', {}, '', '5'],
    ['|cffa335ee|Hitem:5::|h[Cap]|h|r', {}, 'Cap', '5'],
    ['|cnIQ4:|Hitem:5::::::80:::|h[Cap of Ice]|h|r', {}, 'Cap of Ice', '5'],
    ['|Hitem:5|h[Cap]|h', {}, 'Cap', '5'],
    ['item:5::::::80', {}, '', '5'],
    ['[Cap](https://www.wowhead.com/item=5/cap-of-ice)', {}, 'Cap', '5'],
    ['<https://www.wowhead.com/item=5>', {}, '', '5'],
    ['[item=5]', {}, '', '5'],
    [String.raw`\124cffa335ee\124Hitem:5::\124h[Cap]\124h\124r`, {}, 'Cap', '5'],
    ['||cffa335ee||Hitem:5::||h[Cap]||h||r', {}, 'Cap', '5'],
    ['|cffa335ee|Hitem:5::|h[Cap |A:Quality-Tier3:17:17::1|a]|h|r x2', {}, 'Cap', '5'],
    ['1. |Hitem:5|h[Cap]|h', {}, 'Cap', '5'],
    ['[Raid] Bob: |Hitem:5|h[Cap]|h', {}, 'Cap', '5'],
    ['[item=5]Cap[/item]', {}, 'Cap', '5'],
    ['[url=https://www.wowhead.com/item=5]Cap[/url]', {}, 'Cap', '5'],
    ['**[Cap](https://www.wowhead.com/item=5)**', {}, 'Cap', '5'],
    ['Cap of Ice - https://www.wowhead.com/item=5/cap', {}, 'Cap of Ice', '5'],
    ['[item:5]', {}, '', '5'],
    ['https://www.wowdb.com/items/5-cap', {}, '', '5'],
    ['[Cap]', {}, 'Cap', ''],
    ['|cffa335ee[Cap]|r', {}, 'Cap', ''],
    ['Idol [Heroic]', {}, 'Idol [Heroic]', ''],
    ['|Hspell:5|h[Cap]|h', {}, '|Hspell:5|h[Cap]|h', ''],
    ['#5', {}, '', '5'],
    ['5', { itemId: '6' }, '', '6'],
    ['Helm of item: 5', {}, 'Helm of item: 5', ''],
    ['5 Rings', {}, '5 Rings', ''],
  ])('%j in the Item column of %j: the name is %j, the id %j', (text, before, name, id) => {
    const { cells } = rowWith('name', text, before)
    expect([cells.name, cells.itemId]).toEqual([name, id])
  })

  it('a link in the Item ID column proposes a name if there is none', () => {
    const link = 'https://www.wowhead.com/item=5/heart-of-ice?bonus=7'
    expect(nameOf(rowWith('itemId', link))).toBe('Heart of Ice')
    expect(nameOf(rowWith('itemId', link, { name: 'Lung' }))).toBe('Lung')
  })

  it('fills in nothing for a tier token', () => {
    expect(typeOf(rowWith('slot', 'Neck', { token: 'Yes' }))).toBe('')
  })
})
