import { describe, expect, it } from 'vitest'
import { lockGuildLists } from '@/contract/guilds/guild-locks'
import { updateWishlist } from '@/contract/wishlist'
import { rejection } from '../../support/backend/backend-calls'
import { eachTest } from '../../support/backend/each-test'
import { shareFrostelle } from '../../support/backend/guild'
import { findInstance, OLDER_RAID } from '../../support/entities'
import { createLockScene } from './lock-scene'

const scene = eachTest(createLockScene)

/** A change of the order of Frostelle's main wishlist. */
function reorder() {
  const { token } = scene.raider
  const itemOrder = scene.list.items.map(({ id }) => id).toReversed()
  return [
    updateWishlist,
    { token, params: { wishlistId: scene.list.id }, body: { itemOrder } },
  ] as const
}

describe('locks: when and where', () => {
  it('a lock for later starts at its time', async () => {
    const startsAt = scene.inAnHour()
    expect(await scene.lock({ startsAt })).toEqual({ reason: 'Council tonight', startsAt })
    scene.backend.clock.now = Date.parse(startsAt)
    expect(await scene.rejection(...reorder())).toMatchObject({ status: 409 })
  })

  it('a time in the past means now; another lock replaces the first one', async () => {
    const now = new Date(scene.backend.clock.now).toISOString()
    expect(await scene.lock({ startsAt: '2004-11-23T00:00:00Z' })).toMatchObject({ startsAt: now })
    await scene.lock({ reason: 'Moved', startsAt: scene.inAnHour() })
    expect((await scene.readBoard()).lock).toEqual({ reason: 'Moved', startsAt: scene.inAnHour() })
    await scene.make(...reorder())
  })

  it('the lock of another raid is put off: a list that is held stays locked', async () => {
    const { backend, raider, master, guildId } = scene
    await scene.lock()
    await shareFrostelle(backend, raider, guildId, false)
    await scene.lock(
      { startsAt: scene.inAnHour() },
      await findInstance(backend, master, OLDER_RAID),
    )
    expect(await rejection(backend, ...reorder())).toMatchObject({ code: 'WISHLIST_LOCKED' })
  })

  it('the board and the list of the owner show it', async () => {
    expect((await scene.readBoard()).lock).toBeNull()
    expect(scene.list.lock).toBeNull()
    const { startsAt } = await scene.lock()
    expect((await scene.readBoard()).lock).toEqual({ reason: 'Council tonight', startsAt })
    expect((await scene.mainList()).lock).toEqual({
      guild: { id: scene.guildId, name: 'Ashen Vanguard' },
      reason: 'Council tonight',
      startsAt,
    })
  })

  it('a raid that does not exist: 404; unlocking a raid that is not locked changes nothing', async () => {
    const call = { params: { instanceId: 'no-such-raid' }, body: { reason: 'Council' } }
    expect(await scene.rejection(lockGuildLists, call)).toMatchObject({ status: 404 })
    await scene.unlock()
  })
})
