import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exportAccount } from '@/contract/account'
import { updateSeason, listSeasons } from '@/contract/admin/admin-season'
import { removeCharacter, syncCharacter } from '@/contract/character'
import { getWishlistGear } from '@/contract/gear'
import { importGear } from '@/contract/gear-import'
import { refreshCharacters } from '../../../server/characters/refresh-characters'
import { characters, gearItems } from '../../../server/database/schema'
import { createTestBackend, type TestBackend } from '../../support/backend/backend'
import { make, rejection } from '../../support/backend/backend-calls'
import { signInPerson, type Person } from '../../support/entities'
import { HERO_HOOD, importItems } from '../../support/gear'

const DAY_MS = 24 * 60 * 60 * 1000

let backend: TestBackend
let raider: Person
let wishlistId: string
beforeEach(async () => {
  backend = await createTestBackend()
  raider = await signInPerson(backend, 'Raider#3000')
  wishlistId = await raider.createWishlist('Frostelle')
})
afterEach(() => backend.close())

async function call() {
  const { id: characterId } = await raider.character('Frostelle')
  return { token: raider.token, params: { characterId } }
}

async function readGear() {
  return raider.make(getWishlistGear, { params: { wishlistId } })
}

/** "name track level", with a star if it is worn. */
async function readItems(place?: string) {
  const { items } = await readGear()
  return items
    .filter((item) => place === undefined || item.place === place)
    .map(
      ({ name, track, itemLevel, isWorn }) => `${name} ${track} ${itemLevel}${isWorn ? ' *' : ''}`,
    )
}

/** Lets Battle.net answer the next read of equipment with these items, and syncs. */
async function syncWith(equipped_items: unknown) {
  backend.clock.now += 60_000
  backend.sandbox.script({
    match: ({ url }) => new URL(url).pathname.endsWith('/frostelle/equipment'),
    respond: () => Response.json({ equipped_items }),
  })
  await make(backend, syncCharacter, { ...(await call()), body: {} })
}

describe('owned gear: what Battle.net returns', () => {
  it('is stored with its track when the character is imported', async () => {
    expect(await readGear()).toMatchObject({ importedAt: null })
    expect(await readItems('HEAD')).toEqual(["Errant Scrollsage's Hood champion 308 *"])
    expect(await readItems('NECK')).toEqual(['Amulet of the Twin Fangs hero 321 *'])
    expect(await readItems('FINGER')).toEqual([
      "Vile Alchemist's Band hero 311 *",
      'Dawnforged Signet null 281 *',
    ])
    expect((await readGear()).items).toHaveLength(16)
  })

  it('is replaced by each sync; items of other shapes are skipped or have unknown fields', async () => {
    await syncWith([
      { item: { id: 1 }, slot: { type: 'FINGER_1' } },
      { item: { id: 2 }, slot: { type: 'FINGER_2' }, level: { value: 318 }, bonus_list: [] },
      { item: { id: 3 }, slot: { type: 'TABARD' } },
      { item: {}, slot: { type: 'HEAD' } },
      'a text',
      {
        item: { id: 4 },
        slot: { type: 'HEAD' },
        name: 'Hood',
        level: { value: 318 },
        name_description: { display_string: 'Mythic' },
      },
    ])
    expect((await readGear()).items).toEqual([
      { itemId: 1, name: null, place: 'FINGER', itemLevel: null, track: null, isWorn: true },
      { itemId: 2, name: null, place: 'FINGER', itemLevel: 318, track: null, isWorn: true },
      { itemId: 4, name: 'Hood', place: 'HEAD', itemLevel: 318, track: 'myth', isWorn: true },
    ])
    await syncWith(null)
    expect((await readGear()).items).toEqual([])
  })

  it('is deleted when Battle.net has not answered for 30 days; imported items stay', async () => {
    await importItems({ backend, person: raider })
    await backend.database
      .update(characters)
      .set({ fetchedAt: new Date(backend.clock.now - 30 * DAY_MS) })
      .where(eq(characters.name, 'Frostelle'))
    const { database, battleNet, clock } = backend
    backend.sandbox.script({
      match: ({ url }) => new URL(url).pathname.endsWith('/frostelle'),
      respond: () => Response.json({ code: 404 }, { status: 404 }),
    })
    await refreshCharacters({ database, battleNet, now: () => clock.now })
    const { id } = await raider.character('Frostelle')
    const rows = await database.select().from(gearItems).where(eq(gearItems.characterId, id))
    expect(rows.map(({ source }) => source)).toEqual(['simc'])
  })
})

