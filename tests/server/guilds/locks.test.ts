import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockGuildLists, unlockGuildLists } from '@/contract/guild-board'
import {
  addWishlistItem,
  createWishlist,
  deleteWishlist,
  duplicateWishlist,
  getWishlist,
  removeWishlistItem,
  updateWishlist,
} from '@/contract/wishlist'
import { make, rejection } from '../../support/backend-calls'
import { fingerprint } from '../../support/backend-tables'
import { findInstance, OLDER_RAID } from '../../support/entities'
import {
  createGuildScene,
  MINUTE_MS,
  scriptRoster,
  shareFrostelle,
  THALDORIMEND,
  type GuildScene,
} from '../../support/guild'

let scene: GuildScene
let list: Awaited<ReturnType<GuildScene['mainList']>>
beforeEach(async () => {
  scene = await createGuildScene()
  await shareFrostelle(scene.backend, scene.raider, scene.guildId)
  list = await scene.mainList()
})
afterEach(() => scene.backend.close())

/** Locks the raid as the guild master. */
const lock = (body: object = {}, instanceId = scene.board.instanceId) =>
  make(scene.backend, lockGuildLists, {
    token: scene.master,
    params: { guildId: scene.guildId, instanceId },
    body: { reason: 'Council tonight', ...body },
  })
const unlock = () =>
  make(scene.backend, unlockGuildLists, {
    token: scene.master,
    params: { guildId: scene.guildId, instanceId: scene.board.instanceId },
  })
const inAnHour = () => new Date(scene.backend.clock.now + 60 * MINUTE_MS).toISOString()

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
  'an added wish': async () => {
    const other = await scene.raider.createWishlist('Frostelle')
    await scene.raider.addItems(other, 'WRIST', 1)
    const params = { wishlistId: other }
    const { items } = await make(scene.backend, getWishlist, own({ params }))
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
  it.each(Object.entries(REJECTED))('%s: 409 with the reason', async (_, change) => {
    const [call, input] = await change()
    await lock()
    const before = await fingerprint(scene.backend.database)
    expect(await rejection(scene.backend, call, input)).toMatchObject({
      status: 409,
      code: 'WISHLIST_LOCKED',
      message: 'Locked by Ashen Vanguard: Council tonight',
    })
    expect(await fingerprint(scene.backend.database)).toEqual(before)
    await unlock()
    await make(scene.backend, call, input)
  })

  it('ticks, notes, the name and copies still work', async () => {
    await lock()
    const items = [{ id: firstWish(), isObtained: true, note: 'From the vault' }]
    await make(scene.backend, updateWishlist, own({ body: { items, name: 'Renamed' } }))
    await make(scene.backend, duplicateWishlist, own({ body: {} }))
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
    expect(await rejection(scene.backend, removeWishlistItem, remove)).toMatchObject({
      status: 409,
    })
  })

  it('an add that was sent before the lock and is sent again is confirmed', async () => {
    const { id, lootItem, slot } = list.items[0] ?? {}
    await lock()
    const body = { id, lootItemId: lootItem?.id, slot }
    const again = await make(scene.backend, addWishlistItem, { ...own({ body }), status: 200 })
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
      'the owner ends the sharing',
      async () => {
        await lock()
        await shareFrostelle(scene.backend, scene.raider, scene.guildId, false)
      },
    ],
    [
      'the character leaves the guild',
      async () => {
        await lock()
        scriptRoster(scene.backend, [[THALDORIMEND, 0]])
        await scene.refresh()
      },
    ],
  ])('%s: the list can be changed', async (_, prepare) => {
    await prepare()
    const [call, input] = reorder()
    expect(await make(scene.backend, call, input)).toMatchObject({ id: list.id })
  })

  it('lists that are not main can be changed', async () => {
    await lock()
    const wishlistId = await scene.raider.createWishlist('Frostelle')
    expect(await scene.raider.addItems(wishlistId, 'WRIST', 1)).toHaveLength(1)
  })

  it('lists of a member who does not share can be changed', async () => {
    await shareFrostelle(scene.backend, scene.raider, scene.guildId, false)
    await lock()
    await make(scene.backend, ...reorder())
    expect((await scene.mainList()).lock).toBeNull()
  })
})

describe('locks: when and where', () => {
  it('a lock for later starts at its time', async () => {
    const startsAt = inAnHour()
    expect(await lock({ startsAt })).toEqual({ reason: 'Council tonight', startsAt })
    scene.backend.clock.now = Date.parse(startsAt)
    expect(await rejection(scene.backend, ...reorder())).toMatchObject({ status: 409 })
  })

  it('a time in the past means now; another lock replaces the first one', async () => {
    const now = new Date(scene.backend.clock.now).toISOString()
    expect(await lock({ startsAt: '2004-11-23T00:00:00Z' })).toMatchObject({ startsAt: now })
    await lock({ reason: 'Moved', startsAt: inAnHour() })
    expect((await scene.readBoard()).lock).toEqual({ reason: 'Moved', startsAt: inAnHour() })
    await make(scene.backend, ...reorder())
  })

  it('the board and the list of the owner show it', async () => {
    expect((await scene.readBoard()).lock).toBeNull()
    expect(list.lock).toBeNull()
    const { startsAt } = await lock()
    expect((await scene.readBoard()).lock).toEqual({ reason: 'Council tonight', startsAt })
    expect((await scene.mainList()).lock).toEqual({
      guild: { id: scene.guildId, name: 'Ashen Vanguard' },
      reason: 'Council tonight',
      startsAt,
    })
  })

  it('a raid that does not exist: 404; unlocking a raid that is not locked changes nothing', async () => {
    const params = { guildId: scene.guildId, instanceId: 'no-such-raid' }
    const call = { token: scene.master, params, body: { reason: 'Council' } }
    expect(await rejection(scene.backend, lockGuildLists, call)).toMatchObject({ status: 404 })
    await unlock()
  })

  it.each([
    ['2026-02-30', 400],
    ['2026-13-01T00:00:00Z', 400],
    ['2026-01-01T20:00:00+01:00', 400],
    ['tomorrow', 400],
  ])('startsAt %s: %i', async (startsAt, status) => {
    const params = { guildId: scene.guildId, instanceId: scene.board.instanceId }
    const call = { token: scene.master, params, body: { reason: 'Council', startsAt } }
    const answer = await rejection(scene.backend, lockGuildLists, call)
    expect(answer).toMatchObject({ status, details: { fields: { startsAt: expect.any(String) } } })
  })
})
