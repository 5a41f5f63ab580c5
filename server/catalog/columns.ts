import type { bossFields } from '@/contract/boss'
import type { instanceFields } from '@/contract/instance'
import type { lootItemFields } from '@/contract/loot-item'
import { DIFFICULTIES } from '@/game/difficulties'
import type * as z from 'zod/mini'

/*
 * From the fields of the forms to the columns of the tables. A field that is absent stays absent, so
 * the same function serves a new row and a partial update.
 */

/** An emptied text field is no text; absent stays absent. */
function emptyToNull(text: string | null | undefined) {
  return text === '' ? null : text
}

/** The columns of an instance. */
export function instanceColumns<Fields extends Partial<z.output<typeof instanceFields>>>(
  fields: Fields,
) {
  const { availableDifficulties } = fields
  return {
    ...fields,
    description: emptyToNull(fields.description),
    iconUrl: emptyToNull(fields.iconUrl),
    // In the game's order and each once, whatever order they were ticked in.
    ...(availableDifficulties && {
      availableDifficulties: DIFFICULTIES.filter((one) => availableDifficulties.includes(one)),
    }),
  }
}

/** The columns of a boss. */
export function bossColumns<Fields extends Partial<z.output<typeof bossFields>>>(fields: Fields) {
  return {
    ...fields,
    description: emptyToNull(fields.description),
    iconUrl: emptyToNull(fields.iconUrl),
  }
}

interface Ids {
  itemId?: number | null
  blizzardItemId?: number | null
  wowheadId?: number | null
}

/** The three ids of an item are the same number in practice: one that is there alone fills the others. */
function loneIdToAll({ itemId, blizzardItemId, wowheadId }: Ids): Ids {
  const [id, ...others] = [itemId, blizzardItemId, wowheadId].filter((one) => one != null)
  if (id === undefined || others.length > 0) return {}
  return { itemId: id, blizzardItemId: id, wowheadId: id }
}

/** The columns of a loot item. */
export function lootColumns<Fields extends Partial<z.output<typeof lootItemFields>>>(
  fields: Fields,
) {
  const { tokenSlots, classes, lootSpecializationIds } = fields
  return {
    ...fields,
    ...loneIdToAll(fields),
    description: emptyToNull(fields.description),
    iconUrl: emptyToNull(fields.iconUrl),
    tokenSlots: tokenSlots === null ? [] : tokenSlots,
    classes: classes === null ? [] : classes,
    // For no specialization at all means that nothing is known of it: for all.
    lootSpecializationIds: lootSpecializationIds?.length === 0 ? null : lootSpecializationIds,
  }
}

/** What an update sets of an item: an id that it leaves alone fills the others too. */
export function updatedLootColumns<Fields extends Partial<z.output<typeof lootItemFields>>>(
  existing: Ids,
  fields: Fields,
) {
  const columns = lootColumns(fields)
  const { itemId = existing.itemId } = columns
  const { blizzardItemId = existing.blizzardItemId, wowheadId = existing.wowheadId } = columns
  return { ...columns, ...loneIdToAll({ itemId, blizzardItemId, wowheadId }) }
}

/** The columns of a new loot item, in which lists that are absent are empty. */
export function newLootColumns<Fields extends Partial<z.output<typeof lootItemFields>>>(
  fields: Fields,
) {
  const columns = lootColumns(fields)
  return { ...columns, tokenSlots: columns.tokenSlots ?? [], classes: columns.classes ?? [] }
}
