import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listAvailableCharacters } from '@/contract/character'
import { listGuilds } from '@/contract/guild'
import { listAvailableItems, listCharacterWishlists } from '@/contract/wishlist'
import { characters, guilds } from '../../../server/database/schema'
import { createTestBackend, type TestBackend } from '../../support/backend'
import { make } from '../../support/backend-calls'
import { comeBack, startSignIn } from '../../support/backend-sign-in'
import {
  CURRENT_RAID,
  findInstance,
  OLDER_RAID,
  signInPerson,
  type Person,
} from '../../support/entities'

let backend: TestBackend
let raider: Person
let token: string

beforeAll(async () => {
  backend = await createTestBackend()
  raider = await signInPerson(backend, 'Raider#3000')
  token = raider.token
})
afterAll(() => backend.close())

function ascending(one: number, other: number) {
  return one - other
}

/** Sends all requests before any is answered; their statuses, sorted. */
async function together(requests: (() => Promise<{ status: number }>)[]) {
  const answers = await Promise.all(requests.map((request) => request()))
  return answers.map(({ status }) => status).toSorted(ascending)
}

function repeat<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

async function offered(wishlistId: string, slot = 'TRINKET') {
  const items = await make(backend, listAvailableItems, { token, params: { wishlistId, slot } })
  return items.map(({ id }) => id)
}

async function expectDense(wishlistId: string, count: number) {
  const priorities = (await raider.readItems(wishlistId)).map(({ priority }) => priority)
  expect(priorities).toEqual(repeat(count, (index) => index + 1))
}

function add(wishlistId: string, body: object) {
  return () => backend.request('POST', `/api/wishlists/${wishlistId}/items`, { token, body })
}
function remove(wishlistId: string, itemId = '') {
  return () => backend.request('DELETE', `/api/wishlists/${wishlistId}/items/${itemId}`, { token })
}
function reorder(wishlistId: string, itemOrder: string[]) {
  return () =>
    backend.request('PUT', `/api/wishlists/${wishlistId}`, { token, body: { itemOrder } })
}

describe('edits of one list at the same time', () => {
  it('that add to the top keep the ranks dense', async () => {
    const wishlistId = await raider.createWishlist('Frostelle')
    const items = await offered(wishlistId)
    const adds = items.map((lootItemId) =>
      add(wishlistId, { lootItemId, slot: 'TRINKET', priority: 1 }),
    )
    expect(await together(adds)).toEqual(items.map(() => 201))
    await expectDense(wishlistId, items.length)
  })

  it('that add, remove and reorder keep the ranks dense', async () => {
    const wishlistId = await raider.createWishlist('Frostelle', { instanceSlug: OLDER_RAID })
    const ids = await raider.addItems(wishlistId, 'TRINKET', 4)
    const more = await offered(wishlistId, 'FINGER')
    const statuses = await together([
      ...more.map((lootItemId) => add(wishlistId, { lootItemId, slot: 'FINGER', priority: 2 })),
      remove(wishlistId, ids[0]),
      reorder(wishlistId, ids.toReversed()),
      remove(wishlistId, ids[2]),
      reorder(wishlistId, ids),
    ])
    expect(statuses).toEqual([200, 200, ...more.map(() => 201), 204, 204].toSorted(ascending))
    await expectDense(wishlistId, 2 + more.length)
  })

  it('that resend one add make one item', async () => {
    const wishlistId = await raider.createWishlist('Frostelle')
    const [lootItemId] = await offered(wishlistId)
    const body = { id: randomUUID(), lootItemId, slot: 'TRINKET' }
    expect(await together(repeat(5, () => add(wishlistId, body)))).toEqual([
      200, 200, 200, 200, 201,
    ])
    await expectDense(wishlistId, 1)
  })

  it('that add the same item make one item', async () => {
    const wishlistId = await raider.createWishlist('Frostelle')
    const [lootItemId] = await offered(wishlistId)
    const body = { lootItemId, slot: 'TRINKET' }
    expect(await together(repeat(5, () => add(wishlistId, body)))).toEqual([
      201, 409, 409, 409, 409,
    ])
    await expectDense(wishlistId, 1)
  })

  it('that remove the same item remove it once', async () => {
    const wishlistId = await raider.createWishlist('Frostelle')
    const [first] = await raider.addItems(wishlistId, 'TRINKET', 3)
    expect(await together(repeat(3, () => remove(wishlistId, first)))).toEqual([204, 404, 404])
    await expectDense(wishlistId, 2)
  })

  it('that delete the list under the others answer none of them with an error', async () => {
    const wishlistId = await raider.createWishlist('Frostelle')
    const items = await offered(wishlistId)
    const statuses = await together([
      ...items.slice(0, 3).map((lootItemId) => add(wishlistId, { lootItemId, slot: 'TRINKET' })),
      () => backend.request('DELETE', `/api/wishlists/${wishlistId}`, { token }),
      ...items.slice(3, 6).map((lootItemId) => add(wishlistId, { lootItemId, slot: 'TRINKET' })),
    ])
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(statuses).toContain(204)
  })
})

