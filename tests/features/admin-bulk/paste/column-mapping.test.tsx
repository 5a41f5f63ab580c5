import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bridgeToBackend } from '../../../support/app/msw-bridge'
import {
  activeLabel,
  cell,
  columnTexts,
  findDialog,
  openBulk,
  openBulkWithRaid,
  pasteRows,
} from '../bulk-page'

const api = bridgeToBackend()

const ROWS = [
  ['990001', 'Quux Ring', 'Finger', 'Ring', 'Seen on the PTR'],
  ['990002', 'Quux Hat', 'Head', 'Cloth', 'Not seen'],
]

const findStrip = () => screen.findByRole('region', { name: 'Columns of the pasted cells' })
const queryStrip = () => screen.queryByRole('region', { name: 'Columns of the pasted cells' })

describe('bulk page: columns of a paste', () => {
  it('a paste without headings shows what is proposed per column; a change reads it again', async () => {
    const { user } = await openBulk(api)
    await pasteRows(ROWS)
    const strip = await findStrip()
    await waitFor(() => expect(columnTexts('name', 2)).toEqual(['Quux Ring', 'Quux Hat']))
    expect(columnTexts('itemId', 2)).toEqual(['990001', '990002'])
    const select = within(strip).getByRole('combobox', { name: '“Seen on the PTR”' })
    expect(select).toHaveTextContent('Leave out')
    expect(within(strip).getByRole('status')).toHaveTextContent('Are these columns right?')

    select.focus()
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('option', { name: 'Description' }))
    await waitFor(() =>
      expect(columnTexts('description', 2)).toEqual(['Seen on the PTR', 'Not seen']),
    )
    // The choice is an undo step of its own; the paste and what was proposed are one.
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(columnTexts('description', 2)).toEqual(['', '']))
    expect(columnTexts('name', 2)).toEqual(['Quux Ring', 'Quux Hat'])
    const shown = within(await findStrip())
    expect(shown.getByRole('combobox', { name: '“Seen on the PTR”' })).toHaveTextContent(
      'Leave out',
    )
    await user.click(screen.getByRole('button', { name: 'Redo' }))
    await waitFor(() => expect(columnTexts('description', 2)).toContain('Not seen'))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(columnTexts('name', 2)).toEqual(['', '']))
    expect(queryStrip()).toBeNull()

    await pasteRows(ROWS)
    await user.click(within(await findStrip()).getByRole('button', { name: 'Done' }))
    expect(queryStrip()).toBeNull()
    expect(activeLabel()).toBe('Item, row 1')
  })

  it('a column is labelled with its cell in the first row of an item, not with a heading', async () => {
    await openBulk(api)
    await pasteRows([Array.from({ length: 5 }, () => '1. Vael'), ...ROWS])
    const strip = within(await findStrip())
    for (const text of ROWS[0] ?? []) {
      expect(strip.getByRole('combobox', { name: `“${text}”` })).toBeVisible()
    }
  })

  it('two columns of the same kind swap', async () => {
    const { user } = await openBulk(api)
    await pasteRows([
      ['Name', 'Item Type', 'Odds'],
      ['Cloth', 'Quux Hat', '12 %'],
    ])
    const strip = await findStrip()
    await user.click(within(strip).getByRole('combobox', { name: 'Name' }))
    await user.click(await screen.findByRole('option', { name: 'Type' }))
    await waitFor(() => expect(columnTexts('name', 1)).toEqual(['Quux Hat']))
    expect(columnTexts('type', 1)).toEqual(['Cloth Armor'])
  })

  it('the choice stays after other changes, and keeps them, until Done or until all is discarded', async () => {
    const { user } = await openBulkWithRaid(api)
    await pasteRows([
      ['Item', 'Boss', 'Slot', 'Hint'],
      ['Quux Hat', 'Plexus Sentinl', 'Hed', 'Seen'],
      ['Quux Cap', 'Plexus Sentinel', 'Head', 'Not seen'],
    ])
    await findStrip()
    await user.click(cell(1, 'boss'))
    await user.keyboard('Plexus Sentinel{Enter}')
    await user.click(cell(1, 'slot'))
    await user.keyboard('Head{Enter}')
    await user.click(cell(3, 'name'))
    await user.keyboard('Quux Ring{Enter}')
    const strip = await findStrip()
    await user.click(within(strip).getByRole('combobox', { name: 'Hint' }))
    await user.click(await screen.findByRole('option', { name: 'Description' }))
    await waitFor(() => expect(columnTexts('description', 2)).toEqual(['Seen', 'Not seen']))
    expect(columnTexts('boss', 2)).toEqual(['Plexus Sentinel', 'Plexus Sentinel'])
    expect(columnTexts('slot', 2)).toEqual(['Head', 'Head'])
    expect(columnTexts('name', 3)).toEqual(['Quux Hat', 'Quux Cap', 'Quux Ring'])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(columnTexts('description', 2)).toEqual(['', '']))
    expect(columnTexts('slot', 2)).toEqual(['Head', 'Head'])
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    await user.click(within(await findDialog()).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(queryStrip()).toBeNull())
  })

  it('columns that the header does not name are proposed by their cells, and the choice is shown', async () => {
    await openBulk(api)
    await pasteRows([
      ['What drops', 'Where', 'Kind', 'Link'],
      ["Quux's Hat", 'Head', 'Cloth', 'https://www.wowhead.com/item=990001/quuxs-hat'],
      ['Quux Pendant', 'Neck', '', 'https://www.wowhead.com/item=990002/quux-pendant'],
    ])
    const strip = await findStrip()
    await waitFor(() => expect(columnTexts('name', 2)).toEqual(["Quux's Hat", 'Quux Pendant']))
    expect(columnTexts('slot', 2)).toEqual(['Head', 'Neck'])
    expect(columnTexts('type', 2)).toEqual(['Cloth Armor', 'Necklace'])
    expect(within(strip).getByRole('combobox', { name: 'Where' })).toHaveTextContent('Slot')
  })
})
