import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createRow } from '@/features/admin-bulk/columns/grid-rows'
import { GridStore } from '@/features/admin-bulk/sheet/state/grid-store'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import {
  activeLabel,
  cell,
  columnTexts,
  openBulk,
  paste,
  pasteRows,
  selectedCells,
  textIn,
} from './bulk-page'

const api = bridgeToBackend()

const ROWS = [
  ['Heart', 'Head', 'Cloth Armor'],
  ['Lung', 'Feet', 'Mail Armor'],
  ['Liver', 'Waist', 'Plate Armor'],
]

const numberOf = (row: number) => screen.getByRole('rowheader', { name: String(row) })

describe('bulk grid: a click selects one cell', () => {
  it('after a paste, a click on the active cell and Delete or Backspace erase this cell only, and the bin removes this row only', async () => {
    const { user } = await openBulk(api)
    for (const key of ['{Delete}', '{Backspace}']) {
      await user.click(cell(1, 'name'))
      await pasteRows(ROWS)
      expect(selectedCells()).toHaveLength(12)
      await user.click(screen.getByRole('textbox', { name: 'Item, row 1' }))
      expect(selectedCells()).toEqual([cell(1, 'name')])
      await user.keyboard(key)
      expect(columnTexts('name', 3)).toEqual(['', 'Lung', 'Liver'])
      expect(columnTexts('slot', 3)).toEqual(['Head', 'Feet', 'Waist'])
    }
    await pasteRows(ROWS)
    await user.click(screen.getByRole('textbox', { name: 'Item, row 1' }))
    await user.click(screen.getByRole('button', { name: 'Remove the selected rows' }))
    expect(columnTexts('name', 2)).toEqual(['Lung', 'Liver'])
  })

  it('a click into the text of a cell that is being edited continues the edit', async () => {
    const { user } = await openBulk(api)
    await user.keyboard('Heart')
    await user.click(screen.getByRole('textbox', { name: 'Item, row 1' }))
    await user.keyboard('{Escape}')
    expect(textIn(1, 'name')).toBe('')
  })
})

describe('bulk grid: focus after a button', () => {
  it('Ctrl+Z and Ctrl+Y work right after the bin', async () => {
    const { user } = await openBulk(api)
    await pasteRows(ROWS)
    await user.click(screen.getByRole('button', { name: 'Remove the selected rows' }))
    expect(columnTexts('name', 1)).toEqual([''])
    await user.keyboard('{Control>}z{/Control}')
    expect(columnTexts('name', 3)).toEqual(['Heart', 'Lung', 'Liver'])
    await user.keyboard('{Control>}y{/Control}')
    expect(textIn(1, 'name')).toBe('')
  })

  it('the active cell has the focus after other buttons of the toolbar', async () => {
    const { user } = await openBulk(api)
    await pasteRows(ROWS)
    for (const name of ['Fill down', 'Insert a row above', 'Add a row', 'Undo']) {
      await user.click(screen.getByRole('button', { name }))
      expect([name, activeLabel()]).toEqual([name, expect.stringMatching(/^Item, row \d$/)])
    }
  })
})

describe('bulk grid: Ctrl and a click on a row number', () => {
  it('adds the row to the selection or takes it out; the bin and Delete leave the rows between', async () => {
    const { user } = await openBulk(api)
    await pasteRows([...ROWS, ['Spleen', 'Back', 'Cloak']])
    await user.click(numberOf(1))
    await user.keyboard('{Control>}')
    await user.click(numberOf(4))
    await user.click(numberOf(3))
    await user.click(numberOf(3))
    await user.keyboard('{/Control}')
    const rows = new Set(selectedCells().map((one) => one.parentElement))
    expect(rows).toEqual(new Set([1, 4].map((row) => numberOf(row).parentElement)))
    await user.keyboard('{Delete}')
    expect(columnTexts('name', 4)).toEqual(['', 'Lung', 'Liver', ''])
    await user.keyboard('{Control>}z{/Control}')
    await user.click(numberOf(2))
    await user.keyboard('{Meta>}')
    await user.click(numberOf(4))
    await user.keyboard('{/Meta}')
    await user.click(screen.getByRole('button', { name: 'Remove the selected rows' }))
    expect(columnTexts('name', 3)).toEqual(['Heart', 'Liver', ''])
  })
})

describe('bulk grid: rows that are not next to each other', () => {
  it('a pasted table leaves the rows between', async () => {
    const { user } = await openBulk(api)
    await pasteRows(ROWS)
    await user.click(numberOf(1))
    await user.keyboard('{Control>}')
    await user.click(numberOf(3))
    await user.keyboard('{/Control}')
    await paste('Item\tSlot\r\nEye\tHead\r\nEar\tFeet')
    expect(columnTexts('name', 4)).toEqual(['Eye', 'Lung', 'Ear', ''])
  })

  it('the fill handle copies none of the rows between', () => {
    const store = new GridStore(ROWS.map(([name = '']) => createRow({ name })))
    store.toggleRow(0)
    store.toggleRow(2)
    store.dragFill(4)
    store.dropFill()
    const names = store.getState().rows.map(({ cells }) => cells.name)
    expect(names.slice(0, 6)).toEqual(['Heart', 'Lung', 'Liver', 'Heart', 'Liver', ''])
  })
})

describe('bulk grid: Shift+Space and Ctrl+Space', () => {
  it('select the row and the column, and erase nothing', async () => {
    const { user } = await openBulk(api)
    await pasteRows(ROWS)
    await user.click(cell(2, 'slot'))
    await user.keyboard('{Shift>} {/Shift}')
    expect(new Set(selectedCells().map((one) => one.parentElement))).toEqual(
      new Set([cell(2, 'name').parentElement]),
    )
    expect(selectedCells()).toContain(cell(2, 'description'))
    await user.keyboard('{Control>} {/Control}')
    expect(selectedCells()).toContain(cell(1, 'slot'))
    expect(selectedCells()).toContain(cell(3, 'slot'))
    expect(selectedCells()).not.toContain(cell(1, 'type'))
    expect(activeLabel()).toBe('Slot, row 2')
    expect(columnTexts('slot', 3)).toEqual(['Head', 'Feet', 'Waist'])
  })

  it('while a cell is edited, Shift+Space is a space', async () => {
    const { user } = await openBulk(api)
    await user.keyboard('Void{Shift>} {/Shift}Heart{Enter}')
    expect(textIn(1, 'name')).toBe('Void Heart')
  })
})

describe('bulk grid: paste while a cell is edited', () => {
  it('lines and cells are joined by spaces and are inserted into the cell, as a single copied cell is', async () => {
    const { user } = await openBulk(api)
    await pasteRows(ROWS)
    await user.click(cell(1, 'description'))
    await user.keyboard('From ')
    await paste('the first\r\nand the\tsecond\r\n', '<table><tr><td>the first</td></tr></table>')
    await user.keyboard(' boss{Enter}')
    expect(textIn(1, 'description')).toBe('From the first and the second boss')
    expect(columnTexts('description', 2)[1]).toBe('')
    // At the caret.
    await user.click(cell(4, 'name'))
    await user.keyboard('Heart of Void{Home}')
    await paste('Dark\r\n', '<table><tr><td>Dark</td></tr></table>')
    await user.keyboard(' {Enter}')
    expect(textIn(4, 'name')).toBe('Dark Heart of Void')
  })
})
