import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COLUMNS, type ColumnId } from '@/features/admin-bulk/columns'
import { readItemId, tidyCell } from '@/features/admin-bulk/match-words'
import { createRow, withCells } from '@/features/admin-bulk/grid-rows'
import { columnIndex } from '@/features/admin-bulk/columns'

const bosses = [
  { label: 'Plexus Sentinel', value: 'plexus' },
  { label: "Loom'ithar", value: 'loom' },
]

const tidy = (id: ColumnId, text: string) => tidyCell(id, text, bosses)

describe('a word', () => {
  it.each<[ColumnId, string, string]>([
    ['name', 'Neck \r\nof Two\nLines', 'Neck of Two Lines'],
    ['slot', 'Wrists', 'Wrist'],
    ['slot', 'BRACERS', 'Wrist'],
    ['slot', 'Off hand', 'Off hand'],
    ['slot', 'OFF_HAND', 'Off hand'],
    ['slot', 'Held In Off-hand', 'Off hand'],
    ['slot', '2H', 'Two-hand'],
    ['slot', 'Two-Hand', 'Two-hand'],
    ['slot', 'One-Hand', 'Main hand'],
    ['slot', 'ring', 'Finger'],
    ['slot', 'Cloak', 'Back'],
    ['slot', 'shoulders', 'Shoulder'],
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
    ['stat', 'Int', 'Intellect'],
    ['stat', 'agi', 'Agility'],
    ['stat', 'none', ''],
    ['token', 'yes', 'Yes'],
    ['token', 'TRUE', 'Yes'],
    ['token', 'no', ''],
    ['token', 'zenith', 'Zenith'],
    ['tokenSlots', 'helm; gloves', 'Head, Hands'],
    ['classes', 'dk/warrior\nPala', 'Death Knight, Warrior, Paladin'],
    ['classes', 'All', ''],
    ['boss', 'plexus', 'Plexus Sentinel'],
    ['boss', 'Loom’ithar', "Loom'ithar"],
    ['itemId', 'https://www.wowhead.com/item=237525/irradiated-impurity-filter', '237525'],
    ['itemId', 'wowhead.com/ptr/item=7?bonus=1', '7'],
    ['itemId', '#237525', '237525'],
  ])('of the column %s, %j is %j', (id, text, expected) => {
    expect(tidy(id, text)).toBe(expected)
  })

  it.each<[ColumnId, string]>([
    ['type', 'Sword'],
    ['type', 'Two'],
    ['type', 'Pl'],
    ['slot', 'Somewhere'],
    ['stat', 'Str/Agi'],
    ['rarity', 'constructor'],
    ['boss', 'Nobody'],
    ['itemId', 'about 12'],
    ['itemId', '-3'],
    ['itemId', '1.5'],
  ])('of the column %s stays as typed when it is not certain: %j', (id, text) => {
    expect(tidy(id, text)).toBe(text)
  })

  it('that the grid writes itself, or that is sent, is known; tidying twice changes nothing', () => {
    for (const { id, choices = [] } of COLUMNS) {
      for (const { label, value } of choices) {
        expect(tidy(id, label)).toBe(label)
        expect(tidy(id, value)).toBe(label)
      }
    }
    fc.assert(
      fc.property(fc.constantFrom(...COLUMNS), fc.string(), ({ id }, text) => {
        expect(tidy(id, tidy(id, text))).toBe(tidy(id, text))
      }),
    )
  })

  it('is an item id in digits only', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readItemId(text) ?? '1').toMatch(/^\d+$/)
      }),
    )
  })
})

const typed = (id: ColumnId, text: string, before: Partial<Record<ColumnId, string>> = {}) =>
  withCells(
    createRow(COLUMNS.map((column) => before[column.id] ?? '')),
    new Map([[columnIndex(id), text]]),
    bosses,
  )
const slotOf = (row: { cells: readonly string[] }) => row.cells[columnIndex('slot')]
const typeOf = (row: { cells: readonly string[] }) => row.cells[columnIndex('type')]

describe('a type', () => {
  it('says its slot, and the slot its type, where only one will do', () => {
    expect(slotOf(typed('type', 'ring'))).toBe('Finger')
    expect(slotOf(typed('type', '2H Sword'))).toBe('Two-hand')
    expect(slotOf(typed('type', 'Plate'))).toBe('')
    expect(typeOf(typed('slot', 'trinkets'))).toBe('Trinket')
    expect(typeOf(typed('slot', 'Head'))).toBe('')
  })

  it('changes no slot that is there', () => {
    expect(slotOf(typed('type', 'Dagger', { slot: 'Off hand' }))).toBe('Off hand')
    expect(slotOf(typed('type', 'Dagger', { slot: 'somewhere' }))).toBe('somewhere')
  })

  it('fills nothing in for a token, which may have neither', () => {
    expect(typeOf(typed('slot', 'Neck', { token: 'Yes' }))).toBe('')
  })
})
