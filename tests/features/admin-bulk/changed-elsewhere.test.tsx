import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bulkDeleteLoot } from '@/contract/admin/admin-history'
import { createLootBatch } from '@/contract/admin/admin-loot-batch'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { make } from '../../support/backend/backend-calls'
import {
  activeLabel,
  cell,
  columnTexts,
  fetchInstance,
  findDialog,
  pasteRows,
  RAID,
  textIn,
} from './bulk-page'
import { createOpenedLoot, dialogIsGone, findChanges, numberOf } from './opened-loot'

const api = bridgeToBackend()
const loot = createOpenedLoot(api)

const GONE = 'Somebody has deleted this item, or moved it to another raid'

describe('bulk page: items that somebody else has changed or deleted', () => {
  it('an item that is to be deleted and was changed meanwhile is compared first', async () => {
    const { user, check, markForDeletion } = await loot.open()
    await markForDeletion(3)
    await loot.changeElsewhere('Quux Sash', { name: 'Quux Belt' })
    await check()
    await screen.findByText('1 row was changed by somebody else', { exact: false })
    await waitFor(() => expect(textIn(3, 'name')).toBe('Quux Belt'))
    await check()
    expect(await findDialog()).toHaveTextContent('1 will be deleted: Quux Belt')
    await user.click(within(await findDialog()).getByRole('button', { name: 'Cancel' }))
    await dialogIsGone()

    await loot.deleteElsewhere('Quux Belt')
    await check()
    await user.click(await screen.findByRole('button', { name: /^Remove row/ }))
    expect(columnTexts('name', 2)).toEqual(['Quux Hat', 'Quux Ring'])
  })

  it('an item that is deleted elsewhere while it is confirmed is not counted as deleted', async () => {
    const { user, check } = await loot.open()
    await user.click(cell(3, 'name'))
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await user.click(screen.getByRole('button', { name: 'Delete the selected items' }))
    await check()
    const dialog = await findDialog()
    await loot.deleteElsewhere('Quux Sash')
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('1 item deleted, 1 item was deleted before.')).toBeVisible()
  })

  it('a problem of a changed item is shown on its row, also after new rows', async () => {
    const { check, confirm, enter, addCloak } = await loot.open()
    await enter(2, 'rarity', 'Epic')
    await addCloak()
    await check()
    await findDialog()
    await loot.changeElsewhere('Quux Ring', { rarity: 'LEGENDARY' })
    await confirm()
    await screen.findByText('The server rejected 1 row. Nothing was created.')
    await waitFor(() => expect(activeLabel()).toBe('Rarity, row 2'))
    expect(await loot.readItems()).toHaveLength(3)
  })

  it('what another admin has written alike meanwhile is not counted, and the other new rows become their items', async () => {
    const { user, check, confirm, enter } = await loot.open()
    const { bosses } = await fetchInstance(api, RAID)
    await enter(1, 'rarity', 'Rare')
    await user.click(cell(4, 'name'))
    await user.keyboard(`Quux Axe{Tab}${bosses[1]?.name}{Tab}Finger{Tab}Ring{Enter}`)
    await user.keyboard(`Quux Cloak{Tab}${textIn(1, 'boss')}{Tab}Back{Tab}Cloak{Enter}`)
    await check()
    await findDialog()
    await loot.changeElsewhere('Quux Hat', { rarity: 'RARE' })
    await loot.addToSecondBoss('Quux Axe')
    await confirm()
    await screen.findByText('1 item created, 2 items were there already.')
    await dialogIsGone()
    await screen.findByText('0 of 4 existing items changed.', { exact: false })
    expect(columnTexts('name', 5)).toEqual(['Quux Hat', 'Quux Ring', 'Quux Sash', 'Quux Cloak', ''])
  })

  it('a submit takes over what another admin has changed', async () => {
    const { enter, submit } = await loot.open()
    await loot.changeElsewhere('Quux Ring', { name: 'Quux Band' })
    await loot.changeElsewhere('Quux Hat', { description: 'Theirs' })
    await enter(1, 'rarity', 'Rare')
    await submit()
    await screen.findByText('1 item updated.')
    await waitFor(() =>
      expect(columnTexts('name', 3)).toEqual(['Quux Hat', 'Quux Band', 'Quux Sash']),
    )
    expect(columnTexts('description', 1)).toEqual(['Theirs'])
    await screen.findByText('0 of 3 existing items changed.', { exact: false })
  })

  it('another admin’s change is reported in its row; a second check shows it as the old value', async () => {
    const { user, check, confirm, enter } = await loot.open()
    await enter(2, 'rarity', 'Epic')
    const ring = (await loot.readItems()).find(({ name }) => name === 'Quux Ring')
    await loot.changeElsewhere('Quux Ring', { rarity: 'LEGENDARY', description: 'Old' })
    await check()
    expect(
      await screen.findByText('1 row was changed by somebody else: compare', { exact: false }),
    ).toBeVisible()
    expect(cell(2, 'rarity')).toHaveAttribute('title', 'Changed to Legendary meanwhile')
    // After a change elsewhere, it is still an error.
    await enter(1, 'name', 'Quux Cap')
    expect(await screen.findByText('1 error')).toBeVisible()
    expect(numberOf(2)).toHaveAttribute('title', 'Invalid: Changed to Legendary meanwhile')
    await user.keyboard('{F8}')
    await waitFor(() => expect(activeLabel()).toBe('Rarity, row 2'))
    await enter(1, 'name', 'Quux Hat')
    // Cells that were not changed here show the other admin's values.
    await waitFor(() => expect(textIn(2, 'description')).toBe('Old'))

    await check()
    expect(await findChanges()).toHaveTextContent('Quux RingRarity: Legendary → Epic')
    await confirm()
    await screen.findByText('1 item updated.')
    expect((await loot.readItems()).find(({ id }) => id === ring?.id)).toMatchObject({
      rarity: 'EPIC',
      description: 'Old',
    })
  })

  it('a row of an item that somebody has deleted can create it again or be removed; the problem goes with it', async () => {
    const { user, check, enter, submit, undoBatch } = await loot.open()
    await enter(1, 'rarity', 'Rare')
    await enter(2, 'rarity', 'Epic')
    await loot.deleteElsewhere('Quux Ring')
    await loot.deleteElsewhere('Quux Hat')
    await check()
    await screen.findByText('2 items were deleted, or moved to another raid', { exact: false })
    expect(cell(1, 'name')).toHaveAttribute('title', GONE)
    await user.click(await screen.findByRole('button', { name: /^Create again/ }))
    expect(screen.queryByText('items were deleted', { exact: false })).toBeNull()
    await waitFor(() => expect(activeLabel()).toBe('Item, row 2'))
    await user.click(await screen.findByRole('button', { name: 'Remove row' }))
    expect(columnTexts('name', 3)).toEqual(['Quux Hat', 'Quux Sash', ''])

    await submit()
    await screen.findByText('1 item created.')
    expect((await loot.readItems()).map(({ name, rarity }) => [name, rarity])).toEqual([
      ['Quux Hat', 'RARE'],
      ['Quux Sash', 'EPIC'],
    ])
    await undoBatch()
    await screen.findByText('The batch was undone.')
  })

  it('deleted items are found among many rows, and those that were moved to another raid', async () => {
    const { token, bosses } = await fetchInstance(api, RAID)
    const names = Array.from({ length: 21 }, (_, index) => `Quux Z${index + 10}`)
    const kind = { itemSlot: 'FINGER', itemType: 'Ring' } as const
    const body = { bossId: bosses[0]?.id ?? '', items: names.map((name) => ({ name, ...kind })) }
    const stored = await make(api.backend, createLootBatch, { token, body })
    const ids = 'items' in stored ? stored.items.map(({ id }) => id) : []
    const { user, check, enter, submit } = await loot.open(24)
    await user.click(cell(4, 'rarity'))
    await pasteRows(names.map(() => ['Rare']))
    await make(api.backend, bulkDeleteLoot, { token, body: { ids } })
    await check()
    await screen.findByText('21 items were deleted, or moved to another raid', { exact: false })

    await user.click(cell(4, 'name'))
    await user.keyboard('{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}')
    await user.click(screen.getByRole('button', { name: 'Remove the selected rows' }))
    const other = await fetchInstance(api, 'Sporefall')
    await loot.changeElsewhere('Quux Sash', { bossId: other.bosses[0]?.id ?? '' })
    await enter(1, 'rarity', 'Rare')
    await submit()
    await screen.findByText('1 item updated.')
    await waitFor(() => expect(cell(3, 'name')).toHaveAttribute('title', GONE))
  })

  it('if somebody has deleted the boss too, its name is an error and it can be added again', async () => {
    const deleteBoss = await loot.moveToNewBoss('Quux Sash', 'Quux Boss')
    const { user, check, enter } = await loot.open()
    await enter(3, 'rarity', 'Rare')
    await deleteBoss()
    await check()
    await screen.findByText('1 item was deleted, or moved to another raid', { exact: false })
    await user.click(cell(3, 'name'))
    await user.click(await screen.findByRole('button', { name: /^Create again/ }))
    await waitFor(() =>
      expect(cell(3, 'boss')).toHaveAttribute('title', 'This instance has no boss “Quux Boss”'),
    )
    expect(cell(3, 'name')).not.toHaveAttribute('title')
    expect(screen.getByRole('button', { name: 'Add missing boss' })).toBeVisible()
  })
})
