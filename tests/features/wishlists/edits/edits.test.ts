import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLAIMS } from '@/contract/claims'
import type { WishFieldValues } from '@/contract/wish-fields'
import type { WishlistItem, WishlistWithItems } from '@/contract/wishlist'
import {
  applyEdits,
  replayEdits,
  type RemoveEdit,
  type WishlistEdit,
} from '@/features/wishlists/edits/edits'
import { editsToAdd, inverseOf } from '@/features/wishlists/edits/undo-edit'
import { SLOTS } from '@/game/items'
import { propertyOptions } from '../../../support/runs'
import { listOf as rankedList, wish as wishFor } from '../wishes'

const OPTIONS = propertyOptions(50, 1000)

const lootItem = (id: string) => wishFor(id).lootItem

const listOf = (items: readonly Omit<WishlistItem, 'priority'>[]) =>
  rankedList(items, {
    isMainWishlist: false,
    itemCount: items.length,
    obtainedCount: items.filter((item) => item.isObtained).length,
  })

// Few ids and items, so that edits affect the same wishes.
const wishId: fc.Arbitrary<string> = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const slot = fc.constantFrom(...SLOTS.slice(0, 2))
const loot = fc.constantFrom('1', '2', '3', '4').map(lootItem)

/** Values of every editable field; the type requires an entry for a new field. */
const fields: { [Field in keyof WishFieldValues]-?: fc.Arbitrary<WishFieldValues[Field]> } = {
  claim: fc.option(fc.constantFrom(...CLAIMS)),
  note: fc.option(fc.constantFrom('soon', 'later')),
  isObtained: fc.boolean(),
}

const wish = fc.record({ id: wishId, lootItem: loot, slot, ...fields })
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
      ...fields,
    },
    { requiredKeys: ['type', 'id', 'lootItem', 'slot'] },
  ),
  fc.record({ type: fc.constant('remove' as const), id: wishId }),
  fc.record(
    { type: fc.constant('change' as const), id: wishId, ...fields },
    { requiredKeys: ['type', 'id'] },
  ),
  fc.record({
    type: fc.constant('move' as const),
    id: fc.oneof(wishId, fc.constant('unknown')),
    rank: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({
    type: fc.constant('order' as const),
    ids: fc.uniqueArray(fc.oneof(wishId, fc.constant('unknown'))),
  }),
  fc.record({ type: fc.constant('rename' as const), name: fc.constantFrom('One', 'Two') }),
  fc.record({ type: fc.constant('main' as const), isMain: fc.boolean() }),
)
const edits = fc.array(edit, { maxLength: 12 })

const ids = ({ items }: Pick<WishlistWithItems, 'items'>) => items.map((item) => item.id)
/** The obtained wishes in their places; null for a wanted one. */
const obtainedOf = ({ items }: WishlistWithItems) =>
  items.map((item) => (item.isObtained ? item.id : null))

describe('applyEdits', () => {
  it('any edits, together or one by one: priorities are consecutive, counts equal the items, nothing is there twice, and only removed wishes are lost', () => {
    fc.assert(
      fc.property(list, edits, (before, changes) => {
        const copy = structuredClone(before)
        const after = applyEdits(before, changes)
        const { items } = after
        expect(items.map((item) => item.priority)).toEqual(items.map((_, index) => index + 1))
        expect(after.itemCount).toBe(items.length)
        expect(after.obtainedCount).toBe(items.filter((item) => item.isObtained).length)
        const places = items.map((item) => `${item.lootItem.id} ${item.slot}`)
        expect(new Set(ids(after)).size).toBe(items.length)
        expect(new Set(places).size).toBe(items.length)
        const removed = changes.flatMap((change) => (change.type === 'remove' ? [change.id] : []))
        expect([...ids(after), ...removed]).toEqual(expect.arrayContaining(ids(before)))
        expect(before, 'the given list').toEqual(copy)
        const oneByOne = changes.reduce((current, change) => applyEdits(current, [change]), before)
        expect(after, 'edits applied one by one').toEqual(oneByOne)
      }),
      OPTIONS,
    )
  })

  it('edits are idempotent: applying an edit twice equals applying it once', () => {
    fc.assert(
      fc.property(list, edit, (before, change) => {
        const once = applyEdits(before, [change])
        expect(applyEdits(once, [change])).toEqual(once)
        expect(applyEdits(before, [change, change])).toEqual(once)
      }),
      OPTIONS,
    )
  })

  it('a move gives the wish the rank, keeps the order of the others and the ranks of the obtained', () => {
    fc.assert(
      fc.property(list, wishId, fc.integer({ min: 1, max: 9 }), (before, id, rank) => {
        const after = applyEdits(before, [{ type: 'move', id, rank }])
        const wantedOf = ({ items }: WishlistWithItems) =>
          ids({ items: items.filter((item) => !item.isObtained && item.id !== id) })
        expect(wantedOf(after)).toEqual(wantedOf(before))
        expect(obtainedOf(after)).toEqual(obtainedOf(before))
        const ranks = before.items.flatMap((item, index) => (item.isObtained ? [] : [index + 1]))
        const old = ids(before).indexOf(id) + 1
        const expected = ranks.find((one) => one >= rank) ?? ranks.at(-1)
        expect(ids(after).indexOf(id) + 1).toBe(ranks.includes(old) ? expected : old)
      }),
      OPTIONS,
    )
  })

  it('an add inserts the wish at the given priority, or at the end without one', () => {
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
      OPTIONS,
    )
  })

  it('a change sets only the fields that it names', () => {
    const before = listOf([
      { id: 'a', lootItem: lootItem('1'), slot: 'HEAD', note: 'soon', isObtained: false },
    ])
    const [changed] = applyEdits(before, [{ type: 'change', id: 'a', isObtained: true }]).items
    expect(changed).toMatchObject({ note: 'soon', isObtained: true })
    const [cleared] = applyEdits(before, [{ type: 'change', id: 'a', note: null }]).items
    expect(cleared).toMatchObject({ note: null, isObtained: false })
  })

  it('without edits, returns the same object', () => {
    const before = listOf([])
    expect(applyEdits(before, [])).toBe(before)
  })
})

