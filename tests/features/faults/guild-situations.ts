import { screen } from '@testing-library/react'
import * as board from '@/contract/guild-board'
import { make } from '../../support/backend-calls'
import { CURRENT_RAID, findInstance, signInPerson } from '../../support/entities'
import { connectGuild } from '../../support/guild'
import type { Api } from '../../support/msw-bridge'
import { inDialog, notFound, oneToast, pageError } from './outcomes'
import { press, type Situation } from './situations'

const guildPath =
  (page = '') =>
  async (api: Api) => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    return `/guilds/${(await connectGuild(api.backend, raider)).id}${page}`
  }

/** The path of the board; its raid is locked or not, whatever happened before. */
const boardPath =
  ({ isLocked }: { isLocked: boolean }) =>
  async (api: Api) => {
    const { token } = await signInPerson(api.backend, 'Raider#3000')
    const path = await guildPath()(api)
    const instanceId = await findInstance(api.backend, token, CURRENT_RAID)
    const params = { guildId: path.replace('/guilds/', ''), instanceId }
    await make(api.backend, board.unlockGuildLists, { token, params })
    const body = { reason: 'Council' }
    if (isLocked) await make(api.backend, board.lockGuildLists, { token, params, body })
    return path
  }

/** A situation for each call of the feature `guild-board`. */
export const GUILD_SITUATIONS: readonly Situation[] = [
  { call: board.getGuild, open: guildPath(), outcome: pageError, except: { 404: notFound } },
  { call: board.getGuildBoard, open: guildPath(), outcome: pageError, except: { 404: notFound } },
  {
    call: board.getGuildRoster,
    open: guildPath('/roster'),
    outcome: pageError,
    except: { 404: notFound },
  },
  {
    call: board.refreshGuildRoster,
    open: guildPath('/roster'),
    prepare: async () => void (await screen.findByRole('button', { name: 'Read roster again' })),
    act: press('Read roster again'),
    outcome: oneToast,
  },
  {
    call: board.setGuildSharing,
    open: guildPath(),
    prepare: async () => void (await screen.findByRole('switch')),
    act: async (user) => user.click(screen.getByRole('switch')),
    outcome: oneToast,
  },
  {
    call: board.setTeamMember,
    open: guildPath('/roster'),
    prepare: async () => void (await screen.findByRole('button', { name: /^Frostelle/ })),
    act: async (user) => {
      await user.click(screen.getByRole('button', { name: /^Frostelle/ }))
      await user.click(screen.getByRole('menuitemradio', { name: 'Core' }))
    },
    outcome: oneToast,
  },
  {
    call: board.lockGuildLists,
    open: boardPath({ isLocked: false }),
    prepare: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Lock lists…' }))
      await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Council')
    },
    act: press('Lock lists'),
    outcome: inDialog,
  },
  {
    call: board.unlockGuildLists,
    open: boardPath({ isLocked: true }),
    prepare: async () => void (await screen.findByRole('button', { name: 'Unlock' })),
    act: press('Unlock'),
    outcome: oneToast,
  },
  {
    call: board.setOfficerRanks,
    as: 'Admin#1000',
    open: guildPath('/roster'),
    prepare: async () => void (await screen.findByRole('checkbox', { name: /^Rank 2 / })),
    act: async (user) => user.click(screen.getByRole('checkbox', { name: /^Rank 2 / })),
    outcome: oneToast,
  },
]
