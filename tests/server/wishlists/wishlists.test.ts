import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createWishlist,
  deleteWishlist,
  duplicateWishlist,
  getWishlist,
  listCharacterWishlists,
  listWishlists,
  updateWishlist,
} from '@/contract/wishlist'
import { deletedWishlists, wishlists } from '../../../server/database/schema'
import { createSharedBackend } from '../../support/backend/backend'
import { fingerprint } from '../../support/backend/backend-tables'
import { CURRENT_RAID, findInstance, OLDER_RAID, signInPerson } from '../../support/entities'

const backend = await createSharedBackend()
const raider = await signInPerson(backend, 'Raider#3000')
const { token } = raider
const inactive = (await backend.database.query.instances.findMany()).find(
  ({ isActive }) => !isActive,
)?.id
// A character may have only a limited number of wishlists for a raid.
afterEach(() => backend.database.delete(wishlists))

async function read(wishlistId: string) {
  return raider.make(getWishlist, { params: { wishlistId } })
}

async function update(wishlistId: string, body: object) {
  return raider.make(updateWishlist, { params: { wishlistId }, body })
}

// First, because the other tests delete the seeded wishlists.
const countLists = async (query: object) => (await raider.make(listWishlists, { query })).length

it('the seeded wishlists, by their main mark and tier', async () => {
  expect(await countLists({})).toBe(3)
  expect(await countLists({ main: 'true' })).toBe(2)
  expect(await countLists({ main: 'false' })).toBe(1)
  expect(await countLists({ currentTier: 'true' })).toBe(2)
  expect(await countLists({ currentTier: 'false' })).toBe(1)
  expect(await countLists({ main: 'true', currentTier: 'false' })).toBe(0)
})

describe('main wishlist', () => {
  it('a new main wishlist of the same raid, difficulty and specialization replaces it', async () => {
    const first = await raider.createWishlist('Kharzul', { isMainWishlist: true })
    const second = await raider.createWishlist('Kharzul', { isMainWishlist: true })
    expect((await read(first)).isMainWishlist).toBe(false)
    expect((await read(second)).isMainWishlist).toBe(true)
  })

  it.each([
    ['difficulty', { difficulty: 'Mythic' }],
    ['specialization', { specialization: 'arms' }],
    ['raid', { instanceSlug: OLDER_RAID }],
  ] as const)('a main wishlist of another %s does not replace it', async (_, changes) => {
    const first = await raider.createWishlist('Kharzul', { isMainWishlist: true })
    await raider.createWishlist('Kharzul', { isMainWishlist: true, ...changes })
    expect((await read(first)).isMainWishlist).toBe(true)
  })

  it('an update sets and clears it; clearing does not restore the previous one', async () => {
    const first = await raider.createWishlist('Kharzul', { isMainWishlist: true })
    const second = await raider.createWishlist('Kharzul')
    expect(await update(second, { isMainWishlist: true })).toMatchObject({ isMainWishlist: true })
    expect((await read(first)).isMainWishlist).toBe(false)
    expect(await update(second, { isMainWishlist: false })).toMatchObject({ isMainWishlist: false })
    expect((await read(first)).isMainWishlist).toBe(false)
  })

  it('a main wishlist that is set again or renamed stays main', async () => {
    const id = await raider.createWishlist('Kharzul', { isMainWishlist: true })
    expect(await update(id, { isMainWishlist: true })).toMatchObject({ isMainWishlist: true })
    expect(await update(id, { name: 'New' })).toMatchObject({ isMainWishlist: true, name: 'New' })
  })
})

describe('read wishlist', () => {
  it('the raid has its bosses in the order of their pulls', async () => {
    const { instance } = await read(await raider.createWishlist('Kharzul'))
    const orders = instance.bosses?.map(({ encounterOrder }) => encounterOrder)
    expect(orders).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(instance.bosses?.[0]).toMatchObject({ name: "Nek'zali the Soulcoiler" })
  })
})

describe('create wishlist', () => {
  it.each([
    ['an unknown raid', { instanceId: 'nowhere' }, { instanceId: 'Please select an instance' }],
    ['an inactive raid', { instanceId: inactive }, { instanceId: 'Please select an instance' }],
    [
      "another class's specialization",
      { specialization: 'holy' },
      { specialization: 'Warrior does not have that specialization' },
    ],
  ])('%s is rejected and changes nothing', async (_, wrong, fields) => {
    const { id: characterId } = await raider.character('Kharzul')
    const instanceId = await findInstance(backend, token, OLDER_RAID)
    const right = { instanceId, difficulty: 'Heroic', specialization: 'fury', name: 'A list' }
    const before = await fingerprint(backend.database)
    const body = { ...right, isMainWishlist: true, ...wrong }
    const params = { characterId }
    expect(await raider.rejection(createWishlist, { params, body })).toMatchObject({
      status: 400,
      code: 'VALIDATION_ERROR',
      fields,
    })
    expect(await fingerprint(backend.database)).toEqual(before)
  })

  it('is empty, with its character and raid; the name is trimmed and may have 150 characters', async () => {
    const name = 'x'.repeat(150)
    const id = await raider.createWishlist('Kharzul', { name: `  ${name} `, difficulty: 'LFR' })
    expect(await read(id)).toMatchObject({
      name,
      difficulty: 'LFR',
      specialization: 'fury',
      isMainWishlist: false,
      character: { name: 'Kharzul' },
      instance: { slug: CURRENT_RAID },
      itemCount: 0,
      obtainedCount: 0,
    })
  })
})

