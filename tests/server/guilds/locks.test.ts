import { describe, expect, it } from 'vitest'
import type { Call } from '@/contract/call'
import {
  createWishlist,
  deleteWishlist,
  duplicateWishlist,
  getWishlist,
  updateWishlist,
} from '@/contract/wishlist'
import { addWishlistItem, removeWishlistItem } from '@/contract/wishes'
import { fingerprint } from '../../support/backend/backend-tables'
import { findInstance, OLDER_RAID } from '../../support/entities'
import { eachTest } from '../../support/backend/each-test'
import {
  importNamed,
  MINUTE_MS,
  shareFrostelle,
  shrinkRoster,
  THALDORIMEND,
} from '../../support/backend/guild'
import { createLockScene } from './lock-scene'

const scene = eachTest(createLockScene)

const share = (isShared = true) =>
  shareFrostelle(scene.backend, scene.raider, scene.guildId, isShared)
const leaveGuild = () => shrinkRoster(scene, [[THALDORIMEND, 0]])

/** Frostelle's changes of her main wishlist; each returns what a call needs. */
const own = <Rest extends object>(rest: Rest) => ({
  token: scene.raider.token,
  params: { wishlistId: scene.list.id, itemId: firstWish() },
  ...rest,
})
const firstWish = () => scene.list.items[0]?.id ?? ''
const reversed = () => scene.list.items.map(({ id }) => id).toReversed()

const reorder = () => [updateWishlist, own({ body: { itemOrder: reversed() } })] as const
/** In an order in which all of them are possible without a lock. */
const REJECTED = {
  'another order': reorder,
  'a moved wish': () =>
    [updateWishlist, own({ body: { items: [{ id: firstWish(), priority: 2 }] } })] as const,
  'another claim': () =>
    [updateWishlist, own({ body: { items: [{ id: firstWish(), claim: 'Upgrade' }] } })] as const,
  'an added wish': async () => {
    const other = await scene.raider.createWishlist('Frostelle')
    await scene.raider.addItems(other, 'WRIST', 1)
    const params = { wishlistId: other }
    const { items } = await scene.make(getWishlist, own({ params }))
    const body = { lootItemId: items[0]?.lootItem.id, slot: 'WRIST' }
    return [addWishlistItem, own({ body })] as const
  },
  'a removed wish': () => [removeWishlistItem, own({})] as const,
  'another main list': async () => {
    const wishlistId = await scene.raider.createWishlist('Frostelle')
    return [
      updateWishlist,
      own({ params: { wishlistId }, body: { isMainWishlist: true } }),
    ] as const
  },
  'no main list': () => [updateWishlist, own({ body: { isMainWishlist: false } })] as const,
  'a new main list': () => {
    const body = {
      instanceId: scene.board.instanceId,
      difficulty: 'LFR',
      specialization: 'fire',
      name: 'New',
      isMainWishlist: true,
    }
    return [
      createWishlist,
      own({ params: { characterId: scene.list.character.id }, body }),
    ] as const
  },
  'the deletion of the list': () => [deleteWishlist, own({})] as const,
}

describe('locks: rejected changes of a shared main wishlist', () => {
  it('get 409 with the reason, also while the sharing is interrupted, and succeed after the lock', async () => {
    const changes = []
    for (const [name, change] of Object.entries(REJECTED)) {
      const [call, input] = await change()
      changes.push({ name, call, input })
    }
    await scene.lock()
    for (const isShared of [true, false]) {
      await share(isShared)
      const before = await fingerprint(scene.backend.database)
      for (const { name, call, input } of changes) {
        expect(await scene.rejection<Call>(call, input), `change: ${name}`).toMatchObject({
          status: 409,
          code: 'WISHLIST_LOCKED',
          message: 'Locked by Ashen Vanguard: Council tonight',
        })
        expect(await fingerprint(scene.backend.database), `change: ${name}`).toEqual(before)
      }
    }
    await share()
    await scene.unlock()
    for (const { call, input } of changes) await scene.make<Call>(call, input)
  })

  it('ticks, notes, the name, copies and other lists still work, and an add that is sent again is confirmed', async () => {
    const { id, lootItem, slot } = scene.list.items[0] ?? {}
    await scene.lock()
    const items = [{ id, isObtained: true, note: 'From the vault' }]
    await scene.make(updateWishlist, own({ body: { items, name: 'Renamed' } }))
    await scene.make(duplicateWishlist, own({ body: {} }))
    const { name, items: stored } = await scene.mainList()
    expect({ name, ...stored[0] }).toMatchObject({ ...items[0], name: 'Renamed' })
    const wishlistId = await scene.raider.createWishlist('Frostelle')
    expect(await scene.raider.addItems(wishlistId, 'WRIST', 1)).toHaveLength(1)
    const body = { id, lootItemId: lootItem?.id, slot }
    const again = await scene.make(addWishlistItem, { ...own({ body }), status: 200 })
    expect(again).toMatchObject({ id, priority: 1 })
  })

  it('all difficulties are locked', async () => {
    const wishlistId = await scene.raider.createWishlist('Frostelle', {
      difficulty: 'Normal',
      isMainWishlist: true,
    })
    const [itemId = ''] = await scene.raider.addItems(wishlistId, 'WRIST', 1)
    await scene.lock()
    const remove = own({ params: { wishlistId, itemId } })
    expect(await scene.rejection(removeWishlistItem, remove)).toMatchObject({
      status: 409,
    })
  })
})

