import {
  bigint,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
} from 'drizzle-orm/pg-core'
import type { CatalogKind, ChangeAction, ChangeCounts } from '@/contract/admin-history'
import { characters, users } from './account-tables'
import { lootBatches, type RowChange } from './catalog-tables'
import { createdAt, id } from './columns'
import { guildMembers } from './guild-tables'
import { timestampMs } from './timestamp'

export { battleNetGrants, characters, sessions, signInAttempts, users } from './account-tables'
export { guildAwards } from './award-tables'
export { bosses, catalogVersion, instances, lootBatches, lootItems } from './catalog-tables'
export type { RaidImport, RowChange } from './catalog-tables'
export { gearItems, seasons } from './gear-tables'
export { guildMembers, guilds } from './guild-tables'
export { icons, itemIcons } from './icon-tables'
export { guildLocks } from './lock-tables'
export { simGains, sims } from './sim-tables'
export { wishlistItems, wishlists } from './wishlist-tables'

/* Every foreign key has an explicit `onDelete`. */

/**
 * The characters whose main wishlists are shared with a guild. The foreign key to the roster ends the sharing
 * when the character leaves the guild.
 */
export const guildShares = pgTable(
  'guild_shares',
  {
    guildId: text().notNull(),
    characterId: text()
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    blizzardCharacterId: bigint({ mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.characterId] }),
    foreignKey({
      name: 'guild_shares_member',
      columns: [table.guildId, table.blizzardCharacterId],
      foreignColumns: [guildMembers.guildId, guildMembers.blizzardCharacterId],
    }).onDelete('cascade'),
    index().on(table.guildId, table.blizzardCharacterId),
    index().on(table.characterId),
  ],
)

/** Rows that were deleted, by table, as `to_jsonb` returns them. */
interface DeletedRows {
  instances: unknown[]
  bosses: unknown[]
  lootItems: unknown[]
  /** Missing in changes recorded before these were restored. */
  guildLocks?: unknown[]
  /** References of awards, which the deletion has set to null. */
  awards?: AwardReferences[]
}

/** The references of a row of `guildAwards`, with its key. */
interface AwardReferences {
  guild_id: string
  id: string
  loot_item_id: string | null
  instance_id: string | null
  wishlist_id: string | null
  wish_id: string | null
}

/**
 * The changes that admins have made to the catalog (catalog/history). Rows are only added; what is needed to undo
 * a change is removed after 30 days.
 */
export const adminChanges = pgTable(
  'admin_changes',
  {
    id: id(),
    /** The order of the changes; several can have the same time. */
    sequence: serial(),
    createdAt: timestampMs().notNull(),
    createdBy: text().references(() => users.id, { onDelete: 'set null' }),
    action: text().$type<ChangeAction>().notNull(),
    kind: text().$type<CatalogKind>().notNull(),
    /** The name of the row, or the first names if there are several. */
    name: text().notNull(),
    counts: jsonb().$type<ChangeCounts>().notNull(),
    changes: jsonb().$type<RowChange[]>().notNull(),
    /**
     * The rows that were deleted. A migration that adds a column without a default to one of these tables
     * must add it to these rows too, otherwise they cannot be restored. The same holds for `deletedWishes` and
     * `deletedSims`.
     */
    deletedRows: jsonb().$type<DeletedRows>(),
    /** The batch of a submit or import, which undoes it. */
    batchId: text().references(() => lootBatches.id, { onDelete: 'set null' }),
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
 * The wishes that a deletion by an admin has removed from a wishlist. They are deleted with their character,
 * and when the user deletes the wishlist.
 */
export const deletedWishes = pgTable(
  'deleted_wishes',
  {
    changeId: text()
      .notNull()
      .references(() => adminChanges.id, { onDelete: 'cascade' }),
    wishlistId: text().notNull(),
    characterId: text()
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
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
 * The gains that a deletion by an admin has removed from a simulation. They are deleted with their character, and
 * when the user deletes the simulation.
 */
export const deletedSims = pgTable(
  'deleted_sims',
  {
    changeId: text()
      .notNull()
      .references(() => adminChanges.id, { onDelete: 'cascade' }),
    simId: text().notNull(),
    characterId: text()
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
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
