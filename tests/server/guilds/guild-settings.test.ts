import { beforeEach, describe, expect, it } from 'vitest'
import type { CallBody } from '@/contract/call'
import { listAwards } from '@/contract/guilds/guild-awards'
import { getGuild } from '@/contract/guilds/guild'
import { getGuildBoard } from '@/contract/guilds/guild-board'
import { getGuildRoster, setOfficerRanks } from '@/contract/guilds/guild-roster'
import { listDemand } from '@/contract/guilds/guild-demand'
import { setGuildSettings } from '@/contract/guilds/guild-settings'
import { getDecision, getRaider } from '@/contract/guilds/raiders'
import { eachTest } from '../../support/backend/each-test'
import { FROSTELLE } from '../../support/backend/guild'
import { createAwardScene, IRONVAEL } from './awards/award-scene'
import { addBrannoch } from './brannoch'

const scene = eachTest(createAwardScene)

const set = (body: CallBody<typeof setGuildSettings>) => scene.make(setGuildSettings, { body })

describe('time zone of a guild', () => {
  it('is that of most realms of its region until the guild master sets another', async () => {
    expect(await scene.make(getGuild)).toMatchObject({ region: 'eu', timeZone: 'Europe/Paris' })
    expect(await set({ timeZone: 'Europe/Helsinki' })).toMatchObject({
      timeZone: 'Europe/Helsinki',
    })
    expect(await set({ listsVisibleTo: 'Members' })).toMatchObject({ timeZone: 'Europe/Helsinki' })
    expect(await set({ timeZone: null })).toMatchObject({ timeZone: 'Europe/Paris' })
  })
})

/**
 * What a caller learns of what Frostelle has received and wants, from each call that tells it. The
 * drop of the award "other" was her first wish; "own" is an award to her.
 */
async function learn(token: string) {
  const params = { memberId: String(FROSTELLE), awardId: 'other' }
  const query = { tierOf: scene.instanceId }
  const board = await scene.make(getGuildBoard, { token })
  const members = await scene.make(getGuildRoster, { token })
  const list = board.lists.find(({ character }) => character.memberId === FROSTELLE)
  const { candidates } = await scene.make(getDecision, { token, params })
  const candidate = candidates.find((one) => one.list.character.memberId === FROSTELLE)
  const raider = await scene.make(getRaider, { token, params, query })
  const awards = await scene.make(listAwards, { token, query: { recipientId: FROSTELLE } })
  const history = await scene.make(listAwards, { token })
  const demand = await scene.make(listDemand, { token })
  return {
    received: {
      board: Boolean(list?.character.receivedBySlot?.length),
      candidates: Boolean(candidate?.list.character.receivedBySlot),
      roster: Boolean(members.find(({ id }) => id === FROSTELLE)?.received?.length),
      raider: awards.awards.length > 0,
      totals: Boolean(history.totals?.length),
    },
    lists: {
      board: list !== undefined,
      candidates: candidate !== undefined,
      raider: raider.lists.length > 0,
      missed: raider.missed.length > 0,
      tierPieces: members.find(({ id }) => id === FROSTELLE)?.tierPieces != null,
      demand: demand.length > 0,
    },
    history: history.awards.length,
    sharingCount: board.sharingCount,
  }
}

const EVERYTHING = {
  received: { board: true, candidates: true, roster: true, raider: true, totals: true },
  lists: {
    board: true,
    candidates: true,
    raider: true,
    missed: true,
    tierPieces: true,
    demand: true,
  },
}

describe('what the guild master shows to members', () => {
  /** The token of a member, Brannoch, who shares a main list with an item that Frostelle wants. */
  let member: string
  beforeEach(async () => {
    const second = (await scene.mainList()).items.filter(({ isObtained }) => !isObtained)[1]
    await scene.award({ id: 'other', recipientId: IRONVAEL })
    await scene.award({ id: 'own', lootItemId: second?.lootItem.id })
    member = scene.newcomer
    await addBrannoch(scene, second ? [second] : [])
  })

  it('is everything by default; received items for officers only: no counts, and the awards stay in the history', async () => {
    expect(await scene.make(getGuild)).toMatchObject({
      receivedVisibleTo: 'Members',
      listsVisibleTo: 'Members',
    })
    expect(await learn(member)).toMatchObject(EVERYTHING)
    await set({ receivedVisibleTo: 'Officers' })
    expect(await learn(member)).toEqual({
      received: {
        board: false,
        candidates: false,
        roster: false,
        raider: false,
        totals: false,
      },
      lists: EVERYTHING.lists,
      history: 2,
      sharingCount: 2,
    })
  })

  it('lists for officers only: nothing of the lists of others', async () => {
    await set({ listsVisibleTo: 'Officers' })
    const learned = await learn(member)
    expect(learned.lists).toEqual({
      board: false,
      candidates: false,
      raider: false,
      missed: false,
      tierPieces: false,
      demand: false,
    })
    expect(learned.received).toMatchObject({ roster: true, raider: true, totals: true })
    expect(learned.sharingCount).toBe(2)
    const { lists } = await scene.make(getGuildBoard, { token: member })
    expect(lists).toMatchObject([{ character: { name: 'Brannoch' } }])
  })

  it('is everything for the own raider, and for officers', async () => {
    await set({ receivedVisibleTo: 'Officers', listsVisibleTo: 'Officers' })
    expect(await learn(scene.raider.token)).toMatchObject(EVERYTHING)
    // An officer who has become a member sees the own raider still.
    await scene.make(setOfficerRanks, { body: { officerRanks: [] } })
    const { received, lists } = await learn(scene.raider.token)
    expect(received).toEqual({
      board: true,
      candidates: true,
      roster: false,
      raider: true,
      totals: false,
    })
    expect(lists).toEqual({ ...EVERYTHING.lists, tierPieces: false, demand: false })
  })
})
