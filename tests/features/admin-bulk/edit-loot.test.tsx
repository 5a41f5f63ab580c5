import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { deleteLootBatch } from '@/contract/admin/admin-loot-batch'
import { editLoot } from '@/contract/admin/admin-loot-edit'
import { newestDraft } from '@/features/admin-bulk/batch/draft'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { withoutFeature } from '../../support/app/without-feature'
import { activeLabel, cell, columnTexts, findDialog, pasteRows, RAID, textIn } from './bulk-page'
import { createOpenedLoot, dialogIsGone, findChanges, numberOf } from './opened-loot'

const api = bridgeToBackend()

const loot = createOpenedLoot(api)
const { readItems } = loot

describe('bulk page: existing items', () => {
  it('the heading counts the opened items, which are shown without waiting for other data; a paste before a cell is chosen adds rows below', async () => {
    const { router } = await loot.open()
    // The filters of the items have left the address, which is another load of the same page.
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('open'))
    await waitFor(() => expect(router.state.status).toBe('idle'))
    expect(screen.getByRole('heading', { level: 1, name: 'Edit 3 items' })).toBeVisible()
    expect(cell(1, 'name')).toBeVisible()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await pasteRows([['Quux Belt', textIn(1, 'boss'), 'Waist', 'Plate']])
    const names = ['Quux Hat', 'Quux Ring', 'Quux Sash', 'Quux Belt']
    await waitFor(() => expect(columnTexts('name', 4)).toEqual(names))
  })

  it('sends changed fields only, by item, lists old and new values, and is undone', async () => {
    const before = await readItems()
    const { check, confirm, enter, undoBatch } = await loot.open()
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
    const changes = await findChanges()
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
    await undoBatch()
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
    const { user, check, confirm, enter, undoBatch } = await loot.open()
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
    await undoBatch()
    await screen.findByText('The batch was undone.')
    expect(await readItems()).toEqual(before)
    await waitFor(() =>
      expect(columnTexts('name', 3)).toEqual(['Quux Hat', 'Quux Ring', 'Quux Sash']),
    )
    expect(numberOf(3)).toHaveTextContent('3, Deleted')
  })

  it('emptied rows of existing items are errors, which the bin turns into deletions', async () => {
    const { user, check } = await loot.open()
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
    const { user, check, enter } = await loot.open()
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

  it('without a history, the bin only takes the rows of items out of the grid', async () => {
    const before = await readItems()
    withoutFeature(api, 'admin-history')
    const { user, enter, submit } = await loot.open()
    await enter(1, 'rarity', 'Rare')
    await user.click(cell(3, 'name'))
    await user.click(screen.getByRole('button', { name: 'Remove the selected rows' }))
    expect(columnTexts('name', 2)).toEqual(['Quux Hat', 'Quux Ring'])
    await screen.findByText('Items are not deleted with their rows.', { exact: false })
    await submit()
    await screen.findByText('1 item updated.')
    expect(await readItems()).toHaveLength(before.length)
    api.restore()
  })

  it('if the changes fail, the rows that were created before are undone; if that fails too, the error says so, and submitting again completes the batch', async () => {
    const { check, confirm, enter, addCloak } = await loot.open()
    await enter(1, 'rarity', 'Rare')
    await addCloak()
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
    const stored = 'The disk is full. 1 row is stored already: submit again to complete the batch.'
    expect(await within(dialog).findByText(stored)).toBeVisible()
    expect(await readItems()).toHaveLength(4)

    api.restore()
    await confirm()
    await screen.findByText('1 item updated, 1 item was there already.')
    expect(await readItems()).toHaveLength(4)
  })

  it('Discard asks about changed items only, and counts them', async () => {
    const { user, enter } = await loot.open()
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
    const { user, markForDeletion } = await loot.open()
    await markForDeletion(3)
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
    const { user, check, enter } = await loot.open()
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
    const { user, check, enter } = await loot.open()
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
    const { check, confirm, enter, submit, addCloak } = await loot.open()
    await enter(1, 'rarity', 'Rare')
    await addCloak()
    await submit()
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
    const changes = await findChanges()
    expect(changes).toHaveTextContent(/^Quux HatRarity: Rare → Legendary$/)
    await confirm()
    await screen.findByText('1 item updated.')
  })

  it('a stored token without classes is for all of them, without a warning', async () => {
    const token = { isTokenItem: true, itemSlot: 'HEAD', itemType: null } as const
    await loot.changeElsewhere('Quux Hat', token)
    await loot.open()
    expect(columnTexts('classes', 1)).toEqual(['All classes'])
    expect(await screen.findByText('3 items')).toBeVisible()
    expect(screen.queryByText(/warning/)).toBeNull()
  })
})
