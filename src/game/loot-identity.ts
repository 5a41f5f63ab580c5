import { nameKey } from './names'

/** The fields by which loot items are compared. */
export interface LootIdentity {
  bossId: string
  name: string
  itemId?: number | null
  blizzardItemId?: number | null
  wowheadId?: number | null
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

/** The id by which an item is compared, or null without one. An id that is no number counts as none. */
function idOf(identity: LootIdentity): number | null {
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
    const id = idOf(identity)
    if (id === null) return this.#byName.get(bossNameKey(identity))
    return this.#byId.get(idKey(identity, id)) ?? this.#byNameWithoutId.get(bossNameKey(identity))
  }

  /** Adds an item; the value of an earlier item with the same id or name is kept. */
  add(identity: LootIdentity, value: Value) {
    const name = bossNameKey(identity)
    const id = idOf(identity)
    if (id === null) setIfAbsent(this.#byNameWithoutId, name, value)
    else setIfAbsent(this.#byId, idKey(identity, id), value)
    setIfAbsent(this.#byName, name, value)
  }
}

/**
 * Returns, for each item, the index of the first earlier item that is the same, or undefined if there
 * is none. Undefined entries are skipped.
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

function bossNameKey({ bossId, name }: LootIdentity): string {
  return `${bossId} ${nameKey(name)}`
}

function idKey({ bossId }: LootIdentity, itemId: number): string {
  return `${bossId} ${itemId}`
}

function setIfAbsent<Value>(map: Map<string, Value>, key: string, value: Value) {
  if (!map.has(key)) map.set(key, value)
}
