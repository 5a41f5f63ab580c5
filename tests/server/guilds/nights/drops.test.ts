import { beforeEach, describe, expect, it } from 'vitest'
import { awardItem, changeAward } from '@/contract/guilds/guild-awards'
import { setDropCount } from '@/contract/guilds/raid-nights'
import { eachTest } from '../../../support/backend/each-test'
import { FROSTELLE, MINUTE_MS } from '../../../support/backend/guild'
import { IRONVAEL } from '../awards/award-scene'
import { createNightScene } from './night-scene'

const scene = eachTest(createNightScene)
let nightId: string
/** The item that Frostelle wants before the awards. */
let lootItemId: string
beforeEach(async () => {
  nightId = (await scene.start()).id
  ;({ lootItemId } = await scene.requestOf())
})

const counts = async () => {
  const { drops, dropCount, undecidedCount } = await scene.read(nightId)
  return {
    drops: drops.map(({ difficulty, count }) => [difficulty, count]),
    dropCount,
    undecidedCount,
  }
}
/** Awards the item again. */
const awardAgain = (change: object = {}) =>
  scene.award({ id: 'award-2', recipientId: IRONVAEL, lootItemId, ...change })
const rejectAward = async (change: object) =>
  scene.rejection(awardItem, { body: await scene.requestOf(change) })

describe('the drops of a night', () => {
  it('are counted per item and difficulty, and removed with 0', async () => {
    await scene.mark(nightId, 2)
    await scene.mark(nightId, 2)
    scene.backend.clock.now += MINUTE_MS
    await scene.mark(nightId, 1, 'Normal')
    expect(await counts()).toEqual({
      drops: [
        ['Heroic', 2],
        ['Normal', 1],
      ],
      dropCount: 3,
      undecidedCount: 3,
    })
    await scene.mark(nightId, 0, 'Normal')
    expect(await counts()).toMatchObject({ drops: [['Heroic', 2]] })
  })

  it('an award takes one, and undoing it gives it back', async () => {
    await scene.mark(nightId, 2)
    const award = await scene.award()
    const { drops, awards, undecidedCount } = await scene.read(nightId)
    expect(undecidedCount).toBe(1)
    expect(awards).toEqual([award])
    expect(award).toMatchObject({ nightId, dropId: drops[0]?.id })
    await scene.undo()
    expect(await counts()).toMatchObject({ dropCount: 2, undecidedCount: 2 })
  })

  it('two officers award the only one: one of them gets 409, also after ten minutes', async () => {
    await scene.mark(nightId, 1)
    await scene.award()
    scene.backend.clock.now += 20 * MINUTE_MS
    expect(await rejectAward({ id: 'award-2', recipientId: IRONVAEL, lootItemId })).toMatchObject({
      status: 409,
      code: 'ALREADY_AWARDED',
      details: { award: { recipientName: 'Frostelle', secondsAgo: 20 * 60 } },
    })
    expect((await scene.history()).awards).toHaveLength(1)
    expect(await counts()).toMatchObject({ dropCount: 1, undecidedCount: 0 })
  })

  it('a second one that is confirmed is counted', async () => {
    await scene.award()
    await awardAgain({ isConfirmed: true })
    expect(await counts()).toMatchObject({ dropCount: 2, undecidedCount: 0 })
  })

  it('two that are marked are given away without a question', async () => {
    await scene.mark(nightId, 2)
    await scene.award()
    await awardAgain()
    expect(await counts()).toMatchObject({ dropCount: 2, undecidedCount: 0 })
  })

  it('are not fewer than those that are given away', async () => {
    await scene.award()
    const body = { lootItemId, difficulty: 'Heroic', count: 0 }
    const call = { params: { nightId }, body }
    expect(await scene.rejection(setDropCount, call)).toMatchObject({ status: 409 })
  })

  it('an award that is corrected to another difficulty moves its drop', async () => {
    await scene.award()
    await scene.make(changeAward, {
      params: { awardId: 'award-1' },
      body: { difficulty: 'Normal' },
    })
    expect(await counts()).toEqual({ drops: [['Normal', 1]], dropCount: 1, undecidedCount: 0 })
  })

  it.each(['Disenchant', 'Nobody wanted it', 'Transmog'] as const)(
    '%s needs nobody, and ticks and counts nothing',
    async (response) => {
      const wish = await scene.firstWish()
      const award = await scene.award({ recipientId: null, response })
      expect(award).toMatchObject({ recipient: null, response })
      expect(await scene.readWish(wish.id)).toMatchObject({ isObtained: false })
      expect(await counts()).toMatchObject({ undecidedCount: 0 })
    },
  )

  it('of an earlier night are given away at its end', async () => {
    await scene.mark(nightId, 1)
    const { endedAt } = await scene.change(nightId, {
      endedAt: new Date(scene.backend.clock.now).toISOString(),
    })
    scene.backend.clock.now += 600 * MINUTE_MS
    expect(await scene.award({ nightId })).toMatchObject({ nightId, awardedAt: endedAt })
    // Without a night, it is an award of the board.
    expect(await awardAgain()).toMatchObject({ nightId: null })
  })

  it('an award of a night that does not exist: 404', async () => {
    expect(await rejectAward({ nightId: 'unknown' })).toMatchObject({ status: 404 })
  })

  it('the night ends while another officer undoes an award: it has ended, and the drop is back', async () => {
    await scene.award()
    await Promise.all([scene.change(nightId, { isRunning: false }), scene.undo()])
    expect(await scene.read(nightId)).toMatchObject({
      endedAt: expect.any(String),
      undecidedCount: 1,
      awards: [],
    })
  })

  it('awards stay when the night is deleted', async () => {
    await scene.award()
    await scene.remove(nightId)
    expect((await scene.history()).awards).toMatchObject([
      { recipient: { id: FROSTELLE }, nightId: null, dropId: null },
    ])
  })
})
