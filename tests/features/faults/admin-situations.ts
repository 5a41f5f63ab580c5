import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import * as adminBoss from '@/contract/admin-boss'
import * as adminHistory from '@/contract/admin-history'
import * as adminInstance from '@/contract/admin-instance'
import * as adminLoot from '@/contract/admin-loot-item'
import * as lootBatch from '@/contract/admin-loot-batch'
import { editLoot } from '@/contract/admin-loot-edit'
import * as raidFile from '@/contract/admin-raid-file'
import * as journal from '@/contract/admin-journal'
import { make } from '../../support/backend-calls'
import type { Api } from '../../support/msw-bridge'
import { chooseInMenu, EMPTY_RAID, findSheet, signInAdmin } from '../admin-catalog/admin-screen'
import { cell, pasteRows, fetchInstance, textIn } from '../admin-bulk/bulk-page'
import { expectReport, inDialog, oneToast, type Outcome } from './outcomes'
import { dialogCloses, type Situation } from './situations'

const RAID = 'Manaforge Omega'

/** A new item each time, because an item that exists would not be reported as new. */
const rows = () => [
  ['Item', 'Boss', 'Slot', 'Type'],
  [unused('Quux Ring'), 'Plexus Sentinel', 'Finger', 'Ring'],
]

/** The admin error screen (docs/specification.md, section 2), with the server's message. */
const adminError: Outcome = async ({ says }) => {
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Something went wrong' }),
  ).toBeVisible()
  expect(screen.getByText(/^An error occurred in the admin interface\./)).toBeVisible()
  expect(screen.getByText(says)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
  expectReport()
}

const press = (name: string) => async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name }))

const save = async (user: UserEvent) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }))

/** Presses a button of the confirm dialog. */
const confirm = (name: string) => async (user: UserEvent) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))

const keepsName = (name: string) => () =>
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(name)

/** Makes names unique, because all tests share one backend. */
let count = 0
const unused = (name: string) => `${name} ${(count += 1)}`

/** Creates an instance with two bosses and a loot item. */
async function makeRaid(api: Api) {
  const person = await signInAdmin(api)
  const instance = await person.createInstance(unused('Faulty'))
  const bosses = await person.createBosses(instance, ['Alpha', 'Beta'])
  const item = await person.createItem(bosses[0]?.id ?? '', unused('Eye'))
  return { instance, bosses, item }
}

async function deleteItem({ backend }: Api, lootItemId: string) {
  const token = await backend.signIn('Admin#1000')
  await make(backend, adminLoot.deleteLootItem, { token, params: { lootItemId } })
}

const loot = async (api: Api) => `/admin/loot?instanceId=${(await makeRaid(api)).instance.id}`
const bosses = async (api: Api) => `/admin/bosses?instanceId=${(await makeRaid(api)).instance.id}`

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

/** Searches by name, so that the first row is the created instance. */
async function instances(api: Api) {
  const { name } = (await makeRaid(api)).instance
  return `/admin/instances?search=${encodeURIComponent(name)}`
}

const firstMenu = (item: string) => async (user: UserEvent) => {
  const [menu] = await screen.findAllByRole('button', { name: /^More actions for / })
  const name = menu?.getAttribute('aria-label')?.replace('More actions for ', '') ?? ''
  await chooseInMenu(user, name, item)
}

async function bulk(api: Api) {
  return `/admin/loot-bulk?instanceId=${(await fetchInstance(api, RAID)).id}`
}

