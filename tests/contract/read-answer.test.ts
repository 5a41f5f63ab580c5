import { describe, expect, it } from 'vitest'
import type { Call } from '@/contract/call'
import {
  getCharacter,
  importCharacter,
  listAvailableCharacters,
  syncCharacter,
} from '@/contract/character'
import { onboardGuild } from '@/contract/guilds/guild'
import { listActiveInstances } from '@/contract/instance'
import { readAnswer } from '@/contract/read-answer'
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

function read(call: Call, body: unknown) {
  const answer = readAnswer(call, body)
  return 'value' in answer ? answer.value : answer.issue.field
}

const CLOAK = { id: '7', bossId: 'b', name: 'Cloak', rarity: 'EPIC', isTokenItem: false }
const WISHLIST = {
  id: 'w',
  name: 'A list',
  character: { id: 'c', name: 'Frostelle', className: 'Mage' },
  instance: { id: 'i', name: 'A raid' },
  difficulty: 'Heroic',
  specialization: 'frost',
  isMainWishlist: true,
}
const readItems = (items: unknown[]) =>
  read(getWishlist, { wishlist: { ...WISHLIST, items } }) as { items: unknown[] }

describe('answers of other backends', () => {
  it.each([
    ['lootItem', { lootItem: { ...CLOAK, itemSlot: 'BACK' } }],
    ['item', { item: { ...CLOAK, itemSlot: 'BACK' } }],
    ['the fields of the item', { name: 'Cloak', rarity: 'EPIC', lootItemId: 7, itemSlot: 'BACK' }],
  ])('a wish with %s: has its item, the slot of the item and its place as rank', (_, shape) => {
    const { items } = readItems([{ id: 1, ...shape }])
    expect(items).toMatchObject([
      { id: '1', lootItem: { id: '7', name: 'Cloak' }, slot: 'BACK', priority: 1 },
    ])
  })

  it('a wish that only refers to its item: the name is left empty', () => {
    expect(readItems([{ id: 'x', lootItemId: '7', slot: 'BACK' }])).toMatchObject({
      itemCount: 1,
      obtainedCount: 0,
      items: [{ id: 'x', slot: 'BACK', lootItem: { id: '7', name: '' } }],
    })
  })

  it('a wish without an id is identified by its item', () => {
    expect(readItems([{ lootItem: CLOAK }])).toMatchObject({ items: [{ id: '7' }] })
  })

  it('a wish without an item is left out; the others stay', () => {
    const answer = readAnswer(getWishlist, {
      ...WISHLIST,
      items: [{ id: 'x' }, { id: 'y', lootItem: CLOAK }, 'z'],
    })
    expect(answer).toMatchObject({
      value: { items: [{ id: 'y', lootItem: { id: '7' } }] },
      leftOut: [{ field: 'items.0.lootItem' }, { field: 'items.2' }],
    })
  })

  it('added wish: needs an id only', () => {
    expect(read(addWishlistItem, { wishlistItem: { id: 5, lootItemId: 7 } })).toEqual({ id: '5' })
  })

  it.each([undefined, null, { success: true }, { data: { unknown: true } }])(
    'an answer to a change may say nothing: %j',
    (body) => {
      for (const call of [
        addWishlistItem,
        createWishlist,
        duplicateWishlist,
        importCharacter,
        syncCharacter,
        updateWishlist,
      ]) {
        expect(read(call, body)).toEqual({})
      }
      expect(readAnswer(onboardGuild, body)).toHaveProperty('leftOut', [])
    },
  )

  it('a loot item without id is identified by an id of the game; a boss without a name is unknown', () => {
    const { id: _, ...item } = CLOAK
    const items = [{ ...item, bossId: 3, itemId: 99, boss: { id: 3 } }]
    expect(read(listAvailableItems, items)).toMatchObject([{ id: '99', bossId: '3', boss: null }])
    expect(read(listAvailableItems, { items: [{ ...CLOAK, boss: { name: 'B' } }] })).toMatchObject([
      { boss: { id: 'b', name: 'B' } },
    ])
  })

  it('available characters: a name is enough; what was received is kept untouched', () => {
    const received = { name: 'Frostelle', key: [1], level: 'max', realm: { name: 'Silvermoon' } }
    expect(read(listAvailableCharacters, { characters: [received] })).toEqual([
      { name: 'Frostelle', received },
    ])
    expect(read(listAvailableCharacters, [{ id: 1 }])).toEqual([])
  })

  it('a value of another type is converted, or counts as missing', () => {
    const user = { battleNetTag: 'A#1', isAuthenticated: 'true', id: 4, createdAt: 12 }
    expect(read(getStatus, { authenticated: 1, user })).toMatchObject({
      authenticated: true,
      user: { id: '4', createdAt: '12', isAuthenticated: true },
    })
    const character = { id: 'c', name: 'F', level: '80', itemLevel: 'high', guild: { id: 'g' } }
    expect(read(getCharacter, character)).toMatchObject({
      level: 80,
      itemLevel: null,
      guild: null,
    })
  })

  it('an id and a name are enough: everything else has its default', () => {
    expect(read(listActiveInstances, [{ id: 1, name: 'A raid' }])).toMatchObject([
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
    expect(read(listAvailableItems, [{ id: 1, name: 'Cloak' }])).toMatchObject([
      { rarity: 'EPIC', isTokenItem: false, bossId: '' },
    ])
    expect(read(listCharacterWishlists, [{ id: 1, name: 'A list' }])).toMatchObject([
      { isMainWishlist: false, difficulty: '', character: { id: '' }, instance: { name: '' } },
    ])
  })

  it('entities beside a field: an object, a name, or an id', () => {
    const lists = [
      { character: { id: 3, name: 'F' }, instance: 'A raid' },
      { characterId: 3, characterName: 'F', instanceId: 4 },
    ].map((list, index) => ({ ...list, id: index, name: 'A list' }))
    expect(read(listCharacterWishlists, lists)).toMatchObject([
      { character: { id: '3', name: 'F', className: '' }, instance: { id: '', name: 'A raid' } },
      { character: { id: '3', name: 'F' }, instance: { id: '4', name: '' } },
    ])
    expect(readItems([{ id: 5, name: 'Cloak', itemSlot: 'BACK', bossName: 'B' }])).toMatchObject({
      items: [{ id: '5', slot: 'BACK', lootItem: { name: 'Cloak', boss: { name: 'B' } } }],
    })
  })

  it('the number of characters follows from whatever the answer has', () => {
    for (const body of [
      { characterCount: 1 },
      { hasCharacters: true },
      [{}],
      { characters: [1] },
    ]) {
      expect(read(getMyCharacterCount, body)).toMatchObject({ characterCount: 1 })
    }
    expect(read(getMyCharacterCount, { hasCharacters: false })).toMatchObject({ characterCount: 0 })
  })

  it('a status that has a user only is that of a signed-in user', () => {
    expect(read(getStatus, { user: { battleNetTag: 'A#1' } })).toMatchObject({
      authenticated: true,
      user: { battleNetTag: 'A#1', isAuthenticated: true },
    })
    expect(read(getStatus, { user: null })).toMatchObject({ authenticated: false })
  })

  it('features of another shape count as none', () => {
    expect(read(getStatus, { authenticated: false, features: { a: true } })).toMatchObject({
      features: null,
    })
  })

  it('the current user needs a BattleTag only', () => {
    expect(read(getMe, { battleNetTag: 'A#1' })).toMatchObject({ isAuthenticated: true })
  })
})
