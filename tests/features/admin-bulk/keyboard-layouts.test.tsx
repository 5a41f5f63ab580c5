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
  const OF_INPUT_METHOD = [
    ['during a composition', { isComposing: true }],
    ['that ends one in Safari', { keyCode: 229 }],
  ] as const

  it.each(OF_INPUT_METHOD)(
    'Enter %s neither leaves the cell nor accepts a choice',
    async (_when, init) => {
      const { user } = await openBulk(api)
      await user.click(cell(1, 'type'))
      await user.keyboard('plat')
      await screen.findByRole('option', { name: 'Plate Armor' })
      press('ArrowDown', init)
      press('Enter', init)
      expect(activeLabel()).toBe('Type, row 1')
      expect(textIn(1, 'type')).toBe('plat')
    },
  )

  it.each(OF_INPUT_METHOD)(
    'Escape %s leaves the search open, F8 the cell active',
    async (_when, init) => {
      const { user } = await openBulk(api)
      await user.click(cell(1, 'slot'))
      await user.keyboard('Hed{Enter}')
      press('F8', init)
      expect(activeLabel()).toBe('Slot, row 2')
      press('f', { ctrlKey: true })
      const find = await screen.findByRole('textbox', { name: 'Find' })
      press('Escape', init)
      expect(find).toBeVisible()
    },
  )
})
