import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createLootBatch } from '@/contract/admin/admin-loot-batch'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import {
  activeLabel,
  cell,
  columnTexts,
  findDialog,
  openBulkWithRaid,
  pasteRows,
  RAID,
} from './bulk-page'

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

const HAT = ['Quux Hat', 'Plexus Sentinel', 'Head', 'Cloth', '990003', '', '']

describe('bulk grid: repeated rows', () => {
  it('a row that repeats another with different values is an error before Check', async () => {
    const { startDryRun } = await openBulkWithRaid(api)
    await pasteRows([HEADER, ring(), ring({ Rarity: 'Rare' }), ring({ Item: 'Other Ring' })])
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
    expect(await screen.findByText('Fix the errors first')).toBeVisible()
    expect(api.sent(createLootBatch)).toEqual([])
  })

  it('identical rows are merged, the dialog says so, and undo returns them', async () => {
    const { user, startDryRun } = await openBulkWithRaid(api)
    // The default rarity is the same as no rarity.
    await pasteRows([HEADER, ring(), HAT, ring(), ring({ Rarity: 'Epic' })])
    await waitFor(() => expect(cell(3, 'name')).toHaveAttribute('title', 'Same item as in row 1'))
    expect(screen.getByText('0 errors')).toBeVisible()
    await startDryRun()
    const dialog = await findDialog()
    expect(dialog).toHaveAccessibleName(`Submit 2 items to ${RAID}?`)
    expect(dialog).toHaveTextContent('2 identical rows were merged')
    expect(within(dialog).getByRole('row', { name: 'Plexus Sentinel 2' })).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(columnTexts('name', 3)).toEqual(['Quux Ring', 'Quux Hat', '']))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(columnTexts('name', 3)).toEqual(['Quux Ring', 'Quux Hat', 'Quux Ring'])
  })

  it('“Remove row” removes all rows that only repeat others, or the one whose values differ', async () => {
    const { user } = await openBulkWithRaid(api)
    await pasteRows([HEADER, ring(), ring(), HAT, HAT, ring({ Item: 'Other Ring' })])
    expect(await screen.findByText('1 error')).toBeVisible()
    await user.keyboard('{F8}')
    expect(activeLabel()).toBe('Item ID, row 5')
    await user.click(await screen.findByRole('button', { name: /^Remove row/ }))
    expect(await screen.findByText('0 errors')).toBeVisible()
    expect(activeLabel()).toBe('Item, row 2')
    await user.click(await screen.findByRole('button', { name: 'Only here' }))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await user.keyboard('{F8}')
    await user.click(await screen.findByRole('button', { name: /^Remove all 2 repeated rows/ }))
    expect(columnTexts('name', 3)).toEqual(['Quux Ring', 'Quux Hat', ''])
  })

  it('“Remove row” leaves the rows that a filter hides', async () => {
    const { user } = await openBulkWithRaid(api)
    await pasteRows([HEADER, ring(), ring(), HAT, HAT])
    await user.type(await screen.findByRole('searchbox', { name: 'Find in the rows' }), 'ring')
    await user.click(cell(2, 'name'))
    await user.click(await screen.findByRole('button', { name: /^Remove row/ }))
    await user.click(screen.getByRole('button', { name: /^All/ }))
    expect(columnTexts('name', 4)).toEqual(['Quux Ring', 'Quux Hat', 'Quux Hat', ''])
  })
})

describe('bulk grid: items of the raid', () => {
  it('the id of another item of the raid is a warning, not an error', async () => {
    await openBulkWithRaid(api)
    await pasteRows([
      ['Item', 'Boss', 'Type', 'Slot', 'ID'],
      ['Quux Belt', "Loom'ithar", 'Leather', 'Waist', '237533'],
      ['Atomic  phasebelt', 'Fractillus', 'Leather', 'Waist', '237533'],
      ['Chambersieve Waistcoat', 'Fractillus', 'Mail', 'Legs', '237543'],
    ])
    await waitFor(() =>
      expect(cell(1, 'itemId')).toHaveAttribute(
        'title',
        'Item ID 237533 is “Atomic Phasebelt” in this raid',
      ),
    )
    expect(cell(2, 'itemId')).not.toHaveAttribute('title')
    expect(cell(2, 'boss')).toHaveAttribute('title', 'Same item as in row 1, for another boss')
    expect(cell(3, 'boss')).toHaveAttribute('title', 'Plexus Sentinel already has this item')
    expect(await screen.findByText('0 errors')).toBeVisible()
  })
})
