import { describe, expect, it } from 'vitest'
import { awardItem } from '@/contract/guilds/guild-awards'
import { updateWishlist, type CreateWishlistRequest } from '@/contract/wishlist'
import { addWishlistItem, removeWishlistItem } from '@/contract/wishes'
import { wishlistItems } from '../../../../server/database/schema'
import { pathOf } from '../../../support/backend/backend-calls'
import { fingerprint } from '../../../support/backend/backend-tables'
import { FROSTELLE, shareFrostelle, THALDORIMEND, MINUTE_MS } from '../../../support/backend/guild'
import { sendTogether } from '../../simultaneous'
import { eachTest } from '../../../support/backend/each-test'
import { createAwardScene, IRONVAEL } from './award-scene'

const scene = eachTest(createAwardScene)

/** Gives Frostelle another main list, with her first wish on it. */
async function addMainList(change: Partial<CreateWishlistRequest>) {
  const { lootItem, slot } = await scene.firstWish()
  const wishlistId = await scene.raider.createWishlist('Frostelle', {
    isMainWishlist: true,
    ...change,
  })
  const body = { id: 'other-wish', lootItemId: lootItem.id, slot }
  await scene.raider.make(addWishlistItem, { params: { wishlistId }, body })
  return { id: wishlistId, readWish: async () => (await scene.readList(wishlistId)).items[0] }
}

describe('award', () => {
  it('stores who got what, where and from whom, and the fields that choose its picture', async () => {
    const { lootItem } = await scene.firstWish()
    const { itemType, isTokenItem, classes } = lootItem
    const answer = await scene.award({ response: 'BiS' })
    expect(answer).toMatchObject({
      id: 'award-1',
      lootItemId: lootItem.id,
      itemId: lootItem.itemId,
      itemName: lootItem.name,
      slot: lootItem.itemSlot,
      instanceId: scene.instanceId,
      instanceName: 'The Venomous Abyss',
      bossName: lootItem.boss?.name,
      difficulty: 'Heroic',
      recipient: { id: FROSTELLE, name: 'Frostelle', className: 'Mage' },
      response: 'BiS',
      awardedAt: new Date(scene.backend.clock.now).toISOString(),
      awardedBy: 'Thaldorimend',
      source: 'guildr',
      itemType,
      isTokenItem,
      classes,
    })
    expect((await scene.history()).awards).toEqual([answer])
  })

  it('ticks the wish of the recipient, who sees who has awarded it', async () => {
    const { id } = await scene.firstWish()
    const { updatedAt } = await scene.mainList()
    scene.backend.clock.now += MINUTE_MS
    await scene.award()
    expect(await scene.readWish(id)).toMatchObject({ isObtained: true, awardedBy: 'Thaldorimend' })
    // The date says when the owner has changed the list.
    expect((await scene.mainList()).updatedAt).toBe(updatedAt)
  })

  it('the same id again changes nothing, even if the rest of the request differs', async () => {
    const first = await scene.award()
    const before = await fingerprint(scene.backend.database)
    scene.backend.clock.now += MINUTE_MS
    expect(await scene.award({ recipientId: THALDORIMEND }, scene.raider.token, 200)).toEqual(first)
    expect(await fingerprint(scene.backend.database)).toEqual(before)
  })

  it('the same request twice at the same time is one award; two confirmed ids are two', async () => {
    const body = await scene.requestOf()
    const path = pathOf(awardItem, { guildId: scene.guildId })
    const send = () => scene.backend.request('POST', path, { token: scene.master, body })
    expect(await sendTogether([send, send])).toEqual([200, 201])
    expect((await scene.history()).awards).toHaveLength(1)
    await Promise.all([
      scene.award({ id: 'award-2', isConfirmed: true }),
      scene.award({ id: 'award-3', isConfirmed: true }, scene.raider.token),
    ])
    expect((await scene.history()).awards).toHaveLength(3)
  })

  it.each([
    [
      'does not share',
      async () => shareFrostelle(scene.backend, scene.raider, scene.guildId, false),
    ],
    [
      'has the wish on a list that is not main',
      async () => {
        const params = { wishlistId: (await scene.mainList()).id }
        const body = { isMainWishlist: false }
        await scene.make(updateWishlist, { token: scene.raider.token, params, body })
      },
    ],
  ])('the recipient %s: the wish stays wanted', async (_, prepare) => {
    const { id: wishlistId } = await scene.mainList()
    const { id, lootItem } = await scene.firstWish()
    await prepare()
    await scene.make(awardItem, {
      body: { id: 'a', lootItemId: lootItem.id, difficulty: 'Heroic', recipientId: FROSTELLE },
    })
    const { items } = await scene.readList(wishlistId)
    expect(items.find((wish) => wish.id === id)).toMatchObject({
      isObtained: false,
      awardedBy: null,
    })
  })

  it('on an easier difficulty: the wish stays wanted; on a harder one: ticks it', async () => {
    const { id } = await scene.firstWish()
    await scene.award({ difficulty: 'Normal' })
    expect(await scene.readWish(id)).toMatchObject({ isObtained: false })
    await scene.award({ id: 'award-2', difficulty: 'Mythic' })
    expect(await scene.readWish(id)).toMatchObject({ isObtained: true, awardedBy: 'Thaldorimend' })
  })

  it('several main lists: ticks the wish on each, and the undo unticks them', async () => {
    const { id, lootItem } = await scene.firstWish()
    const fire = await addMainList({ specialization: 'fire' })
    const normal = await addMainList({ difficulty: 'Normal' })
    const readStates = async () => {
      const wishes = [await scene.readWish(id), await fire.readWish(), await normal.readWish()]
      return wishes.map((wish) => [wish?.isObtained, wish?.awardedBy])
    }
    await scene.award({ lootItemId: lootItem.id })
    expect(await readStates()).toEqual(Array.from({ length: 3 }, () => [true, 'Thaldorimend']))
    await scene.undo()
    expect(await readStates()).toEqual(Array.from({ length: 3 }, () => [false, null]))
  })

  it('several main lists: the wishes on harder difficulties stay wanted', async () => {
    const { id, lootItem } = await scene.firstWish()
    const normal = await addMainList({ difficulty: 'Normal' })
    await scene.award({ lootItemId: lootItem.id, difficulty: 'Normal', wishlistId: normal.id })
    expect(await normal.readWish()).toMatchObject({ isObtained: true })
    expect(await scene.readWish(id)).toMatchObject({ isObtained: false })
  })

  it('a tier token that is wanted for two slots: ticks the slot of the list with the difficulty', async () => {
    const { lootItem } = await scene.firstWish()
    const normal = await addMainList({ difficulty: 'Normal' })
    await scene.backend.database.insert(wishlistItems).values({
      id: 'legs',
      wishlistId: normal.id,
      lootItemId: lootItem.id,
      slot: 'LEGS',
      priority: 0,
      isObtained: false,
    })
    await scene.award({ lootItemId: lootItem.id })
    const { items } = await scene.readList(normal.id)
    expect(items.map(({ id, isObtained }) => [id, isObtained])).toEqual([
      ['legs', false],
      ['other-wish', true],
    ])
  })

  it('several main lists, the owner has the item on one: ticks the wish on the other', async () => {
    const { id, lootItem } = await scene.firstWish()
    const fire = await addMainList({ specialization: 'fire' })
    const items = [{ id: 'other-wish', isObtained: true }]
    const call = { token: scene.raider.token, params: { wishlistId: fire.id }, body: { items } }
    await scene.make(updateWishlist, call)
    await scene.award({ lootItemId: lootItem.id, wishlistId: fire.id })
    expect(await scene.readWish(id)).toMatchObject({ isObtained: true })
    expect(await fire.readWish()).toMatchObject({ awardedBy: null })
  })

  it('to a member who does not use Guildr', async () => {
    expect(await scene.award({ recipientId: IRONVAEL })).toMatchObject({
      recipient: { id: IRONVAEL, name: 'Ironvael', className: 'Death Knight' },
    })
  })

  it.each([
    ['an unknown item', { lootItemId: 'nothing' }, 'lootItemId'],
    ['a character that is not on the roster', { recipientId: 1 }, 'recipientId'],
  ])('%s: 400, and nothing changes', async (_, change, field) => {
    const { id: lootItemId } = (await scene.firstWish()).lootItem
    const before = await fingerprint(scene.backend.database)
    const body = { id: 'a', lootItemId, difficulty: 'Heroic', recipientId: FROSTELLE, ...change }
    expect(await scene.rejection(awardItem, { body })).toMatchObject({
      status: 400,
      details: { fields: { [field]: expect.any(String) } },
    })
    expect(await fingerprint(scene.backend.database)).toEqual(before)
  })
})

