import type { AwardId, GuildId, ImportId, InstanceId, LootItemId, UserId } from '@/contract/ids'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { AwardSource } from '@/contract/guilds/guild-awards'
import type { ImportedAward } from '@/contract/guilds/guild-import'
import type { Difficulty } from '@/game/difficulties'
import type { Slot } from '@/game/items'
import { users } from './account-tables'
import { instances, lootItems } from './catalog-tables'
import { guilds } from './guild-tables'
import { timestampMs } from './timestamp'
import { wishlistItems } from './wishlist-tables'

/** The imports of awards. Deleting one deletes the awards that it has stored. */
export const guildAwardImports = pgTable(
  'guild_award_imports',
  {
    /** Unique within its guild only, because clients generate it. */
    id: text().$type<ImportId>().notNull(),
    guildId: text()
      .$type<GuildId>()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    importedAt: timestampMs().notNull(),
    importedBy: text()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** The name of the officer's character. */
    importedByName: text(),
  },
  (table) => [primaryKey({ columns: [table.guildId, table.id] }), index().on(table.importedBy)],
)

/**
 * The awards of guilds. The names of items, raids, bosses and people are stored as text, so that
 * the history outlives what they name: references become null when the row that they name is
 * deleted.
 */
export const guildAwards = pgTable(
  'guild_awards',
  {
    /** Unique within its guild only, because clients generate it. */
    id: text().$type<AwardId>().notNull(),
    guildId: text()
      .$type<GuildId>()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    lootItemId: text()
      .$type<LootItemId>()
      .references(() => lootItems.id, { onDelete: 'set null' }),
    /** The game's id of the item. */
    itemId: integer(),
    itemName: text().notNull(),
    /** Null for tier tokens that fit several slots, and for items of unknown slot. */
    slot: text().$type<Slot>(),
    instanceId: text()
      .$type<InstanceId>()
      .references(() => instances.id, { onDelete: 'set null' }),
    instanceName: text().notNull(),
    bossName: text(),
    /** Null for imported awards of unknown difficulty. */
    difficulty: text().$type<Difficulty>(),
    /**
     * The game's id of the character; null after its user has deleted the account, which leaves the
     * name only.
     */
    recipientId: bigint({ mode: 'number' }),
    recipientName: text().notNull(),
    recipientRealmSlug: text(),
    recipientClassName: text(),
    /** One of `AWARD_RESPONSES`; imported awards can have other texts. */
    response: text(),
    /**
     * Whether the response is an award reason, e.g. banking or disenchanting: nobody has received
     * the item.
     */
    isAwardReason: boolean().notNull().default(false),
    awardedAt: timestampMs().notNull(),
    awardedBy: text()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** The name of the officer's character. */
    awardedByName: text(),
    source: text().$type<AwardSource>().notNull(),
    /** The id of an imported award in its source; awards to different people can have one id. */
    externalId: text(),
    /**
     * The recipient of an imported award as its source names it, which renaming the character
     * leaves as it is.
     */
    externalRecipient: text(),
    /** The import that has stored the award, or has replaced it last. */
    importId: text(),
    /** The wish that the award has ticked, until its owner ticks or unticks it again. */
    wishlistId: text(),
    wishId: text(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.id] }),
    foreignKey({
      name: 'guild_awards_import_fk',
      columns: [table.guildId, table.importId],
      foreignColumns: [guildAwardImports.guildId, guildAwardImports.id],
    }).onDelete('cascade'),
    unique('guild_awards_wish').on(table.wishlistId, table.wishId),
    foreignKey({
      name: 'guild_awards_wish_fk',
      columns: [table.wishlistId, table.wishId],
      foreignColumns: [wishlistItems.wishlistId, wishlistItems.id],
    }).onDelete('set null'),
    index().on(table.guildId, table.awardedAt, table.id),
    index().on(table.instanceId, table.guildId),
    index().on(table.guildId, table.externalId),
    index().on(table.guildId, table.importId),
    index().on(table.recipientId),
    index().on(table.lootItemId),
    index().on(table.awardedBy),
  ],
)

/** Awards as they were before an import has replaced them; restored when it is undone. */
export const replacedAwards = pgTable(
  'replaced_awards',
  {
    guildId: text().$type<GuildId>().notNull(),
    importId: text().$type<ImportId>().notNull(),
    awardId: text().$type<AwardId>().notNull(),
    /** The import of the award before; it may have been undone since. */
    formerImportId: text(),
    award: jsonb().$type<ImportedAward>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.importId, table.awardId] }),
    foreignKey({
      name: 'replaced_awards_import_fk',
      columns: [table.guildId, table.importId],
      foreignColumns: [guildAwardImports.guildId, guildAwardImports.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'replaced_awards_award_fk',
      columns: [table.guildId, table.awardId],
      foreignColumns: [guildAwards.guildId, guildAwards.id],
    }).onDelete('cascade'),
    index().on(table.guildId, table.awardId),
  ],
)
