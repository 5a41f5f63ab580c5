import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listHistory, undoChange } from '@/contract/admin/admin-history'
import { listInstances } from '@/contract/admin/admin-instance'
import { listInstanceLoot } from '@/contract/loot-item'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { make } from '../../support/backend/backend-calls'
import {
  cell,
  columnTexts,
  fetchInstance,
  findDialog,
  openBulkWithRaid,
  pasteRows,
  RAID,
  textIn,
} from './bulk-page'
import { createOpenedLoot, dialogIsGone, findChanges, numberOf } from './opened-loot'

const api = bridgeToBackend()

/** Submits a ring of the first boss. */
async function submitRing() {
  const page = await openBulkWithRaid(api)
  await pasteRows([
    ['Item', 'Boss', 'Slot', 'Type', 'ID'],
    ['Quux Ring', page.bosses[0]?.name ?? '', 'Finger', 'Ring', '990001'],
  ])
  await page.startDryRun()
  await page.confirmSubmit()
  await screen.findByText('1 item created.')
  return page
}

/** The message of a batch of one item, with the name of its instance if that is shown. */
const findMessage = async () => (await screen.findByText('1 item created.')).closest('p')

describe('bulk page: undo of a batch', () => {
  it('returns the rows with their boss; the next submit goes to the same bosses', async () => {
    const page = await openBulkWithRaid(api)
    const { router, id, bosses, startDryRun, confirmSubmit, undoBatch } = page
    const [first, second] = bosses
    const choose = (bossId: string | undefined) =>
      act(() =>
        router.navigate({
          to: '/admin/loot-bulk',
          search: { instanceId: id, bossId: bossId ?? '' },
        }),
      )
    await choose(first?.id)
    await pasteRows([
      ['Item', 'Boss', 'Slot', 'Type', 'ID'],
      ['Quux Ring', '', 'Finger', 'Ring', '990001'],
      ['Quux Cloak', second?.name ?? '', 'Back', 'Cloak', '990002'],
    ])
    await startDryRun()
    await confirmSubmit()
    await screen.findByText('2 items created.')
    await waitFor(() => expect(textIn(1, 'name')).toBe(''))
    // The admin goes on with another boss before the undo.
    await choose(second?.id)
    await undoBatch()
    await screen.findByText('The batch was undone.')
    expect(screen.getByText('Its rows are in the grid again, and are not submitted.')).toBeVisible()
    await waitFor(() => expect(columnTexts('boss', 2)).toEqual([first?.name, second?.name]))

    await startDryRun()
    await confirmSubmit()
    await screen.findByText('2 items created.')
    expect((await page.readQuuxItems()).toSorted()).toEqual([
      `Quux Cloak of ${second?.name}`,
      `Quux Ring of ${first?.name}`,
    ])
    await undoBatch()
    await screen.findByText('The batch was undone.')
  })

  it('its message gets the focus after the submit and after the undo, and ends when the rows are discarded', async () => {
    const { user, undoBatch } = await submitRing()
    await waitFor(() =>
      expect(screen.getByRole('group', { name: '1 item created.' })).toHaveFocus(),
    )
    await undoBatch()
    const undone = await screen.findByRole('group', { name: /^The batch was undone\./ })
    await waitFor(() => expect(undone).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    await user.click(within(await findDialog()).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByText('The batch was undone.')).toBeNull())
  })

  it('“Submit again” sends what the grid shows, after a confirmation', async () => {
    const { user, bosses, readQuuxItems, ...page } = await openBulkWithRaid(api)
    await pasteRows([
      ['Item', 'Boss', 'Slot', 'Type', 'ID'],
      ['Quux Ring', bosses[0]?.name ?? '', 'Finger', 'Ring', '990001'],
      ['Quux Cloak', bosses[0]?.name ?? '', 'Back', 'Cloak', '990002'],
    ])
    await page.startDryRun()
    await page.confirmSubmit()
    // By then, the catalog has been read after the submit.
    await screen.findByRole('button', { name: 'Undo this batch' })
    // The rows return without waiting for the catalog.
    const catalog = api.hold(listInstances)
    await page.undoBatch()
    await waitFor(() => expect(columnTexts('name', 2)).toEqual(['Quux Ring', 'Quux Cloak']))
    catalog.release()
    await user.click(cell(2, 'name'))
    await user.keyboard('Quux Cape{Enter}')
    await user.click(screen.getByRole('button', { name: 'Submit again' }))
    await page.confirmSubmit()
    await screen.findByText('2 items created.')
    const names = (await readQuuxItems()).map((item) => item.split(' of ')[0])
    expect(new Set(names)).toEqual(new Set(['Quux Cape', 'Quux Ring']))
    await page.undoBatch()
    await screen.findByText('The batch was undone.')
  })

  it('returned rows are not said to be in the raid, even before the catalog is read again', async () => {
    const { undoBatch } = await submitRing()
    await screen.findByRole('button', { name: 'Undo this batch' })
    const loot = api.hold(listInstanceLoot)
    await undoBatch()
    await waitFor(() => expect(textIn(1, 'name')).toBe('Quux Ring'))
    expect(screen.queryByText(/already in the raid/)).toBeNull()
    loot.release()
    await waitFor(() => expect(loot.waiting).toBe(0))
    expect(screen.queryByText(/already in the raid/)).toBeNull()
  })

  it('an undo in the history removes the message that offers it', async () => {
    const { user, router, id } = await submitRing()
    await act(() => router.navigate({ to: '/admin/history' }))
    await user.click((await screen.findAllByRole('button', { name: /^Undo/ }))[0] ?? document.body)
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Undo' })).toBeEnabled())
    await user.click(dialog.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await act(() => router.navigate({ to: '/admin/loot-bulk', search: { instanceId: id } }))
    await screen.findByRole('button', { name: 'Check and submit' })
    expect(screen.queryByText('1 item created.')).toBeNull()
  })

  it('the message is hidden while another instance is chosen, and names its own if none is; the undo returns to it', async () => {
    const { router, id, bosses, undoBatch } = await submitRing()
    const other = await fetchInstance(api, 'Nerub-ar Palace')
    const choose = (instanceId?: string) =>
      act(() => router.navigate({ to: '/admin/loot-bulk', search: { instanceId } }))
    await choose(other.id)
    await waitFor(() => expect(screen.queryByText('1 item created.')).toBeNull())
    await choose(id)
    await waitFor(async () => expect(await findMessage()).toHaveTextContent(/^1 item created.$/))
    await choose()
    await waitFor(async () =>
      expect(await findMessage()).toHaveTextContent(`${RAID}: 1 item created.`),
    )
    await undoBatch()
    await waitFor(() => expect(router.state.location.search).toEqual({ instanceId: id }))
    await waitFor(() => expect(textIn(1, 'boss')).toBe(bosses[0]?.name))
    expect(await screen.findByText('0 errors')).toBeVisible()
  })
})

describe('bulk page: undo of a batch of existing items', () => {
  const loot = createOpenedLoot(api)

  it('“Undo this batch” undoes what the history has not undone yet', async () => {
    const before = await loot.readItems()
    const { enter, submit, markForDeletion, undoBatch } = await loot.open()
    await enter(1, 'rarity', 'Rare')
    await markForDeletion(3)
    await submit()
    await screen.findByText('1 item updated, 1 item deleted.')
    const { token } = await fetchInstance(api, RAID)
    const { entries } = await make(api.backend, listHistory, { token })
    const changeId = entries.find(({ action }) => action === 'deleted')?.id ?? ''
    await make(api.backend, undoChange, { token, params: { changeId } })
    await dialogIsGone()
    await undoBatch()
    await screen.findByText('The batch was undone.')
    expect(await loot.readItems()).toEqual(before)
  })

  it('an undo makes a new row of an item that the batch has created, and returns deleted rows to their place', async () => {
    const { submit, addCloak, markForDeletion, undoBatch } = await loot.open()
    await addCloak()
    await markForDeletion(2)
    await submit()
    await screen.findByText('0 of 3 existing items changed.', { exact: false })
    await undoBatch()
    await screen.findByText('1 to be deleted.', { exact: false })
    const names = ['Quux Hat', 'Quux Ring', 'Quux Sash', 'Quux Cloak', '']
    expect(columnTexts('name', 5)).toEqual(names)
    expect(numberOf(2)).toHaveTextContent('2, Deleted')
  })

  it('an undo while the grid has other changes compares the items with what is stored again', async () => {
    const { check, enter, submit, undoBatch } = await loot.open()
    await enter(2, 'name', 'Quux Band')
    await submit()
    await screen.findByText('1 item updated.')
    await dialogIsGone()
    await enter(2, 'rarity', 'Epic')
    await undoBatch()
    await screen.findByText('Its rows are in the grid again', { exact: false })
    expect([textIn(2, 'name'), textIn(2, 'rarity')]).toEqual(['Quux Band', 'Epic'])
    await check()
    const changes = await findChanges()
    expect(changes).toHaveTextContent(/^Quux BandItem: Quux Ring → Quux BandRarity: Rare → Epic$/)
  })

  it('opening items ends the offer to undo the batch that has written them', async () => {
    const { router, enter, submit } = await loot.open()
    await enter(2, 'name', 'Quux Band')
    await submit()
    await screen.findByText('1 item updated.')
    await dialogIsGone()
    const open = { search: 'Quux Band' }
    const search = { instanceId: (await fetchInstance(api, RAID)).id, open }
    await act(() => router.navigate({ to: '/admin/loot-bulk', search }))
    await screen.findByRole('heading', { level: 1, name: 'Edit 1 item' })
    expect(screen.queryByRole('button', { name: 'Undo this batch' })).toBeNull()
  })
})
