import { screen } from '@testing-library/react'
import * as board from '@/contract/guild-board'
import { signInPerson } from '../../support/entities'
import { connectGuild } from '../../support/guild'
import type { Api } from '../../support/msw-bridge'
import { notFound, oneToast, pageError } from './outcomes'
import { press, type Situation } from './situations'

const guildPath =
  (page = '') =>
  async (api: Api) => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    return `/guilds/${(await connectGuild(api.backend, raider)).id}${page}`
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
    call: board.setOfficerRanks,
    as: 'Admin#1000',
    open: guildPath('/roster'),
    prepare: async () => void (await screen.findByRole('checkbox', { name: /^Rank 2 / })),
    act: async (user) => user.click(screen.getByRole('checkbox', { name: /^Rank 2 / })),
    outcome: oneToast,
  },
]
