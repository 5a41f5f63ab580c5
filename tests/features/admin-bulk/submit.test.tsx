import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createBoss, deleteBoss } from '@/contract/admin/admin-boss'
import { createLootBatch, deleteLootBatch } from '@/contract/admin/admin-loot-batch'
import { make } from '../../support/backend/backend-calls'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import {
  activeLabel,
  cell,
  columnTexts,
  findDialog,
  openBulkWithRaid,
  pasteRows,
  fetchInstance,
  RAID,
  textIn,
} from './bulk-page'

const api = bridgeToBackend()

const ROWS = [
  ['Item', 'Boss', 'Slot', 'Type', 'ID'],
  ['Quux Ring', 'Plexus Sentinel', 'Finger', 'Ring', '990001'],
  ['Quux Cloak', "Loom'ithar", 'Back', 'Cloak', '990002'],
  ['Quux Hat', 'Plexus Sentinel', 'Head', 'Cloth', '990003'],
]
const NAMES = ['Quux Ring', 'Quux Cloak', 'Quux Hat']

/** Returns the row numbers with the outcomes of the dry run. */
const rowLabels = (count: number) =>
  screen
    .getAllByRole('rowheader')
    .slice(0, count)
    .map(({ textContent }) => textContent)

describe('bulk submit', () => {
  it('creates the items of several bosses after a dry run; an undo deletes them and returns the rows', async () => {
    const { id, startDryRun, confirmSubmit, undoBatch, readQuuxItems } = await openBulkWithRaid(api)
    await pasteRows(ROWS)
    await startDryRun()
    const dialog = await findDialog()
    expect(dialog).toHaveAccessibleName(`Submit 3 items to ${RAID}?`)
    expect(dialog).toHaveTextContent('3 will be created')
    expect(within(dialog).getByRole('row', { name: 'Plexus Sentinel 2' })).toBeVisible()
    expect(await readQuuxItems()).toEqual([])

    await confirmSubmit()
    expect(await screen.findByText('3 items created.')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Show in the loot table' })).toHaveAttribute(
      'href',
      `/admin/loot?instanceId=${id}`,
    )
    expect((await readQuuxItems()).toSorted()).toEqual([
      "Quux Cloak of Loom'ithar",
      'Quux Hat of Plexus Sentinel',
      'Quux Ring of Plexus Sentinel',
    ])
    await waitFor(() => expect(textIn(1, 'name')).toBe(''))

    await undoBatch()
    expect(await screen.findByText('The batch was undone.')).toBeVisible()
    expect(await readQuuxItems()).toEqual([])
    await waitFor(() => expect(columnTexts('name', 3)).toEqual(NAMES))
  })

  it('the last batch is shown after leaving the page during submit or undo, until it is dismissed', async () => {
    const { user, router, id, startDryRun, confirmSubmit, undoBatch, readQuuxItems } =
      await openBulkWithRaid(api)
    const leave = () => act(() => router.navigate({ to: '/admin' }))
    const comeBack = () =>
      act(() => router.navigate({ to: '/admin/loot-bulk', search: { instanceId: id } }))
    await pasteRows(ROWS)
    await startDryRun()
    await findDialog()
    const submit = api.hold(createLootBatch)
    await confirmSubmit()
    await leave()
    submit.release()
    await waitFor(async () => expect(await readQuuxItems()).toHaveLength(3))
    await comeBack()
    expect(await screen.findByText('3 items created.')).toBeVisible()
    expect(screen.queryByText('Restored your draft', { exact: false })).toBeNull()

    const undo = api.hold(deleteLootBatch)
    await undoBatch()
    await leave()
    undo.release()
    await waitFor(async () => expect(await readQuuxItems()).toEqual([]))
    await comeBack()
    expect(await screen.findByText('The batch was undone.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('The batch was undone.')).toBeNull()
    await waitFor(() => expect(activeLabel()).toBe('Item, row 1'))
  })

  it('rows that were edited during the dry run stay in the grid after submit and undo', async () => {
    const { user, startDryRun, confirmSubmit, undoBatch } = await openBulkWithRaid(api)
    await pasteRows(ROWS)
    const dryRun = api.hold(createLootBatch)
    await startDryRun()
    await user.click(cell(2, 'name'))
    await user.keyboard('Quux Cape{Enter}')
    dryRun.release()
    await confirmSubmit()
    await screen.findByText('3 items created.')
    await waitFor(() => expect(textIn(1, 'name')).toBe('Quux Cape'))
    expect(columnTexts('name', 2)).toEqual(['Quux Cape', ''])
    await undoBatch()
    await screen.findByText('Its rows are in the grid again', { exact: false })
    expect(columnTexts('name', 4).toSorted()).toEqual(['Quux Cape', ...NAMES].toSorted())
  })

  it('the confirmation counts the warnings and goes to them', async () => {
    const { user, startDryRun } = await openBulkWithRaid(api)
    await pasteRows([...ROWS, ['Quux Staff', 'Plexus Sentinel', 'Head', 'Staff', '990004']])
    await startDryRun()
    const dialog = await findDialog()
    expect(dialog).toHaveTextContent('1 warning')
    await user.click(within(dialog).getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(activeLabel()).toBe('Type, row 4'))
  })

  it('the dry run reports changed rows with their previous values, and duplicates, which the question does not count', async () => {
    const { user, startDryRun } = await openBulkWithRaid(api)
    await pasteRows([
      ['Item', 'Boss', 'Slot', 'Type', 'ID', 'Rarity'],
      ['Logic Gate: Alpha', 'Plexus Sentinel', 'Finger', 'Ring', '237567', 'Legendary'],
      ['Atomic Phasebelt', 'Plexus Sentinel', 'Waist', 'Leather', '237533', ''],
    ])
    await startDryRun()
    const dialog = await findDialog()
    expect(dialog).toHaveAccessibleName(`Submit 1 item to ${RAID}?`)
    expect(dialog).toHaveTextContent('1 will be updated')
    expect(dialog).toHaveTextContent('1 already in the raid, unchanged')
    expect(within(dialog).getByRole('row', { name: 'Plexus Sentinel 1' })).toBeVisible()
    expect(within(dialog).getByRole('region', { name: 'Changes' })).toHaveTextContent(
      'Logic Gate: AlphaRarity: Epic → Legendary',
    )
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(activeLabel()).toMatch(/, row \d+$/))
    await waitFor(() => expect(rowLabels(2)).toEqual(['1, Changed', '2, Unchanged']))
    expect(cell(1, 'rarity')).toHaveAttribute('title', 'Was Epic')
    await user.click(await screen.findByRole('button', { name: 'Next change' }))
    await waitFor(() => expect(activeLabel()).toBe('Rarity, row 1'))
    // An edit removes the result of the dry run.
    await user.click(cell(1, 'rarity'))
    await user.keyboard('{Delete}')
    await waitFor(() => expect(rowLabels(2)).toEqual(['1', '2, Unchanged']))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Next change' })).toBeNull())
    await startDryRun()
    const notice = await screen.findByText('There is nothing to submit', { exact: false })
    expect(notice).not.toHaveClass('text-error-text')
  })

  it('an empty grid or a grid with errors is not sent; the first error gets the focus', async () => {
    const { user, startDryRun } = await openBulkWithRaid(api)
    await startDryRun()
    expect(await screen.findByText('At least one item required')).toBeVisible()

    await user.click(cell(1, 'name'))
    await pasteRows([...ROWS, ['Quux Gun', 'Plexus Sentinel', '', 'Guns and more', '']])
    await startDryRun()
    expect(await screen.findByText('Fix the errors first')).toBeVisible()
    await waitFor(() => expect(activeLabel()).toBe('Slot, row 4'))
    expect(api.sent(createLootBatch)).toEqual([])
  })

  it('one invalid row of 500 is named by the dry run, and nothing is created', async () => {
    const { id, token } = await fetchInstance(api, RAID)
    const body = { instanceId: id, name: 'Zed', slug: 'zed', encounterOrder: 50 }
    const boss = await make(api.backend, createBoss, { token, body })
    const { user, startDryRun, readQuuxItems } = await openBulkWithRaid(api)
    const rows = Array.from({ length: 500 }, (_, row) => [
      `Quux ${row}`,
      row === 499 ? 'Zed' : 'Plexus Sentinel',
      'Finger',
      'Ring',
    ])
    await pasteRows([['Item', 'Boss', 'Slot', 'Type'], ...rows])
    await make(api.backend, deleteBoss, { token, params: { bossId: boss.id } })
    await startDryRun()
    expect(await screen.findByText('The server would reject 1 row')).toBeVisible()
    await waitFor(() => expect(activeLabel()).toBe('Boss, row 500'))
    expect(document.activeElement).toHaveAccessibleDescription('Boss selection required')
    expect(await readQuuxItems()).toEqual([])
    await user.keyboard('Plexus Sentinel{Enter}')
    expect(await screen.findByText('0 errors')).toBeVisible()
  })

  it('a rejected submit shows each message on its cell and keeps the rows', async () => {
    const { user, startDryRun, confirmSubmit } = await openBulkWithRaid(api)
    await pasteRows(ROWS)
    await startDryRun()
    await findDialog()
    api.reject(createLootBatch, 400, {
      message: 'Invalid input',
      code: 'VALIDATION_ERROR',
      details: { fields: { 'items.1.name': 'Not in this raid', 'items.2.classes.0': 'No' } },
    })
    await confirmSubmit()
    expect(
      await screen.findByText('The server rejected 2 rows. Nothing was created.'),
    ).toBeVisible()
    await waitFor(() => expect(activeLabel()).toBe('Item, row 2'))
    expect(document.activeElement).toHaveAccessibleDescription('Not in this raid')
    expect(cell(3, 'classes')).toHaveAttribute('aria-invalid', 'true')
    await waitFor(() => expect(columnTexts('name', 3)).toEqual(NAMES))
    await user.keyboard('Quux Cape{Enter}')
    expect(await screen.findByText('1 error')).toBeVisible()
  })

  it('a check without a connection says so until the connection is back', async () => {
    const { startDryRun } = await openBulkWithRaid(api)
    await pasteRows(ROWS)
    api.disconnect(createLootBatch)
    await startDryRun()
    await screen.findByText(/^Unable to connect to server/)
    act(() => {
      onlineManager.setOnline(false)
      onlineManager.setOnline(true)
    })
    expect(screen.queryByText(/^Unable to connect to server/)).toBeNull()
  })

  it('a failed submit or undo shows its error and can be repeated', async () => {
    const { user, startDryRun, confirmSubmit, undoBatch, readQuuxItems } =
      await openBulkWithRaid(api)
    await pasteRows(ROWS)
    await startDryRun()
    const dialog = await findDialog()
    api.disconnect(createLootBatch)
    await confirmSubmit()
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Unable to connect to server. Please check your internet connection.',
    )
    expect(within(dialog).getByRole('alert')).toHaveTextContent('nothing is created twice')
    api.restore()
    await confirmSubmit()
    await screen.findByText('3 items created.')

    // The problem of the next batch is not that of the last one, which is shown again afterwards.
    api.disconnect(createLootBatch)
    await waitFor(() => expect(textIn(1, 'name')).toBe(''))
    await pasteRows([['Quux Sash', 'Plexus Sentinel', 'Waist', 'Cloth']])
    await startDryRun()
    await screen.findByText(/^Unable to connect to server/)
    expect(screen.queryByText('3 items created.')).toBeNull()
    await user.click(cell(1, 'name'))
    await user.keyboard('Quux Belt{Enter}')
    expect(await screen.findByText('3 items created.')).toBeVisible()
    api.restore()

    api.reject(deleteLootBatch, 409, { message: 'Items of this batch are on 2 wishlists' })
    await undoBatch()
    expect(await screen.findByText('Items of this batch are on 2 wishlists')).toBeVisible()
    expect(await readQuuxItems()).toHaveLength(3)
    api.restore()
    await undoBatch()
    await screen.findByText('The batch was undone.')
  })
})
