import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { awardItem, undoAward } from '@/contract/guilds/guild-awards'
import { createWishlist, updateWishlist } from '@/contract/wishlist'
import { addWishlistItem, removeWishlistItem } from '@/contract/wishes'
import { pathOf } from '../../../support/backend/backend-calls'
import { fingerprint } from '../../../support/backend/backend-tables'
import { FROSTELLE, shareFrostelle, THALDORIMEND, MINUTE_MS } from '../../../support/backend/guild'
import { sendTogether } from '../../simultaneous'
import { createAwardScene, IRONVAEL, type AwardScene } from './award-scene'

let scene: AwardScene

beforeEach(async () => {
  scene = await createAwardScene()
})
afterEach(() => scene.backend.close())

/** Gives Frostelle a main list for another specialization, with her first wish on it. */
async function addFireList() {
  const { lootItem, slot } = await scene.firstWish()
  const token = scene.raider.token
  const { id: characterId } = await scene.raider.character('Frostelle')
  const list = await scene.make(createWishlist, {
    token,
    params: { characterId },
    body: {
      instanceId: scene.instanceId,
      difficulty: 'Heroic',
      specialization: 'fire',
      name: 'Fire',
      isMainWishlist: true,
    },
  })
  const body = { id: 'fire-wish', lootItemId: lootItem.id, slot }
  await scene.make(addWishlistItem, { token, params: { wishlistId: list.id }, body })
  return list
}

describe('award', () => {
  it('stores who got what, where and from whom', async () => {
    const { lootItem } = await scene.firstWish()
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

  it('on another difficulty: the wish stays wanted', async () => {
    const { id } = await scene.firstWish()
    await scene.award({ difficulty: 'Mythic' })
    expect(await scene.readWish(id)).toMatchObject({ isObtained: false })
  })

  it('several main lists: the list of the request, otherwise the one for the played specialization', async () => {
    const { lootItem } = await scene.firstWish()
    const other = await addFireList()
    const ticked = async () => (await scene.readList(other.id)).items[0]?.isObtained
    await scene.award({ lootItemId: lootItem.id })
    expect(await ticked()).toBe(false)
    await scene.undo()
    await scene.award({ lootItemId: lootItem.id, wishlistId: other.id })
    expect(await ticked()).toBe(true)
    expect((await scene.firstWish()).lootItem.id).toBe(lootItem.id)
  })

  it('several main lists, the wish on that of the request is obtained: ticks the one on another list', async () => {
    const { id, lootItem } = await scene.firstWish()
    const { id: wishlistId } = await addFireList()
    const drop = { lootItemId: lootItem.id, wishlistId }
    await scene.award(drop)
    expect(await scene.readWish(id)).toMatchObject({ isObtained: false })
    await scene.award({ ...drop, id: 'award-2', isConfirmed: true })
    expect(await scene.readWish(id)).toMatchObject({ isObtained: true })
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
    const call = { token: scene.master, params: { guildId: scene.guildId }, body }
    expect(await scene.rejection(awardItem, call)).toMatchObject({
      status: 400,
      details: { fields: { [field]: expect.any(String) } },
    })
    expect(await fingerprint(scene.backend.database)).toEqual(before)
  })
})

describe('undo of an award', () => {
  it('restores everything that the award has changed', async () => {
    const before = await scene.mainList()
    await scene.award()
    await scene.undo()
    expect(await scene.mainList()).toEqual(before)
    expect((await scene.history()).awards).toEqual([])
  })

  it('an award that does not exist, or is undone already: 404', async () => {
    await scene.award()
    await scene.undo()
    const call = { token: scene.master, params: { guildId: scene.guildId, awardId: 'award-1' } }
    expect(await scene.rejection(undoAward, call)).toMatchObject({ status: 404 })
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
