import * as z from 'zod/mini'
import { defineCall } from '../call'
import {
  flag,
  id,
  itemList,
  objectOf,
  oneOf,
  openEnum,
  optionalInAnswer,
  queryInteger,
  requiredId,
  text,
} from '../fields'
import { deletionQuery } from './admin-deletion'
import { SEARCH_MAX } from '../loot-search'
import { CATALOG_KINDS } from '../catalog-kinds'
import { answeredId, type ChangeId, type LootItemId } from '../ids'

/*
 * The history of the catalog, and changes of many loot items at once, which are undone there. The
 * specification does not have these calls; a backend that has them announces the feature
 * `admin-history`.
 */

/** For how many days a change can be undone. */
export const UNDO_DAYS = 30

/** Maximum number of loot items that one call deletes or moves. */
export const BULK_ITEMS_MAX = 5000

/** The maximum number of changed fields that a change lists. */
export const LISTED_FIELDS_MAX = 50

/**
 * The actions of admins. `reordered`: the bosses of the instance that `name` names; `moved`: loot
 * items, to another boss; `submitted`: a batch; `imported`: a raid file; `restored`: a deletion was
 * undone; `reverted`: another change was undone.
 */
export const CHANGE_ACTIONS = [
  'created',
  'changed',
  'deleted',
  'reordered',
  'moved',
  'submitted',
  'imported',
  'restored',
  'reverted',
] as const
export type ChangeAction = (typeof CHANGE_ACTIONS)[number]

/**
 * The numbers of rows that a change concerns: for a deletion, those that were deleted with the
 * named row.
 */
const changeCountsSchema = z.object({
  bosses: z.number(),
  items: z.number(),
  wishlists: z.number(),
})
export type ChangeCounts = z.output<typeof changeCountsSchema>

const historyEntrySchema = z.object({
  id: answeredId<ChangeId>(),
  createdAt: z.string(),
  /** The BattleTag of the admin; null after the account was deleted. */
  by: optionalInAnswer(z.string()),
  action: openEnum(CHANGE_ACTIONS),
  kind: openEnum(CATALOG_KINDS),
  /** The name of the row, or the names if there are several. In a list, only the first ones. */
  name: z.string(),
  /** The name of the instance to which a boss or loot items belong. */
  instanceName: optionalInAnswer(z.string()),
  counts: changeCountsSchema,
  /**
   * Each changed field in words; `name` is that of the changed row. In a list at most
   * `LISTED_FIELDS_MAX`.
   */
  changes: z.array(
    z.object({
      name: optionalInAnswer(z.string()),
      field: z.string(),
      from: z.string(),
      to: z.string(),
    }),
  ),
  /** The number of all changed fields. */
  changeCount: z.number(),
  /** The number of existing rows that were changed. */
  changedRowCount: z.number(),
  /** Until when the change can be undone; null if it cannot. */
  undoableUntil: optionalInAnswer(z.string()),
  /** When the change was undone; null also if its undo was undone. */
  undoneAt: optionalInAnswer(z.string()),
})
export type HistoryEntry = z.output<typeof historyEntrySchema>

export const listHistory = defineCall({
  method: 'GET',
  path: '/api/admin/history',
  summary:
    'Lists what admins have changed in the catalog, newest first. search matches the names of rows and the BattleTag of the admin. total is the number of all matching changes.',
  access: 'admin',
  query: objectOf({
    kind: z.optional(oneOf(CATALOG_KINDS, 'Kind')),
    search: z.optional(text(SEARCH_MAX)),
    page: z._default(queryInteger(1, 1_000_000), 1),
    pageSize: z._default(queryInteger(1, 100), 50),
  }),
  answer: z.object({ entries: z.array(historyEntrySchema), total: z.number() }),
})

export const getChange = defineCall({
  method: 'GET',
  path: '/api/admin/history/:changeId',
  summary: 'Returns a change with all names and changed fields.',
  access: 'admin',
  key: 'entry',
  answer: historyEntrySchema,
})

/** What an undo does. */
const undoOutcomeSchema = z.object({
  /** Deleted loot items. */
  items: z.number(),
  /** How many of them were changed since they were created. */
  editedItems: z.number(),
  bosses: z.number(),
  /** The deleted instance. */
  instanceName: optionalInAnswer(z.string()),
  /** The rows that get previous values back, or that were deleted and come back. */
  restored: z.number(),
  /** How many of them are loot items. */
  restoredItems: optionalInAnswer(z.number()),
  /** Wishes that come back, and the wishlists on which they were. */
  restoredWishes: optionalInAnswer(z.number()),
  restoredWishlists: optionalInAnswer(z.number()),
  /** The rows that keep values, because these were changed since. */
  kept: z.number(),
  /** Wishes that are removed, and the wishlists on which they are. */
  wishes: z.number(),
  wishlists: z.number(),
})
export type UndoOutcome = z.output<typeof undoOutcomeSchema>

export const previewUndo = defineCall({
  method: 'GET',
  path: '/api/admin/history/:changeId/undo',
  summary:
    'Returns what an undo of the change would do. The answer is 409 with the reason if it is not possible, or if it would change nothing.',
  access: 'admin',
  otherStatuses: [409],
  key: 'outcome',
  answer: undoOutcomeSchema,
})

export const undoChange = defineCall({
  method: 'POST',
  path: '/api/admin/history/:changeId/undo',
  summary: `Undoes a change of the last ${UNDO_DAYS} days: restores what was deleted, with everything below it and the wishes of players, or the previous values of what was changed, or deletes what a batch or an import has created. Created items that are on wishlists are deleted only with force. The undo can be undone too. The answer is 409 with the reason if an undo is no longer possible, or if it would change nothing; 409 ALREADY_UNDONE if the change was undone before.`,
  access: 'admin',
  query: deletionQuery,
  status: 204,
})

/** The outcome of a call for many loot items. */
const bulkOutcomeSchema = z.object({
  /** The change in the history, which undoes the call; null if nothing was changed. */
  changeId: optionalInAnswer(answeredId<ChangeId>()),
  /** The number of items that were deleted or moved. */
  count: z.number(),
  /** The items that stay as they are, and why. `isMissing`: the item no longer exists. */
  failed: z.array(
    z.object({
      id: answeredId<LootItemId>(),
      reason: z.string(),
      isMissing: optionalInAnswer(z.boolean()),
    }),
  ),
})
export type BulkOutcome = z.output<typeof bulkOutcomeSchema>

const itemIds = itemList(id, BULK_ITEMS_MAX)

export const bulkDeleteLoot = defineCall({
  method: 'POST',
  path: '/api/admin/loot/bulk-delete',
  summary:
    'Deletes loot items. Items that wishlists hold are deleted only with force. Items that cannot be deleted are named with the reason.',
  access: 'admin',
  body: objectOf({ ids: itemIds, force: z.optional(flag) }),
  answer: bulkOutcomeSchema,
})

export const bulkMoveLoot = defineCall({
  method: 'POST',
  path: '/api/admin/loot/bulk-move',
  summary:
    'Moves loot items to another boss. Items that wishlists hold cannot move to another instance; they are named with the reason.',
  access: 'admin',
  body: objectOf({ ids: itemIds, bossId: requiredId('Please select a boss') }),
  answer: bulkOutcomeSchema,
})
