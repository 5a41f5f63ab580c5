import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import {
  activeLabel,
  cell,
  columnTexts,
  copyCells,
  grid,
  openBulk,
  openBulkWithRaid,
  paste,
  pasteRows,
  textIn,
} from './bulk-page'

const api = bridgeToBackend()

function blockOf(count: number): string[][] {
  return Array.from({ length: count }, (_, row) => [`Item ${row + 1}`, 'Head', 'Cloth'])
}

describe('bulk grid: keyboard', () => {
  it('typing edits the cell; Enter and Tab commit and move on, Escape restores the text', async () => {
    const { user } = await openBulk(api)
    await user.keyboard('Voracious Heart{Enter}')
    expect(textIn(1, 'name')).toBe('Voracious Heart')
    expect(activeLabel()).toBe('Item, row 2')
    await user.keyboard('{Shift>}{Enter}{/Shift}{Tab}{Tab}wrists{Tab}')
    expect(textIn(1, 'slot')).toBe('Wrist')
    expect(activeLabel()).toBe('Type, row 1')
    await user.keyboard('Plate{Escape}')
    expect(textIn(1, 'type')).toBe('')
    await user.keyboard('{Shift>}{Tab}{/Shift}')
    expect(activeLabel()).toBe('Slot, row 1')
    await user.keyboard('Head{Enter}')
    expect(textIn(1, 'slot')).toBe('Head')
  })

  it('F2 edits the existing text, Delete clears the cell', async () => {
    const { user } = await openBulk(api)
    await user.keyboard('Heart{Enter}{ArrowUp}{F2}s{Enter}{ArrowUp}')
    expect(textIn(1, 'name')).toBe('Hearts')
    await user.keyboard('{Delete}')
    expect(textIn(1, 'name')).toBe('')
  })

  it('arrows, Home, End, PageDown and Ctrl+Home/End move between cells', async () => {
    const { user } = await openBulk(api)
    await user.keyboard('{ArrowDown}{ArrowRight}')
    expect(activeLabel()).toBe('Boss, row 2')
    await user.keyboard('{End}')
    expect(activeLabel()).toBe('Description, row 2')
    await user.keyboard('{Control>}{End}{/Control}')
    expect(activeLabel()).toBe('Description, row 10')
    await user.keyboard('{Control>}{Home}{/Control}{ArrowLeft}{ArrowUp}')
    expect(activeLabel()).toBe('Item, row 1')
    await user.keyboard('{PageDown}{Enter}')
    expect(activeLabel()).toBe('Item, row 11')
  })

  it('Tab leaves the grid after Escape, and Shift+Tab leaves it from the first cell', async () => {
    const { user } = await openBulk(api)
    expect(grid()).toHaveAccessibleDescription('Escape, then Tab leaves the grid.')
    await user.keyboard('{Escape}{Tab}')
    expect(grid()).not.toContainElement(document.activeElement as HTMLElement) // never null
    await user.click(cell(1, 'name'))
    await user.keyboard('{Shift>}{Tab}{/Shift}')
    expect(grid()).not.toContainElement(document.activeElement as HTMLElement) // never null
  })

  it('undo and redo treat the edit of a cell as one step', async () => {
    const { user } = await openBulk(api)
    await user.keyboard('Heart{Enter}Lung{Enter}{Control>}z{/Control}')
    expect(columnTexts('name', 2)).toEqual(['Heart', ''])
    await user.keyboard('{Meta>}z{/Meta}')
    expect(textIn(1, 'name')).toBe('')
    await user.keyboard('{Control>}y{/Control}{Control>}{Shift>}z{/Shift}{/Control}')
    expect(columnTexts('name', 2)).toEqual(['Heart', 'Lung'])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(textIn(2, 'name')).toBe('')
  })

  it('Ctrl+D fills the selection down, Backspace and Delete clear it', async () => {
    const { user } = await openBulk(api)
    await pasteRows(blockOf(3))
    await user.keyboard('{Control>}{Home}{/Control}{ArrowRight}{ArrowRight}')
    await user.keyboard('Feet{Enter}{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await user.keyboard('{Control>}d{/Control}')
    expect(columnTexts('slot', 3)).toEqual(['Feet', 'Feet', 'Feet'])
    await user.keyboard('{Backspace}')
    expect(columnTexts('slot', 3)).toEqual(['', '', ''])
    await user.keyboard('{Control>}a{/Control}{Delete}')
    expect(textIn(3, 'name')).toBe('')
  })

  it('copy escapes formulas, and pasting the copy restores them', async () => {
    const { user } = await openBulk(api)
    await pasteRows([
      ['=SUM(1)', 'Head'],
      ['Two "quotes"', 'Feet'],
    ])
    const { 'text/plain': copied = '' } = copyCells()
    expect(copied).toBe(`'=SUM(1)\t\tHead\r\n"Two ""quotes"""\t\tFeet`)
    await user.click(cell(5, 'name'))
    await paste(copied)
    expect(columnTexts('name', 6).slice(4)).toEqual(['=SUM(1)', 'Two "quotes"'])
  })
})

describe('bulk grid: mouse', () => {
  it('Shift+click and dragging extend the selection', async () => {
    const { user } = await openBulk(api)
    await pasteRows(blockOf(4))
    await user.click(cell(1, 'slot'))
    await user.keyboard('{Shift>}')
    await user.click(cell(2, 'type'))
    await user.keyboard('{/Shift}{Delete}')
    expect(columnTexts('slot', 4)).toEqual(['', '', 'Head', 'Head'])
    expect(columnTexts('type', 3)).toEqual(['', '', 'Cloth Armor'])

    await user.pointer([
      { keys: '[MouseLeft>]', target: cell(3, 'slot') },
      { target: cell(4, 'slot') },
      { keys: '[/MouseLeft]' },
    ])
    await user.keyboard('{Delete}')
    expect(columnTexts('slot', 4)).toEqual(['', '', '', ''])
    expect(columnTexts('type', 4).slice(2)).toEqual(['Cloth Armor', 'Cloth Armor'])
  })
})

describe('bulk grid: errors and warnings', () => {
  it('errors are shown on their cells and counted; F8 moves through them', async () => {
    const { user } = await openBulk(api)
    await pasteRows([
      ['Item', 'Slot', 'Type', 'Icon', 'Item ID'],
      ['Heart', 'Head', 'Cloth', '', '5'],
      ['', 'Head', 'Cloth', '', ''],
      ['Lung', '', '', '', ''],
      ['Liver', 'Head', 'Cloth', 'javascript:alert(1)', '0'],
    ])
    expect(await screen.findByText('Please select an instance')).toBeVisible()
    // Bosses are not judged before there is a raid.
    expect(await screen.findByText('5 errors')).toBeVisible()
    expect(screen.getByRole('link', { name: 'create it' }).closest('p')).toHaveTextContent(
      'Choose the raid, or create it',
    )
    await user.click(screen.getByRole('combobox', { name: 'Instance' }))
    await user.click(screen.getByRole('option', { name: 'Manaforge Omega' }))
    expect(await screen.findByText('Boss selection required')).toBeVisible()
    expect(screen.getByText('Choose a boss, or fill in the Boss column')).toBeVisible()
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
    expect(await screen.findByText('4 errors')).toBeVisible()
    expect(document.activeElement).toBeValid()
  })

  it('F8 goes to the error that Enter has passed', async () => {
    const { user } = await openBulkWithRaid(api)
    await pasteRows([
      ['Item', 'Slot', 'Type'],
      ['Heart', 'Hd', 'Cloth'],
      ['', 'Head', 'Cloth'],
    ])
    await user.click(cell(1, 'slot'))
    await user.keyboard('Head{Enter}{F8}')
    expect(activeLabel()).toBe('Item, row 2')
    await user.keyboard('{F8}')
    expect(activeLabel()).toBe('Boss, row 2')
  })

  it('a type that does not fit its slot, and a token without classes, are warnings, not errors', async () => {
    await openBulkWithRaid(api)
    await pasteRows([
      ['Item', 'Boss', 'Slot', 'Type'],
      ['Odd Dagger', 'Plexus Sentinel', 'Two-hand', 'Dagger'],
      ['New Dagger', 'Plexus Sentinel', 'Main hand', 'Dagger'],
      ['Odd Emblem', 'Plexus Sentinel', 'Head', 'Tier Token'],
    ])
    await waitFor(() =>
      expect(cell(3, 'classes')).toHaveAttribute('title', 'Which classes can use this token?'),
    )
    await waitFor(() =>
      expect(cell(1, 'type')).toHaveAttribute('title', 'Dagger does not fit the slot Two-hand'),
    )
    expect(cell(2, 'type')).not.toHaveAttribute('title')
    expect(await screen.findByText('0 errors')).toBeVisible()
  })

  it('duplicates of existing items and of other rows are warnings, not errors', async () => {
    const { user } = await openBulkWithRaid(api)
    await pasteRows([
      ['Item', 'Boss', 'Type', 'Slot'],
      ['logic gate: alpha', 'Plexus Sentinel', 'Ring', ''],
      ['New Ring', "Loom'ithar", 'Ring', ''],
      ['New ring', "Loom'ithar", 'Ring', ''],
      ['New Ring', 'Plexus Sentinel', 'Ring', ''],
    ])
    await waitFor(() =>
      expect(cell(1, 'name')).toHaveAttribute(
        'title',
        'This boss already has this item; the submit updates it',
      ),
    )
    expect(cell(3, 'name')).toHaveAttribute('title', 'Same item as in row 2')
    expect(cell(4, 'name')).not.toHaveAttribute('title')
    expect(await screen.findByText('0 errors')).toBeVisible()
    // Both rows of an item of two bosses, also compared by name.
    expect(cell(2, 'boss')).toHaveAttribute('title', 'Same item as in row 4, for another boss')
    expect(cell(4, 'boss')).toHaveAttribute('title', 'Same item as in row 2, for another boss')
    // Without an error, F8 and its button go through the warnings.
    await user.keyboard('{F8}')
    expect(activeLabel()).toBe('Boss, row 2')
    await user.click(screen.getByRole('button', { name: /^Next warning/ }))
    expect(activeLabel()).toBe('Item, row 3')
  })
})

describe('bulk grid: 500 rows', () => {
  it('renders the rows in view only, keeps the active cell, and rejects a paste of 501 rows', async () => {
    const { user } = await openBulk(api)
    await pasteRows(blockOf(500))
    expect(grid()).toHaveAttribute('aria-rowcount', '501')
    expect(await screen.findByText('500 items')).toBeVisible()
    expect(grid().querySelectorAll('*').length).toBeLessThan(2500)
    const requestCount = api.requests.length
    await pasteRows(blockOf(501))
    const refusal = await screen.findByText('Pasting 501 rows would make 501 rows', {
      exact: false,
    })
    expect(refusal).toBeVisible()
    // A new element is heard again.
    await pasteRows(blockOf(501))
    await waitFor(() => expect(refusal).not.toBeInTheDocument())
    expect(screen.getByText(refusal.textContent)).toBeVisible()
    expect(await screen.findByText('500 items')).toBeVisible()
    expect(api.requests.length).toBe(requestCount)

    await user.keyboard('{Control>}{End}{/Control}')
    expect(activeLabel()).toBe('Description, row 500')
    await user.keyboard('end{Enter}')
    expect(textIn(500, 'description')).toBe('end')
  })
})

describe('bulk grid: rows', () => {
  it('the toolbar adds a row below the selection and removes the selected row', async () => {
    const { user } = await openBulk(api)
    await pasteRows(blockOf(3))
    await user.click(cell(1, 'slot'))
    await user.click(screen.getByRole('button', { name: 'Add a row' }))
    expect(columnTexts('name', 3)).toEqual(['Item 1', '', 'Item 2'])
    await user.click(cell(3, 'name'))
    await user.click(screen.getByRole('button', { name: 'Remove the selected rows' }))
    expect(columnTexts('name', 3)).toEqual(['Item 1', '', 'Item 3'])
  })

  it('a pasted HTML table repeats a merged boss, and markup in a cell is shown as text', async () => {
    const { user } = await openBulk(api)
    await paste(
      'nothing',
      `<table><tr><th>Boss</th><th>Item</th></tr>
       <tr><td rowspan="2">Plexus Sentinel</td><td>One</td></tr><tr><td>Two</td></tr></table>`,
    )
    expect(columnTexts('name', 2)).toEqual(['One', 'Two'])
    expect(columnTexts('boss', 2)).toEqual(['Plexus Sentinel', 'Plexus Sentinel'])

    await user.click(cell(1, 'name'))
    await paste('<img src=x onerror="alert(1)">\tHead\tCloth')
    expect(textIn(1, 'name')).toBe('<img src=x onerror="alert(1)">')
    expect(grid().querySelector('img')).toBeNull()
  })
})
