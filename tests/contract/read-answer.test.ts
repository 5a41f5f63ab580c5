import { describe, expect, it } from 'vitest'
import {
  getCharacter,
  importCharacter,
  listAvailableCharacters,
  syncCharacter,
} from '@/contract/character'
import { listGuilds, onboardGuild } from '@/contract/guilds/guild'
import { listActiveInstances } from '@/contract/instance'
import { readAnswer } from '@/contract/answers/read-answer'
import { getMe, getMyCharacterCount, getStatus } from '@/contract/session'
import {
  createWishlist,
  duplicateWishlist,
  getWishlist,
  listCharacterWishlists,
  updateWishlist,
} from '@/contract/wishlist'
import { addWishlistItem, listAvailableItems } from '@/contract/wishes'
import { DIFFICULTIES } from '@/game/difficulties'
import { CLOAK, read, readItems, WISHLIST } from './other-backend-answers'

const wish = (id: string, priority?: unknown) => ({ id, priority, lootItem: CLOAK })

describe('answers of other backends', () => {
  it.each([
    ['lootItem', { lootItem: { ...CLOAK, itemSlot: 'BACK' } }],
    ['item', { item: { ...CLOAK, itemSlot: 'BACK' } }],
    ['the fields of the item', { name: 'Cloak', rarity: 'EPIC', lootItemId: 7, itemSlot: 'BACK' }],
  ])(
    'a wish with %s: has its item, the slot of the item and its place as rank',
    async (_, shape) => {
      const { items } = await readItems([{ id: 1, ...shape }])
      expect(items).toMatchObject([
        { id: '1', lootItem: { id: '7', name: 'Cloak' }, slot: 'BACK', priority: 1 },
      ])
    },
  )

  it('a wish that only refers to its item: the name is left empty', async () => {
    expect(await readItems([{ id: 'x', lootItemId: '7', slot: 'BACK' }])).toMatchObject({
      itemCount: 1,
      obtainedCount: 0,
      items: [{ id: 'x', slot: 'BACK', lootItem: { id: '7', name: '' } }],
    })
  })

  it('a wish without an id is identified by its item', async () => {
    expect(await readItems([{ lootItem: CLOAK }])).toMatchObject({ items: [{ id: '7' }] })
  })

  it('a wish without an item is left out; the others stay', async () => {
    const answer = await readAnswer(getWishlist, {
      ...WISHLIST,
      items: [{ id: 'x' }, { id: 'y', lootItem: CLOAK }, 'z'],
    })
    expect(answer).toMatchObject({
      value: { items: [{ id: 'y', lootItem: { id: '7' } }] },
      leftOut: [{ field: 'items.0.lootItem' }, { field: 'items.2' }],
    })
  })

  it('added wish: needs an id only', async () => {
    expect(await read(addWishlistItem, { wishlistItem: { id: 5, lootItemId: 7 } })).toEqual({
      id: '5',
    })
  })

  it.each([null, { success: true }, { data: { unknown: true } }])(
    'an answer to a change may say nothing: %j',
    async (body) => {
      for (const call of [
        addWishlistItem,
        createWishlist,
        duplicateWishlist,
        importCharacter,
        syncCharacter,
        updateWishlist,
      ]) {
        const { id, name, isMainWishlist } = (await read(call, body)) as Record<string, unknown>
        expect([call.path, id, name, isMainWishlist]).toEqual([
          call.path,
          undefined,
          undefined,
          undefined,
        ])
      }
      expect(await readAnswer(onboardGuild, body)).toHaveProperty('leftOut', [])
    },
  )

  it('a loot item without id is identified by an id of the game; a boss without a name is unknown', async () => {
    const { id: _, ...item } = CLOAK
    const items = [{ ...item, bossId: 3, itemId: 99, boss: { id: 3 } }]
    expect(await read(listAvailableItems, items)).toMatchObject([
      { id: '99', bossId: '3', boss: null },
    ])
    expect(
      await read(listAvailableItems, { items: [{ ...CLOAK, boss: { name: 'B' } }] }),
    ).toMatchObject([{ boss: { id: 'b', name: 'B' } }])
  })

  it('available characters: a name is enough; what was received is kept untouched', async () => {
    const received = { name: 'Frostelle', key: [1], level: 'max', realm: { name: 'Silvermoon' } }
    expect(await read(listAvailableCharacters, { characters: [received] })).toEqual([
      { name: 'Frostelle', level: null, realm: 'Silvermoon', received },
    ])
    expect(await read(listAvailableCharacters, [{ id: 1 }, received])).toMatchObject([{ received }])
  })

  it('a new wishlist may refer to its instance by name', async () => {
    const body = { id: 4, name: 'A list', instance: 'A raid', character: null }
    expect(await read(createWishlist, body)).toMatchObject({ id: '4', name: 'A list' })
  })

  it('the priorities that are sent count for the order, not the places in the answer', async () => {
    expect(await readItems([wish('c', 3), wish('a', '1'), wish('b', 2)])).toMatchObject({
      items: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    })
    expect(await readItems([wish('a', 0), wish('b', 0), wish('c', 0)])).toMatchObject({
      items: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    })
    expect(await readItems([wish('a'), wish('b', 'HIGH'), wish('c')])).toMatchObject({
      items: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    })
  })

  it('obtained, imported, and a realm as an object are read', async () => {
    expect(await readItems([{ id: 'x', lootItem: CLOAK, obtained: true }])).toMatchObject({
      obtainedCount: 1,
      items: [{ isObtained: true }],
    })
    const realm = { name: 'Argent Dawn', slug: 'argent-dawn' }
    const received = { id: 1, name: 'Frostelle', realm, imported: true }
    const expected = { name: 'Frostelle', realm: 'Argent Dawn', realmSlug: 'argent-dawn' }
    expect(await read(getCharacter, received)).toMatchObject(expected)
    expect(await read(listAvailableCharacters, [received])).toMatchObject([
      { ...expected, isImported: true, received },
    ])
    expect(await read(syncCharacter, received)).toMatchObject(expected)
    expect(await read(importCharacter, { character: received })).toMatchObject({
      character: expected,
    })
    const guild = { id: 1, name: 'Ashen Vanguard', realm }
    expect(await read(listGuilds, [guild])).toMatchObject([{ realm: 'Argent Dawn' }])
    expect(await read(onboardGuild, guild)).toMatchObject({ realm: 'Argent Dawn' })
  })

  it('a value of another type is converted, or counts as missing', async () => {
    const user = { battleNetTag: 'A#1', isAuthenticated: 'true', id: 4, createdAt: 12 }
    expect(await read(getStatus, { authenticated: 1, user })).toMatchObject({
      authenticated: true,
      user: { id: '4', createdAt: '12', isAuthenticated: true },
    })
    const character = { id: 'c', name: 'F', level: '80', itemLevel: 'high', guild: { id: 'g' } }
    expect(await read(getCharacter, character)).toMatchObject({
      level: 80,
      itemLevel: null,
      guild: null,
    })
  })

  it('an id and a name are enough: everything else has its default', async () => {
    expect(await read(listActiveInstances, [{ id: 1, name: 'A raid' }])).toMatchObject([
      {
        id: '1',
        name: 'A raid',
        slug: '',
        isActive: true,
        isCurrentTier: false,
        sortOrder: 1,
        availableDifficulties: DIFFICULTIES,
      },
    ])
    expect(await read(listAvailableItems, [{ id: 1, name: 'Cloak' }])).toMatchObject([
      { rarity: 'EPIC', isTokenItem: false, bossId: '' },
    ])
    expect(await read(listCharacterWishlists, [{ id: 1, name: 'A list' }])).toMatchObject([
      { isMainWishlist: false, difficulty: '', character: { id: '' }, instance: { name: '' } },
    ])
  })

  it('entities beside a field: an object, a name, or an id', async () => {
    const lists = [
      { character: { id: 3, name: 'F' }, instance: 'A raid' },
      { characterId: 3, characterName: 'F', instanceId: 4 },
    ].map((list, index) => ({ ...list, id: index, name: 'A list' }))
    expect(await read(listCharacterWishlists, lists)).toMatchObject([
      { character: { id: '3', name: 'F', className: '' }, instance: { id: '', name: 'A raid' } },
      { character: { id: '3', name: 'F' }, instance: { id: '4', name: '' } },
    ])
    expect(
      await readItems([{ id: 5, name: 'Cloak', itemSlot: 'BACK', bossName: 'B' }]),
    ).toMatchObject({
      items: [{ id: '5', slot: 'BACK', lootItem: { name: 'Cloak', boss: { name: 'B' } } }],
    })
  })

  it('an answer whose fields are all unknown is no answer to a read', async () => {
    expect(await read(getStatus, { unknown: true })).toBe('(whole answer)')
    expect(await read(getStatus, { features: null })).toMatchObject({ authenticated: false })
  })

  it('the number of characters is 1 or 0 if the answer only says whether there are any', async () => {
    expect(await read(getMyCharacterCount, { hasCharacters: true })).toMatchObject({
      characterCount: 1,
    })
    expect(await read(getMyCharacterCount, { hasCharacters: false })).toMatchObject({
      characterCount: 0,
    })
    expect(await read(getMyCharacterCount, {})).toBe('characterCount')
  })

  it('a status that has a user only is that of a signed-in user', async () => {
    expect(await read(getStatus, {})).toMatchObject({ authenticated: false })
    expect(
      await read(getStatus, { authenticated: null, user: { battleNetTag: 'A#1' } }),
    ).toMatchObject({
      authenticated: true,
      user: { battleNetTag: 'A#1', isAuthenticated: true },
    })
  })

  it('features of another shape count as none', async () => {
    expect(await read(getStatus, { authenticated: false, features: { a: true } })).toMatchObject({
      features: null,
    })
  })

  it('a time zone that the runtime does not know counts as missing', async () => {
    const guild = { id: 'a', name: 'Ashen Vanguard' }
    const answer = await read(listGuilds, [
      { ...guild, timeZone: 'Europe/Paris' },
      { ...guild, timeZone: 'Azeroth/Stormwind' },
    ])
    expect(answer).toMatchObject([{ timeZone: 'Europe/Paris' }, { timeZone: null }])
  })

  it('the current user needs a BattleTag only', async () => {
    expect(await read(getMe, { battleNetTag: 'A#1' })).toMatchObject({ isAuthenticated: true })
  })
})
