import type { BossWithLoot } from '@/contract/loot-item'
import type { CellMessages } from './check-row'
import { isBlankRow, type GridRow } from './grid-rows'

/** What an item is known by on its boss: its number, or its name where either of two has none. */
export interface Identity {
  bossId: string
  name: string
  itemId?: number | null
}

/** Finds among the items taken in so far the one that another is the same as, as the server does. */
class KnownItems<Where> {
  readonly #byId = new Map<string, Where>()
  readonly #byName = new Map<string, Where>()
  readonly #byNameAlone = new Map<string, Where>()

  find({ bossId, name, itemId }: Identity): Where | undefined {
    const nameKey = `${bossId} ${name.toLowerCase()}`
    if (itemId == null) return this.#byName.get(nameKey)
    return this.#byId.get(`${bossId} ${itemId}`) ?? this.#byNameAlone.get(nameKey)
  }

  add({ bossId, name, itemId }: Identity, where: Where) {
    const nameKey = `${bossId} ${name.toLowerCase()}`
    if (itemId == null) keepFirst(this.#byNameAlone, nameKey, where)
    else keepFirst(this.#byId, `${bossId} ${itemId}`, where)
    keepFirst(this.#byName, nameKey, where)
  }
}

function keepFirst<Where>(map: Map<string, Where>, key: string, where: Where) {
  if (!map.has(key)) map.set(key, where)
}

/**
 * Marks, by row id, what is twice in the grid and what its boss already has. Marks are no errors:
 * what is there already is left alone or brought up to date by the server.
 */
export function findDuplicates(
  rows: readonly GridRow[],
  toIdentity: (row: GridRow) => Identity,
  there: readonly BossWithLoot[],
): Map<number, CellMessages> {
  const marks = new Map<number, CellMessages>()
  const existing = new KnownItems<true>()
  for (const { id: bossId, items } of there) {
    for (const { name, itemId } of items) existing.add({ bossId, name, itemId }, true)
  }

  const before = new KnownItems<number>()
  for (const [index, row] of rows.entries()) {
    if (isBlankRow(row)) continue
    const identity = toIdentity(row)
    if (identity.name === '') continue
    const first = before.find(identity)
    if (first !== undefined) marks.set(row.id, { name: `The same item as in row ${first + 1}` })
    else if (existing.find(identity)) marks.set(row.id, { name: 'This boss has the item already' })
    before.add(identity, index)
  }
  return marks
}
