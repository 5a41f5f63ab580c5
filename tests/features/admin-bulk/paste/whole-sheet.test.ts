import { GridChecks } from '@/features/admin-bulk/columns/grid-checks'
import { warningCells } from '@/features/admin-bulk/sheet/problem-cells'
import { GridStore } from '@/features/admin-bulk/sheet/state/grid-store'
import { parseClipboard } from '@/features/admin-bulk/sheet/state/paste-table'
import { expect, it } from 'vitest'
import { cellsOf } from './paste-at'

/** The bosses of the raid, and the section of each in the sheet. */
const SECTIONS = [
  ['Vexie and the Geargrinders', '1. Vexie and the Geargrinders'],
  ['Cauldron of Carnage', '🔥 Cauldron of Carnage 🔥'],
  ['Rik Reverb', '*** Rik Reverb ***'],
  ['Stix Bunkjunker', 'Boss #4: Stix Bunkjunker (optional)'],
  ['Sprocketmonger Lockenstock', 'V. sprocketmonger lockenstock'],
  ['The One-Armed Bandit', 'One-Armed Bandit'],
  ["Mug'Zee, Heads of Security", '(7) Mug’Zee, Heads of Security'],
  ['Chrome King Gallywix', 'CHROME KING GALLYWIX [end boss]'],
  ['The Geargrinder Heralds', '#9 The Geargrinder Heralds'],
] as const

const BOSSES = SECTIONS.map(([label]) => ({ label, value: crypto.randomUUID() }))
const ITEMS = 110
const FIRST_ID = 980_001

const KINDS = [
  ['Helm', 'Plate', 'Head', 'Plate Armor'],
  ['Shoulders', 'Leather', 'Shoulder', 'Leather Armor'],
  ['Cloak', '', 'Back', 'Cloak'],
  ['2H', 'Staff', 'Two-hand', 'Staff'],
  ['', 'Trinket', 'Trinket', 'Trinket'],
  ['Hands', 'Token', 'Hands', ''],
] as const

const items = Array.from({ length: ITEMS }, (_, index) => {
  const [slot, type, readSlot, readType] = KINDS[index % KINDS.length] ?? KINDS[0]
  const isToken = type === 'Token'
  const [boss, section] = SECTIONS[Math.floor((index * SECTIONS.length) / ITEMS)] ?? SECTIONS[0]
  const name = isToken ? `Zenith Gallybux ${index}` : `Gearbox ${index}`
  const link = `https://www.wowhead.com/item=${FIRST_ID + index}`
  return {
    section,
    html: `<tr><td><a href="${link}">${name}</a></td><td>${slot}</td><td>${type}</td><td>Epic</td><td></td></tr>`,
    read: [name, boss, readSlot, readType, isToken ? 'Zenith' : '', FIRST_ID + index].join(' | '),
  }
})

/** Every second section is merged over the columns, as the title is. */
const sectionRow = (text: string, index: number) =>
  index % 2 === 0
    ? `<tr><td colspan="5">${text}</td></tr>`
    : `<tr><td>${text}</td>${'<td></td>'.repeat(4)}</tr>`

it('a sheet with headings, nine sections in nine spellings, links and tokens is read without an error or a question', () => {
  const html = [
    '<table><tr><td colspan="5">Our loot</td></tr>',
    '<tr><td>Item</td><td>Slot</td><td>Type</td><td>Quality</td><td>Notes</td></tr>',
    ...SECTIONS.flatMap(([, section], index) => [
      sectionRow(section, index),
      ...items.filter((item) => item.section === section).map((item) => item.html),
    ]),
    '</table>',
  ].join('')
  const store = new GridStore()
  store.setBosses(BOSSES)
  store.paste(parseClipboard({ html, text: '' }))
  const { rows, lastPaste } = store.getState()
  const filled = { rows: rows.slice(0, ITEMS) }
  expect(cellsOf(filled, 'name', 'boss', 'slot', 'type', 'token', 'itemId')).toEqual(
    items.map(({ read }) => read),
  )
  const instanceId = crypto.randomUUID()
  const checks = new GridChecks({ instanceId, bossId: '', bosses: BOSSES }, [])
  expect(rows.map((row) => checks.errorsOf(row, rows))).toEqual(rows.map(() => ({})))
  expect(warningCells(checks, rows)).toEqual([])
  expect(lastPaste).toBeNull()
})