async function pasteRow(user: UserEvent) {
  await screen.findByRole('grid', { name: 'Loot rows' })
  await user.click(cell(1, 'name'))
  pasteRows(rows())
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
/** Selects the only item of a new raid. */
const selectItem = async (user: UserEvent) =>
  user.click(await screen.findByRole('checkbox', { name: /^Select Eye / }))

const SITUATIONS: readonly Situation[] = [
  { call: journal.listJournalRaids, open: reading.open, outcome: inDialog },
  { call: journal.getJournalRaid, ...reading },
  { call: journal.getJournalEncounter, ...reading },
  { call: journal.listJournalItems, ...reading },
  { call: adminInstance.listInstances, open: () => '/admin/instances', outcome: adminError },
  { call: adminBoss.listBosses, open: () => '/admin/bosses', outcome: adminError },
  { call: adminLoot.listLoot, open: () => '/admin/loot', outcome: adminError },
  { call: adminHistory.listHistory, open: () => '/admin/history', outcome: adminError },
  {
    call: adminHistory.undoChange,
    open: async (api) => {
      const raid = await makeRaid(api)
      await deleteItem(api, raid.item.id)
      return '/admin/history'
    },
    prepare: async () => void (await screen.findByRole('list', { name: 'Changes' })),
    act: async (user) => {
      const [undo] = screen.getAllByRole('button', { name: /^Undo: Deleted item Eye / })
      await user.click(undo ?? document.body)
    },
    outcome: oneToast,
  },
  {
    call: adminHistory.bulkDeleteLoot,
    open: loot,
    prepare: async (user) => {
      await selectItem(user)
      await press('Delete')(user)
    },
    act: confirm('Delete'),
    outcome: inDialog,
  },
  {
    call: adminHistory.bulkMoveLoot,
    open: loot,
    prepare: async (user) => {
      await selectItem(user)
      await press('Move')(user)
      const dialog = within(await screen.findByRole('alertdialog'))
      await user.click(dialog.getByRole('combobox', { name: 'Boss' }))
      await user.click(await screen.findByRole('option', { name: 'Beta' }))
    },
    act: confirm('Move'),
    outcome: inDialog,
  },
  {
    call: adminInstance.createInstance,
    open: () => '/admin/instances?new=true',
    prepare: async (user) => {
      const { field } = await findSheet('New instance')
      await user.type(field('Name'), 'New Raid')
      await user.type(field('Expansion'), 'Midnight')
      await user.type(field('Tier'), 'Season 3')
    },
    act: save,
    outcome: inDialog,
    keeps: keepsName('New Raid'),
  },
  {
    call: adminInstance.updateInstance,
    open: instances,
    prepare: async () => void (await screen.findByRole('switch', { name: /is active$/ })),
    act: async (user) => user.click(screen.getByRole('switch', { name: /is active$/ })),
    outcome: oneToast,
  },
  {
    call: adminInstance.deleteInstance,
    open: instances,
    prepare: firstMenu('Delete'),
    act: confirm('Delete'),
    outcome: inDialog,
    // Already deleted by another admin, which counts as success.
    except: { 404: dialogCloses },
  },
  {
    call: adminBoss.setBossOrder,
    open: bosses,
    prepare: async () => (await screen.findByRole('button', { name: 'Move Beta' })).focus(),
    act: async (user) => user.keyboard('{ArrowUp}'),
    outcome: oneToast,
  },
  {
    call: adminBoss.createBoss,
    open: async (api) => `${await bosses(api)}&new=true`,
    prepare: async (user) => {
      const { field } = await findSheet('New boss')
      await user.type(field('Name'), 'Gamma')
    },
    act: save,
    outcome: inDialog,
    keeps: keepsName('Gamma'),
  },
  {
    call: adminBoss.updateBoss,
    open: async (api) => {
      const raid = await makeRaid(api)
      return `/admin/bosses?instanceId=${raid.instance.id}&edit=${raid.bosses[0]?.id}`
    },
    prepare: async (user) => {
      const { retype } = await findSheet(/Alpha/)
      await retype(user, 'Name', 'Omega')
    },
    act: save,
    outcome: inDialog,
    keeps: keepsName('Omega'),
  },
  {
    call: adminBoss.deleteBoss,
    open: bosses,
    prepare: firstMenu('Delete'),
    act: confirm('Delete'),
    outcome: inDialog,
    except: { 404: dialogCloses },
  },
  {
    call: adminLoot.createLootItem,
    open: async (api) => {
      const raid = await makeRaid(api)
      return `/admin/loot?instanceId=${raid.instance.id}&bossId=${raid.bosses[0]?.id}&new=true`
    },
    prepare: async (user) => {
      const { field, choose } = await findSheet('New item')
      await user.type(field('Name'), 'Eye of the Storm')
      await choose(user, 'Slot', 'Trinket')
      await choose(user, 'Type', 'Trinket')
    },
    act: save,
    outcome: inDialog,
    keeps: keepsName('Eye of the Storm'),
  },
  {
    call: adminLoot.updateLootItem,
    open: async (api) => {
      const raid = await makeRaid(api)
      return `/admin/loot?instanceId=${raid.instance.id}&edit=${raid.item.id}`
    },
    prepare: async (user) => {
      const { retype } = await findSheet(/Eye/)
      await retype(user, 'Name', 'Another Eye')
    },
    act: save,
    outcome: inDialog,
    keeps: keepsName('Another Eye'),
  },
  {
    call: adminLoot.deleteLootItem,
    open: loot,
    prepare: async (user) =>
      user.click(await screen.findByRole('button', { name: /^Delete Eye / })),
    act: confirm('Delete'),
    outcome: inDialog,
    except: { 404: dialogCloses },
  },
  { call: raidFile.exportRaid, open: instances, act: firstMenu('Export'), outcome: oneToast },
  {
    call: raidFile.importRaid,
    open: () => '/admin/instances?import=true',
    prepare: async () => void (await screen.findByRole('dialog', { name: 'Import a raid file' })),
    act: async (user) =>
      user.upload(
        // Scoped to the dialog, because jsdom takes very long to match labels in a long table.
        within(screen.getByRole('dialog')).getByLabelText(/Choose a raid file/),
        new File([JSON.stringify(EMPTY_RAID)], 'raid.json', { type: 'application/json' }),
      ),
    outcome: inDialog,
  },
  {
    call: lootBatch.createLootBatch,
    open: bulk,
    prepare: pasteRow,
    act: press('Check and submit'),
    outcome: inPage,
    keeps: keepsRow,
  },
  {
    call: editLoot,
    open: openedItem,
    prepare: renameItem,
    act: press('Check and submit'),
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
    outcome: inPage,
    except: { 404: batchIsGone },
  },
]

export const ADMIN_SITUATIONS: readonly Situation[] = SITUATIONS.map((situation) => ({
  as: 'Admin#1000',
  ...situation,
}))
