import { beforeEach, describe, expect, it } from 'vitest'
import { exportAccount } from '@/contract/account'
import type { CallBody } from '@/contract/call'
import { awardItem, changeAward } from '@/contract/guilds/guild-awards'
import { getGuildRoster, setOfficerRanks } from '@/contract/guilds/guild-roster'
import { setGuildSettings } from '@/contract/guilds/guild-settings'
import { getNight, setPass } from '@/contract/guilds/raid-nights'
import { getDecision } from '@/contract/guilds/raiders'
import { FROSTELLE, MINUTE_MS, THALDORIMEND } from '../../../support/backend/guild'
import { IRONVAEL } from '../awards/award-scene'
import { eachTest } from '../../../support/backend/each-test'
import { createNightScene } from './night-scene'

const scene = eachTest(createNightScene)
let nightId: string
beforeEach(async () => {
  nightId = (await scene.start()).id
})

const DAY_MINUTES = 24 * 60

/** A character on the roster, as its raider or, by default, an officer sees it. */
async function rosterOf(memberId: number, token?: string) {
  const members = await scene.make(getGuildRoster, { ...(token && { token }) })
  return members.find(({ id }) => id === memberId)
}

describe('the attendance on the roster', () => {
  it('counts the nights of the last four weeks; the bench and those who were late apart', async () => {
    await scene.attend(nightId, { memberId: FROSTELLE, status: 'late' })
    await scene.attend(nightId, { memberId: IRONVAEL, status: 'absent' })
    const at = (days: number) =>
      new Date(scene.backend.clock.now - days * DAY_MINUTES * MINUTE_MS).toISOString()
    await scene.start({ startedAt: at(27), endedAt: at(26) })
    await scene.start({ startedAt: at(29), endedAt: at(28.5) })
    expect(await rosterOf(FROSTELLE)).toMatchObject({
      attendance: { held: 2, present: 2, late: 1, bench: 0 },
    })
    expect(await rosterOf(IRONVAEL)).toMatchObject({
      attendance: { held: 2, present: 1, late: 0, bench: 0 },
    })
    expect(await rosterOf(THALDORIMEND)).toMatchObject({
      attendance: { held: 0, present: 0, late: 0, bench: 2 },
    })
  })

  it('is null for characters that were in no night', async () => {
    await scene.attend(nightId, { memberId: FROSTELLE, status: null })
    expect(await rosterOf(FROSTELLE)).toMatchObject({ attendance: null, passes: 0, bonusRolls: 0 })
  })
})

describe('a pass', () => {
  let dropId: string
  beforeEach(async () => {
    await scene.mark(nightId, 1)
    dropId = (await scene.read(nightId)).drops[0]?.id ?? ''
  })

  it('is noted once, counted with the raider, exported, and taken back', async () => {
    await scene.pass(nightId, { dropId, memberId: FROSTELLE, hasPassed: true })
    await scene.pass(nightId, { dropId, memberId: FROSTELLE, hasPassed: true })
    const { drops } = await scene.read(nightId)
    expect(drops).toMatchObject([{ id: dropId, passedBy: [FROSTELLE] }])
    expect(await rosterOf(FROSTELLE)).toMatchObject({ passes: 1 })
    const { token } = scene.raider
    expect((await scene.make(exportAccount, { token })).passes).toMatchObject([
      { memberId: FROSTELLE, itemName: drops[0]?.itemName },
    ])
    await scene.pass(nightId, { dropId, memberId: FROSTELLE, hasPassed: false })
    expect((await scene.read(nightId)).drops).toMatchObject([{ passedBy: [] }])
    expect(await rosterOf(FROSTELLE)).toMatchObject({ passes: 0 })
  })

  it('is hidden from members who do not see the lists of others, except for their own', async () => {
    await scene.pass(nightId, { dropId, memberId: FROSTELLE, hasPassed: true })
    await scene.pass(nightId, { dropId, memberId: IRONVAEL, hasPassed: true })
    await scene.make(setGuildSettings, { body: { listsVisibleTo: 'Officers' } })
    await scene.make(setOfficerRanks, { body: { officerRanks: [] } })
    const { token } = scene.raider
    const seen = await scene.make(getNight, { params: { nightId }, token })
    expect(seen.drops).toMatchObject([{ passedBy: [FROSTELLE] }])
    expect(await rosterOf(IRONVAEL, token)).toMatchObject({ passes: null })
    expect((await scene.read(nightId)).drops[0]?.passedBy).toHaveLength(2)
  })

  it.each([
    [{ dropId: 'unknown' }, 'dropId'],
    [{ memberId: 1 }, 'memberId'],
  ])('with %j: 400', async (change, field) => {
    const body = { dropId, memberId: FROSTELLE, hasPassed: true, ...change }
    const call = { params: { nightId }, body }
    expect(await scene.rejection(setPass, call)).toMatchObject({
      status: 400,
      details: { fields: { [field]: expect.any(String) } },
    })
  })
})

const roll = (change: object = {}) =>
  scene.award({ id: 'roll-1', response: 'Bonus roll', ...change })

describe('a bonus roll', () => {
  it('is of the night and no drop of it, ticks the wish, and does not count as received', async () => {
    const wish = await scene.firstWish()
    const award = await roll()
    expect(award).toMatchObject({ nightId, dropId: null, recipient: { id: FROSTELLE } })
    const night = await scene.read(nightId)
    expect(night).toMatchObject({ dropCount: 0, undecidedCount: 0, drops: [] })
    expect(night.awards).toEqual([award])
    expect(await scene.readWish(wish.id)).toMatchObject({ isObtained: true })
    expect(await rosterOf(FROSTELLE)).toMatchObject({ received: [], bonusRolls: 1 })
  })

  it('asks nothing, and the drop of the item is given away without a question', async () => {
    const { lootItemId } = await scene.requestOf()
    await scene.change(nightId, { isRunning: false })
    await roll({ lootItemId })
    await roll({ id: 'roll-2', lootItemId, recipientId: IRONVAEL })
    expect(await scene.award({ lootItemId })).toMatchObject({ nightId: null })
  })

  it('was no decision: nobody has missed the item', async () => {
    await roll()
    const params = { awardId: 'roll-1' }
    expect((await scene.make(getDecision, { params })).candidates).toEqual([])
  })

  it.each<[CallBody<typeof awardItem>['response'], CallBody<typeof awardItem>['response']]>([
    ['Bonus roll', 'BiS'],
    ['BiS', 'Bonus roll'],
  ])('%s does not become %s: 400', async (response, next) => {
    await scene.award({ response })
    const call = { params: { awardId: 'award-1' }, body: { response: next } }
    expect(await scene.rejection(changeAward, call)).toMatchObject({
      status: 400,
      details: { fields: { response: expect.any(String) } },
    })
  })

  it('needs a raider', async () => {
    const body = await scene.requestOf({ recipientId: null, response: 'Bonus roll' })
    expect(await scene.rejection(awardItem, { body })).toMatchObject({ status: 400 })
  })
})
