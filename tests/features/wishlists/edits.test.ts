import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LootItem } from '@/contract/loot-item'
import type { WishlistItem, WishlistWithItems } from '@/contract/wishlist'
import { applyEdits, type WishlistEdit } from '@/features/wishlists/edits'
import { SLOTS, type Slot } from '@/game/items'

function lootItem(id: string): LootItem {
  return { id, bossId: 'boss', name: `Item ${id}`, rarity: 'EPIC', isTokenItem: false }
}

function listOf(items: readonly Omit<WishlistItem, 'priority'>[]): WishlistWithItems {
  return {
    id: 'list',
    name: 'A list',
    character: { id: 'c', name: 'Frostelle', className: 'Mage' },
    instance: { id: 'i', name: 'The Venomous Abyss' },
    difficulty: 'Heroic',
    specialization: 'frost',
    isMainWishlist: false,
    itemCount: items.length,
    obtainedCount: items.filter((item) => item.isObtained).length,
    items: items.map((item, index) => ({ ...item, priority: index + 1 })),
  }
}

// Few ids and items, so that edits meet each other.
const wishId: fc.Arbitrary<string> = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const slot = fc.constantFrom(...SLOTS.slice(0, 2))
const loot = fc.constantFrom('1', '2', '3', '4').map(lootItem)
const note = fc.option(fc.constantFrom('soon', 'later'))

const wish = fc.record({ id: wishId, lootItem: loot, slot, note, isObtained: fc.boolean() })
const list = fc
  .uniqueArray(wish, {
    comparator: (a, b) => a.id === b.id || (a.lootItem.id === b.lootItem.id && a.slot === b.slot),
    maxLength: 6,
  })
  .map(listOf)

const edit: fc.Arbitrary<WishlistEdit> = fc.oneof(
  fc.record(
    {
      type: fc.constant('add' as const),
      id: wishId,
      lootItem: loot,
      slot,
      priority: fc.integer({ min: 1, max: 9 }),
      note,
      isObtained: fc.boolean(),
    },
    { requiredKeys: ['type', 'id', 'lootItem', 'slot'] },
  ),
  fc.record({ type: fc.constant('remove' as const), id: wishId }),
  fc.record(
    { type: fc.constant('change' as const), id: wishId, note, isObtained: fc.boolean() },
    { requiredKeys: ['type', 'id'] },
  ),
  fc.record({
    type: fc.constant('move' as const),
    id: fc.oneof(wishId, fc.constant('unknown')),
    rank: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ type: fc.constant('rename' as const), name: fc.constantFrom('One', 'Two') }),
  fc.record({ type: fc.constant('main' as const) }),
)
const edits = fc.array(edit, { maxLength: 12 })

const ids = ({ items }: WishlistWithItems) => items.map((item) => item.id)

