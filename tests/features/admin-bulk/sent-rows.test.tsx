import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createLootBatch } from '@/contract/admin-loot-batch'
import { COLUMNS } from '@/features/admin-bulk/columns'
import { bridgeToBackend } from '../../support/msw-bridge'
import { cell, findDialog, grid, openBulkWithRaid, pasteRows, textIn } from './bulk-page'

const api = bridgeToBackend()

/** Collects the rows of each batch that is sent, dry runs included. */
function watchBatches() {
  const batches: Record<string, unknown>[][] = []
  api.answer(createLootBatch, async ({ request }) => {
    const { items } = (await request.clone().json()) as { items: Record<string, unknown>[] } // the call's body
    batches.push(items)
  })
  return batches
}

const headers = () =>
  within(grid())
    .getAllByRole('columnheader')
    .map((one) => one.textContent)

describe('bulk rows: defaults of the specification', () => {
  it('a new item is sent with rarity EPIC and isTokenItem false; an existing item keeps what its row leaves out', async () => {
    const { startDryRun, confirmSubmit, undoBatch } = await openBulkWithRaid(api)
    const batches = watchBatches()
    pasteRows([
      ['Item', 'Boss', 'Slot', 'Type', 'ID'],
      ['Quux Ring', 'Plexus Sentinel', 'Finger', 'Ring', '990001'],
      ['Quux Gate', 'Plexus Sentinel', 'Finger', 'Ring', '237567'],
    ])
    await startDryRun()
    const dialog = await findDialog()
    expect(dialog).toHaveTextContent('1 will be created')
    expect(dialog).toHaveTextContent('1 will be updated; empty cells leave their values unchanged')
    await confirmSubmit()
    await waitFor(() => expect(batches).toHaveLength(2))
    const [created, changed] = batches[1] ?? []
    expect(created).toMatchObject({ name: 'Quux Ring', rarity: 'EPIC', isTokenItem: false })
    expect(changed).toMatchObject({ name: 'Quux Gate' })
    expect(changed).not.toHaveProperty('rarity')
    expect(changed).not.toHaveProperty('isTokenItem')
    await waitFor(() => expect(textIn(1, 'name')).toBe(''))
    await undoBatch()
    await screen.findByText('The batch was undone.')
  })

  it('a rarity and a token category in the row are sent as they are', async () => {
    const { startDryRun } = await openBulkWithRaid(api)
    const batches = watchBatches()
    pasteRows([
      ['Item', 'Boss', 'Slot', 'Token', 'Rarity'],
      ['Quux Token', 'Plexus Sentinel', 'Head', 'Mystic', 'Rare'],
    ])
    await startDryRun()
    await findDialog()
    const row = { rarity: 'RARE', isTokenItem: true, tokenCategory: 'MYSTIC' }
    expect(batches).toMatchObject([[row]])
  })
})

describe('bulk rows: separate ids', () => {
  it('the columns are hidden until they are shown; each id is sent separately', async () => {
    const { user, startDryRun } = await openBulkWithRaid(api)
    const batches = watchBatches()
    expect(headers()).not.toContain('Wowhead ID')
    const show = screen.getByRole('button', { name: 'Show the columns Blizzard ID and Wowhead ID' })
    await user.click(show)
    expect(headers().slice(-2)).toEqual(['Blizzard ID', 'Wowhead ID'])
    expect(show).toBeDisabled()
    await user.click(cell(1, 'name'))
    pasteRows([
      ['Item', 'Boss', 'Slot', 'Type', 'ID'],
      ['Quux Ring', 'Plexus Sentinel', 'Finger', 'Ring', '990001'],
    ])
    await user.click(cell(1, 'wowheadId'))
    await user.keyboard('990002{Enter}')
    await startDryRun()
    await findDialog()
    expect(batches[0]?.[0]).toMatchObject({ itemId: 990_001, wowheadId: 990_002 })
    expect(batches[0]?.[0]).not.toHaveProperty('blizzardItemId')
  })

  it('a pasted header with several ids shows the columns; an invalid id is an error in its own column', async () => {
    await openBulkWithRaid(api)
    pasteRows([
      ['Item', 'Boss', 'Slot', 'Type', 'ID', 'Blizzard ID', 'Wowhead'],
      [
        'Quux Ring',
        'Plexus Sentinel',
        'Finger',
        'Ring',
        '1',
        '-2',
        'https://www.wowhead.com/item=3',
      ],
    ])
    expect(headers().slice(-2)).toEqual(['Blizzard ID', 'Wowhead ID'])
    expect(textIn(1, 'wowheadId')).toBe('3')
    expect(cell(1, 'blizzardId')).toHaveAttribute('title', 'Must be a positive whole number')
    expect(cell(1, 'itemId')).not.toHaveAttribute('aria-invalid')
  })

  it('a table without a header does not reach the hidden columns', async () => {
    await openBulkWithRaid(api)
    pasteRows([Array.from({ length: COLUMNS.length }, (_, index) => `Cell ${index}`)])
    expect(headers()).not.toContain('Blizzard ID')
    expect(await screen.findByText('Ignored columns: column 13, column 14')).toBeVisible()
  })
})