describe('locks: lists that are not locked', () => {
  it.each<[string, () => Promise<unknown>]>([
    [
      'another raid',
      async () => scene.lock({}, await findInstance(scene.backend, scene.master, OLDER_RAID)),
    ],
    ['a lock for later', () => scene.lock({ startsAt: scene.inAnHour() })],
    [
      'the character leaves the guild',
      async () => {
        await scene.lock()
        await leaveGuild()
      },
    ],
    [
      'the sharing began after the lock, and has ended',
      async () => {
        await share(false)
        await scene.lock()
        scene.backend.clock.now += 1
        await share()
        await share(false)
      },
    ],
    [
      'the sharing ended before the start of the lock',
      async () => {
        const startsAt = scene.inAnHour()
        await scene.lock({ startsAt })
        await share(false)
        scene.backend.clock.now = Date.parse(startsAt)
      },
    ],
    [
      'the sharing has ended, and the lock is put off',
      async () => {
        await scene.lock()
        await share(false)
        const startsAt = scene.inAnHour()
        await scene.lock({ startsAt })
        scene.backend.clock.now = Date.parse(startsAt)
      },
    ],
  ])('%s: the list can be changed', async (_, prepare) => {
    await prepare()
    const [call, input] = reorder()
    expect(await scene.make(call, input)).toMatchObject({ id: scene.list.id })
  })

  it('lists of a member who does not share can be changed', async () => {
    await share(false)
    await scene.lock()
    await scene.make(...reorder())
    expect((await scene.mainList()).lock).toBeNull()
  })
})

describe('locks: the sharing ends or begins during a lock', () => {
  it('ended, then unlocked: the list can be changed', async () => {
    await scene.lock()
    await share(false)
    expect(await scene.rejection(...reorder())).toMatchObject({ code: 'WISHLIST_LOCKED' })
    await scene.unlock()
    await scene.make(...reorder())
  })

  it('ended and resumed: hidden, then shown as it was; ticks and notes work', async () => {
    await scene.lock()
    const { lists } = await scene.readBoard()
    await share(false)
    scene.backend.clock.now += MINUTE_MS
    expect((await scene.readBoard()).lists).toEqual([])
    expect((await scene.mainList()).lock).toMatchObject({ reason: 'Council tonight' })
    const items = [{ id: firstWish(), note: 'From the vault' }]
    await scene.make(updateWishlist, own({ body: { items } }))
    await share()
    const [before] = lists
    const [first, ...rest] = before?.wishes ?? []
    expect((await scene.readBoard()).lists).toEqual([
      {
        ...before,
        updatedAt: new Date(scene.backend.clock.now).toISOString(),
        wishes: [{ ...first, note: 'From the vault' }, ...rest],
      },
    ])
    expect(before).toMatchObject({ isSharedAfterLock: false })
  })

  it.each<[string, () => Promise<unknown>]>([
    ['the first sharing', () => share(false).then(() => scene.lock())],
    [
      'a sharing that ended before the start of the lock',
      async () => {
        const startsAt = scene.inAnHour()
        await scene.lock({ startsAt })
        await share(false)
        scene.backend.clock.now = Date.parse(startsAt)
      },
    ],
    [
      'a character that was removed and imported again',
      async () => {
        await scene.lock()
        await scene.raider.removeCharacter('Frostelle')
        await importNamed(scene.backend, scene.raider.token, 'Frostelle')
        const isMainWishlist = true
        await scene.raider.createWishlist('Frostelle', { isMainWishlist })
      },
    ],
    [
      'a character that left the guild and returned',
      async () => {
        await scene.lock()
        await leaveGuild()
        await scene.refresh()
      },
    ],
  ])('%s: the board says that the list was shared after the lock began', async (_, prepare) => {
    await prepare()
    scene.backend.clock.now += MINUTE_MS
    await share()
    expect((await scene.readBoard()).lists).toMatchObject([{ isSharedAfterLock: true }])
    const { id: wishlistId } = await scene.mainList()
    const change = own({ params: { wishlistId }, body: { isMainWishlist: false } })
    expect(await scene.rejection(updateWishlist, change)).toMatchObject({ status: 409 })
  })

  it('a sharing that ended and began again has another version of the board', async () => {
    const startsAt = scene.inAnHour()
    await scene.lock({ startsAt })
    const before = await scene.boardVersion()
    await share(false)
    scene.backend.clock.now = Date.parse(startsAt) + 1
    await share()
    expect((await scene.boardVersion()).etag).not.toBe(before.etag)
  })
})
