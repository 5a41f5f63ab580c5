import { beforeEach, describe, expect, it } from 'vitest'
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
  createGuildScene,
  importNamed,
  MINUTE_MS,
  shareFrostelle,
  shrinkRoster,
  THALDORIMEND,
  type GuildScene,
} from '../../support/backend/guild'
import { createLockCalls, type LockCalls } from './lock-calls'

const scene = eachTest(createGuildScene)
let list: Awaited<ReturnType<GuildScene['mainList']>>
let lock: LockCalls['lock']
let unlock: LockCalls['unlock']
let inAnHour: LockCalls['inAnHour']
beforeEach(async () => {
  ;({ lock, unlock, inAnHour } = createLockCalls(scene))
  await shareFrostelle(scene.backend, scene.raider, scene.guildId)
  list = await scene.mainList()
})

const share = (isShared = true) =>
  shareFrostelle(scene.backend, scene.raider, scene.guildId, isShared)
const leaveGuild = () => shrinkRoster(scene, [[THALDORIMEND, 0]])

/** Frostelle's changes of her main wishlist; each returns what a call needs. */
const own = <Rest extends object>(rest: Rest) => ({
  token: scene.raider.token,
  params: { wishlistId: list.id, itemId: firstWish() },
  ...rest,
})
const firstWish = () => list.items[0]?.id ?? ''
const reversed = () => list.items.map(({ id }) => id).toReversed()

const reorder = () => [updateWishlist, own({ body: { itemOrder: reversed() } })] as const
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
  'the deletion of the list': () => [deleteWishlist, own({})] as const,
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
    return [createWishlist, own({ params: { characterId: list.character.id }, body })] as const
  },
}

describe('locks: rejected changes of a shared main wishlist', () => {
  it.each(Object.entries(REJECTED))(
    '%s: 409 with the reason, also while the sharing is interrupted',
    async (_, change) => {
      const [call, input] = await change()
      const rejected = {
        status: 409,
        code: 'WISHLIST_LOCKED',
        message: 'Locked by Ashen Vanguard: Council tonight',
      }
      await lock()
      for (const isShared of [true, false]) {
        await share(isShared)
        const before = await fingerprint(scene.backend.database)
        expect(await scene.rejection(call, input)).toMatchObject(rejected)
        expect(await fingerprint(scene.backend.database)).toEqual(before)
      }
      await share()
      await unlock()
      await scene.make(call, input)
    },
  )

  it('ticks, notes, the name and copies still work', async () => {
    await lock()
    const items = [{ id: firstWish(), isObtained: true, note: 'From the vault' }]
    await scene.make(updateWishlist, own({ body: { items, name: 'Renamed' } }))
    await scene.make(duplicateWishlist, own({ body: {} }))
    const { name, items: stored } = await scene.mainList()
    expect({ name, ...stored[0] }).toMatchObject({ ...items[0], name: 'Renamed' })
  })

  it('all difficulties are locked', async () => {
    const wishlistId = await scene.raider.createWishlist('Frostelle', {
      difficulty: 'Normal',
      isMainWishlist: true,
    })
    const [itemId = ''] = await scene.raider.addItems(wishlistId, 'WRIST', 1)
    await lock()
    const remove = own({ params: { wishlistId, itemId } })
    expect(await scene.rejection(removeWishlistItem, remove)).toMatchObject({
      status: 409,
    })
  })

  it('an add that was sent before the lock and is sent again is confirmed', async () => {
    const { id, lootItem, slot } = list.items[0] ?? {}
    await lock()
    const body = { id, lootItemId: lootItem?.id, slot }
    const again = await scene.make(addWishlistItem, { ...own({ body }), status: 200 })
    expect(again).toMatchObject({ id, priority: 1 })
  })
})

describe('locks: lists that are not locked', () => {
  it.each<[string, () => Promise<unknown>]>([
    [
      'another raid',
      async () => lock({}, await findInstance(scene.backend, scene.master, OLDER_RAID)),
    ],
    ['a lock for later', () => lock({ startsAt: inAnHour() })],
    [
      'the character leaves the guild',
      async () => {
        await lock()
        await leaveGuild()
      },
    ],
    [
      'the sharing began after the lock, and has ended',
      async () => {
        await share(false)
        await lock()
        scene.backend.clock.now += 1
        await share()
        await share(false)
      },
    ],
    [
      'the sharing ended before the start of the lock',
      async () => {
        const startsAt = inAnHour()
        await lock({ startsAt })
        await share(false)
        scene.backend.clock.now = Date.parse(startsAt)
      },
    ],
    [
      'the sharing has ended, and the lock is put off',
      async () => {
        await lock()
        await share(false)
        const startsAt = inAnHour()
        await lock({ startsAt })
        scene.backend.clock.now = Date.parse(startsAt)
      },
    ],
  ])('%s: the list can be changed', async (_, prepare) => {
    await prepare()
    const [call, input] = reorder()
    expect(await scene.make(call, input)).toMatchObject({ id: list.id })
  })

  it('lists that are not main can be changed', async () => {
    await lock()
    const wishlistId = await scene.raider.createWishlist('Frostelle')
    expect(await scene.raider.addItems(wishlistId, 'WRIST', 1)).toHaveLength(1)
  })

  it('lists of a member who does not share can be changed', async () => {
    await share(false)
    await lock()
    await scene.make(...reorder())
    expect((await scene.mainList()).lock).toBeNull()
  })
})

describe('locks: the sharing ends or begins during a lock', () => {
  it('ended, then unlocked: the list can be changed', async () => {
    await lock()
    await share(false)
    expect(await scene.rejection(...reorder())).toMatchObject({ code: 'WISHLIST_LOCKED' })
    await unlock()
    await scene.make(...reorder())
  })

  it('ended and resumed: hidden, then shown as it was; ticks and notes work', async () => {
    await lock()
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
    ['the first sharing', () => share(false).then(() => lock())],
    [
      'a sharing that ended before the start of the lock',
      async () => {
        const startsAt = inAnHour()
        await lock({ startsAt })
        await share(false)
        scene.backend.clock.now = Date.parse(startsAt)
      },
    ],
    [
      'a character that was removed and imported again',
      async () => {
        await lock()
        await scene.raider.removeCharacter('Frostelle')
        await importNamed(scene.backend, scene.raider.token, 'Frostelle')
        const isMainWishlist = true
        const wishlistId = await scene.raider.createWishlist('Frostelle', { isMainWishlist })
        list = { ...list, id: wishlistId }
      },
    ],
    [
      'a character that left the guild and returned',
      async () => {
        await lock()
        await leaveGuild()
        await scene.refresh()
      },
    ],
  ])('%s: the board says that the list was shared after the lock began', async (_, prepare) => {
    await prepare()
    scene.backend.clock.now += MINUTE_MS
    await share()
    expect((await scene.readBoard()).lists).toMatchObject([{ isSharedAfterLock: true }])
    const rename = own({ params: { wishlistId: list.id }, body: { isMainWishlist: false } })
    expect(await scene.rejection(updateWishlist, rename)).toMatchObject({ status: 409 })
  })

  it('a sharing that ended and began again has another version of the board', async () => {
    const startsAt = inAnHour()
    await lock({ startsAt })
    const before = await scene.boardVersion()
    await share(false)
    scene.backend.clock.now = Date.parse(startsAt) + 1
    await share()
    expect((await scene.boardVersion()).etag).not.toBe(before.etag)
  })
})
