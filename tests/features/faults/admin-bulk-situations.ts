import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import * as journal from '@/contract/admin/admin-journal'
import * as lootBatch from '@/contract/admin/admin-loot-batch'
import { editLoot } from '@/contract/admin/admin-loot-edit'
import type { Api } from '../../support/app/msw-bridge'
import { cell, fetchInstance, pasteRows, textIn } from '../admin-bulk/bulk-page'
import { confirm, makeRaid, unused } from './admin-raid'
import { inDialog, type Outcome } from './outcomes'
import type { Situation } from './situation'
import { press } from './situations'

const RAID = 'Manaforge Omega'

/** A new item each time, because an item that exists would not be reported as new. */
const rows = () => [
  ['Item', 'Boss', 'Slot', 'Type'],
  [unused('Quux Ring'), 'Plexus Sentinel', 'Finger', 'Ring'],
]

/** The grid with the loot item of an instance. */
async function openedItem(api: Api) {
  const { id } = (await makeRaid(api)).instance
  return `/admin/loot-bulk?instanceId=${id}&open=${encodeURIComponent(JSON.stringify({ instanceId: id }))}`
}

async function renameItem(user: UserEvent) {
  await screen.findByText('0 of 1 existing item changed.', { exact: false })
  await user.click(cell(1, 'name'))
  await user.keyboard('Quux{Enter}')
}

async function bulk(api: Api) {
  return `/admin/loot-bulk?instanceId=${(await fetchInstance(api, RAID)).id}`
}

async function pasteRow(user: UserEvent) {
  await screen.findByRole('grid', { name: 'Loot rows' })
  await user.click(cell(1, 'name'))
  await pasteRows(rows())
}

/** The list of items that could not be read shows the message. */
const inListOfUnread: Outcome = async (fault) => {
  const button = await screen.findByRole('button', { name: 'Show why' })
  button.click()
  await inDialog(fault)
  screen.getByRole('button', { name: 'Close' }).click()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

const keepsRow = () => expect(textIn(1, 'name')).toMatch(/^Quux Ring/)

/** The bulk page shows the message, as text or on cells. */
const inPage: Outcome = async ({ says }) => {
  expect(await screen.findByText(says, { exact: false })).toBeVisible()
}

/** Success: a batch that does not exist any more counts as undone. */
const batchIsGone: Outcome = async () => {
  await waitFor(() => expect(screen.queryByText('1 item created.')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Undo this batch' })).toBeNull()
}

/** Opens the journal and chooses its raid, for the calls that read it. */
const reading = {
  open: () => '/admin/loot-bulk?journal=true',
  prepare: async () =>
    void (await screen.findByRole('button', { name: /^The Gloaming Reliquary/ })),
  act: async (user: UserEvent) =>
    user.click(screen.getByRole('button', { name: /^The Gloaming Reliquary/ })),
  outcome: inDialog,
}
/** A situation for each call of the bulk page: the journal and batches. */
export const BULK_SITUATIONS: readonly Situation[] = [
  { call: journal.listJournalRaids, open: reading.open, outcome: inDialog },
  { call: journal.getJournalRaid, ...reading },
  { call: journal.getJournalEncounter, ...reading },
  { call: journal.listJournalItems, ...reading },
  {
    call: journal.listJournalItems,
    open: bulk,
    prepare: async (user) => {
      await screen.findByRole('grid', { name: 'Loot rows' })
      await user.click(cell(1, 'name'))
      await pasteRows([['299001']])
    },
    act: press('Fill 1 row from the game’s data'),
    outcome: inListOfUnread,
    keeps: () => expect(textIn(1, 'itemId')).toBe('299001'),
  },
  {
    call: lootBatch.createLootBatch,
    open: bulk,
    prepare: pasteRow,
    act: press('Check and submit'),
    isRepeatable: true,
    outcome: inPage,
    keeps: keepsRow,
  },
  {
    call: editLoot,
    open: openedItem,
    prepare: renameItem,
    act: press('Check and submit'),
    isRepeatable: true,
    outcome: inPage,
    keeps: () => expect(textIn(1, 'name')).toMatch(/Quux$/),
  },
  {
    call: lootBatch.deleteLootBatch,
    open: bulk,
    prepare: async (user) => {
      await pasteRow(user)
      await press('Check and submit')(user)
      await confirm('Submit')(user)
      await screen.findByText('1 item created.')
    },
    act: press('Undo this batch'),
    isRepeatable: true,
    outcome: inPage,
    except: { 404: batchIsGone },
  },
]
