import { isRecord } from '@/game/is-record'
import { toTextId } from './number-ids'
import { toSpecializationSlug } from './specialization-spelling'

/*
 * Reading the answers of other backends. docs/specification.md names the fields of most entities,
 * but leaves the shape of wishes, of available characters and of ids open.
 */

type Fields = Record<string, unknown>

/** An adapter of a list of entities. */
export function each(adapt: (received: unknown, index: number) => unknown) {
  return (received: unknown) => (Array.isArray(received) ? received.map(adapt) : received)
}

/**
 * The list of an answer in a wrapper, e.g. of a page (`{ content, totalElements }`): the one list in
 * it, at any depth. Any other value is returned as it is.
 */
export function listIn(value: unknown): unknown {
  const lists: unknown[] = []
  const search = (fields: Fields) => {
    for (const field of Object.values(fields)) {
      if (Array.isArray(field)) lists.push(field)
      else if (isRecord(field)) search(field)
    }
  }
  if (isRecord(value)) search(value)
  return lists.length === 1 ? lists[0] : value
}

/** The name of a wished loot item that an answer only refers to by its id, or the reverse. */
export const UNRESOLVED = ''

/**
 * The fields that may hold the id of a loot item; the specification names only the ids of the game.
 */
const LOOT_ITEM_IDS = ['id', 'itemId', 'blizzardItemId', 'wowheadId'] as const

/**
 * Gives a loot item without an id one of the game's ids as its id. Its boss is an object, or the
 * name of a boss; a boss without a name is not shown.
 */
export function adaptLootItem(received: unknown): unknown {
  if (!isRecord(received)) return received
  const id = LOOT_ITEM_IDS.map((field) => received[field]).find((value) => value != null)
  const boss = toReference(received, 'boss')
  return {
    ...received,
    id: asId(id),
    bossId: boss.id || boss.name,
    boss: boss.name ? { encounterOrder: 0, instanceId: '', ...boss } : null,
  }
}

/**
 * The entity to which a field refers: an object, a name, or only an id and a name beside it
 * (`boss`, `bossId`, `bossName`). What is not known is empty.
 */
function toReference(received: Fields, field: string): Fields & { id: unknown; name: unknown } {
  const value = received[field]
  const nested = isRecord(value) ? value : { name: value }
  return {
    ...nested,
    id: asId(nested.id ?? received[`${field}Id`]) ?? '',
    name: nested.name ?? received[`${field}Name`] ?? '',
  }
}

/**
 * A wish has its loot item under `lootItem` or `item`, or refers to it by its id or name and may
 * have the item's fields itself. Without a slot it is for the only slot of its item.
 * @param priority its rank on the list
 */
function adaptWish(received: unknown, priority: number): unknown {
  if (!isRecord(received)) return received
  const lootItem = adaptLootItem(nestedItem(received) ?? flatItem(received))
  if (!isRecord(lootItem)) return received
  return {
    ...received,
    // Without an id of its own, a wish is identified by its loot item.
    id: asId(received.id) ?? (lootItem.id || undefined),
    lootItem,
    slot: received.slot ?? onlySlot(lootItem),
    priority,
    isObtained: received.isObtained ?? received.obtained,
  }
}

/**
 * The wishes in the order of their priorities; those of the same priority keep their order. Without
 * a number as priority, the place in the answer counts.
 */
function inOrderOfPriority(wishes: readonly unknown[]): unknown[] {
  return wishes
    .map((wish, index) => ({ wish, priority: priorityOf(wish) ?? index + 1 }))
    .toSorted((a, b) => a.priority - b.priority)
    .map(({ wish }) => wish)
}

/** The priority of a wish as a number; undefined if it is none. */
function priorityOf(wish: unknown): number | undefined {
  const priority = isRecord(wish) ? Number(wish.priority) : Number.NaN
  return Number.isNaN(priority) ? undefined : priority
}

/** The slot of a loot item; empty if it is a token for several. */
function onlySlot({ itemSlot, tokenSlots }: Fields): unknown {
  const slots: unknown[] =
    Array.isArray(tokenSlots) && tokenSlots.length > 0 ? tokenSlots : [itemSlot]
  return slots.length === 1 ? (slots[0] ?? '') : ''
}

function nestedItem(wish: Fields): unknown {
  return [wish.lootItem, wish.item].find(isRecord)
}

function flatItem(wish: Fields): unknown {
  const ids = [wish.lootItemId, wish.lootItem, wish.item, wish.itemId]
  const id = ids.find((value) => typeof value === 'string' || typeof value === 'number')
  if (id === undefined && !wish.name) return undefined
  return { name: UNRESOLVED, ...wish, id: asId(id) ?? UNRESOLVED }
}

/** Gives a character or a wishlist the slug of its specialization. */
function adaptSpecialization(received: unknown): unknown {
  if (!isRecord(received) || typeof received.specialization !== 'string') return received
  return { ...received, specialization: toSpecializationSlug(received.specialization) }
}

/** Gives a character or a guild whose realm is an object the name and the slug of the realm. */
export function adaptRealm(received: unknown): unknown {
  if (!isRecord(received) || !isRecord(received.realm)) return received
  const { name, slug } = received.realm
  return { ...received, realm: name, realmSlug: received.realmSlug ?? slug }
}

/** Adapts the realm and the specialization of an imported character. */
export function adaptCharacter(received: unknown): unknown {
  return adaptSpecialization(adaptRealm(received))
}

/** Adapts the character of the answer to its import. */
export function adaptImport(received: unknown): unknown {
  if (!isRecord(received) || !isRecord(received.character)) return received
  return { ...received, character: adaptCharacter(received.character) }
}

/** Adapts an available character, and keeps under `received` what an import sends back. */
export function adaptAvailableCharacter(received: unknown): unknown {
  const character = adaptRealm(received)
  if (!isRecord(character)) return received
  return { ...character, isImported: character.isImported ?? character.imported, received }
}

/**
 * Adapts the character, the instance, the specialization and the wishes of a wishlist, and counts
 * the wishes if the backend does not.
 */
export function adaptWishlist(answer: unknown): unknown {
  const received = adaptSpecialization(answer)
  if (!isRecord(received)) return received
  const items = listIn(received.items)
  const wishlist = {
    ...received,
    character: toReference(received, 'character'),
    instance: toReference(received, 'instance'),
  }
  if (!Array.isArray(items)) return wishlist
  const wishes = inOrderOfPriority(items).map((wish, index) => adaptWish(wish, index + 1))
  const obtained = wishes.filter((wish) => isRecord(wish) && wish.isObtained === true)
  return {
    ...wishlist,
    items: wishes,
    itemCount: received.itemCount ?? items.length,
    obtainedCount: received.obtainedCount ?? obtained.length,
  }
}

/** Ids are texts in the app; other backends may have numbers. */
function asId(value: unknown): unknown {
  return typeof value === 'number' ? toTextId(value) : value
}
