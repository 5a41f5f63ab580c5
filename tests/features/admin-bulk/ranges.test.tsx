import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import {
  activeLabel,
  cell,
  columnTexts,
  grid,
  openBulk,
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

const rowHeader = (row: number) => {
  const found = grid().querySelector(`[aria-rowindex="${row + 1}"] > [role="rowheader"]`)
  if (!found) throw new Error(`There is no row ${row}`)
  return found
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const highlighted = () => screen.getByRole('option', { selected: true }).textContent

function passTime(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

describe('bulk grid: headers', () => {
  it('a click on a header selects its row or column, Shift+click or dragging several; the corner selects all', async () => {
    const { user } = await openBulk(api)
    await pasteRows(ROWS)
    await user.click(rowHeader(2))
    expect(selectedCells()).toHaveLength(12)
    expect(selectedCells()).toContain(cell(2, 'description'))
    await user.keyboard('{Shift>}')
    await user.click(rowHeader(3))
    await user.keyboard('{/Shift}{Delete}')
    expect(columnTexts('name', 3)).toEqual(['Heart', '', ''])

    await user.keyboard('{Control>}z{/Control}')
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByRole('columnheader', { name: 'Slot' }) },
      { target: screen.getByRole('columnheader', { name: 'Type' }) },
      { keys: '[/MouseLeft]' },
    ])
    await user.keyboard('{Delete}')
    expect(columnTexts('slot', 3)).toEqual(['', '', ''])
    expect(columnTexts('type', 3)).toEqual(['', '', ''])
    expect(columnTexts('name', 3)).toEqual(['Heart', 'Lung', 'Liver'])
    await user.click(screen.getByRole('columnheader', { name: 'Row' }))
    await user.keyboard('{Delete}')
    expect(columnTexts('name', 3)).toEqual(['', '', ''])
  })
})

describe('bulk grid: moves', () => {
  it('Ctrl+Arrow moves to the edge of the data, with Shift it selects up to there', async () => {
    const { user } = await openBulk(api)
    await pasteRows(ROWS)
    await user.keyboard('{Control>}{ArrowDown}{/Control}')
    expect(activeLabel()).toBe('Item, row 3')
    await user.keyboard('{Control>}{ArrowRight}{ArrowRight}{/Control}')
    expect(activeLabel()).toBe('Type, row 3')
    await user.keyboard('{Control>}{ArrowDown}{/Control}')
    expect(activeLabel()).toBe('Type, row 13')
    await user.keyboard('{Control>}{ArrowUp}{/Control}')
    expect(activeLabel()).toBe('Type, row 3')
    await user.keyboard('{Control>}{Shift>}{ArrowUp}{ArrowLeft}{/Shift}{/Control}')
    expect(selectedCells()).toHaveLength(6)
  })

  it('Enter after Tabs returns to the column in which the Tabs began', async () => {
    const { user } = await openBulk(api)
    await user.click(cell(1, 'slot'))
    await user.keyboard('Head{Tab}Cloth{Tab}Rare{Enter}')
    expect(activeLabel()).toBe('Slot, row 2')
    await user.keyboard('{Tab}{ArrowRight}{Enter}')
    expect(activeLabel()).toBe('Rarity, row 3')
  })

  it('after a paste, ten empty rows follow', async () => {
    const { user } = await openBulk(api)
    await pasteRows(Array.from({ length: 25 }, (_, row) => [`Item ${row}`]))
    expect(grid()).toHaveAttribute('aria-rowcount', '36')
    await user.keyboard('{Control>}{End}{/Control}')
    expect(activeLabel()).toBe('Description, row 35')
  })

  it('a row is inserted above the selection', async () => {
    const { user } = await openBulk(api)
    await pasteRows(ROWS)
    await user.click(cell(2, 'type'))
    await user.click(screen.getByRole('button', { name: 'Insert a row above' }))
    expect(columnTexts('name', 4)).toEqual(['Heart', '', 'Lung', 'Liver'])
    expect(activeLabel()).toBe('Item, row 2')
  })
})

describe('bulk grid: dragging', () => {
  it('below the grid, the selection grows row by row until the button is released', async () => {
    await openBulk(api)
    vi.useFakeTimers()
    vi.spyOn(grid(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 400))
    fireEvent.mouseDown(cell(1, 'slot'), { buttons: 1 })
    fireEvent.mouseMove(window, { clientX: 200, clientY: 500, buttons: 1 })
    passTime(160)
    fireEvent.mouseMove(window, { clientX: 200, clientY: 200, buttons: 1 })
    passTime(500)
    expect(selectedCells()).toEqual([1, 2, 3, 4].map((row) => cell(row, 'slot')))
    fireEvent.mouseUp(window)
    fireEvent.mouseMove(window, { clientX: 200, clientY: 500 })
    passTime(500)
    expect(selectedCells()).toHaveLength(4)
  })

  it('the fill handle copies the selected rows down, as one undo step', async () => {
    const { user } = await openBulk(api)
    await pasteRows(ROWS)
    await user.click(cell(1, 'slot'))
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
    // The pointer stays inside of the cells, where nothing scrolls.
    vi.spyOn(grid(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 400))
    const coords = { clientX: 200, clientY: 200 }
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByTitle('Drag to copy down or up'), coords },
      { target: cell(4, 'slot'), coords },
      { target: cell(6, 'type'), coords },
    ])
    expect(selectedCells()).toHaveLength(6)
    await user.pointer({ keys: '[/MouseLeft]' })
    expect(columnTexts('slot', 7)).toEqual(['Head', 'Feet', 'Head', 'Feet', 'Head', 'Feet', ''])
    expect(textIn(4, 'type')).toBe('')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(columnTexts('slot', 4)).toEqual(['Head', 'Feet', 'Waist', ''])
  })
})

describe('bulk grid: all choices', () => {
  it('Alt+Down and a double-click show them, with the current one highlighted', async () => {
    const { user } = await openBulk(api)
    await pasteRows(ROWS)
    for (const how of ['Alt+Down', 'double-click']) {
      await user.click(cell(2, 'rarity'))
      await user.keyboard('Rare{Enter}')
      if (how === 'Alt+Down') await user.keyboard('{ArrowUp}{Alt>}{ArrowDown}{/Alt}')
      else await user.dblClick(cell(2, 'rarity'))
      expect(options()).toEqual(['Common', 'Uncommon', 'Rare', 'Epic', 'Legendary'])
      expect([how, highlighted()]).toEqual([how, 'Rare'])
      await user.keyboard('{ArrowDown}{Enter}')
      expect([how, textIn(2, 'rarity')]).toEqual([how, 'Epic'])
    }
  })

  it('in a list cell, a choice is added or removed', async () => {
    const { user } = await openBulk(api)
    await user.click(cell(1, 'classes'))
    await user.keyboard('Mage{Enter}')
    const choose = async (name: string) => {
      await user.dblClick(cell(1, 'classes'))
      await user.click(screen.getByRole('option', { name }))
    }
    await choose('Priest')
    expect(textIn(1, 'classes')).toBe('Mage, Priest')
    await choose('Mage')
    expect(textIn(1, 'classes')).toBe('Priest')
  })
})