async function mainCount(specialization: string) {
  const { id: characterId } = await raider.character('Kharzul')
  const lists = await make(backend, listCharacterWishlists, { token, params: { characterId } })
  const ofGroup = lists.filter(
    (list) => list.difficulty === 'Mythic' && list.specialization === specialization,
  )
  return ofGroup.filter(({ isMainWishlist }) => isMainWishlist).length
}

async function create(specialization: string) {
  const { id: characterId } = await raider.character('Kharzul')
  const body = {
    instanceId: await findInstance(backend, token, CURRENT_RAID),
    difficulty: 'Mythic',
    specialization,
    name: 'Main',
    isMainWishlist: true,
  }
  return () => backend.request('POST', `/api/characters/${characterId}/wishlists`, { token, body })
}

function choose(wishlistId: string) {
  const body = { isMainWishlist: true, name: 'Chosen' }
  return () => backend.request('PUT', `/api/wishlists/${wishlistId}`, { token, body })
}

async function lists(count: number, specialization: string) {
  const ids: string[] = []
  for (const difficulty of repeat(count, () => 'Mythic' as const)) {
    ids.push(await raider.createWishlist('Kharzul', { difficulty, specialization }))
  }
  return ids
}

describe('main wishlists at the same time', () => {
  it('are created, and one stays main', async () => {
    const one = await create('fury')
    expect(await together(repeat(10, () => one))).toEqual(repeat(10, () => 201))
    expect(await mainCount('fury')).toBe(1)
  })

  it('are chosen, and one stays main', async () => {
    const ids = await lists(8, 'arms')
    // Each twice, so that one is main already when another is chosen.
    expect(await together([...ids, ...ids].map(choose))).toEqual(repeat(16, () => 200))
    expect(await mainCount('arms')).toBe(1)
  })

  it('are created and chosen, and one stays main', async () => {
    const ids = await lists(5, 'protection')
    const one = await create('protection')
    const statuses = await together([...ids.map(choose), one, ...ids.map(choose), one, one])
    expect(statuses).toEqual([...repeat(10, () => 200), ...repeat(3, () => 201)])
    expect(await mainCount('protection')).toBe(1)
  })
})

describe('people at the same time', () => {
  it('import one character once', async () => {
    const newcomer = await backend.signIn('Newcomer#2000')
    const [character] = await make(backend, listAvailableCharacters, { token: newcomer })
    const body = { character }
    const statuses = await together(
      repeat(
        4,
        () => () => backend.request('POST', '/api/characters/import', { token: newcomer, body }),
      ),
    )
    expect(statuses).toEqual([201, 409, 409, 409])
  })

  it('import into one guild that is new', async () => {
    await backend.database.delete(characters)
    await backend.database.delete(guilds)
    const members = {
      'Admin#1000': 'Thaldorimend',
      'Newcomer#2000': 'Brannoch',
      'Raider#3000': 'Frostelle',
    }
    const imports: (() => Promise<{ status: number }>)[] = []
    for (const [battleTag, name] of Object.entries(members)) {
      const token = await backend.signIn(battleTag)
      const available = await make(backend, listAvailableCharacters, { token })
      const body = { character: available.find((character) => character.name === name) }
      imports.push(() => backend.request('POST', '/api/characters/import', { token, body }))
    }
    expect(await together(imports)).toEqual([201, 201, 201])
    expect(await backend.database.$count(guilds)).toBe(1)
  })

  it('onboard one guild', async () => {
    const [guild] = await make(backend, listGuilds, { token })
    const body = { guildId: guild?.id }
    const onboard = () => backend.request('POST', '/api/guilds/onboard', { token, body })
    expect(await together(repeat(5, () => onboard))).toEqual(repeat(5, () => 200))
    const [onboarded] = await make(backend, listGuilds, { token })
    expect(onboarded).toMatchObject({ memberCount: 24, rank: 'Officer' })
  })

  it('follow one callback, and one of them is signed in', async () => {
    const { page, cookie } = await startSignIn(backend)
    const callback = backend.sandbox.visit(page, { battleTag: 'Raider#3000', sharesProfile: true })
    const answers = await Promise.all(repeat(4, () => comeBack(backend, callback, cookie)))
    expect(answers.filter(({ fragment }) => fragment.token)).toHaveLength(1)
    expect(answers.filter(({ fragment }) => fragment.error === 'SESSION_EXPIRED')).toHaveLength(3)
  })
})
