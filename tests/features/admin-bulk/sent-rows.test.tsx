import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createLootBatch } from '@/contract/admin/admin-loot-batch'
import { deleteLootItem, updateLootItem } from '@/contract/admin/admin-loot-item'
import { COLUMNS } from '@/features/admin-bulk/columns/columns'
import { make } from '../../support/backend/backend-calls'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { withoutFeature } from '../../support/app/without-feature'
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
    await pasteRows([
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
})

describe('bulk rows: another admin', () => {
  it('a new confirmation is shown if another admin has changed the items of the rows meanwhile', async () => {
    const { token, bosses, startDryRun, confirmSubmit, undoBatch, readQuuxItems } =
      await openBulkWithRaid(api)
    const items = [
      { name: 'Quux Ring', itemSlot: 'FINGER', itemType: 'Ring' },
      { name: 'Quux Hat', itemSlot: 'HEAD', itemType: 'Cloth Armor' },
    ] as const
    const body = { bossId: bosses[0]?.id ?? '', items: [...items] }
    const stored = await make(api.backend, createLootBatch, { token, body })
    const [ring, hat] = 'items' in stored ? stored.items : []
    await pasteRows([
      ['Item', 'Boss', 'Slot', 'Type', 'Rarity'],
      ['Quux Ring', 'Plexus Sentinel', 'Finger', 'Ring', 'Rare'],
      ['Quux Hat', 'Plexus Sentinel', 'Head', 'Cloth', 'Rare'],
    ])
    await startDryRun()
    expect(await findDialog()).toHaveTextContent('Quux RingRarity: Epic → Rare')

    const params = { lootItemId: ring?.id ?? '' }
    await make(api.backend, updateLootItem, { token, params, body: { rarity: 'LEGENDARY' } })
    await make(api.backend, deleteLootItem, { token, params: { lootItemId: hat?.id ?? '' } })
    await confirmSubmit()
    expect(await screen.findByText('The catalog has changed', { exact: false })).toBeVisible()
    expect(await readQuuxItems()).toEqual(['Quux Ring of Plexus Sentinel'])
    const dialog = await findDialog()
    expect(dialog).toHaveTextContent('Quux RingRarity: Legendary → Rare')
    expect(dialog).toHaveTextContent('1 will be created')
    await confirmSubmit()
    await screen.findByText('1 item created, 1 item updated.')
    await undoBatch()
    await screen.findByText('The batch was undone.')
    await make(api.backend, deleteLootItem, { token, params })
  })
})

describe('bulk rows: the same row of two admins', () => {
  it('the second one is told that the item was there already, without an undo', async () => {
    const { token, bosses, startDryRun, confirmSubmit, readQuuxItems } = await openBulkWithRaid(api)
    const items = [{ name: 'Quux Ring', itemSlot: 'FINGER', itemType: 'Ring' }] as const
    const body = { bossId: bosses[0]?.id ?? '', items: [...items] }
    await pasteRows([['Quux Ring', 'Plexus Sentinel', 'Finger', 'Ring']])
    await startDryRun()
    expect(await findDialog()).toHaveTextContent('1 will be created')
    const stored = await make(api.backend, createLootBatch, { token, body })
    await confirmSubmit()
    expect(await screen.findByText('1 item was there already.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo this batch' })).not.toBeInTheDocument()
    expect(await readQuuxItems()).toHaveLength(1)
    for (const { id } of 'items' in stored ? stored.items : [])
      await make(api.backend, deleteLootItem, { token, params: { lootItemId: id } })
  })
})

it('outcomes that the backend does not announce as a feature are not used', async () => {
  withoutFeature(api, 'batch-outcomes')
  const { startDryRun, confirmSubmit } = await openBulkWithRaid(api)
  await pasteRows([['Quux Ring', 'Plexus Sentinel', 'Finger', 'Ring']])
  await startDryRun()
  await findDialog()
  const data = { batchId: 'b', items: [], outcomes: ['duplicate'] }
  api.answer(createLootBatch, ({ request }) =>
    request.url.includes('dryRun') ? undefined : Response.json({ data }, { status: 201 }),
  )
  await confirmSubmit()
  expect(await screen.findByText('1 item created.')).toBeVisible()
})

describe('bulk rows: separate ids', () => {
  it('the columns are hidden until they are shown; each id is sent separately', async () => {
    const { user, startDryRun } = await openBulkWithRaid(api)
    const batches = watchBatches()
    expect(headers()).not.toContain('Wowhead ID')
    for (const id of ['Blizzard ID', 'Wowhead ID']) {
      await user.click(
        await screen.findByRole('button', { name: /^(Columns|\d+ columns? hidden)$/ }),
      )
      await user.click(await screen.findByRole('menuitem', { name: `Show ${id}` }))
    }
    expect(headers().slice(-2)).toEqual(['Blizzard ID', 'Wowhead ID'])
    await user.click(cell(1, 'name'))
    await pasteRows([
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
    await pasteRows([
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
    await pasteRows([Array.from({ length: COLUMNS.length }, (_, index) => `Cell ${index}`)])
    expect(headers()).not.toContain('Blizzard ID')
    for (const column of [12, 13]) {
      expect(await screen.findByRole('combobox', { name: `“Cell ${column}”` })).toHaveTextContent(
        'Leave out',
      )
    }
  })
})