describe('applyEdits', () => {
  it('keeps ranks dense, whatever the edits', () => {
    fc.assert(
      fc.property(list, edits, (before, changes) => {
        const { items } = applyEdits(before, changes)
        expect(items.map((item) => item.priority)).toEqual(items.map((_, index) => index + 1))
      }),
    )
  })

  it('keeps its counts true', () => {
    fc.assert(
      fc.property(list, edits, (before, changes) => {
        const after = applyEdits(before, changes)
        expect(after.itemCount).toBe(after.items.length)
        expect(after.obtainedCount).toBe(after.items.filter((item) => item.isObtained).length)
      }),
    )
  })

  it('doubles no id, and no item in a slot', () => {
    fc.assert(
      fc.property(list, edits, (before, changes) => {
        const after = applyEdits(before, changes)
        const places = after.items.map((item) => `${item.lootItem.id} ${item.slot}`)
        expect(new Set(ids(after)).size).toBe(after.items.length)
        expect(new Set(places).size).toBe(after.items.length)
      }),
    )
  })

  it('loses nothing but what is removed', () => {
    fc.assert(
      fc.property(list, edits, (before, changes) => {
        const removed = new Set(
          changes.flatMap((change) => (change.type === 'remove' ? [change.id] : [])),
        )
        const after = new Set(ids(applyEdits(before, changes)))
        for (const id of ids(before)) expect(after.has(id) || removed.has(id)).toBe(true)
      }),
    )
  })

  it('does an edit once, however often it is replayed', () => {
    fc.assert(
      fc.property(list, edit, (before, change) => {
        const once = applyEdits(before, [change])
        expect(applyEdits(once, [change])).toEqual(once)
        expect(applyEdits(before, [change, change])).toEqual(once)
      }),
    )
  })

  it('is the same one by one as all at once, as the cache and the screen do it', () => {
    fc.assert(
      fc.property(list, edits, (before, changes) => {
        const oneByOne = changes.reduce((shown, change) => applyEdits(shown, [change]), before)
        expect(applyEdits(before, changes)).toEqual(oneByOne)
      }),
    )
  })

  it('leaves the list it was given as it is', () => {
    fc.assert(
      fc.property(list, edits, (before, changes) => {
        const copy = structuredClone(before)
        applyEdits(before, changes)
        expect(before).toEqual(copy)
      }),
    )
  })

  it('moves to the rank given among what is wanted, and nothing else', () => {
    fc.assert(
      fc.property(list, wishId, fc.integer({ min: 1, max: 9 }), (before, id, rank) => {
        const wanted = before.items.filter((item) => !item.isObtained).map((item) => item.id)
        const obtained = before.items.filter((item) => item.isObtained).map((item) => item.id)
        const after = ids(applyEdits(before, [{ type: 'move', id, rank }]))
        const others = wanted.filter((other) => other !== id)
        const expected = wanted.includes(id) ? others.toSpliced(rank - 1, 0, id) : wanted
        expect(after).toEqual([...expected, ...obtained])
      }),
    )
  })

  it('adds at the rank asked for, or at the end', () => {
    fc.assert(
      fc.property(list, fc.option(fc.integer({ min: 1, max: 9 })), (before, priority) => {
        const added: WishlistEdit = {
          type: 'add',
          id: 'new',
          lootItem: lootItem('new'),
          slot: 'HEAD',
          ...(priority !== null && { priority }),
        }
        const after = ids(applyEdits(before, [added]))
        const end = before.items.length
        expect(after.indexOf('new')).toBe(Math.min((priority ?? end + 1) - 1, end))
        expect(after.filter((id) => id !== 'new')).toEqual(ids(before))
      }),
    )
  })

  it('undoes a removal to the very same list', () => {
    fc.assert(
      fc.property(list, fc.nat(), (before, pick) => {
        const removed = before.items[pick % Math.max(1, before.items.length)]
        fc.pre(removed !== undefined)
        const { slot: place, ...rest } = removed
        const inverse: WishlistEdit = {
          type: 'add',
          ...rest,
          // The lists here hold slots that are known.
          slot: place as Slot,
          isObtained: removed.isObtained === true,
        }
        expect(applyEdits(before, [{ type: 'remove', id: removed.id }, inverse])).toEqual(before)
      }),
    )
  })

  it('changes only what a change names', () => {
    const before = listOf([
      { id: 'a', lootItem: lootItem('1'), slot: 'HEAD', note: 'soon', isObtained: false },
    ])
    const [changed] = applyEdits(before, [{ type: 'change', id: 'a', isObtained: true }]).items
    expect(changed).toMatchObject({ note: 'soon', isObtained: true })
    const [cleared] = applyEdits(before, [{ type: 'change', id: 'a', note: null }]).items
    expect(cleared).toMatchObject({ note: null, isObtained: false })
  })

  it('without edits is the list itself, so that nothing renders again', () => {
    const before = listOf([])
    expect(applyEdits(before, [])).toBe(before)
  })
})
