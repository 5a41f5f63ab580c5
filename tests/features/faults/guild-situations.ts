import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { listOwnAwards } from '@/contract/guilds/award'
import * as awards from '@/contract/guilds/guild-awards'
import * as board from '@/contract/guilds/guild-board'
import * as guild from '@/contract/guilds/guild'
import * as demand from '@/contract/guilds/guild-demand'
import * as locks from '@/contract/guilds/guild-locks'
import * as roster from '@/contract/guilds/guild-roster'
import { setGuildSettings } from '@/contract/guilds/guild-settings'
import * as exchange from '@/contract/guilds/guild-import'
import * as raiders from '@/contract/guilds/raiders'
import { exportCsv, HISTORY_ROW } from '../../game/rclootcouncil/history-export'
import { make, pathOf } from '../../support/backend/backend-calls'
import { CURRENT_RAID, findInstance, signInPerson } from '../../support/entities'
import {
  connectGuild,
  FROSTELLE,
  IMPORTED_AWARD,
  shareFrostelle,
} from '../../support/backend/guild'
import type { Api } from '../../support/app/msw-bridge'
import { stubWorkers } from '../../support/app/stub-workers'
import { inDialog, notFound, oneToast, pageError, type Outcome, unnoticed } from './outcomes'
import type { Situation } from './situation'
import { press } from './situations'

const guildPath =
  (page = '') =>
  async (api: Api) => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    return `/guilds/${(await connectGuild(api.backend, raider)).id}${page}`
  }

/** The item that is first on the list of Frostelle. */
const ITEM = 'Font of Venomous Rage'

async function sharedBoardPath(api: Api) {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const guild = await connectGuild(api.backend, raider)
  await shareFrostelle(api.backend, raider, guild.id)
  return `/guilds/${guild.id}?q=Venomous Rage`
}

async function sharedHome(api: Api) {
  await sharedBoardPath(api)
  return '/'
}

const findItem = ({ backend }: Api) =>
  backend.database.query.lootItems.findFirst({ where: (table, { eq }) => eq(table.name, ITEM) })

async function historyPath(api: Api) {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const { id: guildId } = await connectGuild(api.backend, raider)
  const item = await findItem(api)
  const body = { id: 'a', lootItemId: item?.id, difficulty: 'Heroic', recipientId: FROSTELLE }
  const path = pathOf(awards.awardItem, { guildId })
  await api.backend.request('POST', path, { token: raider.token, body })
  return `/guilds/${guildId}/history`
}

/** A board with an awarded item, which is open. */
async function awardedItemPath(api: Api) {
  await historyPath(api)
  const [path] = (await sharedBoardPath(api)).split('?')
  const item = await findItem(api)
  return `${path}?item=${item?.id}`
}

/** The history of a guild with an import. */
async function importedPath(api: Api) {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const { id: guildId } = await connectGuild(api.backend, raider)
  const { token } = raider
  await make(api.backend, exchange.importAwards, {
    token,
    params: { guildId },
    body: { awards: [IMPORTED_AWARD] },
  })
  return `/guilds/${guildId}/history`
}

/** Success: a toast says that the import is undone. */
const importUndone: Outcome = async () => {
  expect(await screen.findByText('Import undone')).toBeVisible()
}
/** Success: a toast says that the award is undone. */
const undone: Outcome = async () => {
  expect(await screen.findByText(`Undone: ${ITEM} to Frostelle`)).toBeVisible()
}
/** Somebody has undone the award that is open. */
const awardGone: Outcome = async () => {
  expect(await screen.findByText('This award was undone.')).toBeVisible()
}
/** The path of the board; its raid is locked or not, whatever happened before. */
const boardPath =
  ({ isLocked }: { isLocked: boolean }) =>
  async (api: Api) => {
    const { token } = await signInPerson(api.backend, 'Raider#3000')
    const path = await guildPath()(api)
    const instanceId = await findInstance(api.backend, token, CURRENT_RAID)
    const params = { guildId: path.replace('/guilds/', ''), instanceId }
    await make(api.backend, locks.unlockGuildLists, { token, params })
    const body = { reason: 'Council' }
    if (isLocked) await make(api.backend, locks.lockGuildLists, { token, params, body })
    return path
  }

