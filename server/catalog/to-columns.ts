import type { ItemLevels } from '@/contract/item-levels'
import type { bossFields } from '@/contract/boss'
import type { instanceFields } from '@/contract/instance'
import type { lootItemFields } from '@/contract/loot-item'
import { emptyToNull } from '@/contract/fields'
import { DIFFICULTIES } from '@/game/difficulties'
import { fillItemIds, type ItemIds } from '@/game/loot-sheet/loot-identity'
import type * as z from 'zod/mini'

/*
 * Converts fields of requests to columns of tables. Absent fields stay absent, so the same
 * functions are used for new rows and partial updates.
 */

/** Without the difficulties whose item level is null; null if none is left. */
function withoutNulls(levels: Record<string, number | null | undefined> | null | undefined) {
  if (levels == null) return levels
  const known = DIFFICULTIES.flatMap((difficulty) => {
    const level = levels[difficulty]
    return level == null ? [] : [[difficulty, level] as const]
  })
  return known.length === 0 ? null : (Object.fromEntries(known) as ItemLevels)
}

export function toInstanceColumns<Fields extends Partial<z.output<typeof instanceFields>>>(
  fields: Fields,
) {
  const { availableDifficulties } = fields
  return {
    ...emptyToNull(fields),
    itemLevels: withoutNulls(fields.itemLevels),
    // In the game's order and without duplicates.
    ...(availableDifficulties && {
      availableDifficulties: DIFFICULTIES.filter((one) => availableDifficulties.includes(one)),
    }),
  }
}

export function toBossColumns<Fields extends Partial<z.output<typeof bossFields>>>(fields: Fields) {
  return {
    ...emptyToNull(fields),
    itemLevels: withoutNulls(fields.itemLevels),
  }
}

export function toLootColumns<Fields extends Partial<z.output<typeof lootItemFields>>>(
  fields: Fields,
) {
  const { tokenSlots, classes, lootSpecializationIds } = fields
  return {
    ...emptyToNull(fields),
    tokenSlots: tokenSlots === null ? [] : tokenSlots,
    classes: classes === null ? [] : classes,
    // An empty list means unknown, which is stored as null: the item drops for all.
    lootSpecializationIds: lootSpecializationIds?.length === 0 ? null : lootSpecializationIds,
  }
}

/**
 * The columns of an update. As long as the ids of the item are equal, one new id changes all three;
 * ids that differ change only if the update gives them.
 */
export function toUpdatedLootColumns<Fields extends Partial<z.output<typeof lootItemFields>>>(
  existing: ItemIds,
  fields: Fields,
) {
  const columns = {
    ...toLootColumns(fields),
    ...(!hasDifferentIds(existing) && fillItemIds(fields)),
  }
  const { itemId = existing.itemId } = columns
  const { blizzardItemId = existing.blizzardItemId, wowheadId = existing.wowheadId } = columns
  return { ...columns, ...fillItemIds({ itemId, blizzardItemId, wowheadId }) }
}

function hasDifferentIds({ itemId, blizzardItemId, wowheadId }: ItemIds): boolean {
  return new Set([itemId, blizzardItemId, wowheadId].filter((id) => id != null)).size > 1
}

/**
 * The columns of a new loot item; absent lists become empty, and a single id fills the other two.
 */
export function toNewLootColumns<Fields extends Partial<z.output<typeof lootItemFields>>>(
  fields: Fields,
) {
  const columns = toLootColumns(fields)
  return {
    ...columns,
    ...fillItemIds(columns),
    tokenSlots: columns.tokenSlots ?? [],
    classes: columns.classes ?? [],
  }
}
