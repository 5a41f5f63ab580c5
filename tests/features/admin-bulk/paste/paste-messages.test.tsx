import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bridgeToBackend } from '../../../support/app/msw-bridge'
import {
  activeLabel,
  cell,
  columnTexts,
  openBulk,
  openBulkWithRaid,
  pasteRows,
  RAID,
} from '../bulk-page'

const api = bridgeToBackend()

it('an empty grid says how to fill it, until the first row is entered', async () => {
  const { user } = await openBulk(api)
  const hint = await screen.findByText('Paste rows from a spreadsheet, or type.')
  await user.keyboard('Voracious Heart{Enter}')
  await waitFor(() => expect(hint).not.toBeInTheDocument())
})

describe('bulk page: a paste outside of the grid', () => {
  it('goes into the grid after the instance was chosen', async () => {
    const { user } = await openBulk(api)
    const instance = screen.getByRole('combobox', { name: 'Instance' })
    await user.click(instance)
    await user.click(screen.getByRole('option', { name: RAID }))
    await waitFor(() => expect(instance).toHaveFocus())
    await pasteRows([['Quux Hat', 'Head', 'Cloth']])
    expect(columnTexts('name', 2)).toEqual(['Quux Hat', ''])
    expect(activeLabel()).toBe('Item, row 1')
  })

  it('does not in a text field or a dialog', async () => {
    const { user } = await openBulkWithRaid(api)
    await user.keyboard('Quux Cap{Enter}')
    await user.click(await screen.findByRole('searchbox', { name: 'Find in the rows' }))
    await pasteRows([['Quux Hat', 'Head', 'Cloth']])
    await user.click(screen.getByRole('button', { name: 'Add bosses' }))
    const dialog = await screen.findByRole('dialog')
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' })
    act(() => cancel.focus())
    await pasteRows([['Quux Hat', 'Head', 'Cloth']])
    await user.click(cancel)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(columnTexts('name', 2)).toEqual(['Quux Cap', ''])
  })
})

describe('bulk page: what is said about a paste', () => {
  it('rows that the raid has already are one message without warnings; one press removes them', async () => {
    const { user } = await openBulkWithRaid(api)
    const stored = ['Atomic Phasebelt', 'Plexus Sentinel', 'Waist', 'Leather', '237533', 'Epic']
    await pasteRows([
      ['Item', 'Boss', 'Slot', 'Type', 'ID', 'Rarity'],
      stored,
      ['Quux Hat', 'Plexus Sentinel', 'Head', 'Cloth', '990001', ''],
      stored.with(5, 'Rare').with(4, ''),
    ])
    expect(await screen.findByText('1 row is already in the raid, unchanged.')).toBeVisible()
    expect(cell(1, 'name')).not.toHaveAttribute('title')
    await user.click(screen.getByRole('button', { name: 'Remove it' }))
    expect(columnTexts('name', 3)).toEqual(['Quux Hat', 'Atomic Phasebelt', ''])
    // The same item with another value is updated, which remains a warning.
    await waitFor(() =>
      expect(cell(2, 'name')).toHaveAttribute(
        'title',
        'This boss already has this item; the submit updates it',
      ),
    )
    expect(screen.queryByText(/already in the raid/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(columnTexts('name', 3)).toEqual(['Atomic Phasebelt', 'Quux Hat', 'Atomic Phasebelt'])
  })

  it('rows that repeat one of them are removed with them, and so are the blank rows between', async () => {
    const { user } = await openBulkWithRaid(api)
    const stored = ['Atomic Phasebelt', 'Plexus Sentinel', 'Waist', 'Leather', '237533', 'Epic']
    await pasteRows([
      ['Item', 'Boss', 'Slot', 'Type', 'ID', 'Rarity'],
      stored,
      [''],
      stored,
      stored.with(5, ''),
      [''],
      ['Quux Hat', 'Plexus Sentinel', 'Head', 'Cloth', '990001', ''],
    ])
    expect(await screen.findByText('3 rows are already in the raid, unchanged.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove them' }))
    expect(columnTexts('name', 2)).toEqual(['Quux Hat', ''])
    await waitFor(() => expect(screen.queryByText(/already in the raid/)).toBeNull())
  })
})
