import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { deleteLootBatch } from '@/contract/admin/admin-loot-batch'
import { editLoot } from '@/contract/admin/admin-loot-edit'
import { deleteLootItem, updateLootItem } from '@/contract/admin/admin-loot-item'
import { listHistory, undoChange } from '@/contract/admin/admin-history'
import { FEATURES } from '@/contract/features'
import { getStatus } from '@/contract/session'
import { newestDraft } from '@/features/admin-bulk/batch/draft'
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
import { createOpenedLoot } from './opened-loot'

const api = bridgeToBackend()

const loot = createOpenedLoot(api)
const { readItems } = loot

/** The number of a row, with what the submit does with it. */
const numberOf = (row: number) => cell(row, 'name').parentElement?.firstElementChild

/** The confirmation hides the page until the catalog is read again. */
const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

describe('bulk page: existing items', () => {
  it('the heading says how many items are edited', async () => {
    await loot.openFromTable()
    expect(screen.getByRole('heading', { level: 1, name: 'Edit 3 items' })).toBeVisible()
  })

  it('the opened items are shown without waiting for other data', async () => {
    const { router } = await loot.openFromTable()
    // The filters of the items have left the address, which is another load of the same page.
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('open'))
    await waitFor(() => expect(router.state.status).toBe('idle'))
    expect(cell(1, 'name')).toBeVisible()
  })

  it('sends changed fields only, by item, lists old and new values, and is undone', async () => {
    const before = await readItems()
    const { user, check, confirm, enter } = await loot.openFromTable()
    await check()
    expect(await screen.findByText('There is nothing to submit', { exact: false })).toBeVisible()
    window.dispatchEvent(new Event('pagehide'))
    // Nothing was changed, so there is no draft.
    expect(newestDraft()).toBeNull()

    await enter(1, 'itemId', '990009')
    await enter(2, 'name', 'Quux Band')
    await check()
    const dialog = await findDialog()
    expect(dialog).toHaveAccessibleName(`Submit 2 items to ${RAID}?`)
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

    await dialogIsGone()
    await user.click(screen.getByRole('button', { name: 'Undo this batch' }))
    await screen.findByText('The batch was undone.')
    expect(await readItems()).toEqual(before)
    // The rows are changes of the same items again.
    await waitFor(() => expect(columnTexts('name', 2)).toEqual(['Quux Hat', 'Quux Band']))
    expect(columnTexts('itemId', 2)).toEqual(['990009', ''])
    expect(screen.getByText('2 of 3 existing items changed.', { exact: false })).toBeVisible()
  })

  it.each([
    ['of the bosses', '', 3],
    ['of the loot table, if it is sorted', '&sort=name', 0],
  ])('opens the items in the order %s', async (_, sort, place) => {
    await loot.addToSecondBoss('Quux Axe')
    const { user } = await loot.openTable(sort)
    await user.click(await screen.findByRole('link', { name: 'Edit in grid' }))
    await waitFor(() => expect(columnTexts('name', 4)[place]).toBe('Quux Axe'))
  })

  it('the bin marks existing items for deletion, which the submit names, and an undo restores them with their mark', async () => {
    const before = await readItems()
    const { user, check, confirm, enter } = await loot.openFromTable()
    const press = (name: string) => user.click(screen.getByRole('button', { name }))
    await enter(1, 'rarity', 'Rare')
    await user.click(cell(3, 'name'))
    await press('Delete the selected items')
    await press('Keep the selected items')
    expect(numberOf(3)).toHaveTextContent(/^3$/)
    await press('Delete the selected items')
    expect(numberOf(3)).toHaveTextContent('3, Deleted')
    await screen.findByText('1 of 3 existing items changed, 1 to be deleted.', { exact: false })
    window.dispatchEvent(new Event('pagehide'))
    expect(newestDraft()?.deleted).toEqual([2])

    await check()
    const dialog = await findDialog()
    expect(dialog).toHaveAccessibleName(`Submit 1 item to ${RAID} and delete 1?`)
    expect(dialog).toHaveTextContent('1 will be deleted: Quux Sash')
    await confirm()
    await screen.findByText('1 item updated, 1 item deleted.')
    expect((await readItems()).map(({ name }) => name)).toEqual(['Quux Hat', 'Quux Ring'])
    // Existing items stay in the grid, and are no draft.
    await waitFor(() => expect(columnTexts('name', 3)).toEqual(['Quux Hat', 'Quux Ring', '']))
    window.dispatchEvent(new Event('pagehide'))
    expect(newestDraft()).toBeNull()

    await dialogIsGone()
    await user.click(screen.getByRole('button', { name: 'Undo this batch' }))
    await screen.findByText('The batch was undone.')
    expect(await readItems()).toEqual(before)
    await waitFor(() =>
      expect(columnTexts('name', 3)).toEqual(['Quux Hat', 'Quux Ring', 'Quux Sash']),
    )
    expect(numberOf(3)).toHaveTextContent('3, Deleted')
  })

  it('emptied rows of existing items are errors, which the bin turns into deletions', async () => {
    const { user, check } = await loot.openFromTable()
    await user.click(cell(2, 'name'))
    await user.keyboard('{Shift>} {/Shift}{Delete}')
    expect(columnTexts('name', 3)).toEqual(['Quux Hat', '', 'Quux Sash'])
    await check()
    await screen.findByText('Fix the errors first')
    expect(cell(2, 'name')).toHaveAccessibleDescription('Undo, or remove the row with the bin')
    await user.click(screen.getByRole('button', { name: 'Delete the selected items' }))
    await check()
    expect(await findDialog()).toHaveTextContent('1 will be deleted: Quux Ring')
  })

  it('the bin removes new rows beside the items that it marks; a submit of deletions only says so', async () => {
    const { user, check, enter } = await loot.openFromTable()
    await enter(4, 'name', 'Quux Belt')
    await user.click(cell(2, 'name'))
    await user.keyboard('{Control>}a{/Control}')
    await user.click(screen.getByRole('button', { name: 'Delete the selected items' }))
    expect(columnTexts('name', 3)).toEqual(['Quux Hat', 'Quux Ring', 'Quux Sash'])
    await user.click(cell(1, 'name'))
    await user.click(screen.getByRole('button', { name: 'Keep the selected items' }))
    await check()
    const dialog = await findDialog()
    expect(dialog).toHaveAccessibleName(`Delete 2 items of ${RAID}?`)
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await screen.findByText('2 items deleted.')
    expect((await readItems()).map(({ name }) => name)).toEqual(['Quux Hat'])
  })

  it('“Undo this batch” undoes what the history has not undone yet', async () => {
    const before = await readItems()
    const { user, check, confirm, enter } = await loot.openFromTable()
    await enter(1, 'rarity', 'Rare')
    await user.click(cell(3, 'name'))
    await user.click(screen.getByRole('button', { name: 'Delete the selected items' }))
    await check()
    await confirm()
    await screen.findByText('1 item updated, 1 item deleted.')
    const { token } = await fetchInstance(api, RAID)
    const { entries } = await make(api.backend, listHistory, { token })
    const changeId = entries.find(({ action }) => action === 'deleted')?.id ?? ''
    await make(api.backend, undoChange, { token, params: { changeId } })
    await dialogIsGone()
    await user.click(screen.getByRole('button', { name: 'Undo this batch' }))
    await screen.findByText('The batch was undone.')
    expect(await readItems()).toEqual(before)
  })

  it('an item that is to be deleted and was changed meanwhile is compared first', async () => {
    const { user, check } = await loot.openFromTable()
    await user.click(cell(3, 'name'))
    await user.click(screen.getByRole('button', { name: 'Delete the selected items' }))
    const { token } = await fetchInstance(api, RAID)
    const sash = (await readItems()).find(({ name }) => name === 'Quux Sash')
    const params = { lootItemId: sash?.id ?? '' }
    const body = { name: 'Quux Belt' }
    await make(api.backend, updateLootItem, { token, params, body })
    await check()
    await screen.findByText('1 row was changed by somebody else', { exact: false })
    await waitFor(() => expect(textIn(3, 'name')).toBe('Quux Belt'))
    await check()
    expect(await findDialog()).toHaveTextContent('1 will be deleted: Quux Belt')
    await user.click(within(await findDialog()).getByRole('button', { name: 'Cancel' }))
    await dialogIsGone()

    await make(api.backend, deleteLootItem, { token, params })
    await check()
    await user.click(await screen.findByRole('button', { name: /^Remove row/ }))
    expect(columnTexts('name', 2)).toEqual(['Quux Hat', 'Quux Ring'])
  })

  it('an item that is deleted elsewhere while it is confirmed is not counted as deleted', async () => {
    const { user, check } = await loot.openFromTable()
    await user.click(cell(3, 'name'))
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await user.click(screen.getByRole('button', { name: 'Delete the selected items' }))
    const { token } = await fetchInstance(api, RAID)
    const sash = (await readItems()).find(({ name }) => name === 'Quux Sash')
    await check()
    const dialog = await findDialog()
    await make(api.backend, deleteLootItem, { token, params: { lootItemId: sash?.id ?? '' } })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('1 item deleted, 1 item was deleted before.')).toBeVisible()
  })

  it('without a history, the bin only takes the rows of items out of the grid', async () => {
    const before = await readItems()
    const features = Object.keys(FEATURES).filter((name) => name !== 'admin-history')
    const admin = { battleNetTag: 'Admin#1000', isAuthenticated: true }
    api.answer(getStatus, () =>
      Response.json({ data: { authenticated: true, user: admin, features } }),
    )
    const { user, check, confirm, enter } = await loot.openFromTable()
    await enter(1, 'rarity', 'Rare')
    await user.click(cell(3, 'name'))
    await user.click(screen.getByRole('button', { name: 'Remove the selected rows' }))
    expect(columnTexts('name', 2)).toEqual(['Quux Hat', 'Quux Ring'])
    await screen.findByText('Items are not deleted with their rows.', { exact: false })
    await check()
    await confirm()
    await screen.findByText('1 item updated.')
    expect(await readItems()).toHaveLength(before.length)
    api.restore()
  })

  it('if the changes fail, the rows that were created before are undone; if that fails too, the error says so, and submitting again completes the batch', async () => {
    const { user, check, confirm, enter } = await loot.openFromTable()
    await enter(1, 'rarity', 'Rare')
    await user.click(cell(4, 'name'))
    await user.keyboard(`Quux Cloak{Tab}${textIn(1, 'boss')}{Tab}Back{Tab}Cloak{Enter}`)
    await check()
    const dialog = await findDialog()
    api.answer(editLoot, () =>
      Response.json({ error: { message: 'The disk is full', code: 'ERROR' } }, { status: 500 }),
    )
    await confirm()
    expect(await within(dialog).findByText('The disk is full')).toBeVisible()
    expect(await readItems()).toHaveLength(3)

    api.disconnect(deleteLootBatch)
    await confirm()
    const stored = 'The disk is full 1 row is stored already: submit again to complete the batch.'
    expect(await within(dialog).findByText(stored)).toBeVisible()
    expect(await readItems()).toHaveLength(4)

    api.restore()
    await confirm()
    await screen.findByText('1 item updated, 1 item was there already.')
    expect(await readItems()).toHaveLength(4)
  })

  it('a problem of a changed item is shown on its row, also after new rows', async () => {
    const { user, check, confirm, enter } = await loot.openFromTable()
    await enter(2, 'rarity', 'Epic')
    await user.click(cell(4, 'name'))
    await user.keyboard(`Quux Cloak{Tab}${textIn(1, 'boss')}{Tab}Back{Tab}Cloak{Enter}`)
    await check()
    await findDialog()
    await loot.changeElsewhere('Quux Ring', { rarity: 'LEGENDARY' })
    await confirm()
    await screen.findByText('The server rejected 1 row. Nothing was created.')
    await waitFor(() => expect(activeLabel()).toBe('Rarity, row 2'))
    expect(await readItems()).toHaveLength(3)
  })

  it('Discard asks about changed items only, and counts them', async () => {
    const { user, enter } = await loot.openFromTable()
    const discard = () => user.click(screen.getByRole('button', { name: 'Discard' }))
    await enter(1, 'rarity', 'Rare')
    await discard()
    const dialog = await findDialog()
    expect(dialog).toHaveAccessibleName('Discard 1 change?')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await dialogIsGone()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await discard()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(textIn(1, 'name')).toBe('')
  })

  it('Replace all leaves the items that are to be deleted', async () => {
    const { user } = await loot.openFromTable()
    await user.click(cell(3, 'name'))
    await user.click(screen.getByRole('button', { name: 'Delete the selected items' }))
    await user.keyboard('{Control>}h{/Control}')
    await screen.findByRole('form', { name: 'Find and replace' })
    await user.keyboard('Quux')
    expect(screen.getByText('2 cells')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Replace with' }), 'Zork')
    await user.click(screen.getByRole('button', { name: 'Replace all' }))
    expect(screen.getByText('Replaced 2 cells')).toBeVisible()
    expect(columnTexts('name', 3)).toEqual(['Zork Hat', 'Zork Ring', 'Quux Sash'])
    expect(numberOf(3)).toHaveTextContent('3, Deleted')
  })

  it('after the check, a changed cell is marked as changed; a warning about one is still shown', async () => {
    const { user, enter, check } = await loot.openFromTable()
    await enter(1, 'rarity', 'Rare')
    await enter(2, 'itemId', '990002')
    const warning = 'Item ID 990002 is “Quux Hat” in this raid'
    await waitFor(() => expect(cell(2, 'itemId')).toHaveAttribute('title', warning))
    await check()
    await user.click(within(await findDialog()).getByRole('button', { name: 'Cancel' }))
    await dialogIsGone()
    expect(cell(1, 'rarity')).toHaveAttribute('title', 'Was Epic')
    expect(cell(1, 'rarity')).toHaveAttribute('data-tone', 'info')
    expect(cell(2, 'itemId')).toHaveAttribute('title', `${warning}. Was empty`)
    expect(cell(2, 'itemId')).toHaveAttribute('data-tone', 'warning')
  })

  it('a warning about an item that is not changed is counted, shown by the filter and reached by F8; the confirmation leaves it out', async () => {
    await loot.changeElsewhere('Quux Sash', { itemSlot: 'HEAD', itemType: 'Ring' })
    const { user, enter, check } = await loot.openFromTable()
    expect(await screen.findByText('1 warning')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Problems 1' })).toBeVisible()
    await user.click(cell(1, 'name'))
    await user.keyboard('{F8}')
    expect(activeLabel()).toBe('Type, row 3')
    await enter(1, 'rarity', 'Rare')
    await check()
    expect(await findDialog()).not.toHaveTextContent('1 warning')
  })

  it('submitted items stay with their new values, without a step to undo, and are submitted again without a conflict', async () => {
    const { user, check, confirm, enter } = await loot.openFromTable()
    await enter(1, 'rarity', 'Rare')
    await user.click(cell(4, 'name'))
    await user.keyboard(`Quux Cloak{Tab}${textIn(1, 'boss')}{Tab}Back{Tab}Cloak{Enter}`)
    await check()
    await confirm()
    await screen.findByText('1 item created, 1 item updated.')
    await dialogIsGone()
    await screen.findByText('0 of 4 existing items changed.', { exact: false })
    const names = ['Quux Hat', 'Quux Ring', 'Quux Sash', 'Quux Cloak']
    expect(columnTexts('name', 4)).toEqual(names)
    expect(columnTexts('rarity', 2)).toEqual(['Rare', 'Rare'])
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled()
    window.dispatchEvent(new Event('pagehide'))
    expect(newestDraft()).toBeNull()

    await enter(1, 'rarity', 'Legendary')
    await check()
    const changes = within(await findDialog()).getByRole('region', { name: 'Changes' })
    expect(changes).toHaveTextContent(/^Quux HatRarity: Rare → Legendary$/)
    await confirm()
    await screen.findByText('1 item updated.')
  })

  it('what another admin has written alike meanwhile is not counted, and the other new rows become their items', async () => {
    const { user, check, confirm, enter } = await loot.openFromTable()
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

  it('a paste before a cell is chosen adds rows below the items', async () => {
    await loot.openFromTable()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await pasteRows([['Quux Belt', textIn(1, 'boss'), 'Waist', 'Plate']])
    const names = ['Quux Hat', 'Quux Ring', 'Quux Sash', 'Quux Belt']
    await waitFor(() => expect(columnTexts('name', 4)).toEqual(names))
  })

  it('a stored token without classes is for all of them, without a warning', async () => {
    const token = { isTokenItem: true, itemSlot: 'HEAD', itemType: null } as const
    await loot.changeElsewhere('Quux Hat', token)
    await loot.openFromTable()
    expect(columnTexts('classes', 1)).toEqual(['All classes'])
    expect(await screen.findByText('3 items')).toBeVisible()
    expect(screen.queryByText(/warning/)).toBeNull()
  })

  it('an undo makes a new row of an item that the batch has created, and returns deleted rows to their place', async () => {
    const { user, check, confirm } = await loot.openFromTable()
    await user.click(cell(4, 'name'))
    await user.keyboard(`Quux Cloak{Tab}${textIn(1, 'boss')}{Tab}Back{Tab}Cloak{Enter}`)
    await user.click(cell(2, 'name'))
    await user.click(screen.getByRole('button', { name: 'Delete the selected items' }))
    await check()
    await confirm()
    await screen.findByText('0 of 3 existing items changed.', { exact: false })
    await user.click(await screen.findByRole('button', { name: 'Undo this batch' }))
    await screen.findByText('1 to be deleted.', { exact: false })
    const names = ['Quux Hat', 'Quux Ring', 'Quux Sash', 'Quux Cloak', '']
    expect(columnTexts('name', 5)).toEqual(names)
    expect(numberOf(2)).toHaveTextContent('2, Deleted')
  })

  it('a submit takes over what another admin has changed', async () => {
    const { check, confirm, enter } = await loot.openFromTable()
    await loot.changeElsewhere('Quux Ring', { name: 'Quux Band' })
    await loot.changeElsewhere('Quux Hat', { description: 'Theirs' })
    await enter(1, 'rarity', 'Rare')
    await check()
    await confirm()
    await screen.findByText('1 item updated.')
    await waitFor(() =>
      expect(columnTexts('name', 3)).toEqual(['Quux Hat', 'Quux Band', 'Quux Sash']),
    )
    expect(columnTexts('description', 1)).toEqual(['Theirs'])
    await screen.findByText('0 of 3 existing items changed.', { exact: false })
  })

  it('an undo while the grid has other changes compares the items with what is stored again', async () => {
    const { user, check, confirm, enter } = await loot.openFromTable()
    await enter(2, 'name', 'Quux Band')
    await check()
    await confirm()
    await screen.findByText('1 item updated.')
    await dialogIsGone()
    await enter(2, 'rarity', 'Epic')
    await user.click(screen.getByRole('button', { name: 'Undo this batch' }))
    await screen.findByText('Its rows are in the grid again', { exact: false })
    expect([textIn(2, 'name'), textIn(2, 'rarity')]).toEqual(['Quux Band', 'Epic'])
    await check()
    const changes = within(await findDialog()).getByRole('region', { name: 'Changes' })
    expect(changes).toHaveTextContent(/^Quux BandItem: Quux Ring → Quux BandRarity: Rare → Epic$/)
  })

  it('opening items ends the offer to undo the batch that has written them', async () => {
    const { router, check, confirm, enter } = await loot.openFromTable()
    await enter(2, 'name', 'Quux Band')
    await check()
    await confirm()
    await screen.findByText('1 item updated.')
    await dialogIsGone()
    const open = { search: 'Quux Band' }
    const search = { instanceId: (await fetchInstance(api, RAID)).id, open }
    await act(() => router.navigate({ to: '/admin/loot-bulk', search }))
    await screen.findByRole('heading', { level: 1, name: 'Edit 1 item' })
    expect(screen.queryByRole('button', { name: 'Undo this batch' })).toBeNull()
  })

  it('another admin’s change is reported in its row; a second check shows it as the old value', async () => {
    const { user, check, confirm, enter } = await loot.openFromTable()
    await enter(2, 'rarity', 'Epic')
    const ring = (await readItems()).find(({ name }) => name === 'Quux Ring')
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

  it('a row of an item that somebody has deleted can create it again or be removed; the problem goes with it', async () => {
    const { user, check, confirm, enter } = await loot.openFromTable()
    await enter(1, 'rarity', 'Rare')
    await enter(2, 'rarity', 'Epic')
    await loot.deleteElsewhere('Quux Ring')
    await loot.deleteElsewhere('Quux Hat')
    await check()
    await screen.findByText('2 items were deleted by somebody else', { exact: false })
    expect(cell(1, 'name')).toHaveAttribute('title', 'Somebody has deleted this item')
    await user.click(await screen.findByRole('button', { name: /^Create again/ }))
    expect(screen.queryByText('deleted by somebody else', { exact: false })).toBeNull()
    await waitFor(() => expect(activeLabel()).toBe('Item, row 2'))
    await user.click(await screen.findByRole('button', { name: 'Remove row' }))
    expect(columnTexts('name', 3)).toEqual(['Quux Hat', 'Quux Sash', ''])

    await check()
    await confirm()
    await screen.findByText('1 item created.')
    expect((await readItems()).map(({ name, rarity }) => [name, rarity])).toEqual([
      ['Quux Hat', 'RARE'],
      ['Quux Sash', 'EPIC'],
    ])
    await user.click(await screen.findByRole('button', { name: 'Undo this batch' }))
    await screen.findByText('The batch was undone.')
  })

  it('if somebody has deleted the boss too, its name is an error and it can be added again', async () => {
    const deleteBoss = await loot.moveToNewBoss('Quux Sash', 'Quux Boss')
    const { user, check, enter } = await loot.openFromTable()
    await enter(3, 'rarity', 'Rare')
    await deleteBoss()
    await check()
    await screen.findByText('1 item was deleted by somebody else', { exact: false })
    await user.click(cell(3, 'name'))
    await user.click(await screen.findByRole('button', { name: /^Create again/ }))
    await waitFor(() =>
      expect(cell(3, 'boss')).toHaveAttribute('title', 'This instance has no boss “Quux Boss”'),
    )
    expect(cell(3, 'name')).not.toHaveAttribute('title')
    expect(screen.getByRole('button', { name: 'Add missing boss' })).toBeVisible()
  })
})
