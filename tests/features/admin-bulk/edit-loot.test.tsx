import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLootBatch, deleteLootBatch } from '@/contract/admin-loot-batch'
import { listLoot, updateLootItem } from '@/contract/admin-loot-item'
import { drafts } from '@/features/admin-bulk/draft'
import { make } from '../../support/backend-calls'
import { bridgeToBackend } from '../../support/msw-bridge'
import { renderApp } from '../../support/render-app'
import { cell, columnTexts, fetchInstance, findDialog, RAID, textIn } from './bulk-page'

const api = bridgeToBackend()

let token: string
let instanceId: string
let batchId: string

beforeEach(async () => {
  const raid = await fetchInstance(api, RAID)
  token = raid.token
  instanceId = raid.id
  const items = [
    { name: 'Quux Ring', itemSlot: 'FINGER', itemType: 'Ring', rarity: 'RARE' },
    { name: 'Quux Hat', itemSlot: 'HEAD', itemType: 'Cloth Armor', itemId: 990002 },
    { name: 'Quux Sash', itemSlot: 'WAIST', itemType: 'Cloth Armor' },
  ] as const
  const body = { bossId: raid.bosses[0]?.id ?? '', items: [...items], batchId: 'quux' }
  const answer = await make(api.backend, createLootBatch, { token, body })
  if (!('batchId' in answer)) throw new Error('The answer is that of a dry run')
  batchId = answer.batchId
})
afterEach(() => make(api.backend, deleteLootBatch, { token, params: { batchId } }))

/** The test's items on the server, by name. */
async function readItems() {
  const query = { search: 'Quux' }
  return (await make(api.backend, listLoot, { token, query })).items
}

/** Opens the items of the test from the loot table. */
async function openFromTable() {
  const path = `/admin/loot?instanceId=${instanceId}&search=Quux`
  const app = await renderApp({ api, path, as: 'Admin#1000' })
  await app.user.click(await screen.findByRole('link', { name: 'Edit in grid' }))
  await waitFor(() =>
    expect(columnTexts('name', 3)).toEqual(['Quux Hat', 'Quux Ring', 'Quux Sash']),
  )
  expect(screen.getByText('0 of 3 existing items changed.', { exact: false })).toBeVisible()
  const { user } = app
  return {
    ...app,
    enter: async (row: number, column: 'name' | 'rarity' | 'itemId', text: string) => {
      await user.click(cell(row, column))
      await user.keyboard(`${text}{Enter}`)
    },
    check: () => user.click(screen.getByRole('button', { name: 'Check and submit' })),
    confirm: async () =>
      user.click(within(await findDialog()).getByRole('button', { name: 'Submit' })),
  }
}

describe('bulk page: existing items', () => {
  it('the grid does not wait for anything else once it shows the opened items', async () => {
    const restore = drafts.restore.bind(drafts)
    vi.spyOn(drafts, 'restore')
      .mockReturnValue(new Promise(() => {}))
      .mockImplementationOnce(restore)
    const { router } = await openFromTable()
    // The filters of the items have left the address, which is another load of the same page.
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('open'))
    await waitFor(() => expect(router.state.status).toBe('idle'))
    expect(cell(1, 'name')).toBeVisible()
  })

  it('sends changed fields only, by item, lists old and new values, and is undone; removed rows stay in the catalog', async () => {
    const before = await readItems()
    const { user, check, confirm, enter } = await openFromTable()
    await check()
    expect(await screen.findByText('There is nothing to submit', { exact: false })).toBeVisible()

    await enter(1, 'itemId', '990009')
    await enter(2, 'name', 'Quux Band')
    await user.click(cell(3, 'name'))
    await user.click(screen.getByRole('button', { name: 'Remove the selected rows' }))
    await check()
    const dialog = await findDialog()
    expect(dialog).toHaveAccessibleName('Submit 2 items?')
    const changes = within(dialog).getByRole('region', { name: 'Changes' })
    expect(changes).toHaveTextContent('Quux HatItem ID: 990002 → 990009')
    expect(changes).toHaveTextContent('Quux BandItem: Quux Ring → Quux Band')
    await confirm()
    await screen.findByText('2 items updated.')
    expect(await readItems()).toMatchObject([
      { name: 'Quux Band', rarity: 'RARE' },
      { name: 'Quux Hat', itemId: 990009, wowheadId: 990009 },
      { name: 'Quux Sash' },
    ])

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Undo this batch' }))
    await screen.findByText('The batch was undone.')
    expect(await readItems()).toEqual(before)
    // The rows are changes of the same items again.
    await waitFor(() => expect(columnTexts('name', 2)).toEqual(['Quux Hat', 'Quux Band']))
    expect(screen.getByText('2 of 2 existing items changed.', { exact: false })).toBeVisible()
  })

  it('another admin’s change is reported in its row; a second check shows it as the old value', async () => {
    const { check, confirm, enter } = await openFromTable()
    await enter(2, 'rarity', 'Epic')
    const ring = (await readItems()).find(({ name }) => name === 'Quux Ring')
    const params = { lootItemId: ring?.id ?? '' }
    const body = { rarity: 'LEGENDARY', description: 'Old' } as const
    await make(api.backend, updateLootItem, { token, params, body })
    await check()
    expect(
      await screen.findByText('The server would reject 1 row.', { exact: false }),
    ).toBeVisible()
    expect(cell(2, 'rarity')).toHaveAttribute(
      'title',
      'Another admin has changed this to Legendary',
    )
    // Cells that were not changed here show the other admin's values.
    await waitFor(() => expect(textIn(2, 'description')).toBe('Old'))

    await check()
    expect(within(await findDialog()).getByRole('region', { name: 'Changes' })).toHaveTextContent(
      'Quux RingRarity: Legendary → Epic',
    )
    await confirm()
    await screen.findByText('1 item updated.')
    expect((await readItems()).find(({ id }) => id === ring?.id)).toMatchObject({
      rarity: 'EPIC',
      description: 'Old',
    })
  })
})
