import { describe, expect, it } from 'vitest'
import type { Call } from '@/contract/call'
import { listAvailableCharacters } from '@/contract/character'
import { readAnswer } from '@/contract/read-answer'
import { getMe, getStatus } from '@/contract/session'
import { getWishlist, updateWishlist } from '@/contract/wishlist'
import { addWishlistItem, listAvailableItems } from '@/contract/wishes'

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

  it('a wish without an id is identified by its item; without an item it is invalid', () => {
    expect(readItems([{ lootItem: CLOAK }])).toMatchObject({ items: [{ id: '7' }] })
    expect(readItems([{ id: 'x' }])).toBe('items.0.lootItem')
  })

  it('added wish: needs an id only', () => {
    expect(read(addWishlistItem, { wishlistItem: { id: 5, lootItemId: 7 } })).toEqual({ id: '5' })
  })

  it('changed wishlist: needs an id only', () => {
    expect(read(updateWishlist, { data: { wishlist: { id: 'w', name: 'B' } } })).toEqual({
      id: 'w',
      name: 'B',
    })
    expect(read(updateWishlist, { data: { unknown: true } })).toBe('id')
  })

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
    expect(read(listAvailableCharacters, [{ id: 1 }])).toBe('0.name')
  })

  it('optional fields of another type count as missing, required ones do not', () => {
    const user = { battleNetTag: 'A#1', isAuthenticated: true, id: 4, createdAt: 12 }
    expect(read(getStatus, { authenticated: true, user })).toMatchObject({
      user: { id: '4', createdAt: null },
    })
    expect(read(getStatus, { authenticated: 'yes', user })).toBe('authenticated')
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
