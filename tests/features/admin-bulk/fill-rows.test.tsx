import { listJournalItems, type JournalItem } from '@/contract/admin/admin-journal'
import type { ColumnId } from '@/features/admin-bulk/columns/columns'
import { createRow, textsOf, type GridRow } from '@/features/admin-bulk/columns/grid-rows'
import { canBeFilled, fillRow } from '@/features/admin-bulk/head/fill-row'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { isPath, json } from '../../server/battlenet/harness'
import { bridgeToBackend, withResolvers } from '../../support/app/msw-bridge'
import { withoutFeature } from '../../support/app/without-feature'
import { cell, columnTexts, findDialog, openBulk, pasteRows, textIn } from './bulk-page'

const api = bridgeToBackend()

const TOKEN: JournalItem = {
  id: 11,
  name: 'Dreadful Chain',
  kind: 'token',
  rarity: 'EPIC',
  tokenCategory: 'DREADFUL',
  classes: ['Warlock'],
  hasIcon: true,
}
const HELM: JournalItem = {
  id: 12,
  name: 'Helm',
  kind: 'gear',
  itemSlot: 'HEAD',
  itemType: 'Plate Armor',
  rarity: 'RARE',
  primaryStat: 'STRENGTH',
  hasIcon: true,
}

const filledTexts = ({ cells }: GridRow) => textsOf(cells).filter((text) => text !== '')

describe('fillRow', () => {
  it('fills the cells of all fields that the journal gives', () => {
    expect(filledTexts(fillRow(createRow({ itemId: '12' }), HELM))).toEqual([
      'Helm',
      'Head',
      'Plate Armor',
      'Rare',
      'Strength',
      '12',
    ])
    expect(filledTexts(fillRow(createRow({ wowheadId: '11' }), TOKEN))).toEqual([
      'Dreadful Chain',
      'Epic',
      '11',
      'Dreadful',
      'Warlock',
      '11',
    ])
  })

  it('replaces the name of a link by the one with punctuation', () => {
    const ring = { ...HELM, name: "King's Ring, Broken" }
    expect(
      filledTexts(fillRow(createRow({ itemId: '12', name: 'Kings Ring Broken' }), ring))[0],
    ).toBe("King's Ring, Broken")
  })

  it('changes no cell that has a text', () => {
    const row = createRow({ itemId: '12', name: 'My helm', type: 'Cloth Armor', token: 'Yes' })
    expect(filledTexts(fillRow(row, HELM))).toEqual([
      'My helm',
      'Head',
      'Cloth Armor',
      'Rare',
      'Strength',
      '12',
      'Yes',
    ])
    const filled = fillRow(row, HELM)
    expect(fillRow(filled, HELM)).toBe(filled)
  })
})

describe('canBeFilled', () => {
  const kind = { name: 'Helm', slot: 'Head' }
  it.each<[string, Partial<Record<ColumnId, string>>, boolean]>([
    ['only an id', { itemId: '12' }, true],
    ['only an id for Wowhead', { wowheadId: '12' }, true],
    ['no type', { ...kind, itemId: '12' }, true],
    ['all of them', { ...kind, type: 'Plate Armor', itemId: '12' }, false],
    ['a token without slot and type', { name: 'Chain', token: 'Yes', itemId: '12' }, false],
    ['no id', kind, false],
    ['an id that the game does not assign', { itemId: '1234567890' }, false],
  ])('%s', (_, texts, expected) => {
    expect(canBeFilled(createRow(texts))).toBe(expected)
  })
})

const fillButton = (count: string) =>
  screen.findByRole('button', { name: `Fill ${count} from the game’s data` })
const queryFill = () => screen.queryByRole('button', { name: /from the game’s data$/ })

