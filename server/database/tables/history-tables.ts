import type { BatchId, ChangeId, CharacterId, UserId } from '@/contract/ids'
import { index, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import type { ChangeAction, ChangeCounts } from '@/contract/admin/admin-history'
import type { CatalogKind } from '@/contract/catalog-kinds'
import { characters, users } from './account-tables'
import { lootBatches, type RowChange } from './catalog-tables'
import { id, ownedBy, refersTo, timestampMs } from './shared-columns'

/** Rows that were deleted, by table, as `to_jsonb` returns them. */
interface DeletedRows {
  instances: unknown[]
  bosses: unknown[]
  lootItems: unknown[]
  /** Missing in changes recorded before seasons could be deleted. */
  seasons?: unknown[]
  /**
   * The ids of the items that stayed at the bosses of deleted ones. Missing in changes recorded
   * before a restore looked for items that were created again.
   */
  otherItemIds?: string[]
  /** Missing in changes recorded before these were restored. */
  guildLocks?: unknown[]
  /**
   * Without the game's id of the character, which is not kept when the character is removed.
   * Missing in changes recorded before holds were restored.
   */
  guildHolds?: unknown[]
  /** The undone batch, without its author. Missing in undos recorded before it was restored. */
  lootBatches?: unknown[]
  /** The keys of awards, and their references, which the deletion has set to null. */
  awards?: unknown[]
  /** As `awards`. Missing in changes recorded before there were raid nights. */
  nights?: unknown[]
  nightDrops?: unknown[]
}

/**
 * The changes that admins have made to the catalog (catalog/history). Rows are only added; what is
 * needed to undo a change is removed after 30 days.
 */
export const adminChanges = pgTable(
  'admin_changes',
  {
    id: id<ChangeId>(),
    /** The order of the changes; several can have the same time. */
    sequence: serial(),
    createdAt: timestampMs().notNull(),
    createdBy: refersTo<UserId>(() => users.id),
    action: text().$type<ChangeAction>().notNull(),
    kind: text().$type<CatalogKind>().notNull(),
    /** The name of the row, or the names if there are several. */
    name: text().notNull(),
    /**
     * The name of the instance to which a boss or loot items belong; several if there are several.
     * Changes of earlier releases lack it.
     */
    instanceName: text(),
    counts: jsonb().$type<ChangeCounts>().notNull(),
    changes: jsonb().$type<RowChange[]>().notNull(),
    /**
     * The rows that were deleted. They are restored with the columns that they have here; a column
     * that a later migration has added gets its default. A migration that adds a required column
     * without a default must add it to these rows too. The same holds for `deletedWishes`,
     * `deletedSims` and `deletedWishlists`.
     */
    deletedRows: jsonb().$type<DeletedRows>(),
    /** The batch of a submit or import, which undoes it. */
    batchId: refersTo<BatchId>(() => lootBatches.id),
    /** The change that this one has undone. */
    undoes: text().unique('admin_changes_undoes'),
  },
  (table) => [
    index().on(table.sequence),
    index().on(table.createdBy, table.sequence),
    index().on(table.batchId),
  ],
)

/**
 * The wishes that a deletion by an admin has removed from a wishlist. They are deleted with their
 * character, and when the user deletes the wishlist.
 */
export const deletedWishes = pgTable(
  'deleted_wishes',
  {
    changeId: ownedBy<ChangeId>(() => adminChanges.id),
    wishlistId: text().notNull(),
    characterId: ownedBy<CharacterId>(() => characters.id),
    /** The row of the wishlist if it was deleted too, as `to_jsonb` returns it. */
    wishlist: jsonb(),
    /** Rows of `wishlistItems`. */
    wishes: jsonb().$type<unknown[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.changeId, table.wishlistId] }),
    index().on(table.characterId),
    index().on(table.wishlistId),
  ],
)

/**
 * The gains that a deletion by an admin has removed from a simulation. They are deleted with their
 * character, and when the user deletes the simulation.
 */
export const deletedSims = pgTable(
  'deleted_sims',
  {
    changeId: ownedBy<ChangeId>(() => adminChanges.id),
    simId: text().notNull(),
    characterId: ownedBy<CharacterId>(() => characters.id),
    /** The row of the simulation if it was deleted too, as `to_jsonb` returns it. */
    sim: jsonb(),
    /** Rows of `simGains`. */
    gains: jsonb().$type<unknown[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.changeId, table.simId] }),
    index().on(table.characterId),
    index().on(table.simId),
  ],
)
