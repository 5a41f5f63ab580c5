import { nameKey } from '../names'

/** The fields by which loot items are compared. */
export interface LootIdentity {
  readonly bossId: string
  readonly name: string
  readonly itemId?: number | null
  readonly blizzardItemId?: number | null
  readonly wowheadId?: number | null
}

/** The three ids of an item, which are equal in practice. */
export type ItemIds = Pick<LootIdentity, 'itemId' | 'blizzardItemId' | 'wowheadId'>

/** If all given ids are equal, returns all three with that value, otherwise nothing. */
export function fillItemIds({ itemId, blizzardItemId, wowheadId }: ItemIds): ItemIds {
  const given = [itemId, blizzardItemId, wowheadId].filter((id) => id != null)
  const [id, ...others] = new Set(given)
  if (id === undefined || others.length > 0) return {}
  return { itemId: id, blizzardItemId: id, wowheadId: id }
}

/**
 * The id by which an item is compared, or null without one. An id that is no number counts as none.
 */
export function idOf(identity: LootIdentity): number | null {
  const { itemId } = { ...identity, ...fillItemIds(identity) }
  return Number.isInteger(itemId) ? (itemId ?? null) : null
}

/**
 * Whether two loot items are the same: they belong to the same boss and have the same item id or,
 * if either has none, the same name as compared by `nameKey`.
 */
export function isSameLootItem(one: LootIdentity, other: LootIdentity): boolean {
  if (one.bossId !== other.bossId) return false
  const [id, otherId] = [idOf(one), idOf(other)]
  if (id !== null && otherId !== null) return id === otherId
  return nameKey(one.name) === nameKey(other.name)
}

/** Finds the first of many loot items that is the same as another, in constant time. */
export class LootIdentityIndex<Value> {
  readonly #byId = new Map<string, Value>()
  readonly #byName = new Map<string, Value>()
  readonly #byNameWithoutId = new Map<string, Value>()

  find(identity: LootIdentity): Value | undefined {
    const { id, name } = comparedOf(identity)
    if (id === null) return this.#byName.get(name)
    return this.#byId.get(id) ?? this.#byNameWithoutId.get(name)
  }

  /** Adds an item; the value of an earlier item with the same id or name is kept. */
  add(identity: LootIdentity, value: Value) {
    const { id, name } = comparedOf(identity)
    if (id === null) setIfAbsent(this.#byNameWithoutId, name, value)
    else setIfAbsent(this.#byId, id, value)
    setIfAbsent(this.#byName, name, value)
  }
}

/**
 * Returns, for each item, the index of the first earlier item that is the same, or undefined if
 * there is none. Undefined entries are skipped.
 */
export function findRepeatedLoot(
  identities: readonly (LootIdentity | undefined)[],
): (number | undefined)[] {
  const earlier = new LootIdentityIndex<number>()
  return identities.map((identity, index) => {
    if (!identity) return undefined
    const first = earlier.find(identity)
    if (first === undefined) earlier.add(identity, index)
    return first
  })
}

interface LootKeys {
  /** The boss and the id by which the item is compared; null without an id. */
  id: string | null
  /** The boss and the name as compared. */
  name: string
  /** Both without the boss. */
  itemId: number | null
  bareName: string
}

/** Comparing names is slow: the grid compares all its rows with each letter that is typed. */
const cachedKeys = new WeakMap<LootIdentity, LootKeys>()

/** The id and the name by which an item is compared, computed once for each object. */
export function comparedOf(identity: LootIdentity): LootKeys {
  const cached = cachedKeys.get(identity)
  if (cached) return cached
  const { bossId, name } = identity
  const id = idOf(identity)
  const bareName = nameKey(name)
  const keys = {
    id: id === null ? null : `${bossId} ${id}`,
    name: `${bossId} ${bareName}`,
    itemId: id,
    bareName,
  }
  cachedKeys.set(identity, keys)
  return keys
}

function setIfAbsent<Value>(map: Map<string, Value>, key: string, value: Value) {
  if (!map.has(key)) map.set(key, value)
}
