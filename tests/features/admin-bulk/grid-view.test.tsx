import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { collectDownloads } from '../../support/app/collect-downloads'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { cell, columnTexts, grid, openBulk, openBulkWithRaid, paste, pasteRows } from './bulk-page'

const api = bridgeToBackend()

const rowNumbers = () =>
  within(grid())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)

/** The input in the active cell, the only one in the grid. */
const activeCell = () => within(grid()).getByLabelText(/, row \d+$/)

const itemHeader = () => within(grid()).getByRole('columnheader', { name: 'Item' })

const typeHeader = () => within(grid()).queryByRole('columnheader', { name: 'Type' })

describe('bulk grid: filter and order', () => {
  it('only the rows with errors are shown, and counted once each; removing them keeps the others', async () => {
    const { user } = await openBulkWithRaid(api)
    await pasteRows([
      ['Item', 'Boss', 'Slot', 'Type'],
      ['Good', 'Plexus Sentinel', 'Head', 'Plate'],
      ['Bad', 'Plexus Sentinel', 'Had', 'Plxt'],
      ['Better', 'Plexus Sentinel', 'Feet', 'Plate'],
    ])
    expect(await screen.findByText('2 errors')).toBeVisible()
    expect(screen.getByRole('button', { name: 'All 3' })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Problems 1' }))
    expect(rowNumbers()).toEqual(['2'])
    await user.click(cell(2, 'name'))
    await user.keyboard('{Control>}a{/Control}')
    await user.click(screen.getByRole('button', { name: 'Remove the selected rows' }))
    await user.click(screen.getByRole('button', { name: /^All/ }))
    expect(columnTexts('name', 2)).toEqual(['Good', 'Better'])

    await user.click(await screen.findByRole('button', { name: 'Problems 0' }))
    expect(await screen.findByText('No rows match the filter.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect(columnTexts('name', 2)).toEqual(['Good', 'Better'])
  })

  it('rows with warnings are shown with those with errors', async () => {
    const { user } = await openBulkWithRaid(api)
    await pasteRows([
      ['Item', 'Boss', 'Slot', 'Type'],
      ['Good', 'Plexus Sentinel', 'Head', 'Plate'],
      ['Odd', 'Plexus Sentinel', 'Head', 'Dagger'],
      ['Bad', 'Plexus Sentinel', 'Had', 'Plate'],
    ])
    // The filters appear with the rows.
    await screen.findByRole('button', { name: 'Problems 2' })
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Hide Type' }))
    expect(typeHeader()).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Problems 2' }))
    expect(rowNumbers()).toEqual(['2', '3'])
    // The column of the warning.
    expect(typeHeader()).toBeInTheDocument()
    await user.keyboard('{F8}')
    expect(activeCell()).toHaveAccessibleName('Slot, row 3')
    // As after a reload.
    act(() => activeCell().blur())
    await user.keyboard('{F8}')
    expect(activeCell()).toHaveFocus()
  })

  it('on phones, a menu has the same filters', async () => {
    const { user } = await openBulkWithRaid(api)
    await pasteRows([
      ['Item', 'Boss', 'Slot', 'Type'],
      ['Ring', 'Plexus Sentinel', 'Finger', 'Ring'],
      ['Hat', "Loom'ithar", 'Had', 'Plate'],
    ])
    const choose = async (trigger: string, item: string) => {
      await user.click(await screen.findByRole('button', { name: trigger }))
      await user.click(await screen.findByRole('menuitemradio', { name: item }))
    }
    await choose('Filter', 'Problems 1')
    expect(screen.getByText('1 row').parentElement).toHaveRole('status')
    expect(rowNumbers()).toEqual(['2'])
    await choose('Filtered', 'All 2')
    await choose('Filter', 'Plexus Sentinel')
    expect(rowNumbers()).toEqual(['1'])
    await choose('Filtered', 'All 2')
    await user.click(await screen.findByRole('button', { name: 'Filter' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Find in the rows' }))
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Find in the rows'))
    await user.keyboard('had')
    expect(rowNumbers()).toEqual(['2'])
  })

  it('the rows of a text are shown, and Arrow down skips the others', async () => {
    const { user } = await openBulk(api)
    await pasteRows([
      ['Ring of Air', 'Finger'],
      ['Helm', 'Head'],
      ['Ring of Fire', 'Finger'],
    ])
    await user.type(await screen.findByRole('searchbox', { name: 'Find in the rows' }), 'ring')
    expect(rowNumbers()).toEqual(['1', '3'])
    await user.keyboard('{Control>}a{/Control}helm')
    expect(activeCell()).toHaveAccessibleName('Item, row 2')
    await user.keyboard('{Control>}a{/Control}ring')
    // Not to the row below the one that has been hidden.
    expect(activeCell()).toHaveAccessibleName('Item, row 1')
    await user.click(cell(3, 'name'))
    await user.keyboard('{Control>}{Home}{/Control}')
    expect(activeCell()).toHaveAccessibleName('Item, row 1')
    await user.keyboard('{ArrowDown}{Delete}')
    await user.click(screen.getByRole('button', { name: /^All/ }))
    expect(columnTexts('name', 3)).toEqual(['Ring of Air', 'Helm', ''])
  })

  it('a paste writes to the shown rows only, and to none if they are too few', async () => {
    const { user } = await openBulk(api)
    await pasteRows([['Ring of Air', 'Finger'], ['Helm'], ['Ring of Fire', 'Finger'], ['Boots']])
    await user.type(await screen.findByRole('searchbox', { name: 'Find in the rows' }), 'ring')
    await user.click(cell(1, 'slot'))
    await paste('Trinket\nNeck')
    await user.click(cell(1, 'type'))
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await paste('Cloth')
    await user.click(cell(3, 'name'))
    await paste('One\nTwo')
    const refusal = 'Too few rows are shown or selected for this paste. Nothing was pasted.'
    expect(screen.getByText(refusal).parentElement).toHaveRole('status')
    expect(rowNumbers()).toEqual(['1', '3'])
    await user.click(screen.getByRole('button', { name: /^All/ }))
    expect(screen.queryByText(refusal)).toBeNull()
    expect(screen.getByText('4 rows').parentElement).toHaveRole('status')
    expect(columnTexts('name', 4)).toEqual(['Ring of Air', 'Helm', 'Ring of Fire', 'Boots'])
    expect(columnTexts('slot', 4)).toEqual(['Trinket', '', 'Neck', ''])
    expect(columnTexts('type', 4)).toEqual(['Cloth Armor', '', 'Cloth Armor', ''])
  })

  it('the menu sorts by the active column, and again in the opposite order', async () => {
    const { user } = await openBulk(api)
    await pasteRows([['Item 10'], ['Item 9'], ['Alpha']])
    const sort = async () => {
      await user.click(screen.getByRole('button', { name: 'More commands' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Sort by Item' }))
    }
    await sort()
    expect(columnTexts('name', 3)).toEqual(['Alpha', 'Item 9', 'Item 10'])
    expect(itemHeader()).toHaveAttribute('aria-sort', 'ascending')
    await sort()
    expect(columnTexts('name', 3)).toEqual(['Item 10', 'Item 9', 'Alpha'])
    expect(itemHeader()).toHaveAttribute('aria-sort', 'descending')
    await user.keyboard('Zeta{Enter}')
    expect(itemHeader()).not.toHaveAttribute('aria-sort')
  })

  it('an edited cell of a pasted row is marked at once', async () => {
    const { user } = await openBulk(api)
    await pasteRows([['Helm', 'Head']])
    await user.click(cell(1, 'slot'))
    await user.keyboard('Feet{Enter}')
    expect(cell(1, 'slot')).toHaveAttribute('title', 'Edited')
    expect(await screen.findByRole('button', { name: 'Edited 1' })).toBeVisible()
  })
})

describe('bulk grid: CSV', () => {
  it('the file is named after the instance', async () => {
    const downloads = collectDownloads()
    const { user } = await openBulkWithRaid(api)
    await pasteRows([['Quux', 'Plexus Sentinel', 'Head', 'Plate']])
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }))
    expect(downloads[0]?.name).toBe('manaforge-omega.csv')
  })
})

describe('bulk grid: repairs', () => {
  it('one press corrects all equal cells and moves to the next error', async () => {
    const { user } = await openBulkWithRaid(api)
    await pasteRows([
      ['Item', 'Boss', 'Slot', 'Type'],
      ['One', 'Plexus Sentinel', 'Wpn', 'Dagger'],
      ['Two', 'Plexus Sentinel', 'Wpn', 'Dagger'],
      ['Three', 'Plexus Sentinel', 'Head', 'Plat armr'],
    ])
    await user.keyboard('{F8}')
    fireEvent.click(await screen.findByRole('button', { name: /^Main hand in all 2/ }))
    expect(columnTexts('slot', 2)).toEqual(['Main hand', 'Main hand'])
    expect(screen.getByText('2 errors repaired').parentElement).toHaveRole('status')
    expect(await screen.findByRole('button', { name: /^Plate Armor/ })).toBeVisible()
  })

  it('a repair leaves the rows that a filter hides', async () => {
    const { user } = await openBulkWithRaid(api)
    await pasteRows([
      ['Item', 'Boss', 'Slot', 'Type'],
      ['Twin A', 'Plexus Sentinel', 'Wpn', 'Dagger'],
      ['Twin B', 'Plexus Sentinel', 'Wpn', 'Dagger'],
      ['Single', 'Plexus Sentinel', 'Wpn', 'Dagger'],
    ])
    await user.type(await screen.findByRole('searchbox', { name: 'Find in the rows' }), 'twin')
    await user.click(cell(1, 'slot'))
    await user.click(await screen.findByRole('button', { name: /^Main hand in all 2/ }))
    // The next error is in the row that was hidden.
    expect(columnTexts('slot', 3)).toEqual(['Main hand', 'Main hand', 'Wpn'])
  })

  it('Alt+Enter does the first repair, and changes nothing where none is offered', async () => {
    const { user } = await openBulkWithRaid(api)
    await pasteRows([
      ['Item', 'Boss', 'Slot', 'Type'],
      ['One', 'Plexus Sentinel', 'Wpn', 'Dagger'],
      ['Two', 'Plexus Sentinel', 'Feet', 'Dagger'],
      ['Three', 'Plexus Sentinel', '', ''],
    ])
    await user.click(cell(2, 'slot'))
    await user.keyboard('{Delete}')
    expect(await screen.findByText('Please select an item slot', { selector: 'p *' })).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Repairs' })).toBeNull()
    await user.keyboard('{Alt>}{Enter}{/Alt}')
    expect(columnTexts('slot', 4)).toEqual(['Wpn', '', '', ''])
    await user.click(cell(1, 'slot'))
    await screen.findByRole('button', { name: /^Main hand/ })
    await user.keyboard('{Alt>}{Enter}{/Alt}')
    expect(columnTexts('slot', 4)).toEqual(['Main hand', '', '', ''])
  })

  it('a name that is corrected while bosses are added reaches its rows', async () => {
    const { user } = await openBulkWithRaid(api)
    await pasteRows([
      ['Item', 'Boss', 'Slot', 'Type'],
      ['One', 'Plexus Machine', 'Head', 'Plate'],
    ])
    await user.click(await screen.findByRole('button', { name: 'Add missing boss' }))
    const names = await screen.findByRole('textbox', { name: 'Boss names' })
    await user.clear(names)
    await user.type(names, 'Plexus Sentinel')
    await user.click(screen.getByRole('button', { name: 'Correct the rows' }))
    expect(columnTexts('boss', 1)).toEqual(['Plexus Sentinel'])
  })
})
