import { beforeEach, describe, expect, it } from 'vitest'
import type { CallBody } from '@/contract/call'
import { changeAward } from '@/contract/guilds/guild-awards'
import { getGuild } from '@/contract/guilds/guild'
import { updateWishlist } from '@/contract/wishlist'
import { instances } from '../../../../server/database/schema'
import { FROSTELLE, MINUTE_MS, THALDORIMEND } from '../../../support/backend/guild'
import { eachTest } from '../../../support/backend/each-test'
import { createAwardScene, IRONVAEL, type AwardScene } from './award-scene'

const scene = eachTest(createAwardScene)
let wish: Awaited<ReturnType<AwardScene['firstWish']>>
beforeEach(async () => {
  wish = await scene.firstWish()
})

const params = { awardId: 'award-1' }
const change = (body: CallBody<typeof changeAward>) => scene.make(changeAward, { params, body })
const refusal = (body: CallBody<typeof changeAward>) =>
  scene.rejection(changeAward, { params, body })
const isTicked = async () => (await scene.readWish(wish.id))?.isObtained

describe('change of an award', () => {
  it('the response: the answer and the history have it, null clears it, the tick stays', async () => {
    await scene.award({ response: 'BiS' })
    const changed = await change({ response: 'Off spec' })
    expect(changed).toMatchObject({ id: 'award-1', response: 'Off spec', difficulty: 'Heroic' })
    expect((await scene.history()).awards).toEqual([changed])
    expect(await isTicked()).toBe(true)
    expect(await change({ response: null })).toMatchObject({ response: null })
    expect(await isTicked()).toBe(true)
  })

  it('the person: the wish of the former recipient is wanted again, that of the new one is ticked', async () => {
    await scene.award()
    expect(await change({ recipientId: IRONVAEL })).toMatchObject({
      recipient: { id: IRONVAEL, name: 'Ironvael' },
      passedOnBy: [],
    })
    expect(await isTicked()).toBe(false)
    await change({ recipientId: FROSTELLE })
    expect(await isTicked()).toBe(true)
  })

  it('passed on: those who had the item stay named, and the history finds them', async () => {
    await scene.award()
    await change({ recipientId: IRONVAEL, isPassedOn: true })
    const passedOn = await change({ recipientId: THALDORIMEND, isPassedOn: true })
    expect(passedOn).toMatchObject({
      recipient: { name: 'Thaldorimend' },
      passedOnBy: ['Frostelle', 'Ironvael'],
    })
    expect(await isTicked()).toBe(false)
    expect((await scene.history({ person: 'frost' })).awards).toEqual([passedOn])
    expect(await change({ recipientId: IRONVAEL })).toMatchObject({ passedOnBy: ['Frostelle'] })
  })

  it('the difficulty: the wish on a harder one is no longer fulfilled', async () => {
    await scene.award()
    expect(await change({ difficulty: 'Normal' })).toMatchObject({ difficulty: 'Normal' })
    expect(await isTicked()).toBe(false)
    await change({ difficulty: 'Heroic' })
    expect(await isTicked()).toBe(true)
  })

  it('disenchanted: nobody has received it, also without a recipient; then a raider has', async () => {
    await scene.award()
    expect(await change({ response: 'Disenchant', recipientId: null })).toMatchObject({
      recipient: null,
      isAwardReason: true,
    })
    expect(await isTicked()).toBe(false)
    expect(await change({ response: null, recipientId: FROSTELLE })).toMatchObject({
      recipient: { name: 'Frostelle' },
      isAwardReason: false,
    })
    expect(await isTicked()).toBe(true)
  })

  it('a wish that its owner has unticked since stays wanted when the response changes', async () => {
    await scene.award()
    await scene.raider.make(updateWishlist, {
      params: { wishlistId: (await scene.mainList()).id },
      body: { items: [{ id: wish.id, isObtained: false }] },
    })
    await change({ response: 'BiS' })
    expect(await isTicked()).toBe(false)
  })

  it.each([
    ['nobody, although the item is not disenchanted', { recipientId: null }],
    ['a character that is not on the roster', { recipientId: 7 }],
    ['two recipients', { recipientId: IRONVAEL, guest: { name: 'Zug', className: 'Mage' } }],
    ['a difficulty that the raid does not have', { difficulty: 'LFR' }],
  ] as [string, CallBody<typeof changeAward>][])(
    '%s: 400, and nothing changes',
    async (_, body) => {
      await scene.backend.database
        .update(instances)
        .set({ availableDifficulties: ['Normal', 'Heroic', 'Mythic'] })
      const award = await scene.award()
      expect(await refusal(body)).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' })
      expect((await scene.history()).awards).toEqual([award])
    },
  )

  it('an award that does not exist: 404', async () => {
    expect(await refusal({ response: 'BiS' })).toMatchObject({ status: 404 })
  })
})

describe('the newest award of a raid', () => {
  it('has the difficulty on which the board opens', async () => {
    const newest = async () => (await scene.make(getGuild)).newestAwards
    expect(await newest()).toEqual([])
    await scene.award({ id: 'mythic', difficulty: 'Mythic' })
    scene.backend.clock.now += MINUTE_MS
    await scene.award({ id: 'heroic', isConfirmed: true })
    expect(await newest()).toEqual([{ instanceId: scene.instanceId, difficulty: 'Heroic' }])
  })
})

describe('totals of a history', () => {
  it('count the awards of the filter by response, the most first', async () => {
    await scene.award({ id: '1', response: 'BiS' })
    await scene.award({ id: '2', isConfirmed: true })
    await scene.award({ id: '3', isConfirmed: true })
    await scene.award({ id: '4', response: 'Upgrade', recipientId: IRONVAEL, isConfirmed: true })
    expect((await scene.history({ person: 'frost' })).totals).toEqual([
      { response: null, count: 2 },
      { response: 'BiS', count: 1 },
    ])
  })
})
