import { beforeEach, describe, expect, it } from 'vitest'
import { exportAccount } from '@/contract/account'
import { deleteWishlist, restoreWishlist, updateWishlist } from '@/contract/wishlist'
import { lockGuildLists } from '@/contract/guilds/guild-locks'
import { deleteExpiredRows } from '../../../server/database/delete-expired-rows'
import { lootItems } from '../../../server/database/schema'
import { RESTORABLE_MS } from '../../../server/wishlists/deleted-wishlists'
import { fingerprint } from '../../support/backend/backend-tables'
import { eachTest } from '../../support/backend/each-test'
import { eq } from 'drizzle-orm'
import { createAwardScene, type AwardScene } from '../guilds/awards/award-scene'

const scene = eachTest(createAwardScene)
let list: Awaited<ReturnType<AwardScene['mainList']>>

/** A shared main list with a note, a tick of its owner, and a tick by an award. */
beforeEach(async () => {
  const wanted = (await scene.mainList()).items.filter(({ isObtained }) => !isObtained)
  const [, second, third] = wanted
  if (!second || !third) throw new Error('The list has too few wanted wishes')
  const items = [
    { id: second.id, note: 'Only if nobody needs it' },
    { id: third.id, isObtained: true },
  ]
  const { token } = scene.raider
  const params = { wishlistId: (await scene.mainList()).id }
  await scene.make(updateWishlist, { token, params, body: { items } })
  await scene.award()
  list = await scene.mainList()
})

const own = () => ({ token: scene.raider.token, params: { wishlistId: list.id } })
const remove = () => scene.make(deleteWishlist, own())
const restore = () => scene.make(restoreWishlist, own())

describe('restore a wishlist', () => {
  it('everything is as before the deletion: wishes, ranks, notes, ticks, awards, main mark; again, it changes nothing', async () => {
    const before = await fingerprint(scene.backend.database)
    await remove()
    expect((await scene.rejection(updateWishlist, { ...own(), body: {} })).status).toBe(404)
    const answer = await restore()
    expect(answer).toMatchObject({ id: list.id, isMainWishlist: true })
    expect(await fingerprint(scene.backend.database)).toEqual(before)
    expect(await scene.readList(list.id)).toEqual(list)
    expect(await restore()).toEqual(answer)
    expect(await fingerprint(scene.backend.database)).toEqual(before)
  })

  it('of another user: 404; another main wishlist since: that one stays main', async () => {
    await remove()
    const other = { ...own(), token: scene.master }
    expect((await scene.rejection(restoreWishlist, other)).status).toBe(404)
    await scene.raider.createWishlist('Frostelle', { name: 'Next', isMainWishlist: true })
    expect(await restore()).toMatchObject({ id: list.id, isMainWishlist: false })
    expect(await scene.mainList()).toMatchObject({ name: 'Next' })
  })

  it('locked since: 409 with the reason', async () => {
    await remove()
    await scene.make(lockGuildLists, { body: { reason: 'Council tonight' } })
    expect(await scene.rejection(restoreWishlist, own())).toMatchObject({
      status: 409,
      code: 'WISHLIST_LOCKED',
      message: expect.stringContaining('Council tonight'),
    })
  })

  it('an award undone since: its wish is wanted', async () => {
    await remove()
    await scene.undo()
    await restore()
    const { items } = await scene.readList(list.id)
    const awarded = list.items.find(({ awardedBy }) => awardedBy)
    expect(items.find(({ id }) => id === awarded?.id)).toMatchObject({ isObtained: false })
  })

  it('a loot item deleted since: the other wishes come back with ranks 1, 2, 3 …', async () => {
    await remove()
    const [gone, ...rest] = list.items
    const { database } = scene.backend
    await database.delete(lootItems).where(eq(lootItems.id, gone?.lootItem.id ?? ''))
    await restore()
    const { items } = await scene.readList(list.id)
    expect(items.map(({ id, priority }) => [id, priority])).toEqual(
      rest.map(({ id }, index) => [id, index + 1]),
    )
  })

  it('ten minutes later: 404, also before it is cleaned up', async () => {
    await remove()
    scene.backend.clock.now += RESTORABLE_MS
    expect((await scene.rejection(restoreWishlist, own())).status).toBe(404)
  })

  it('is in the export of the data until it is cleaned up, and then cannot be restored', async () => {
    await remove()
    const { token } = own()
    const exported = await scene.make(exportAccount, { token })
    expect(exported.deletedWishes).toMatchObject([
      { wishlistId: list.id, characterId: list.character.id, wishlist: { name: list.name } },
    ])
    await deleteExpiredRows(
      scene.backend.database,
      new Date(scene.backend.clock.now + RESTORABLE_MS),
    )
    expect((await scene.rejection(restoreWishlist, own())).status).toBe(404)
    expect((await scene.make(exportAccount, { token })).deletedWishes).toEqual([])
  })
})