describe('bulk page: fill rows from the journal', () => {
  it('fills all rows as one undo step, with progress, and keeps what is typed meanwhile', async () => {
    const { user } = await openBulk(api)
    // Twelve items: two requests.
    await pasteRows(Array.from({ length: 12 }, (_, index) => [String(299_001 + index)]))
    const held = api.hold(listJournalItems)
    await user.dblClick(await fillButton('12 rows'))
    expect(await screen.findByText('Reading items: 0 of 12')).toBeVisible()
    await user.click(cell(1, 'name'))
    await user.keyboard('My hood{Enter}')
    await user.click(cell(3, 'name'))
    await user.keyboard('My lo')
    held.release()
    expect(await screen.findByText('Reading items: 12 of 12')).toBeVisible()
    // The cell is still being edited.
    await user.keyboard('ng name')
    expect(textIn(3, 'name')).toBe('My long name')
    expect(textIn(1, 'slot')).toBe('')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(textIn(1, 'slot')).toBe('Head'))
    expect(columnTexts('name', 4)).toEqual([
      'My hood',
      'Ostrava Amice',
      'My long name',
      'Ostrava Sash',
    ])
    expect(columnTexts('type', 2)).toEqual(['Cloth Armor', 'Cloth Armor'])
    expect(queryFill()).toBeNull()
    expect(api.sent(listJournalItems)).toHaveLength(2)

    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(columnTexts('slot', 12).join('')).toBe('')
    expect(columnTexts('name', 3)).toEqual(['My hood', '', 'My long name'])
    // What was read is not read again.
    await user.click(await fillButton('12 rows'))
    await waitFor(() => expect(textIn(2, 'name')).toBe('Ostrava Amice'))
    expect(api.sent(listJournalItems)).toHaveLength(2)
  })

  it('says which items could not be read and why, and reads these again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    api.backend.clock.now += 3_600_000
    api.backend.sandbox.script({
      match: isPath('/wow/item/299002'),
      respond: () => json(503),
      times: 3,
    })
    const { user } = await openBulk(api)
    // An item, one that fails, one that the game does not have, and one that cannot be worn.
    await pasteRows([
      ['ID', 'Item'],
      ['299001', ''],
      ['299002', ''],
      ['299909', 'Quux Hat'],
      ['299907', ''],
    ])
    await user.click(await fillButton('4 rows'))
    expect(
      await screen.findByText('Not read from Battle.net: 299002, Quux Hat (299909).'),
    ).toBeVisible()
    expect(columnTexts('name', 4)).toEqual([
      'Ostrava Hood',
      '',
      'Quux Hat',
      'Reins of the Gloamwing',
    ])
    expect(queryFill()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show why' }))
    const dialog = await findDialog()
    expect(dialog).toHaveTextContent('2 items could not be read')
    expect(dialog).toHaveTextContent(/Battle\.net is not working.*299002/)
    expect(dialog).toHaveTextContent('Battle.net does not have this item.Quux Hat (299909)')
    api.requests.length = 0
    await user.click(within(dialog).getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Not read from Battle.net: Quux Hat (299909).')).toBeVisible()
    expect(textIn(2, 'name')).toBe('Ostrava Amice')
    expect(api.sent(listJournalItems).map(({ path }) => path)).toEqual([
      expect.stringContaining('ids=299002%2C299909'),
    ])
    log.mockRestore()
  })

  it('reading can be stopped, and the rest is offered again', async () => {
    const { user } = await openBulk(api)
    await pasteRows(Array.from({ length: 12 }, (_, index) => [String(299_001 + index)]))
    const gate = withResolvers<undefined>()
    api.answer(listJournalItems, async () => {
      // The second request is held back.
      if (api.sent(listJournalItems).length === 2) await gate.promise
      return undefined
    })
    await user.click(await fillButton('12 rows'))
    expect(await screen.findByText('Reading items: 10 of 12')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(await fillButton('2 rows')).toBeVisible()
    expect(textIn(10, 'name')).not.toBe('')
    expect(textIn(11, 'name')).toBe('')
    gate.resolve(undefined)
  })

  it('a backend without the journal: nothing is offered and nothing is sent', async () => {
    withoutFeature(api, 'journal')
    await openBulk(api)
    await pasteRows([['299001']])
    // The rows have been counted.
    expect(await screen.findByText('1 item')).toBeVisible()
    expect(queryFill()).toBeNull()
    expect(api.sent(listJournalItems)).toEqual([])
  })
})
