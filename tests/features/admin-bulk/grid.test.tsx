import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as gridContext from '@/features/admin-bulk/grid-context'
import { bridgeToBackend } from '../../support/msw-bridge'
import { activeLabel, cell, openBulk, paste, textOf, toTsv } from './bulk-page'

const renders = vi.hoisted(() => ({ count: 0 }))

/** Everything that shows something of the grid asks for it once a render. */
vi.mock('@/features/admin-bulk/grid-context', async (original) => {
  const real = await original<typeof gridContext>()
  return {
    ...real,
    useGridState: (select: Parameters<typeof real.useGridState>[0]) => {
      renders.count += 1
      return real.useGridState(select)
    },
  }
})

const api = bridgeToBackend()

beforeEach(() => {
  renders.count = 0
})

const grid = () => screen.getByRole('grid', { name: 'Loot rows' })

function block(count: number): string {
  return toTsv(Array.from({ length: count }, (_, row) => [`Item ${row + 1}`, 'Head', 'Cloth']))
}

describe('the keyboard in the grid', () => {
  it('types into a cell, keeps with Enter and Tab, and puts back with Escape', async () => {
    const { user } = await openBulk(api)
    await user.keyboard('Voracious Heart{Enter}')
    expect(textOf(1, 'name')).toBe('Voracious Heart')
    expect(activeLabel()).toBe('Item, row 2')
    await user.keyboard('{Shift>}{Enter}{/Shift}{Tab}wrists{Tab}')
    expect(textOf(1, 'slot')).toBe('Wrist')
    expect(activeLabel()).toBe('Type, row 1')
    await user.keyboard('Plate{Escape}')
    expect(textOf(1, 'type')).toBe('')
    await user.keyboard('{Shift>}{Tab}{/Shift}')
    expect(activeLabel()).toBe('Slot, row 1')
    await user.keyboard('Head{Enter}')
    expect(textOf(1, 'slot')).toBe('Head')
  })

  it('adds to a text with F2, and clears it with Delete', async () => {
    const { user } = await openBulk(api)
    await user.keyboard('Heart{Enter}{ArrowUp}{F2}s{Enter}{ArrowUp}')
    expect(textOf(1, 'name')).toBe('Hearts')
    await user.keyboard('{Delete}')
    expect(textOf(1, 'name')).toBe('')
  })

  it('goes about by arrows, Home, End and from end to end', async () => {
    const { user } = await openBulk(api)
    await user.keyboard('{ArrowDown}{ArrowRight}')
    expect(activeLabel()).toBe('Slot, row 2')
    await user.keyboard('{End}')
    expect(activeLabel()).toBe('Description, row 2')
    await user.keyboard('{Control>}{End}{/Control}')
    expect(activeLabel()).toBe('Description, row 10')
    await user.keyboard('{Control>}{Home}{/Control}{ArrowLeft}{ArrowUp}')
    expect(activeLabel()).toBe('Item, row 1')
    await user.keyboard('{PageDown}{Enter}')
    expect(activeLabel()).toBe('Item, row 11')
  })

  it('leaves the grid with Tab after Escape, and from its ends', async () => {
    const { user } = await openBulk(api)
    await user.keyboard('{Escape}{Tab}')
    expect(grid()).not.toContainElement(document.activeElement as HTMLElement) // always one
    await user.click(cell(1, 'name'))
    await user.keyboard('{Shift>}{Tab}{/Shift}')
    expect(grid()).not.toContainElement(document.activeElement as HTMLElement) // always one
  })

  it('undoes and redoes, typing in one cell as one step', async () => {
    const { user } = await openBulk(api)
    await user.keyboard('Heart{Enter}Lung{Enter}{Control>}z{/Control}')
    expect([textOf(1, 'name'), textOf(2, 'name')]).toEqual(['Heart', ''])
    await user.keyboard('{Meta>}z{/Meta}')
    expect(textOf(1, 'name')).toBe('')
    await user.keyboard('{Control>}y{/Control}{Control>}{Shift>}z{/Shift}{/Control}')
    expect([textOf(1, 'name'), textOf(2, 'name')]).toEqual(['Heart', 'Lung'])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(textOf(2, 'name')).toBe('')
  })

  it('fills down and clears what is selected', async () => {
    const { user } = await openBulk(api)
    paste(block(3))
    await user.keyboard('{Control>}{Home}{/Control}{ArrowRight}')
    await user.keyboard('Feet{Enter}{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await user.keyboard('{Control>}d{/Control}')
    expect([1, 2, 3].map((row) => textOf(row, 'slot'))).toEqual(['Feet', 'Feet', 'Feet'])
    await user.keyboard('{Backspace}')
    expect([1, 2, 3].map((row) => textOf(row, 'slot'))).toEqual(['', '', ''])
    await user.keyboard('{Control>}a{/Control}{Delete}')
    expect(textOf(3, 'name')).toBe('')
  })

  it('copies what is selected, safe against formulas, and pastes it back as it was', async () => {
    const { user } = await openBulk(api)
    paste(
      toTsv([
        ['=1+1', 'Head'],
        ['Two "quotes"', 'Feet'],
      ]),
    )
    const copied: Record<string, string> = {}
    fireEvent.copy(document.activeElement ?? document.body, {
      clipboardData: { setData: (type: string, text: string) => (copied[type] = text) },
    })
    expect(copied).toEqual({ 'text/plain': `'=1+1\tHead\r\n"Two ""quotes"""\tFeet` })
    await user.click(cell(5, 'name'))
    paste(copied['text/plain'] ?? '')
    expect([5, 6].map((row) => textOf(row, 'name'))).toEqual(['=1+1', 'Two "quotes"'])
  })
})

describe('a cell for words', () => {
  it('offers what it may become; one that is left is taken by Enter', async () => {
    const { user } = await openBulk(api)
    await user.click(cell(1, 'type'))
    await user.keyboard('sword')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'One-Handed Sword',
      'Two-Handed Sword',
    ])
    await user.keyboard(' two{Enter}')
    expect(textOf(1, 'type')).toBe('Two-Handed Sword')
    expect(textOf(1, 'slot')).toBe('Two-hand')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('takes none of several unasked; arrows choose', async () => {
    const { user } = await openBulk(api)
    await user.click(cell(1, 'type'))
    await user.keyboard('sword{Enter}')
    expect(textOf(1, 'type')).toBe('sword')
    expect(cell(1, 'type')).toHaveAttribute('aria-invalid', 'true')
    await user.keyboard('{ArrowUp}sword{ArrowDown}{ArrowDown}{Tab}')
    expect(textOf(1, 'type')).toBe('Two-Handed Sword')
  })

  it('is chosen from by hand, several in a list', async () => {
    const { user } = await openBulk(api)
    await user.click(cell(1, 'classes'))
    await user.keyboard('dk, ma')
    await user.click(screen.getByRole('option', { name: 'Mage' }))
    expect(textOf(1, 'classes')).toBe('Death Knight, Mage')
  })
})

describe('what is wrong', () => {
  it('is said as it is typed, counted, and gone to from cell to cell', async () => {
    const { user } = await openBulk(api)
    paste(
      toTsv([
        ['Item', 'Slot', 'Type', 'Icon', 'Item ID'],
        ['Heart', 'Head', 'Cloth', '', '5'],
        ['', 'Head', 'Cloth', '', ''],
        ['Lung', '', '', '', ''],
        ['Liver', 'Head', 'Cloth', 'javascript:alert(1)', '0'],
      ]),
    )
    expect(await screen.findByText('Please select an instance')).toBeVisible()
    await user.click(screen.getByRole('combobox', { name: 'Instance' }))
    await user.click(screen.getByRole('option', { name: 'Manaforge Omega' }))
    expect(await screen.findByText('Boss selection required')).toBeVisible()
    await user.click(screen.getByRole('combobox', { name: 'Boss' }))
    await user.click(screen.getByRole('option', { name: /^Plexus Sentinel/ }))
    expect(await screen.findByText('5 errors')).toBeVisible()

    const expected = [
      ['Item, row 2', 'Item name is required'],
      ['Slot, row 3', 'Please select an item slot'],
      ['Type, row 3', 'Please select an item type'],
      ['Item ID, row 4', 'Must be a positive whole number'],
      ['Icon, row 4', 'Must be a valid URL'],
    ]
    await user.click(screen.getByRole('button', { name: /^Next error/ }))
    for (const [label, message] of expected) {
      expect(activeLabel()).toBe(label)
      expect(document.activeElement).toHaveAccessibleDescription(message)
      expect(document.activeElement).toBeInvalid()
      await user.keyboard('{F8}')
    }
    expect(activeLabel()).toBe('Item, row 2')
    await user.keyboard('K')
    expect(screen.getByText('4 errors')).toBeVisible()
    expect(document.activeElement).toBeValid()
  })

  it('is not that an item is there already or twice, which is only marked', async () => {
    const { user } = await openBulk(api)
    await user.click(screen.getByRole('combobox', { name: 'Instance' }))
    await user.click(screen.getByRole('option', { name: 'Manaforge Omega' }))
    await user.click(cell(1, 'name'))
    paste(
      toTsv([
        ['Item', 'Boss', 'Type', 'Slot'],
        ['logic gate: alpha', 'Plexus Sentinel', 'Ring', ''],
        ['New Ring', "Loom'ithar", 'Ring', ''],
        ['New ring', "Loom'ithar", 'Ring', ''],
        ['New Ring', 'Plexus Sentinel', 'Ring', ''],
      ]),
    )
    await waitFor(() =>
      expect(cell(1, 'name')).toHaveAttribute('title', 'This boss has the item already'),
    )
    expect(cell(3, 'name')).toHaveAttribute('title', 'The same item as in row 2')
    expect(cell(4, 'name')).not.toHaveAttribute('title')
    expect(screen.getByText('0 errors')).toBeVisible()
  })

  it('shows a script as the text it is', async () => {
    await openBulk(api)
    paste('<img src=x onerror="alert(1)">\tHead\tCloth')
    expect(textOf(1, 'name')).toBe('<img src=x onerror="alert(1)">')
    expect(grid().querySelector('img')).toBeNull()
  })
})

describe('500 rows', () => {
  it('are few elements, and 501 are refused before anything is sent', async () => {
    await openBulk(api)
    paste(block(500))
    expect(grid()).toHaveAttribute('aria-rowcount', '501')
    expect(screen.getByText('500 items')).toBeVisible()
    expect(grid().querySelectorAll('*').length).toBeLessThan(2500)
    const sent = api.requests.length
    paste(block(501))
    expect(
      await screen.findByText('501 rows would make 501: one entry takes at most 500.', {
        exact: false,
      }),
    ).toBeVisible()
    expect(screen.getByText('500 items')).toBeVisible()
    expect(api.requests.length).toBe(sent)
  })

  it('render one cell at a key', async () => {
    const { user } = await openBulk(api)
    paste(block(500))
    await user.click(cell(2, 'name'))
    await user.keyboard('{F2}x')
    renders.count = 0
    await user.keyboard('y')
    expect(textOf(2, 'name')).toBe('Item 2xy')
    expect(renders.count).toBe(1)
  })

  it('keep the keyboard in a cell that is scrolled out of sight', async () => {
    const { user } = await openBulk(api)
    paste(block(500))
    await user.keyboard('{Control>}{End}{/Control}')
    expect(activeLabel()).toBe('Description, row 500')
    await user.keyboard('end{Enter}')
    expect(screen.getByText('500 items')).toBeVisible()
    expect(textOf(500, 'description')).toBe('end')
  })
})

describe('rows', () => {
  it('are added below and taken out', async () => {
    const { user } = await openBulk(api)
    paste(block(3))
    await user.click(cell(1, 'slot'))
    await user.click(screen.getByRole('button', { name: 'Add a row' }))
    expect([1, 2, 3].map((row) => textOf(row, 'name'))).toEqual(['Item 1', '', 'Item 2'])
    await user.click(cell(3, 'name'))
    await user.click(screen.getByRole('button', { name: 'Remove the selected rows' }))
    expect([1, 2, 3].map((row) => textOf(row, 'name'))).toEqual(['Item 1', '', 'Item 3'])
  })

  it('come from the HTML on the clipboard, a merged boss beside each of its items', async () => {
    await openBulk(api)
    paste(
      'nothing',
      `<table><tr><th>Boss</th><th>Item</th></tr>
       <tr><td rowspan="2">Plexus Sentinel</td><td>One</td></tr><tr><td>Two</td></tr></table>`,
    )
    expect([1, 2].map((row) => [textOf(row, 'name'), textOf(row, 'boss')])).toEqual([
      ['One', 'Plexus Sentinel'],
      ['Two', 'Plexus Sentinel'],
    ])
  })
})
