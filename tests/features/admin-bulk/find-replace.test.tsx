import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { activeLabel, cell, columnTexts, openBulk, pasteRows } from './bulk-page'

const api = bridgeToBackend()

const ROWS = [
  ['Item', 'Slot', 'Type'],
  ['Heart of Steel', 'Head', 'Clooth'],
  ['Lung', 'Feet', 'Clooth'],
  ['Steel Liver', 'Waist', 'Plate Armor'],
  ['clooth', 'Hands', 'Clooth'],
]

describe('bulk grid: fix all like this', () => {
  it('the correction of a cell is offered for all equal cells of the column, as one undo step', async () => {
    const { user } = await openBulk(api)
    await pasteRows(ROWS)
    await user.click(cell(2, 'type'))
    await user.keyboard('Cloth{Enter}')
    expect(screen.getByText('2 other cells of this column are “Clooth” too.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Replace with “Cloth Armor”' }))
    expect(columnTexts('type', 4)).toEqual([
      'Cloth Armor',
      'Cloth Armor',
      'Plate Armor',
      'Cloth Armor',
    ])
    expect(columnTexts('name', 4)[3]).toBe('clooth')
    expect(screen.queryByText(/of this column/)).toBeNull()
    expect(activeLabel()).toBe('Type, row 3')
    await user.keyboard('{Control>}z{/Control}')
    expect(columnTexts('type', 4)).toEqual(['Clooth', 'Cloth Armor', 'Plate Armor', 'Clooth'])
  })

  it('rows that a filter hides are not corrected', async () => {
    const { user } = await openBulk(api)
    await pasteRows([
      ['Item', 'Slot', 'Type'],
      ['Twin A', 'Head', 'Clooth'],
      ['Twin B', 'Feet', 'Clooth'],
      ['Single', 'Hands', 'Clooth'],
    ])
    await user.type(await screen.findByRole('searchbox', { name: 'Find in the rows' }), 'twin')
    await user.click(cell(1, 'type'))
    await user.keyboard('Cloth{Enter}')
    expect(screen.getByText('1 other cell of this column is “Clooth” too.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Replace with “Cloth Armor”' }))
    await user.click(screen.getByRole('button', { name: /^All/ }))
    expect(columnTexts('type', 3)).toEqual(['Cloth Armor', 'Cloth Armor', 'Clooth'])
  })

  it('a change of a valid cell offers nothing', async () => {
    const { user } = await openBulk(api)
    await pasteRows([
      ['Heart', 'Head'],
      ['Lung', 'Head'],
    ])
    await user.click(cell(1, 'slot'))
    await user.keyboard('Feet{Enter}')
    expect(screen.queryByText(/of this column/)).toBeNull()
  })
})

