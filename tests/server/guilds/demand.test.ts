import { beforeEach, describe, expect, it } from 'vitest'
import { listDemand } from '@/contract/guilds/guild-demand'
import { updateWishlist, type WishlistItem } from '@/contract/wishlist'
import { eachTest } from '../../support/backend/each-test'
import {
  chooseChanges,
  createGuildScene,
  importNamed,
  shareFrostelle,
  shrinkRoster,
  THALDORIMEND,
} from '../../support/backend/guild'
import { addBrannoch as addMember } from './brannoch'

const scene = eachTest(createGuildScene)
/** Frostelle's wanted items in order of priority. */
let wanted: WishlistItem[]

beforeEach(async () => {
  const { items } = await scene.mainList()
  wanted = items.filter(({ isObtained }) => !isObtained)
})

const readDemand = (token: string) => scene.make(listDemand, { token })

/** Adds Brannoch with a list of Frostelle's items of these ranks. */
const addBrannoch = (ranks: number[], options?: Parameters<typeof addMember>[2]) =>
  addMember(
    scene,
    ranks.flatMap((rank) => wanted[rank - 1] ?? []),
    options,
  )

/** The count and the positions of Frostelle's item of this rank, as the token's user sees them. */
async function demandOf(rank: number, token = scene.raider.token) {
  const [guild] = await readDemand(token)
  const item = guild?.items.find(({ lootItemId }) => lootItemId === wanted[rank - 1]?.lootItem.id)
  return item && { count: item.count, positions: Object.values(item.positions) }
}

describe('demand: counts and positions', () => {
  it('counts who wants an item, and positions by rank', async () => {
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    await addBrannoch([2, 1])
    // First of both lists, or second: the same position for the same rank.
    expect(await demandOf(1)).toEqual({ count: 2, positions: [1] })
    expect(await demandOf(2)).toEqual({ count: 2, positions: [2] })
    expect(await demandOf(3)).toEqual({ count: 1, positions: [1] })
    expect(await demandOf(1, scene.newcomer)).toEqual({ count: 2, positions: [2] })
    expect(await demandOf(2, scene.newcomer)).toEqual({ count: 2, positions: [1] })
  })

  it('equal ranks: the same position; an off spec stands after a main spec', async () => {
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    const { wishlistId } = await addBrannoch([1])
    expect(await demandOf(1)).toEqual({ count: 2, positions: [1] })
    expect(await demandOf(1, scene.newcomer)).toEqual({ count: 2, positions: [1] })
    await scene.backend.database.execute(
      `update wishlists set specialization = 'other' where id = '${wishlistId}'`,
    )
    expect(await demandOf(1, scene.newcomer)).toEqual({ count: 2, positions: [2] })
  })

  it('an item that the user does not want has a count and no position', async () => {
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    await addBrannoch([1])
    expect(await demandOf(2, scene.newcomer)).toEqual({ count: 1, positions: [] })
  })

  it('an obtained wish does not count, and the ones below it keep their ranks', async () => {
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    await addBrannoch([3, 2, 1])
    const { id: wishlistId, items } = await scene.mainList()
    const first = items.find(({ isObtained }) => !isObtained)
    const body = { items: [{ id: first?.id, isObtained: true }] }
    const { token } = scene.raider
    await scene.make(updateWishlist, { token, params: { wishlistId }, body })
    expect(await demandOf(1)).toEqual({ count: 1, positions: [] })
    // Second on both lists.
    expect(await demandOf(2)).toEqual({ count: 2, positions: [1] })
    expect(await demandOf(2, scene.newcomer)).toEqual({ count: 2, positions: [1] })
    expect(await demandOf(3)).toEqual({ count: 2, positions: [2] })
  })
})

describe('demand: access', () => {
  it('a member who shares no list for the raid gets nothing, also if others share', async () => {
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    await addBrannoch([1], { isShared: false })
    expect(await readDemand(scene.newcomer)).toEqual([])
    // The guild master is a member without a list.
    expect(await readDemand(scene.master)).toEqual([])
    // And what is not shared does not count.
    expect(await demandOf(1)).toEqual({ count: 1, positions: [1] })
  })

  it('a list that is not main neither counts nor gives access', async () => {
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    await addBrannoch([1], { isMain: false })
    expect(await readDemand(scene.newcomer)).toEqual([])
    expect(await demandOf(1)).toEqual({ count: 1, positions: [1] })
  })

  it('nobody else, and no other difficulty or raid', async () => {
    const { id: characterId } = await scene.raider.character('Frostelle')
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    await scene.raider.createWishlist('Kharzul', { difficulty: 'Mythic', isMainWishlist: true })
    const answer = await readDemand(scene.raider.token)
    expect(answer).toMatchObject([{ guildId: scene.guildId, characterIds: [characterId] }])
    expect(new Set(answer[0]?.items.map(({ difficulty }) => difficulty))).toEqual(
      new Set(['Heroic']),
    )
    const { token } = scene.raider
    const params = { instanceId: 'another-raid' }
    expect(await scene.make(listDemand, { token, params })).toEqual([])
    expect(await readDemand(scene.newcomer)).toEqual([])
  })

  it('ends when the sharing ends, the character leaves the guild or is that of another region with its id, or belongs to somebody else', async () => {
    const { backend, raider, guildId } = scene
    const setRegion = (region: string) =>
      backend.database.execute(
        `update characters set region = '${region}' where name = 'Frostelle'`,
      )
    await shareFrostelle(backend, raider, guildId)
    expect(await readDemand(raider.token)).toHaveLength(1)
    await shareFrostelle(backend, raider, guildId, false)
    expect(await readDemand(raider.token)).toEqual([])
    await shareFrostelle(backend, raider, guildId)
    await setRegion('us')
    expect(await readDemand(raider.token)).toEqual([])
    await setRegion('eu')
    await shrinkRoster(scene, [[THALDORIMEND, 0]])
    expect(await readDemand(raider.token)).toEqual([])
    await scene.refresh()
    expect(await readDemand(raider.token)).toHaveLength(1)
    await chooseChanges(backend, ['transfer'])
    await importNamed(backend, scene.newcomer, 'Frostelle')
    expect(await readDemand(raider.token)).toEqual([])
    expect(await readDemand(scene.newcomer)).toEqual([])
  })
})
