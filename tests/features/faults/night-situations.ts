import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import * as raidNights from '@/contract/guilds/raid-nights'
import { characters, nights, wishlistItems, wishlists } from '../../../server/database/schema'
import { make } from '../../support/backend/backend-calls'
import { connectGuild, shareFrostelle } from '../../support/backend/guild'
import { CURRENT_RAID, findInstance, signInPerson } from '../../support/entities'
import type { Api } from '../../support/app/msw-bridge'
import { notFound, oneToast, pageError, type Outcome } from './outcomes'
import type { Situation } from './situation'
import { press } from './situations'

/** The page of the nights of a guild without one. */
async function noNightPath({ backend }: Api) {
  const raider = await signInPerson(backend, 'Raider#3000')
  const guild = await connectGuild(backend, raider)
  await shareFrostelle(backend, raider, guild.id)
  await backend.database.delete(nights)
  return `/guilds/${guild.id}/tonight?raid=${CURRENT_RAID}&difficulty=Heroic`
}

/** The page of a night that is running, with Frostelle present. */
async function nightPath(api: Api) {
  const path = await noNightPath(api)
  const [, , guildId = ''] = path.split('/')
  const { token } = await signInPerson(api.backend, 'Raider#3000')
  const body = {
    instanceId: await findInstance(api.backend, token, CURRENT_RAID),
    difficulty: 'Heroic',
  }
  const call = { token, params: { guildId }, body, status: 201 }
  await make(api.backend, raidNights.startNight, call)
  return path
}

/** The same, with a drop that Frostelle wants. */
async function dropPath(api: Api) {
  const path = await nightPath(api)
  const { database } = api.backend
  const { token } = await signInPerson(api.backend, 'Raider#3000')
  const [night] = await database.select().from(nights)
  const [wish] = await database
    .select({ lootItemId: wishlistItems.lootItemId })
    .from(wishlistItems)
    .innerJoin(wishlists, eq(wishlists.id, wishlistItems.wishlistId))
    .innerJoin(characters, eq(characters.id, wishlists.characterId))
    .where(
      and(
        eq(characters.name, 'Frostelle'),
        eq(wishlists.difficulty, 'Heroic'),
        eq(wishlistItems.isObtained, false),
      ),
    )
  const params = { guildId: night?.guildId ?? '', nightId: night?.id ?? '' }
  const body = { lootItemId: wish?.lootItemId, difficulty: 'Heroic', count: 1 }
  await make(api.backend, raidNights.setDropCount, { token, params, body })
  return path
}

const openDrop = async (user: UserEvent) => {
  const tray = within(await screen.findByRole('region', { name: 'Undecided' }))
  await user.click(tray.getByRole('button'))
}

const isDeleted: Outcome = async () => {
  expect(await screen.findByText('Night deleted')).toBeVisible()
}

const choose = (item: string) => async (user: UserEvent) => {
  await press('More on the night')(user)
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

/** A situation for each call of the raid nights of a guild. */
export const NIGHT_SITUATIONS: readonly Situation[] = [
  { call: raidNights.listNights, open: noNightPath, outcome: pageError, except: { 404: notFound } },
  { call: raidNights.getNight, open: nightPath, outcome: pageError, except: { 404: notFound } },
  {
    call: raidNights.startNight,
    open: noNightPath,
    act: press(/^Start night/),
    isRepeatable: true,
    outcome: oneToast,
  },
  {
    call: raidNights.changeNight,
    open: nightPath,
    prepare: press('End night…'),
    act: press('End night'),
    outcome: oneToast,
  },
  {
    call: raidNights.deleteNight,
    open: nightPath,
    prepare: choose('Delete the night'),
    act: press('Delete night'),
    outcome: oneToast,
    except: { 404: isDeleted },
  },
  {
    call: raidNights.setAttendance,
    open: nightPath,
    act: press(/^Frostelle/),
    outcome: oneToast,
    keeps: () => expect(screen.getByRole('button', { name: 'Frostelle, present' })).toBeVisible(),
  },
  {
    call: raidNights.setDropCount,
    open: nightPath,
    prepare: press(/^1 ?Nek’zali|^1 ?Nek'zali/),
    act: async (user) =>
      user.click((await screen.findAllByRole('button', { name: /^Mark / }))[0] ?? document.body),
    outcome: oneToast,
  },
  {
    call: raidNights.setPass,
    open: dropPath,
    prepare: openDrop,
    act: press('Pass: Frostelle'),
    outcome: oneToast,
    keeps: () => expect(screen.getByRole('button', { name: 'Pass: Frostelle' })).toBeVisible(),
  },
]
