import { act, cleanup } from '@testing-library/react'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { CLAIMS } from '@/contract/claims'
import type { WishlistWithItems } from '@/contract/wishlist'
import { editsToAdd } from '@/features/wishlists/edits/undo-edit'
import { applyEdits, type WishlistEdit } from '@/features/wishlists/edits/edits'
import { bridgeToBackend } from '../../../support/app/msw-bridge'
import { propertyOptions } from '../../../support/runs'
import { editList } from './editable-wishlist'

const api = bridgeToBackend()

/** An edit that refers to loot items by index. */
const ids: fc.Arbitrary<string> = fc.constantFrom('wish-a', 'wish-b', 'wish-c', 'wish-d')
const fields = {
  claim: fc.option(fc.constantFrom(...CLAIMS)),
  note: fc.option(fc.constantFrom('soon', 'später')),
  isObtained: fc.boolean(),
}
const plan = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('add' as const),
      id: ids,
      item: fc.nat({ max: 3 }),
      priority: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
      ...fields,
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('remove' as const), id: ids }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('change' as const),
      id: ids,
      ...fields,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('move' as const),
      id: ids,
      rank: fc.integer({ min: 1, max: 5 }),
    }),
  },
)

/** The content of a list without the fields that only the server sets. */
function contentOf({ items, itemCount, obtainedCount }: WishlistWithItems) {
  return {
    itemCount,
    obtainedCount,
    items: items.map(({ id, priority, slot, lootItem, claim, note, isObtained }) => ({
      id,
      priority,
      slot,
      lootItemId: lootItem.id,
      claim: claim ?? null,
      note: note ?? null,
      isObtained,
    })),
  }
}

it('a burst of edits: the server, applyEdits and the screen end with the same list', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(plan, { minLength: 1, maxLength: 8 }), async (plans) => {
      const list = await editList(api)
      const trinkets = await list.listOffered('TRINKET')
      const edits = plans.map((planned): WishlistEdit => {
        if (planned.type !== 'add') return planned
        const { item, ...rest } = planned
        const lootItem = trinkets[item]
        if (!lootItem) throw new Error('Too few trinkets')
        return { ...rest, lootItem, slot: 'TRINKET' }
      })
      const before = list.shown()
      await act(async () => {
        for (const edit of edits) list.result.current.edit(edit)
      })
      await list.settle()
      const server = contentOf(await list.readServer())
      const after = edits.reduce(
        (shown, edit) =>
          applyEdits(shown, edit.type === 'add' ? editsToAdd(edit, shown.items) : [edit]),
        before,
      )
      expect(server).toEqual(contentOf(after))
      expect(contentOf(list.shown())).toEqual(server)
      cleanup()
    }),
    propertyOptions(5, 50),
  )
})