describe('list wishlists', () => {
  it("GET of a character's wishlists returns only theirs", async () => {
    await raider.createWishlist('Kharzul')
    const id = await raider.createWishlist('Frostelle')
    const { id: characterId } = await raider.character('Frostelle')
    const lists = await raider.make(listCharacterWishlists, { params: { characterId } })
    expect(lists.map((list) => list.id)).toEqual([id])
  })
})

describe('delete wishlist', () => {
  it('deletes the wishlist and its wishes, and keeps nothing of it but for the undo', async () => {
    const other = await raider.createWishlist('Frostelle')
    const before = await fingerprint(backend.database)
    const wishlistId = await raider.createWishlist('Frostelle')
    await raider.addItems(wishlistId, 'TRINKET', 2)
    await raider.make(deleteWishlist, { params: { wishlistId } })
    await backend.database.delete(deletedWishlists)
    expect(await fingerprint(backend.database)).toEqual(before)
    const again = await raider.rejection(deleteWishlist, { params: { wishlistId } })
    expect(again.status).toBe(404)
    expect((await read(other)).id).toBe(other)
  })
})

describe('duplicate wishlist', () => {
  let original: string

  beforeEach(async () => {
    original = await raider.createWishlist('Frostelle', { isMainWishlist: true, name: 'Mine' })
    const [first, second] = await raider.addItems(original, 'TRINKET', 2)
    await update(original, {
      items: [
        { id: first, note: 'First!', isObtained: true },
        { id: second, isObtained: true },
      ],
    })
  })

  async function duplicate(body: object) {
    const params = { wishlistId: original }
    const { id } = await raider.make(duplicateWishlist, { params, body })
    return read(id)
  }

  it('the copy has the wishes with notes and ranks, none obtained, and is not main', async () => {
    const copy = await duplicate({})
    const { items } = await read(original)
    expect(copy).toMatchObject({ name: 'Mine (copy)', isMainWishlist: false, obtainedCount: 0 })
    expect(
      copy.items.map(({ lootItem, slot, priority, note }) => [lootItem.id, slot, priority, note]),
    ).toEqual(
      items.map(({ lootItem, slot, priority, note }) => [lootItem.id, slot, priority, note]),
    )
    expect(copy.items.map(({ isObtained }) => isObtained)).toEqual([false, false])
    const ids = new Set([...copy.items, ...items].map(({ id }) => id))
    expect(ids.size).toBe(4)
  })

  it('the original is not changed', async () => {
    const before = await read(original)
    await duplicate({ difficulty: 'Mythic' })
    expect(await read(original)).toEqual(before)
  })

  it.each([
    [{ difficulty: 'Mythic' }, 'The Venomous Abyss - Mythic (Frost)'],
    [{ specialization: 'fire' }, 'The Venomous Abyss - Heroic (Fire)'],
    [{ name: 'Named', specialization: 'arcane' }, 'Named'],
    [{ difficulty: 'Heroic', specialization: 'frost' }, 'Mine (copy)'],
  ])('body %o: the copy is named %s', async (body, name) => {
    const copy = await duplicate(body)
    expect(copy).toMatchObject({ ...body, name })
  })

  it('the name of the copy of a wishlist with the longest name is cut to fit', async () => {
    await update(original, { name: 'n'.repeat(150) })
    const { name } = await duplicate({})
    expect(name).toBe(`${'n'.repeat(143)} (copy)`)
  })

  it('the cut name does not end in half an emoji', async () => {
    await update(original, { name: `${'n'.repeat(142)}😀nnn` })
    const { name } = await duplicate({})
    expect(name).toBe(`${'n'.repeat(142)} (copy)`)
  })

  it('a specialization of another class is rejected', async () => {
    const before = await fingerprint(backend.database)
    const params = { wishlistId: original }
    const body = { specialization: 'fury' }
    const { fields } = await raider.rejection(duplicateWishlist, { params, body })
    expect(fields).toEqual({ specialization: 'Mage does not have that specialization' })
    expect(await fingerprint(backend.database)).toEqual(before)
  })
})
