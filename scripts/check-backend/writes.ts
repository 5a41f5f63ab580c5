import { getCharacter } from '@/contract/character'
import { listActiveInstances, type Instance } from '@/contract/instance'
import { spellingsOf } from '@/contract/answers/specialization-spelling'
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
import { ensureRead, NotChecked, type Check } from './check'

const NAME = 'check:backend'
const OTHER_NAME = 'check:backend, renamed'

/**
 * Creates a wishlist, changes it in every way of the app, and deletes it and its copy again.
 * Reports what was not kept.
 */
export async function checkWrites(
  check: Check,
  { characterId, instanceId }: { characterId: string; instanceId: string },
): Promise<void> {
  const { ask, part, need, report } = check
  const readLists = async () =>
    (await need(listCharacterWishlists, { params: { characterId } })).ids
  const before = await readLists()
  const readNew = async () => (await readLists()).filter((id) => !before.includes(id))
  try {
    await part('Changes of a wishlist', async () => {
      const created = await create(check, characterId, instanceId)
      const [wishlistId] = await readNew()
      if (wishlistId === undefined) {
        report(created, 'no new wishlist in the list', 'A new wishlist does not appear.')
        throw new NotChecked('there is no new wishlist')
      }
      await changeList(check, wishlistId)
      await part('Copying a wishlist', async () => {
        const copied = await need(duplicateWishlist, { params: { wishlistId }, body: {} })
        if ((await readNew()).length > 1) return
        report(copied, 'no copy in the list', 'The copy does not appear.')
      })
    })
  } finally {
    await part('Deleting wishlists', async () => {
      for (const wishlistId of await readNew()) {
        const deleted = await ask(deleteWishlist, { params: { wishlistId } })
        if (!deleted.isRead || !(await readNew()).includes(wishlistId)) continue
        report(deleted, 'the wishlist is still in the list', 'The wishlist appears again.')
      }
    })
  }
}

async function create({ ask, need }: Check, characterId: string, instanceId: string) {
  const params = { characterId }
  // The contract's schemas have checked both answers.
  const { className } = (await need(getCharacter, { params })).value as { className: string }
  const instances = (await need(listActiveInstances)).value as Instance[]
  const instance = instances.find(({ id }) => id === instanceId)
  const difficulty = instance?.availableDifficulties[0] ?? 'Heroic'
  const spellings = spellingsOf(findClass(className)?.specializations[0]?.slug ?? '')
  for (const [index, specialization] of spellings.entries()) {
    const isLast = index === spellings.length - 1
    const body = { instanceId, difficulty, specialization, name: NAME, isMainWishlist: false }
    const expected = isLast ? [] : [400]
    const answer = await ask(createWishlist, { params, body, expected })
    // The next spelling is for a rejected one.
    if (isLast || answer.status !== 400) return ensureRead(answer)
  }
  throw new NotChecked(`the class of the character is unknown (${className})`)
}

/** Adds, orders, renames and removes, and reads the list after each change. */
async function changeList(check: Check, wishlistId: string) {
  const { ask, part, need, report } = check
  const params = { wishlistId }
  const read = async () => (await need(getWishlist, { params })).value as WishlistWithItems
  const readIds = async () => (await read()).items.map(({ id }) => id)
  const update = (body: object) =>
    need(updateWishlist, { params, body: { name: NAME, isMainWishlist: false, ...body } })

  await part('Adding wishes', async () => {
    const [first, second] = await findItems(check, wishlistId)
    if (!first || !second) throw new NotChecked('fewer than two items are available in all slots')
    const added = await add(check, wishlistId, first)
    if ((await readIds()).length !== 1) {
      report(added, 'a list without the wish', 'The wish disappears.')
    }
    const again = await ask(addWishlistItem, { params, body: first, expected: [400, 409] })
    if ((await readIds()).length > 1) {
      report(again, 'a list with the same wish twice', 'A repeated request adds the item twice.')
    }
    await add(check, wishlistId, second)
  })
  await part('The order of wishes', async () => {
    const itemOrder = (await readIds()).toReversed()
    if (itemOrder.length < 2) throw new NotChecked('the list has fewer than two wishes')
    const updated = await update({ itemOrder })
    if ((await readIds()).join() === itemOrder.join()) return
    report(
      updated,
      'a list without the order that was sent (itemOrder)',
      'The app says that the server does not keep the order.',
    )
  })
  await part('Renaming a wishlist', async () => {
    const updated = await update({ name: OTHER_NAME })
    if ((await read()).name === OTHER_NAME) return
    report(
      updated,
      'a list without the name that was sent',
      'The app says that the server does not keep the name.',
    )
  })
  await part('Removing a wish', async () => {
    const [itemId] = await readIds()
    if (itemId === undefined) throw new NotChecked('the list has no wish')
    const removed = await need(removeWishlistItem, { params: { ...params, itemId } })
    if (!(await readIds()).includes(itemId)) return
    report(removed, 'a list that still has the wish', 'The wish appears again.')
  })
}

interface NewWish {
  lootItemId: string
  slot: string
}

/** The available items of the first slots that have at least two. */
async function findItems({ need }: Check, wishlistId: string): Promise<NewWish[]> {
  const items: NewWish[] = []
  for (const slot of SLOTS) {
    const { ids } = await need(listAvailableItems, { params: { wishlistId, slot } })
    items.push(...ids.map((lootItemId) => ({ lootItemId, slot })))
    if (items.length >= 2) break
  }
  return items
}

/** Adds a wish as the app does: after a 400 without its slot. */
async function add({ ask, need }: Check, wishlistId: string, { lootItemId, slot }: NewWish) {
  const params = { wishlistId }
  const answer = await ask(addWishlistItem, { params, body: { lootItemId, slot }, expected: [400] })
  return answer.status === 400
    ? need(addWishlistItem, { params, body: { lootItemId } })
    : ensureRead(answer)
}