describe('inverseOf', () => {
  it('undoing a removal restores the list with rank and all editable fields', () => {
    fc.assert(
      fc.property(list, fc.nat(), (before, pick) => {
        const removed = before.items[pick % Math.max(1, before.items.length)]
        fc.pre(removed !== undefined)
        const removal: RemoveEdit = { type: 'remove', id: removed.id }
        const undo = inverseOf(removal, before.items)
        expect(undo).not.toBeNull()
        expect(applyEdits(before, [removal, ...(undo ? [undo] : [])])).toEqual(before)
      }),
      OPTIONS,
    )
  })

  it('the removal of an unknown wish has no inverse', () => {
    expect(inverseOf({ type: 'remove', id: 'unknown' }, [])).toBeNull()
  })
})

describe('editsToAdd', () => {
  const values = { lootItem: lootItem('item'), slot: 'HEAD' as const }
  const readded = { ...values, id: 'new', priority: 3, note: null, isObtained: false }
  const others = ['a', 'b'].map((id, index) => ({
    ...readded,
    id,
    lootItem: lootItem(id),
    priority: index + 1,
  }))
  const undo = { type: 'add' as const, id: 'old', ...values, priority: 2 }

  it('gives an item that was added again its old rank and fields', () => {
    const before = listOf([...others, readded])
    const edits = editsToAdd({ ...undo, note: 'Keep', isObtained: true }, before.items)
    const after = applyEdits(before, edits)
    expect(after.items.map(({ id }) => id)).toEqual(['a', 'new', 'b'])
    expect(after.items[1]).toMatchObject({ note: 'Keep', isObtained: true })
  })

  it('keeps what was set since', () => {
    const items = [...others, { ...readded, note: 'Newer' }]
    expect(editsToAdd({ ...undo, priority: 3, note: 'Keep' }, items)).toEqual([])
  })

  it('a wish that the list has is not added again', () => {
    const { priority: _, ...plain } = undo
    expect(editsToAdd(plain, [readded])).toEqual([])
    expect(editsToAdd({ ...undo, id: 'new' }, [readded])).toEqual([])
  })
})

describe('replayEdits', () => {
  const first = { ...listOf([]), id: 'first', isMainWishlist: true }
  const second = { ...listOf([]), id: 'second' }
  const pending = [{ wishlist: second, edit: { type: 'main', isMain: true } as const }]

  it('a pending new main list takes the mark from the previous main list', () => {
    expect(replayEdits(first, pending).isMainWishlist).toBe(false)
    expect(replayEdits(second, pending).isMainWishlist).toBe(true)
  })

  it('a main list that is unset has no mark, and gives none back to the previous main list', () => {
    const unset = [...pending, { wishlist: second, edit: { type: 'main', isMain: false } as const }]
    expect(replayEdits(first, unset).isMainWishlist).toBe(false)
    expect(replayEdits(second, unset).isMainWishlist).toBe(false)
  })

  it('a main list that is unset and marked again is main', () => {
    const edit = (isMain: boolean) => ({ wishlist: first, edit: { type: 'main', isMain } as const })
    expect(replayEdits(first, [edit(false), edit(true)]).isMainWishlist).toBe(true)
  })

  it('a main list of another difficulty keeps its mark', () => {
    const mythic = { ...first, difficulty: 'Mythic' }
    expect(replayEdits(mythic, pending).isMainWishlist).toBe(true)
  })
})
