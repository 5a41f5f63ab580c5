import { describe, expect, it } from 'vitest'
import { getRaider } from '@/contract/guilds/raiders'
import { FROSTELLE, shareFrostelle } from '../../support/backend/guild'
import { HOOD } from '../../support/sim-items'
import { importReport } from '../../support/sims'
import { eachTest } from '../../support/backend/each-test'
import { createAwardScene, IRONVAEL } from './awards/award-scene'

const scene = eachTest(createAwardScene)

const read = (memberId = FROSTELLE, query: { tierOf?: string } = { tierOf: scene.instanceId }) =>
  scene.make(getRaider, { params: { memberId: String(memberId) }, query })

describe('a raider of a guild', () => {
  it('has the shared main lists of the tier with what they want', async () => {
    const main = await scene.mainList()
    await scene.award()
    const { lists } = await read()
    expect(lists).toEqual([
      {
        id: main.id,
        instanceId: scene.instanceId,
        difficulty: 'Heroic',
        specialization: main.specialization,
        wanted: main.items.filter(({ isObtained }) => !isObtained).length - 1,
        obtained: main.items.filter(({ isObtained }) => isObtained).length + 1,
        updatedAt: main.updatedAt,
        simulatedAt: null,
      },
    ])
    expect(await read(FROSTELLE, {})).toMatchObject({ lists: [{ id: main.id }] })
  })

  it('missed what others got while it was wanted, with the rank of then, newest first', async () => {
    const [first, second] = (await scene.mainList()).items.filter(({ isObtained }) => !isObtained)
    const lootItemId = second?.lootItem.id
    await scene.award({ id: 'one', recipientId: IRONVAEL })
    scene.backend.clock.now += 1000
    await scene.award({ id: 'two', recipientId: IRONVAEL, lootItemId })
    scene.backend.clock.now += 1000
    await scene.award({ id: 'own', isConfirmed: true })
    scene.backend.clock.now += 1000
    await scene.award({
      id: 'dust',
      lootItemId,
      response: 'Disenchant',
      recipientId: null,
      isConfirmed: true,
    })
    expect((await read()).missed).toMatchObject([
      // The first wish is obtained by now.
      { award: { id: 'dust', recipient: null }, rank: 2 },
      { award: { id: 'two', recipient: { name: 'Ironvael' } }, rank: 2 },
      { award: { id: 'one', itemName: first?.lootItem.name }, rank: 1, gainPercent: null },
    ])
  })

  it('missed it with the gain that was known then', async () => {
    await importReport(scene.backend, scene.raider)
    const hood = (await scene.mainList()).items.find(
      ({ lootItem }) => lootItem.blizzardItemId === HOOD.itemId,
    )
    await scene.award({ recipientId: IRONVAEL, lootItemId: hood?.lootItem.id })
    expect((await read()).missed).toMatchObject([{ gainPercent: 2 }])
    expect((await read()).lists).toMatchObject([{ simulatedAt: '2026-09-10T00:26:40.000Z' }])
  })

  it('has nothing of other tiers', async () => {
    await scene.award({ recipientId: IRONVAEL })
    const { instances } = scene.backend.database.query
    const known = await instances.findMany()
    const own = known.find(({ id }) => id === scene.instanceId)
    const other = known.find(({ tier }) => tier !== own?.tier)
    expect(await read(FROSTELLE, { tierOf: other?.id ?? '' })).toEqual({ lists: [], missed: [] })
  })

  it('has nothing if it does not share, or never did', async () => {
    await scene.award({ recipientId: IRONVAEL })
    await shareFrostelle(scene.backend, scene.raider, scene.guildId, false)
    expect(await read()).toEqual({ lists: [], missed: [] })
    expect(await read(IRONVAEL)).toEqual({ lists: [], missed: [] })
  })
})