/** A situation for each call of the feature `guild-board`. */
export const GUILD_SITUATIONS: readonly Situation[] = [
  { call: guild.getGuild, open: guildPath(), outcome: pageError, except: { 404: notFound } },
  { call: board.getGuildBoard, open: guildPath(), outcome: pageError, except: { 404: notFound } },
  {
    call: roster.getGuildRoster,
    open: guildPath('/roster'),
    outcome: pageError,
    except: { 404: notFound },
  },
  {
    call: roster.refreshGuildRoster,
    open: guildPath('/roster'),
    prepare: async () => void (await screen.findByRole('button', { name: 'Refresh roster' })),
    act: press('Refresh roster'),
    isRepeatable: true,
    outcome: oneToast,
  },
  {
    call: roster.setGuildSharing,
    open: guildPath(),
    prepare: async () => void (await screen.findByRole('switch')),
    act: async (user) => user.click(screen.getByRole('switch')),
    isRepeatable: true,
    outcome: oneToast,
  },
  {
    call: roster.setTeam,
    open: guildPath('/roster'),
    act: async (user) => {
      await user.click(await screen.findByRole('checkbox', { name: 'Choose Frostelle' }))
      await user.click(screen.getByRole('button', { name: 'Core' }))
    },
    isRepeatable: true,
    outcome: oneToast,
  },
  {
    call: locks.lockGuildLists,
    open: boardPath({ isLocked: false }),
    prepare: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Lists open' }))
      await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Council')
    },
    act: press('Lock lists'),
    isRepeatable: true,
    outcome: inDialog,
  },
  {
    call: locks.unlockGuildLists,
    open: boardPath({ isLocked: true }),
    prepare: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Lists locked' }))
      await screen.findByRole('button', { name: 'Unlock' })
    },
    act: press('Unlock'),
    isRepeatable: true,
    outcome: oneToast,
  },
  {
    call: roster.setOfficerRanks,
    as: 'Admin#1000',
    open: guildPath('/roster'),
    prepare: async () => void (await screen.findByRole('checkbox', { name: /^Rank 2 / })),
    act: async (user) => user.click(screen.getByRole('checkbox', { name: /^Rank 2 / })),
    isRepeatable: true,
    outcome: oneToast,
  },
  {
    call: setGuildSettings,
    as: 'Admin#1000',
    open: guildPath('/roster'),
    prepare: async () => void (await screen.findByRole('switch', { name: /wishlists of others$/ })),
    act: async (user) => user.click(screen.getByRole('switch', { name: /wishlists of others$/ })),
    isRepeatable: true,
    outcome: oneToast,
  },
  {
    call: awards.awardItem,
    open: sharedBoardPath,
    prepare: async (user) => {
      await press(/^Font of Venomous Rage/)(user)
      await press('Award to Frostelle')(user)
      await screen.findByRole('menuitem', { name: 'BiS' })
    },
    act: async (user) => user.click(await screen.findByRole('menuitem', { name: 'BiS' })),
    outcome: oneToast,
  },
  {
    call: awards.changeAward,
    open: awardedItemPath,
    prepare: press(`Change the award of ${ITEM} to Frostelle`),
    act: press('Off spec'),
    isRepeatable: true,
    outcome: oneToast,
  },
  {
    call: awards.undoAward,
    open: historyPath,
    prepare: press(`Undo the award of ${ITEM} to Frostelle`),
    act: press('Undo award'),
    outcome: oneToast,
    // Somebody else has undone it.
    except: { 404: undone },
  },
  { call: awards.listAwards, open: historyPath, outcome: pageError, except: { 404: notFound } },
  {
    call: raiders.getDecision,
    open: async (api) => `${await historyPath(api)}?award=a`,
    outcome: inDialog,
    except: { 404: awardGone },
  },
  {
    call: exchange.importAwards,
    open: guildPath('/history'),
    prepare: async (user) => {
      stubWorkers()
      await press('Import')(user)
      await user.click(await screen.findByRole('textbox', { name: /^Or paste/ }))
    },
    act: async (user) => user.paste(exportCsv([HISTORY_ROW])),
    outcome: inDialog,
  },
  {
    call: exchange.listAwardImports,
    open: importedPath,
    act: press('Import'),
    outcome: inDialog,
  },
  {
    call: exchange.undoAwardImport,
    open: importedPath,
    prepare: async (user) => {
      await press('Import')(user)
      await press('Undo import')(user)
    },
    act: async (user) => {
      const question = within(await screen.findByRole('alertdialog'))
      await user.click(question.getByRole('button', { name: 'Undo import' }))
    },
    outcome: oneToast,
    // Somebody else has undone it.
    except: { 404: importUndone },
  },
  { call: demand.listDemand, open: sharedHome, outcome: unnoticed('The Venomous Abyss') },
  { call: listOwnAwards, open: () => '/', outcome: unnoticed('The Venomous Abyss') },
]
