import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { activeLabel, cell, columnTexts, openBulk, selectedCells, textIn } from './bulk-page'

const api = bridgeToBackend()

/** Presses a key in the focused element. */
function press(key: string, init: KeyboardEventInit = {}) {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init })
}

describe('bulk grid: keyboards that have no Latin letters', () => {
  it('the shortcuts are the keys of the same place on a US keyboard', async () => {
    const { user } = await openBulk(api)
    await user.keyboard('Heart{Enter}{ArrowUp}')
    press('я', { code: 'KeyZ', ctrlKey: true })
    expect(textIn(1, 'name')).toBe('')
    press('υ', { code: 'KeyY', ctrlKey: true })
    expect(textIn(1, 'name')).toBe('Heart')
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
    press('ג', { code: 'KeyD', ctrlKey: true })
    expect(columnTexts('name', 2)).toEqual(['Heart', 'Heart'])
    press('Φ', { code: 'KeyA', metaKey: true })
    expect(selectedCells().length).toBeGreaterThan(20)
    press('а', { code: 'KeyF', ctrlKey: true })
    expect(await screen.findByRole('form', { name: 'Find and replace' })).toBeVisible()
  })
})

describe('bulk page: keys of an input method', () => {
  /** During a composition, and the key that ends one in Safari. */
  const OF_INPUT_METHOD = [{ isComposing: true }, { keyCode: 229 }]

  it('Enter neither leaves the cell nor accepts a choice', async () => {
    const { user } = await openBulk(api)
    await user.click(cell(1, 'type'))
    await user.keyboard('plat')
    await screen.findByRole('option', { name: 'Plate Armor' })
    for (const init of OF_INPUT_METHOD) {
      press('ArrowDown', init)
      press('Enter', init)
      expect([init, activeLabel(), textIn(1, 'type')]).toEqual([init, 'Type, row 1', 'plat'])
    }
  })

  it('F8 leaves the cell active, Escape the search open', async () => {
    const { user } = await openBulk(api)
    await user.click(cell(1, 'slot'))
    await user.keyboard('Hed{Enter}')
    for (const init of OF_INPUT_METHOD) {
      press('F8', init)
      expect([init, activeLabel()]).toEqual([init, 'Slot, row 2'])
    }
    press('f', { ctrlKey: true })
    const find = await screen.findByRole('textbox', { name: 'Find' })
    for (const init of OF_INPUT_METHOD) {
      press('Escape', init)
      expect(find).toBeVisible()
    }
  })
})
