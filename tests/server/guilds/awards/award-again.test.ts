import { beforeEach, describe, expect, it } from 'vitest'
import { awardItem } from '@/contract/guilds/guild-awards'
import { importAwards } from '@/contract/guilds/guild-import'
import { pathOf } from '../../../support/backend/backend-calls'
import { fingerprint } from '../../../support/backend/backend-tables'
import { IMPORTED_AWARD, MINUTE_MS } from '../../../support/backend/guild'
import { repeat, sendTogether } from '../../simultaneous'
import { eachTest } from '../../../support/backend/each-test'
import { createAwardScene, IRONVAEL } from './award-scene'

const scene = eachTest(createAwardScene)
let lootItemId: string
let itemId: number | null | undefined
beforeEach(async () => {
  ;({ id: lootItemId, itemId } = (await scene.firstWish()).lootItem)
})

/** An award of the item to Ironvael by the officer, who is not the guild master. */
const byOfficer = (change = {}, status = 201) =>
  scene.award(
    { id: 'officer', lootItemId, recipientId: IRONVAEL, ...change },
    scene.raider.token,
    status,
  )

const refusalOfOfficer = async (change = {}) =>
  scene.rejection(awardItem, {
    token: scene.raider.token,
    body: await scene.requestOf({ id: 'officer', lootItemId, ...change }),
  })

describe('award of an item that has just been awarded', () => {
  it('409 with who got it, when and from whom; nothing changes', async () => {
    await scene.award({ lootItemId })
    scene.backend.clock.now += 4000
    const before = await fingerprint(scene.backend.database)
    expect(await refusalOfOfficer()).toMatchObject({
      status: 409,
      code: 'ALREADY_AWARDED',
      details: {
        award: { recipientName: 'Frostelle', awardedBy: 'Thaldorimend', secondsAgo: 4 },
      },
    })
    expect(await fingerprint(scene.backend.database)).toEqual(before)
  })

  it('of several awards, 409 names the newest one', async () => {
    await scene.award({ id: 'first', lootItemId })
    scene.backend.clock.now += MINUTE_MS
    await scene.award({ id: 'second', lootItemId, recipientId: IRONVAEL, isConfirmed: true })
    expect(await refusalOfOfficer()).toMatchObject({
      details: { award: { recipientName: 'Ironvael', secondsAgo: 0 } },
    })
  })

  it('409 also for the officer who has awarded it', async () => {
    await byOfficer({ id: 'own' })
    expect(await refusalOfOfficer()).toMatchObject({
      status: 409,
      code: 'ALREADY_AWARDED',
      details: { award: { recipientName: 'Ironvael', awardedBy: 'Frostelle' } },
    })
  })

  it('confirmed: the same request with isConfirmed is an award', async () => {
    await scene.award({ lootItemId })
    await refusalOfOfficer()
    await byOfficer({ isConfirmed: true })
    expect((await scene.history()).awards.map(({ id }) => id).toSorted()).toEqual([
      'award-1',
      'officer',
    ])
  })

  it.each<[string, () => Promise<unknown>]>([
    ['it was on another difficulty', () => scene.award({ lootItemId, difficulty: 'Mythic' })],
    [
      'it is ten minutes ago',
      async () => {
        scene.backend.clock.now -= 10 * MINUTE_MS
        await scene.award({ lootItemId })
        scene.backend.clock.now += 10 * MINUTE_MS
      },
    ],
    [
      'it was undone',
      async () => {
        await scene.award({ lootItemId })
        await scene.undo()
      },
    ],
    ['it was of another item', awardOther],
    ['it was imported', importDrop],
  ])('%s: no question', async (_, prepare) => {
    await prepare()
    expect(await byOfficer()).toMatchObject({ id: 'officer' })
  })
})

describe('simultaneous awards of an item by several officers', () => {
  it('one is stored, the others get 409', async () => {
    const path = pathOf(awardItem, { guildId: scene.guildId })
    const requests = await Promise.all(
      repeat(6, async (index) => {
        const body = await requestOf({ id: `award-${index}`, recipientId: IRONVAEL })
        return { body, token: index % 2 ? scene.master : scene.raider.token }
      }),
    )
    const statuses = await sendTogether(
      requests.map((request) => () => scene.backend.request('POST', path, request)),
    )
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409])
    const { awards } = await scene.history()
    expect(awards).toHaveLength(1)
  })
})

async function awardOther() {
  const { items } = await scene.mainList()
  const other = items.find(({ lootItem }) => lootItem.id !== lootItemId)
  return scene.award({ lootItemId: other?.lootItem.id })
}

async function importDrop() {
  const awardedAt = new Date(scene.backend.clock.now - 5 * MINUTE_MS).toISOString()
  const award = { ...IMPORTED_AWARD, itemId, awardedAt }
  const [outcome] = await scene.make(importAwards, { body: { awards: [award] } })
  expect(outcome).toMatchObject({ outcome: 'new', isItemKnown: true })
}

const requestOf = (change: object) => scene.requestOf({ lootItemId, ...change })