describe('owned gear: imported items', () => {
  it('replace those of an earlier import, and say what is worn until the next sync', async () => {
    await importItems({ backend, person: raider }, [{ ...HERO_HOOD, itemId: 7 }])
    backend.clock.now += 60_000
    await importItems({ backend, person: raider }, [
      { ...HERO_HOOD, isWorn: true },
      { ...HERO_HOOD, itemId: 8, name: 'In a bag', itemLevel: null, bonusIds: [] },
    ])
    expect(await readGear()).toMatchObject({
      importedAt: new Date(backend.clock.now).toISOString(),
    })
    expect(await readItems()).toEqual(["Errant Scrollsage's Hood hero 321 *", 'In a bag null null'])
  })

  it('after a later sync, are still owned; Battle.net says what is worn', async () => {
    await importItems({ backend, person: raider }, [
      { ...HERO_HOOD, isWorn: true },
      { ...HERO_HOOD, itemId: 8, name: 'In a bag' },
    ])
    const worn = { item: { id: 9 }, slot: { type: 'HEAD' }, name: 'Other', level: { value: 300 } }
    await syncWith([worn])
    expect(await readItems()).toEqual([
      'Other null 300 *',
      "Errant Scrollsage's Hood hero 321",
      'In a bag hero 321',
    ])
    // An item that both sources have is listed once.
    const hood = {
      item: { id: HERO_HOOD.itemId },
      slot: { type: 'HEAD' },
      name: 'Hood',
      level: { value: 321 },
      bonus_list: [12_846],
    }
    await syncWith([hood])
    expect(await readItems()).toEqual(['Hood hero 321 *', 'In a bag hero 321'])
  })

  it('after a later sync, a copy in a bag with another item level is still owned', async () => {
    const copy = { ...HERO_HOOD, bonusIds: [] }
    await importItems({ backend, person: raider }, [{ ...copy, itemLevel: 318 }])
    const worn = { item: { id: copy.itemId }, slot: { type: 'HEAD' }, name: 'Hood' }
    await syncWith([{ ...worn, level: { value: 300 } }])
    expect(await readItems()).toEqual(['Hood null 300 *', "Errant Scrollsage's Hood null 318"])
  })

  it('of another class are rejected and change nothing', async () => {
    const body = { className: 'Rogue', items: [HERO_HOOD] }
    expect(await rejection(backend, importGear, { ...(await call()), body })).toMatchObject({
      status: 400,
      fields: { className: 'The text is for a Rogue' },
    })
    expect(await readGear()).toMatchObject({ importedAt: null })
  })

  it('two imports at the same time: one of them counts', async () => {
    const lists = [1, 2, 3].map((first) =>
      [0, 1, 2].map((n) => ({ ...HERO_HOOD, itemId: first * 10 + n })),
    )
    await Promise.all(lists.map((items) => importItems({ backend, person: raider }, items)))
    const ids = (await readGear()).items.map(({ itemId }) => itemId)
    expect(lists.map((items) => items.map(({ itemId }) => itemId))).toContainEqual(ids)
  })
})

describe('owned gear: the account', () => {
  it('the export has what each character owns', async () => {
    const { token } = raider
    await importItems({ backend, person: raider })
    const data = await make(backend, exportAccount, { token })
    const [frostelle] = data.characters
    expect(frostelle?.gear).toEqual(await readGear())
  })

  it('removing a character deletes what it owns', async () => {
    const { token, params } = await call()
    await make(backend, removeCharacter, { token, params })
    const rows = await backend.database.select().from(gearItems)
    expect(rows.filter(({ characterId }) => characterId === params.characterId)).toEqual([])
  })
})

it('owned gear: a change of the bonus ids of a season changes the track of stored items', async () => {
  const token = await backend.signIn('Admin#1000')
  const seasons = await make(backend, listSeasons, { token })
  const current = seasons.find(({ name }) => name === 'Midnight Season 2')
  expect(seasons[0]).toBe(current)
  const params = { seasonId: current?.id ?? '' }
  await make(backend, updateSeason, { token, params, body: { hero: '', myth: '12841-12854' } })
  expect(await readItems('NECK')).toEqual(['Amulet of the Twin Fangs myth 321 *'])
})