describe('undo of an award', () => {
  it('restores everything that the award has changed, and the version of the board', async () => {
    const before = await scene.mainList()
    const { etag } = await scene.boardVersion()
    await scene.award()
    expect((await scene.boardVersion()).etag).not.toBe(etag)
    await scene.undo()
    expect(await scene.mainList()).toEqual(before)
    expect((await scene.boardVersion()).etag).toBe(etag)
    expect((await scene.history()).awards).toEqual([])
  })

  it('the owner has unticked and ticked the wish since: it stays ticked', async () => {
    const { id } = await scene.firstWish()
    await scene.award()
    const params = { wishlistId: (await scene.mainList()).id }
    for (const isObtained of [false, true]) {
      const body = { items: [{ id, isObtained }] }
      await scene.make(updateWishlist, { token: scene.raider.token, params, body })
    }
    expect(await scene.readWish(id)).toMatchObject({ isObtained: true, awardedBy: null })
    await scene.undo()
    expect(await scene.readWish(id)).toMatchObject({ isObtained: true })
  })

  it('the owner has written a note since: the wish is unticked', async () => {
    const { id } = await scene.firstWish()
    await scene.award()
    const params = { wishlistId: (await scene.mainList()).id }
    const body = { items: [{ id, note: 'Thanks' }] }
    await scene.make(updateWishlist, { token: scene.raider.token, params, body })
    await scene.undo()
    expect(await scene.readWish(id)).toMatchObject({ isObtained: false, note: 'Thanks' })
  })

  it('a wish that was ticked before the award stays ticked', async () => {
    const obtained = (await scene.mainList()).items.find(({ isObtained }) => isObtained)
    await scene.award({ lootItemId: obtained?.lootItem.id })
    await scene.undo()
    expect(await scene.readWish(obtained?.id ?? '')).toMatchObject({ isObtained: true })
  })

  it('the wish was removed since: the award is undone all the same', async () => {
    const { id: itemId } = await scene.firstWish()
    await scene.award()
    const params = { wishlistId: (await scene.mainList()).id, itemId }
    await scene.make(removeWishlistItem, { token: scene.raider.token, params })
    await scene.undo()
    expect((await scene.history()).awards).toEqual([])
  })
})
