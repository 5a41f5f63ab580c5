import type { BossId, LootItemId } from '@/contract/ids'
import { LootIdentityIndex } from '@/game/loot-sheet/loot-identity'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { bosses, lootItems } from '../../database/schema'
import { conflict } from '../../http/http-errors'
import { toLootIdentity } from '../match-loot-rows'

interface Restored {
  bossIds: readonly BossId[]
  /** The inserted items of these bosses. */
  restored: readonly LootItemId[]
  /** The items that the bosses had besides when these were deleted; duplicates may be wanted. */
  others: readonly LootItemId[]
}

/**
 * Throws 409 if one of the inserted loot items was created again at its boss while it was deleted:
 * a restore must not make new duplicates without a question.
 */
export async function rejectTwins(
  transaction: Database,
  { bossIds, restored, others }: Restored,
): Promise<void> {
  const items = await transaction
    .select({ item: lootItems, bossName: bosses.name })
    .from(lootItems)
    .innerJoin(bosses, eq(bosses.id, lootItems.bossId))
    .where(inArray(lootItems.bossId, [...bossIds]))
    .orderBy(lootItems.name)
  const ids = new Set(restored)
  const known = new Set([...restored, ...others])
  const created = new LootIdentityIndex<true>()
  for (const { item } of items) {
    if (!known.has(item.id)) created.add(toLootIdentity(item.bossId, item), true)
  }
  const twins = items.filter(
    ({ item }) => ids.has(item.id) && created.find(toLootIdentity(item.bossId, item)),
  )
  const [first] = twins
  if (!first) return
  const { item, bossName } = first
  const id = toLootIdentity(item.bossId, item).itemId
  const name = id == null ? item.name : `${item.name} (item ID ${id})`
  throw conflict(
    twins.length === 1
      ? `${bossName} has ${name} again. Delete that item first.`
      : `${twins.length} items were created again, e.g. ${name} of ${bossName}. Delete those items first.`,
  )
}
