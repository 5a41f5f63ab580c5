import type { CatalogKind } from '@/contract/catalog-kinds'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { bosses, instances, lootItems, seasons, type RowChange } from '../../database/schema'
import { conflict } from '../../http/http-errors'
import { groupBy } from '../../lib/group-by'
import { diffColumns, type Columns } from '../diff-columns'
import { lockWishlistsHolding } from '../lock-rows'
import { freePositions } from '../raid-files/write-bosses'
import { rejectIfUsed } from '../wishlist-usage'

/**
 * Gives rows the values back that they had before a change. Throws 409 if one of them was deleted,
 * or if one of the changed columns was edited since.
 * @param kind of the rows that do not say it themselves
 * @returns the opposite changes
 */
export async function revertRows(
  transaction: Database,
  kind: CatalogKind,
  changes: readonly RowChange[],
): Promise<RowChange[]> {
  for (const [of, rows] of groupBy(changes, (row) => row.kind ?? kind)) {
    await REVERT[of](transaction, rows)
  }
  return changes.map(({ before, after, ...row }) => ({ ...row, before: after, after: before }))
}

const REVERT: Record<
  CatalogKind,
  (transaction: Database, changes: readonly RowChange[]) => Promise<void>
> = {
  instance: (transaction, changes) => revertEach(transaction, instances, changes),

  async boss(transaction, changes) {
    await lockInstances(transaction, changes)
    await lockUnedited(transaction, bosses, changes)
    const moved = changes.filter(({ before }) => 'instanceId' in before).map(({ id }) => id)
    if (moved.length > 0) {
      const lists = await lockWishlistsHolding(transaction, inArray(lootItems.bossId, moved))
      rejectIfUsed(lists.length, 'Items of this boss are on')
    }
    await freePositions(transaction, inArray(bosses.id, idsOf(changes)))
    for (const { id, before } of changes) {
      await transaction
        .update(bosses)
        .set({ encounterOrder: sql`-${bosses.encounterOrder}`, ...before })
        .where(eq(bosses.id, id))
    }
  },

  async item(transaction, changes) {
    await requireBosses(transaction, changes)
    await lockUnedited(transaction, lootItems, changes)
    // Many items that were moved together have the same values.
    for (const group of groupBy(changes, ({ before }) => JSON.stringify(before)).values()) {
      const before = group[0]?.before ?? {}
      const isInGroup = inArray(lootItems.id, idsOf(group))
      await transaction.update(lootItems).set(before).where(isInGroup)
    }
  },

  season: (transaction, changes) => revertEach(transaction, seasons, changes),
}

async function revertEach(
  transaction: Database,
  table: typeof instances | typeof seasons,
  changes: readonly RowChange[],
): Promise<void> {
  await lockUnedited(transaction, table, changes)
  for (const { id, before } of changes) {
    await transaction.update(table).set(before).where(eq(table.id, id))
  }
}

function idsOf(changes: readonly RowChange[]): string[] {
  return changes.map(({ id }) => id)
}

/** Locks changed rows. Throws 409 if one was deleted or edited since. */
async function lockUnedited(
  transaction: Database,
  table: typeof instances | typeof bosses | typeof lootItems | typeof seasons,
  changes: readonly RowChange[],
): Promise<void> {
  const current: (Columns & { id: string })[] = await transaction
    .select()
    .from(table)
    .where(inArray(table.id, idsOf(changes)))
    .orderBy(table.id)
    .for('update')
  const byId = new Map(current.map((row) => [row.id, row]))
  for (const { id, name = 'This row', after } of changes) {
    const row = byId.get(id)
    if (!row) throw conflict(`${name} was deleted since`)
    if (Object.keys(diffColumns(row, after)).length > 0) {
      throw conflict(`${name} was edited since, so this change cannot be undone`)
    }
  }
}

/** Locks the instances that the bosses of a change have now and had before. */
async function lockInstances(transaction: Database, changes: readonly RowChange[]): Promise<void> {
  const now = transaction
    .select({ id: bosses.instanceId })
    .from(bosses)
    .where(inArray(bosses.id, idsOf(changes)))
  const previous = valuesOf(changes, 'instanceId')
  const found = await transaction
    .select({ id: instances.id })
    .from(instances)
    .where(
      previous.length > 0
        ? sql`${inArray(instances.id, now)} or ${inArray(instances.id, previous)}`
        : inArray(instances.id, now),
    )
    .orderBy(instances.id)
    .for('no key update')
  if (previous.some((id) => !found.some((instance) => instance.id === id))) {
    throw conflict('The previous instance was deleted. Restore it first.')
  }
}

/**
 * Locks the previous bosses of moved loot items. Items that are on wishlists cannot move back to
 * another instance.
 */
async function requireBosses(transaction: Database, changes: readonly RowChange[]): Promise<void> {
  const previous = valuesOf(changes, 'bossId')
  if (previous.length === 0) return
  const current = changes.map(({ after }) => after['bossId']).filter((id) => typeof id === 'string')
  const found = await transaction
    .select({ id: bosses.id, instanceId: bosses.instanceId })
    .from(bosses)
    .where(inArray(bosses.id, [...previous, ...current]))
    .orderBy(bosses.id)
    .for('no key update')
  const instanceOf = new Map(found.map(({ id, instanceId }) => [id, instanceId]))
  if (previous.some((id) => !instanceOf.has(id))) {
    throw conflict('The previous boss was deleted. Restore it first.')
  }
  const leaving = changes.filter(
    ({ before, after }) =>
      instanceOf.get(String(before['bossId'])) !== instanceOf.get(String(after['bossId'])),
  )
  if (leaving.length === 0) return
  const lists = await lockWishlistsHolding(transaction, inArray(lootItems.id, idsOf(leaving)))
  rejectIfUsed(lists.length, leaving.length === 1 ? 'This item is on' : 'Items are on')
}

/** The previous values of a column with ids, each once. */
function valuesOf(changes: readonly RowChange[], column: string): string[] {
  const values = changes.map(({ before }) => before[column])
  return [...new Set(values.filter((value) => typeof value === 'string'))]
}