describe('bulk grid: find and replace', () => {
  it('what is said about the active cell does not cover the form while the user is in it', async () => {
    const { user } = await openBulk(api)
    await pasteRows(ROWS)
    await user.click(cell(1, 'type'))
    const message = await screen.findByText('“Clooth” is not an item type', { selector: 'p *' })
    expect(message).toBeVisible()
    await user.keyboard('{Control>}h{/Control}')
    await screen.findByRole('form', { name: 'Find and replace' })
    await waitFor(() => expect(message).not.toBeVisible())
    await user.keyboard('clooth{Enter}')
    expect(activeLabel()).toBe(null)
    expect(
      await screen.findByText('“Clooth” is not an item type', { selector: 'p *' }),
    ).not.toBeVisible()
    await user.click(screen.getByRole('combobox', { name: 'In' }))
    await screen.findByRole('option', { name: 'Type' })
    expect(screen.getByText('“Clooth” is not an item type', { selector: 'p *' })).not.toBeVisible()
    await user.keyboard('{Escape}')
    await user.click(cell(1, 'type'))
    expect(screen.getByText('“Clooth” is not an item type', { selector: 'p *' })).toBeVisible()
  })

  it('Ctrl+H and Ctrl+F count and replace in all columns or in one, regardless of letter case', async () => {
    const { user } = await openBulk(api)
    await pasteRows(ROWS)
    await user.keyboard('{Control>}h{/Control}')
    await screen.findByRole('form', { name: 'Find and replace' })
    await user.keyboard('clooth')
    expect(screen.getByText('4 cells')).toBeVisible()
    await user.click(screen.getByRole('combobox', { name: 'In' }))
    await user.click(screen.getByRole('option', { name: 'Type' }))
    expect(screen.getByText('3 cells')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Replace with' }), 'cloth')
    await user.click(screen.getByRole('button', { name: 'Replace all' }))
    expect(columnTexts('type', 4)).toEqual([
      'Cloth Armor',
      'Cloth Armor',
      'Plate Armor',
      'Cloth Armor',
    ])
    expect(columnTexts('name', 4)[3]).toBe('clooth')
    expect(screen.getByText('Replaced 3 cells')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Find' }), 'x')
    expect(screen.getByText('Nothing found')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Replace all' })).toBeDisabled()
  })

  it('after the last match is replaced, the grid has the focus, so that Ctrl+Z undoes it', async () => {
    const { user } = await openBulk(api)
    await pasteRows(ROWS)
    await user.keyboard('{Control>}h{/Control}')
    await screen.findByRole('form', { name: 'Find and replace' })
    await user.keyboard('steel')
    await user.type(screen.getByRole('textbox', { name: 'Replace with' }), 'Iron')
    await user.click(screen.getByRole('button', { name: 'Replace all' }))
    expect(columnTexts('name', 3)).toEqual(['Heart of Iron', 'Lung', 'Iron Liver'])
    await user.keyboard('{Control>}z{/Control}')
    expect(columnTexts('name', 3)).toEqual(['Heart of Steel', 'Lung', 'Steel Liver'])
    expect(screen.getByText('2 cells')).toBeVisible()
    await user.keyboard('{Control>}z{/Control}')
    expect(screen.getByText('Nothing found')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('form', { name: 'Find and replace' })).toBeNull()
  })

  it('rows that a filter hides are neither found nor replaced', async () => {
    const { user } = await openBulk(api)
    await pasteRows(ROWS)
    await user.type(await screen.findByRole('searchbox', { name: 'Find in the rows' }), 'lung')
    await user.click(cell(2, 'name'))
    await user.keyboard('{Control>}f{/Control}')
    await screen.findByRole('form', { name: 'Find and replace' })
    await user.keyboard('clooth')
    expect(screen.getByText('1 cell')).toBeVisible()
  })

  it('Enter finds one cell after the other, Replace changes the found one; Escape returns to the grid', async () => {
    const { user } = await openBulk(api)
    await pasteRows(ROWS)
    await user.keyboard('{Control>}{End}{/Control}{Control>}h{/Control}')
    await screen.findByRole('form', { name: 'Find and replace' })
    await user.keyboard('steel{Enter}{Enter}')
    await user.type(screen.getByRole('textbox', { name: 'Replace with' }), '$& Iron')
    await user.click(screen.getByRole('button', { name: 'Replace' }))
    expect(columnTexts('name', 3)).toEqual(['Heart of Steel', 'Lung', '$& Iron Liver'])
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('form', { name: 'Find and replace' })).toBeNull()
    expect(activeLabel()).toBe('Item, row 1')
  })

  it('“Whole cell” leaves out the cells that only contain the text', async () => {
    const { user } = await openBulk(api)
    await pasteRows([['Ring of Rings'], ['Ring']])
    await user.click(screen.getByRole('button', { name: 'Find and replace' }))
    await screen.findByRole('form', { name: 'Find and replace' })
    await user.keyboard('ring')
    expect(screen.getByText('2 cells')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Whole cell' }))
    expect(screen.getByText('1 cell')).toBeVisible()
  })
})
