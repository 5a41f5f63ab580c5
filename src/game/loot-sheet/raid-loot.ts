import { comparedOf, type LootIdentity } from './loot-identity'

/** An item among the others of its raid. */
interface RaidItem extends LootIdentity {
  readonly id?: string
}

/** The items of all bosses of a raid, among which other items are looked for. */
export class RaidLoot<Item extends RaidItem> {
  readonly #byId = new Map<number, Item[]>()
  readonly #byName = new Map<string, Item[]>()

  constructor(items: Iterable<Item>) {
    for (const item of items) {
      const { itemId, bareName } = comparedOf(item)
      if (itemId !== null) addTo(this.#byId, itemId, item)
      addTo(this.#byName, bareName, item)
    }
  }

  /**
   * Returns the same item of another boss: it has the same item id or, if either has none, the same
   * name.
   */
  findElsewhere(identity: LootIdentity): Item | undefined {
    const { itemId: id, bareName } = comparedOf(identity)
    const isElsewhere = ({ bossId }: Item) => bossId !== identity.bossId
    const byId = id === null ? undefined : this.#byId.get(id)?.find(isElsewhere)
    return (
      byId ??
      this.#byName
        .get(bareName)
        ?.find((item) => isElsewhere(item) && (id === null || comparedOf(item).itemId === null))
    )
  }

  /**
   * Returns the warning that another item of the raid has the same item id and another name, or the
   * same boss and name and another item id; otherwise undefined.
   * @param ownId the id of the loot item that is changed, which can be renamed
   */
  contradictionOf(identity: LootIdentity, ownId?: string): string | undefined {
    const { itemId: id, bareName } = comparedOf(identity)
    if (id === null || identity.name === '') return undefined
    const others = this.#byId.get(id)?.filter((item) => item.id !== ownId) ?? []
    const other = others.find((item) => comparedOf(item).bareName !== bareName)
    if (other) return `Item ID ${id} is “${other.name}” in this raid`
    const namesakes = this.#byName.get(bareName)?.filter(({ bossId }) => bossId === identity.bossId)
    // It can exist with both ids already.
    if (namesakes?.some((item) => comparedOf(item).itemId === id)) return undefined
    const namesake = namesakes?.find(
      (item) => item.id !== ownId && comparedOf(item).itemId !== null,
    )
    return namesake && `“${namesake.name}” of this boss has item ID ${comparedOf(namesake).itemId}`
  }
}

/** The warning that another boss of the raid has an item too. */
export function elsewhereWarning(bossName: string): string {
  return `${bossName} already has this item`
}

function addTo<Key, Item>(map: Map<Key, Item[]>, key: Key, item: Item) {
  const items = map.get(key)
  if (items) items.push(item)
  else map.set(key, [item])
}
