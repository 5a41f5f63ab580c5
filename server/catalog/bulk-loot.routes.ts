import { bulkDeleteLoot, bulkMoveLoot, type BulkOutcome } from '@/contract/admin/admin-history'
import { asc, countDistinct, eq, inArray, or } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Database } from '../database/database'
import { bosses, lootItems, wishlistItems } from '../database/schema'
import { invalid } from '../http/http-errors'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'
import { closeRankGaps } from '../wishlists/ranks'
import { authorAt, joinNames, recordChange } from './history/record-change'
import { recordDeletion } from './history/record-deletion'
import { lockWishlistsHolding } from './lock-rows'
import { toRowChange } from './row-changes'
import { describeUsage } from './wishlist-usage'

/** Admin calls that delete or move many loot items at once. */
export function bulkLootRoutes(app: Hono<AppEnv>, { database, now }: Services) {
  const by = authorAt(now)

  handle(app, bulkDeleteLoot, async ({ body, user }) =>
    database.transaction(async (transaction) => {
      const items = await lockItems(transaction, body.ids)
      const lists = await lockWishlistsHolding(transaction, inArray(lootItems.id, body.ids))
      const usage = body.force ? new Map<string, string>() : await findUsed(transaction, body.ids)
      const deleted = items.filter(({ id }) => !usage.has(id))
      const failed = failures(body.ids, items, usage)
      if (deleted.length === 0) return { changeId: null, count: 0, failed }
      const ids = deleted.map(({ id }) => id)
      const { changeId } = await recordDeletion(transaction, by(user), {
        kind: 'item',
        ids: { items: ids },
        name: joinNames(deleted),
        parents: { bossIds: deleted.map(({ bossId }) => bossId) },
      })
      await transaction.delete(lootItems).where(inArray(lootItems.id, ids))
      await closeRankGaps(transaction, lists)
      return { changeId, count: ids.length, failed }
    }),
  )

  handle(app, bulkMoveLoot, async ({ body, user }) =>
    database.transaction(async (transaction) => {
      const { bossId } = body
      const current = transaction
        .select({ id: lootItems.bossId })
        .from(lootItems)
        .where(inArray(lootItems.id, body.ids))
      const found = await transaction
        .select({ id: bosses.id, instanceId: bosses.instanceId })
        .from(bosses)
        .where(or(eq(bosses.id, bossId), inArray(bosses.id, current)))
        .orderBy(asc(bosses.id))
        .for('no key update')
      const instanceOf = new Map(found.map(({ id, instanceId }) => [id, instanceId]))
      const instanceId = instanceOf.get(bossId)
      if (instanceId === undefined) throw invalid({ bossId: 'Please select a boss' })
      const items = await lockItems(transaction, body.ids)
      const leaving = items.filter((item) => instanceOf.get(item.bossId) !== instanceId)
      const usage = await findUsed(
        transaction,
        leaving.map(({ id }) => id),
      )
      const moved = items.filter((item) => item.bossId !== bossId && !usage.has(item.id))
      const failed = failures(body.ids, items, usage)
      if (moved.length === 0) return { changeId: null, count: 0, failed }
      const isMoved = inArray(
        lootItems.id,
        moved.map(({ id }) => id),
      )
      await transaction.update(lootItems).set({ bossId }).where(isMoved)
      const changeId = await recordChange(transaction, by(user), {
        action: 'moved',
        kind: 'item',
        name: joinNames(moved),
        parents: { bossIds: [bossId] },
        counts: { items: moved.length },
        changes: moved.map((item) => toRowChange(item, { bossId })),
      })
      return { changeId, count: moved.length, failed }
    }),
  )
}

type LockedItem = Pick<typeof lootItems.$inferSelect, 'id' | 'name' | 'bossId'>

async function lockItems(transaction: Database, ids: string[]): Promise<LockedItem[]> {
  return transaction
    .select({ id: lootItems.id, name: lootItems.name, bossId: lootItems.bossId })
    .from(lootItems)
    .where(inArray(lootItems.id, ids))
    .orderBy(asc(lootItems.id))
    .for('update')
}

/**
 * The items that wishlists hold, with the reason in words. Lock them first, so that no wish is
 * added.
 */
async function findUsed(transaction: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const used = await transaction
    .select({
      id: wishlistItems.lootItemId,
      wishlistCount: countDistinct(wishlistItems.wishlistId),
    })
    .from(wishlistItems)
    .where(inArray(wishlistItems.lootItemId, ids))
    .groupBy(wishlistItems.lootItemId)
  return new Map(
    used.map(({ id, wishlistCount }) => [id, describeUsage(wishlistCount, 'This item is on')]),
  )
}

function failures(
  ids: readonly string[],
  items: readonly LockedItem[],
  usage: ReadonlyMap<string, string>,
): BulkOutcome['failed'] {
  const known = new Set(items.map(({ id }) => id))
  return [...new Set(ids)].flatMap((id) => {
    const isMissing = !known.has(id)
    const reason = isMissing ? 'Loot item not found' : usage.get(id)
    return reason === undefined ? [] : [{ id, reason, isMissing }]
  })
}
