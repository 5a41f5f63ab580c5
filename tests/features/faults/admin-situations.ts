import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import * as adminBoss from '@/contract/admin/admin-boss'
import * as adminHistory from '@/contract/admin/admin-history'
import * as adminInstance from '@/contract/admin/admin-instance'
import * as adminLoot from '@/contract/admin/admin-loot-item'
import * as adminSeason from '@/contract/admin/admin-season'
import * as raidFile from '@/contract/admin/admin-raid-file'
import type { Api } from '../../support/app/msw-bridge'
import { stubWorkers } from '../../support/app/stub-workers'
import { chooseInMenu, EMPTY_RAID, findSheet } from '../admin-catalog/admin-screen'
import { BULK_SITUATIONS } from './admin-bulk-situations'
import { confirm, deleteItem, makeRaid, submitBatch } from './admin-raid'
import { expectReport, inDialog, oneToast, type Outcome } from './outcomes'
import type { Situation } from './situation'
import { dialogCloses, press } from './situations'

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

const save = async (user: UserEvent) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }))

/** The dialog shows the reason and offers to delete what is in use. */
const offersDeleteAnyway: Outcome = async (fault) => {
  await inDialog(fault)
  expect(screen.getByRole('button', { name: 'Delete anyway' })).toBeVisible()
}

const keepsName = (name: string) => () =>
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(name)

const loot = async (api: Api) => `/admin/loot?instanceId=${(await makeRaid(api)).instance.id}`
const bosses = async (api: Api) => `/admin/bosses?instanceId=${(await makeRaid(api)).instance.id}`

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

/** Selects the only item of a new raid. */
const selectItem = async (user: UserEvent) =>
  user.click(await screen.findByRole('checkbox', { name: /^Select Eye / }))

const SITUATIONS: readonly Situation[] = [
  { call: adminInstance.listInstances, open: () => '/admin/instances', outcome: adminError },
  { call: adminBoss.listBosses, open: () => '/admin/bosses', outcome: adminError },
  { call: adminSeason.listSeasons, open: () => '/admin/seasons', outcome: adminError },
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
    isRepeatable: true,
    outcome: oneToast,
  },
  {
    call: adminHistory.previewUndo,
    open: async (api) => `/admin/history?search=${encodeURIComponent(await submitBatch(api))}`,
    act: async (user) => user.click(await screen.findByRole('button', { name: /^Undo: Entered/ })),
    outcome: inDialog,
  },
  {
    call: adminHistory.getChange,
    open: async (api) => `/admin/history?search=${encodeURIComponent(await submitBatch(api))}`,
    act: async (user) => user.click(await screen.findByRole('button', { name: /^Show all:/ })),
    outcome: inDialog,
  },
  {
    call: adminHistory.bulkDeleteLoot,
    open: loot,
    prepare: async (user) => {
      await selectItem(user)
      await press('Delete')(user)
    },
    act: confirm('Delete'),
    isRepeatable: true,
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
    isRepeatable: true,
    outcome: inDialog,
  },
  {
    call: adminInstance.createInstance,
    open: () => '/admin/instances?new=true',
    prepare: async (user) => {
      const { retype } = await findSheet('New instance')
      await retype(user, 'Name', 'New Raid')
      await retype(user, 'Expansion', 'Midnight')
      await retype(user, 'Tier', 'Season 3')
    },
    act: save,
    isRepeatable: true,
    outcome: inDialog,
    keeps: keepsName('New Raid'),
  },
  {
    call: adminInstance.updateInstance,
    open: instances,
    prepare: async () => void (await screen.findByRole('switch', { name: /is active$/ })),
    act: async (user) => user.click(screen.getByRole('switch', { name: /is active$/ })),
    isRepeatable: true,
    outcome: oneToast,
  },
  {
    call: adminInstance.deleteInstance,
    open: instances,
    prepare: firstMenu('Delete'),
    act: confirm('Delete'),
    isRepeatable: true,
    outcome: inDialog,
    // Already deleted by another admin, which counts as success.
    except: { 404: dialogCloses, 409: offersDeleteAnyway },
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
      const { retype } = await findSheet('New boss')
      await retype(user, 'Name', 'Gamma')
    },
    act: save,
    isRepeatable: true,
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
    isRepeatable: true,
    outcome: inDialog,
    keeps: keepsName('Omega'),
  },
  {
    call: adminSeason.createSeason,
    open: () => '/admin/seasons?new=true',
    prepare: async (user) => {
      const { field } = await findSheet('New season')
      await user.type(field('Name'), 'Gamma')
    },
    act: save,
    isRepeatable: true,
    outcome: inDialog,
    keeps: keepsName('Gamma'),
  },
  {
    call: adminSeason.updateSeason,
    open: async ({ backend }) => {
      const [season] = await backend.database.query.seasons.findMany()
      return `/admin/seasons?edit=${season?.id}`
    },
    prepare: async (user) => {
      const { retype } = await findSheet(/^Edit /)
      await retype(user, 'Name', 'Omega')
    },
    act: save,
    isRepeatable: true,
    outcome: inDialog,
    keeps: keepsName('Omega'),
  },
  {
    call: adminSeason.deleteSeason,
    open: () => '/admin/seasons',
    prepare: firstMenu('Delete'),
    act: confirm('Delete'),
    isRepeatable: true,
    outcome: inDialog,
    except: { 404: dialogCloses, 409: offersDeleteAnyway },
  },
  {
    call: adminBoss.deleteBoss,
    open: bosses,
    prepare: firstMenu('Delete'),
    act: confirm('Delete'),
    isRepeatable: true,
    outcome: inDialog,
    except: { 404: dialogCloses, 409: offersDeleteAnyway },
  },
  {
    call: adminLoot.createLootItem,
    open: async (api) => {
      const raid = await makeRaid(api)
      return `/admin/loot?instanceId=${raid.instance.id}&bossId=${raid.bosses[0]?.id}&new=true`
    },
    prepare: async (user) => {
      const { retype, choose } = await findSheet('New item')
      await retype(user, 'Name', 'Eye of the Storm')
      await choose(user, 'Slot', 'Trinket')
      await choose(user, 'Type', 'Trinket')
    },
    act: save,
    isRepeatable: true,
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
    isRepeatable: true,
    outcome: inDialog,
    keeps: keepsName('Another Eye'),
  },
  {
    call: adminLoot.deleteLootItem,
    open: loot,
    prepare: async (user) =>
      user.click(await screen.findByRole('button', { name: /^Delete Eye / })),
    act: confirm('Delete'),
    isRepeatable: true,
    outcome: inDialog,
    except: { 404: dialogCloses, 409: offersDeleteAnyway },
  },
  { call: raidFile.exportRaid, open: instances, act: firstMenu('Export'), outcome: oneToast },
  {
    call: raidFile.importRaid,
    open: () => '/admin/instances?import=true',
    prepare: async () => {
      stubWorkers()
      await screen.findByRole('dialog', { name: 'Import a raid file' })
    },
    act: async (user) =>
      user.upload(
        // Scoped to the dialog, because jsdom takes very long to match labels in a long table.
        within(screen.getByRole('dialog')).getByLabelText(/Choose a raid file/),
        new File([JSON.stringify(EMPTY_RAID)], 'raid.json', { type: 'application/json' }),
      ),
    outcome: inDialog,
  },
]

/** A situation for each call of an admin. */
export const ADMIN_SITUATIONS: readonly Situation[] = [...SITUATIONS, ...BULK_SITUATIONS].map(
  (situation) => ({
    as: 'Admin#1000',
    ...situation,
  }),
)
