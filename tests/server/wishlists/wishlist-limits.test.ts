import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createWishlist,
  duplicateWishlist,
  LISTED_WISHES_MAX,
  LISTED_WISHLISTS_MAX,
  listCharacterWishlists,
  listWishlists,
  WISHLIST_ITEMS_MAX,
  WISHLISTS_PER_CHARACTER_MAX,
  WISHLISTS_PER_INSTANCE_MAX,
} from '@/contract/wishlist'
import { createTestBackend, type TestBackend } from '../../support/backend/backend'
import { make, rejection } from '../../support/backend/backend-calls'
import { fingerprint, watchStatements } from '../../support/backend/backend-tables'
import { CURRENT_RAID, findInstance, OLDER_RAID, signInPerson } from '../../support/entities'
import { insertWishlists } from '../../support/backend/wishlist-rows'
import { repeat, sendTogether } from '../simultaneous'

const FULL_RAID =
  'This character already has 20 wishlists for this raid, which is the maximum. Delete one first.'
const FULL_CHARACTER =
  'This character already has 200 wishlists, which is the maximum. Delete one first.'

let backend: TestBackend
let token: string
let characterId: string
let currentRaid: string
let olderRaid: string

beforeAll(async () => {
  backend = await createTestBackend()
  const raider = await signInPerson(backend, 'Raider#3000')
  token = raider.token
  ;({ id: characterId } = await raider.character('Kharzul'))
  currentRaid = await findInstance(backend, token, CURRENT_RAID)
  olderRaid = await findInstance(backend, token, OLDER_RAID)
})
afterAll(() => backend.close())

const bodyFor = (instanceId: string) => ({
  instanceId,
  difficulty: 'Heroic',
  specialization: 'fury',
  name: 'One more',
  isMainWishlist: true,
})

/**
 * Replaces all wishlists of the character by `count` empty ones for the raid; returns their ids.
 */
async function fill(instanceId: string, count: number) {
  await backend.database.execute(`delete from wishlists where character_id = '${characterId}'`)
  return insertWishlists(backend.database, { characterId, instanceId, count })
}

async function list() {
  return make(backend, listWishlists, { token })
}

async function countLists() {
  const lists = await make(backend, listCharacterWishlists, { token, params: { characterId } })
  return lists.length
}

describe('number of wishlists', () => {
  it('create: the last wishlist of a raid is accepted, the next one gets 409 and changes nothing', async () => {
    await fill(currentRaid, WISHLISTS_PER_INSTANCE_MAX - 1)
    const params = { characterId }
    const body = bodyFor(currentRaid)
    await make(backend, createWishlist, { token, params, body })
    const before = await fingerprint(backend.database)
    expect(await rejection(backend, createWishlist, { token, params, body })).toMatchObject({
      status: 409,
      code: 'BAD_REQUEST',
      message: FULL_RAID,
    })
    expect(await fingerprint(backend.database)).toEqual(before)
    await make(backend, createWishlist, { token, params, body: bodyFor(olderRaid) })
  })

  it('duplicate: the last wishlist of a raid is accepted, the next one gets 409 and changes nothing', async () => {
    const [wishlistId = ''] = await fill(currentRaid, WISHLISTS_PER_INSTANCE_MAX - 1)
    const params = { wishlistId }
    await make(backend, duplicateWishlist, { token, params, body: {} })
    const before = await fingerprint(backend.database)
    expect(await rejection(backend, duplicateWishlist, { token, params, body: {} })).toMatchObject({
      status: 409,
      code: 'BAD_REQUEST',
      message: FULL_RAID,
    })
    expect(await fingerprint(backend.database)).toEqual(before)
  })

  it('a character with the maximum of wishlists gets 409 for another raid too', async () => {
    // More for one raid than allowed today, as a database from before the limit may have.
    const [wishlistId = ''] = await fill(olderRaid, WISHLISTS_PER_CHARACTER_MAX - 1)
    const params = { characterId }
    await make(backend, createWishlist, { token, params, body: bodyFor(currentRaid) })
    const body = bodyFor(currentRaid)
    expect(await rejection(backend, createWishlist, { token, params, body })).toMatchObject({
      status: 409,
      message: FULL_CHARACTER,
    })
    const copy = { token, params: { wishlistId }, body: {} }
    expect(await rejection(backend, duplicateWishlist, copy)).toMatchObject({ status: 409 })
    await backend.request('DELETE', `/api/wishlists/${wishlistId}`, { token })
    await make(backend, createWishlist, { token, params, body })
  })

  it('creating and duplicating at the same time: exactly one request takes the last place', async () => {
    const [wishlistId] = await fill(currentRaid, WISHLISTS_PER_INSTANCE_MAX - 1)
    const create = () =>
      backend.request('POST', `/api/characters/${characterId}/wishlists`, {
        token,
        body: bodyFor(currentRaid),
      })
    const createOther = () =>
      backend.request('POST', `/api/characters/${characterId}/wishlists`, {
        token,
        body: { ...bodyFor(currentRaid), isMainWishlist: false },
      })
    const duplicate = () =>
      backend.request('POST', `/api/wishlists/${wishlistId}/duplicate`, { token, body: {} })
    const requests = repeat(4, () => [create, createOther, duplicate]).flat()
    expect(await sendTogether(requests)).toEqual([201, ...repeat(11, () => 409)])
    expect(await countLists()).toBe(WISHLISTS_PER_INSTANCE_MAX)
  })
})

describe('the largest answer of GET /api/wishlists', () => {
  it('more wishlists than the maximum: the first ones are returned', async () => {
    await fill(currentRaid, LISTED_WISHLISTS_MAX + 1)
    expect(await list()).toHaveLength(LISTED_WISHLISTS_MAX)
  })

  it('more wishes than the maximum: ends before the wishlist that would exceed it', async () => {
    await backend.database.execute('delete from wishlists')
    const full = LISTED_WISHES_MAX / WISHLIST_ITEMS_MAX
    await insertWishlists(backend.database, {
      characterId,
      instanceId: currentRaid,
      count: full + 1,
      wishCount: WISHLIST_ITEMS_MAX,
    })
    const lists = await list()
    expect(lists.map(({ items }) => items.length)).toEqual(repeat(full, () => WISHLIST_ITEMS_MAX))
    expect(await countLists()).toBe(full + 1)
  })

  it('is read in five parts, between which other requests are handled', async () => {
    const events: string[] = []
    const stopWatching = watchStatements(backend.database, (text) => {
      if (text.includes('from "wishlist_items"')) events.push('read')
    })
    let isListing = true
    const countTurns = () => {
      events.push('turn')
      if (isListing) setImmediate(countTurns)
    }
    countTurns()
    await list()
    isListing = false
    stopWatching()
    const changes = events.filter((event, index) => event !== events[index - 1])
    expect(changes.filter((event) => event === 'read')).toHaveLength(5)
  })
})
