import { getCharacter } from '@/contract/character'
import { listActiveInstances, type Instance } from '@/contract/instance'
import { spellingsOf } from '@/contract/specialization-spelling'
import { addWishlistItem, listAvailableItems, removeWishlistItem } from '@/contract/wishes'
import {
  createWishlist,
  deleteWishlist,
  duplicateWishlist,
  getWishlist,
  listCharacterWishlists,
  updateWishlist,
  type WishlistWithItems,
} from '@/contract/wishlist'
import { findClass } from '@/game/classes'
import { SLOTS } from '@/game/items'
import type { Ask, Finding } from './ask'

const NAME = 'check:backend'
const OTHER_NAME = 'check:backend, renamed'

/**
 * Creates a wishlist, changes it in every way of the app, and deletes it and its copy again.
 * Returns what was not kept; calls that fail are findings of `ask`.
 */
export async function checkWrites(
  ask: Ask,
  { characterId, instanceId }: { characterId: string; instanceId: string },
): Promise<Finding[]> {
  const findings: Finding[] = []
  const report = (call: { method: string; path: string }, problem: string) =>
    findings.push({ consequence: 'impossible', call: `${call.method} ${call.path}`, problem })
  const readLists = async () =>
    (await ask(listCharacterWishlists, { params: { characterId } }))?.ids ?? []
  const before = await readLists()
  const readNew = async () => (await readLists()).filter((id) => !before.includes(id))
  try {
    await create(ask, characterId, instanceId)
    const [wishlistId] = await readNew()
    if (wishlistId === undefined) report(createWishlist, 'the new wishlist is not in the list')
    else await changeList(ask, wishlistId, report)
    if (wishlistId !== undefined && (await readNew()).length < 2) {
      report(duplicateWishlist, 'the copy is not in the list')
    }
  } finally {
    for (const wishlistId of await readNew()) await ask(deleteWishlist, { params: { wishlistId } })
    const left = await readNew()
    if (left.length > 0) report(deleteWishlist, `not deleted: ${left.join(', ')}`)
  }
  return findings
}

async function create(ask: Ask, characterId: string, instanceId: string) {
  const character = await ask(getCharacter, { params: { characterId } })
  const { className = '' } = (character?.value ?? {}) as { className?: string }
  const instances = (await ask(listActiveInstances))?.value as Instance[] | undefined
  const instance = instances?.find(({ id }) => id === instanceId)
  const spellings = spellingsOf(findClass(className)?.specializations[0]?.slug ?? '')
  for (const [index, specialization] of spellings.entries()) {
    const isLast = index === spellings.length - 1
    const difficulty = instance?.availableDifficulties[0] ?? 'Heroic'
    const body = { instanceId, difficulty, specialization, name: NAME, isMainWishlist: false }
    const expected = isLast ? [] : [400]
    const answer = await ask(createWishlist, { params: { characterId }, body, expected })
    // The next spelling is for a rejected one.
    if (answer?.status !== 400) return
  }
}

type Report = (call: { method: string; path: string }, problem: string) => void

/** Adds, orders, renames, copies and removes, and reads the list after each change. */
async function changeList(ask: Ask, wishlistId: string, report: Report) {
  const params = { wishlistId }
  const read = async () =>
    (await ask(getWishlist, { params }))?.value as WishlistWithItems | undefined
  const count = async () => (await read())?.items.length ?? 0
  const items: { lootItemId: string; slot: string }[] = []
  for (const slot of SLOTS) {
    const { ids = [] } = (await ask(listAvailableItems, { params: { ...params, slot } })) ?? {}
    items.push(...ids.map((lootItemId) => ({ lootItemId, slot })))
    if (items.length >= 2) break
  }
  const [first, second] = items
  if (!first || !second) return report(listAvailableItems, 'fewer than two items in all slots')
  await ask(addWishlistItem, { params, body: first })
  if ((await count()) !== 1) return report(addWishlistItem, 'the wish is not on the list')
  await ask(addWishlistItem, { params, body: first, expected: [400, 409] })
  if ((await count()) > 1) report(addWishlistItem, 'stores the same item twice')
  await ask(addWishlistItem, { params, body: second })
  const order = (await read())?.items.map(({ id }) => id).toReversed() ?? []
  const unchanged = { name: NAME, isMainWishlist: false }
  await ask(updateWishlist, { params, body: { ...unchanged, itemOrder: order } })
  const shown = (await read())?.items.map(({ id }) => id) ?? []
  if (shown.join() !== order.join()) report(updateWishlist, 'does not keep the order (itemOrder)')
  await ask(updateWishlist, { params, body: { ...unchanged, name: OTHER_NAME } })
  if ((await read())?.name !== OTHER_NAME) report(updateWishlist, 'does not keep the name')
  await ask(duplicateWishlist, { params, body: {} })
  const beforeRemoval = await count()
  const itemId = shown[0] ?? ''
  await ask(removeWishlistItem, { params: { ...params, itemId } })
  if ((await count()) !== beforeRemoval - 1) report(removeWishlistItem, 'the wish is still there')
}
