import * as z from 'zod/mini'

/*
 * Reading the answers of other backends. docs/specification.md names the fields of most entities,
 * but leaves the shape of wishes, of available characters and of ids open.
 */

type Fields = Record<string, unknown>

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A schema that brings the received value into the shape of `schema` before it is checked. */
// @__NO_SIDE_EFFECTS__
export function readAs<T extends z.ZodMiniType>(
  adapt: (received: unknown) => unknown,
  schema: T,
): z.ZodMiniType<z.output<T>> {
  return z.pipe(z.transform(adapt), schema)
}

/** The name of a wished loot item that an answer only refers to by its id. */
export const UNRESOLVED_NAME = ''

/**
 * The fields that may hold the id of a loot item; the specification names only the ids of the game.
 */
const LOOT_ITEM_IDS = ['id', 'itemId', 'blizzardItemId', 'wowheadId'] as const

/**
 * Gives a loot item without an id one of the game's ids as its id. A boss needs a name to be shown.
 */
export function adaptLootItem(received: unknown): unknown {
  if (!isRecord(received)) return received
  const id = LOOT_ITEM_IDS.map((field) => received[field]).find((value) => value != null)
  const { boss } = received
  const bossId = asId(received.bossId)
  const known = isRecord(boss) && typeof boss.name === 'string' ? boss : null
  return {
    ...received,
    id: asId(id),
    bossId,
    boss: known && { encounterOrder: 0, instanceId: '', ...known, id: asId(known.id ?? bossId) },
  }
}

/**
 * A wish has its loot item under `lootItem` or `item`, or refers to it by `lootItemId` and may have
 * the item's fields itself. Without a slot it is for the slot of its item, without a priority the
 * order of the answer counts.
 * @param rank the place of the wish in the answer, from 1
 */
export function adaptWish(received: unknown, rank: number): unknown {
  if (!isRecord(received)) return received
  const lootItem = adaptLootItem(nestedItem(received) ?? flatItem(received))
  if (!isRecord(lootItem)) return received
  const { itemSlot, tokenSlots } = lootItem
  const slots = Array.isArray(tokenSlots) ? (tokenSlots as unknown[]) : []
  return {
    ...received,
    // Without an id of its own, a wish is identified by its loot item.
    id: asId(received.id ?? lootItem.id),
    lootItem,
    slot: received.slot ?? itemSlot ?? slots[0] ?? '',
    priority: received.priority ?? rank,
  }
}

function nestedItem(wish: Fields): unknown {
  return [wish.lootItem, wish.item].find(isRecord)
}

function flatItem(wish: Fields): unknown {
  const ids = [wish.lootItemId, wish.lootItem, wish.item]
  const id = ids.find((value) => typeof value === 'string' || typeof value === 'number')
  if (id === undefined) return undefined
  const placeholder = { bossId: '', name: UNRESOLVED_NAME, rarity: '', isTokenItem: false }
  return { ...placeholder, ...wish, id: asId(id) }
}

/** Adapts the wishes of a wishlist, and counts them if the backend does not. */
export function adaptWishlist(received: unknown): unknown {
  if (!isRecord(received) || !Array.isArray(received.items)) return received
  const items = received.items.map((wish, index) => adaptWish(wish, index + 1))
  const obtained = items.filter((wish) => isRecord(wish) && wish.isObtained === true)
  return {
    ...received,
    items,
    itemCount: received.itemCount ?? items.length,
    obtainedCount: received.obtainedCount ?? obtained.length,
  }
}

/** Ids are texts in the app; other backends may have numbers. */
function asId(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}
