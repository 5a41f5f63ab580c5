import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createLootBatch } from '@/contract/admin-loot-batch'
import { bridgeToBackend } from '../../support/msw-bridge'
import { cell, columnTexts, findDialog, openBulkWithRaid, pasteRows } from './bulk-page'

const api = bridgeToBackend()

const HEADER = ['Item', 'Boss', 'Slot', 'Type', 'ID', 'Rarity', 'Description']
const ring = (more: Partial<Record<string, string>> = {}) => {
  const values: Record<string, string | undefined> = {
    Item: 'Quux Ring',
    Boss: 'Plexus Sentinel',
    Slot: 'Finger',
    Type: 'Ring',
    ID: '990001',
    ...more,
  }
  return HEADER.map((label) => values[label] ?? '')
}

describe('bulk grid: repeated rows', () => {
  it('a row that repeats another with different values is an error before Check', async () => {
    const { startDryRun } = await openBulkWithRaid(api)
    pasteRows([HEADER, ring(), ring({ Rarity: 'Rare' }), ring({ Item: 'Other Ring' })])
    expect(await screen.findByText('2 errors')).toBeVisible()
    expect(cell(2, 'name')).toHaveAttribute(
      'title',
      'Row 1 is the same item with different values: Rarity',
    )
    // The names differ, so the item is the same because of its ID.
    expect(cell(3, 'name')).not.toHaveAttribute('title')
    expect(cell(3, 'itemId')).toHaveAttribute(
      'title',
      'Row 1 already has the item ID 990001, with different values: Item',
    )
    await startDryRun()
    expect(await screen.findByText('Fix 2 errors first')).toBeVisible()
    expect(api.sent(createLootBatch)).toEqual([])
  })

  it('equal rows are merged, which the dialog says, and undo returns them', async () => {
    const { user, startDryRun } = await openBulkWithRaid(api)
    const hat = ['Quux Hat', 'Plexus Sentinel', 'Head', 'Cloth', '990003', '', '']
    // The default rarity is the same as no rarity.
    pasteRows([HEADER, ring(), hat, ring(), ring({ Rarity: 'Epic' })])
    await waitFor(() => expect(cell(3, 'name')).toHaveAttribute('title', 'Same item as in row 1'))
    expect(screen.getByText('0 errors')).toBeVisible()
    await startDryRun()
    const dialog = await findDialog()
    expect(dialog).toHaveAccessibleName('Submit 2 items?')
    expect(dialog).toHaveTextContent('2 equal rows were merged')
    expect(within(dialog).getByRole('row', { name: 'Plexus Sentinel 2' })).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(columnTexts('name', 3)).toEqual(['Quux Ring', 'Quux Hat', '']))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(columnTexts('name', 3)).toEqual(['Quux Ring', 'Quux Hat', 'Quux Ring'])
  })

  it('the question counts what the submit creates or updates', async () => {
    const { startDryRun } = await openBulkWithRaid(api)
    const belt = ['Atomic Phasebelt', 'Plexus Sentinel', 'Waist', 'Leather', '237533', '', '']
    pasteRows([HEADER, ring(), belt])
    await startDryRun()
    const dialog = await findDialog()
    expect(dialog).toHaveAccessibleName('Submit 1 item?')
    expect(dialog).toHaveTextContent('1 already in the catalog, unchanged')
    expect(within(dialog).getByRole('row', { name: 'Plexus Sentinel 1' })).toBeVisible()
  })
})
