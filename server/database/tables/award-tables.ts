import type {
  AwardId,
  CharacterId,
  DropId,
  GuildId,
  ImportId,
  InstanceId,
  LootItemId,
  NightId,
  UserId,
} from '@/contract/ids'
import {
  bigint,
  bigserial,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { AwardSource } from '@/contract/guilds/award'
import type { Want } from '@/contract/guilds/wants'
import type { Difficulty } from '@/game/difficulties'
import type { Slot } from '@/game/items'
import { characters, users } from './account-tables'
import { instances, lootItems } from './catalog-tables'
import { guilds } from './guild-tables'
import { nightDrops, nights } from './night-tables'
import { ownedBy, refersTo, timestampMs } from './shared-columns'

/** The imports of awards. Deleting one deletes the awards that it has stored. */
export const guildAwardImports = pgTable(
  'guild_award_imports',
  {
    /** Unique within its guild only, because clients generate it. */
    id: text().$type<ImportId>().notNull(),
    guildId: ownedBy<GuildId>(() => guilds.id),
    importedAt: timestampMs().notNull(),
    importedBy: refersTo<UserId>(() => users.id),
    /** The name of the officer's character. */
    importedByName: text(),
  },
  (table) => [primaryKey({ columns: [table.guildId, table.id] }), index().on(table.importedBy)],
)

/**
 * What imports replace of an award. The names of items, raids, bosses and people are stored as text,
 * so that the history outlives what they name.
 */
const awardContent = () => ({
  /** The game's id of the item. */
  itemId: integer(),
  itemName: text().notNull(),
  /** Null for tier tokens that fit several slots, and for items of unknown slot. */
  slot: text().$type<Slot>(),
  instanceName: text().notNull(),
  bossName: text(),
  /** Null for imported awards of unknown difficulty. */
  difficulty: text().$type<Difficulty>(),
  /**
   * The game's id of the character; null after its user has deleted the account, which leaves the
   * name only.
   */
  recipientId: bigint({ mode: 'number' }),
  /** Null if nobody is named; the contract says with which responses (`NOBODY_RESPONSES`). */
  recipientName: text(),
  recipientRealmSlug: text(),
  recipientClassName: text(),
  /** One of `AWARD_RESPONSES`; imported awards can have other texts. */
  response: text(),
  /**
   * Whether the response is an award reason, e.g. banking or disenchanting: nobody has received the
   * item.
   */
  isAwardReason: boolean().notNull().default(false),
  awardedAt: timestampMs().notNull(),
  source: text().$type<AwardSource>().notNull(),
  /** The id of an imported award in its source; awards to different people can have one id. */
  externalId: text(),
  /**
   * The recipient of an imported award as its source names it, which renaming the character
   * leaves as it is.
   */
  externalRecipient: text(),
  /** The import that has stored this content; null for content from the board. */
  importId: text(),
})

/** The awards of guilds. References become null when the row that they name is deleted. */
export const guildAwards = pgTable(
  'guild_awards',
  {
    /** Unique within its guild only, because clients generate it. */
    id: text().$type<AwardId>().notNull(),
    guildId: ownedBy<GuildId>(() => guilds.id),
    lootItemId: refersTo<LootItemId>(() => lootItems.id),
    instanceId: refersTo<InstanceId>(() => instances.id),
    ...awardContent(),
    /** Whether the recipient was not on the roster yet: the name is what an officer has entered. */
    isGuest: boolean().notNull().default(false),
    /** The names of those who have passed the item on, the first one first. */
    passedOnBy: text().array().notNull().default([]),
    awardedBy: refersTo<UserId>(() => users.id),
    /** The name of the officer's character. */
    awardedByName: text(),
    /** The raid night in which it was made. */
    nightId: refersTo<NightId>(() => nights.id),
    /** The drop of the night that was given away. */
    dropId: refersTo<DropId>(() => nightDrops.id),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.id] }),
    foreignKey({
      name: 'guild_awards_import_fk',
      columns: [table.guildId, table.importId],
      foreignColumns: [guildAwardImports.guildId, guildAwardImports.id],
    }).onDelete('cascade'),
    index().on(table.guildId, table.awardedAt, table.id),
    index().on(table.instanceId, table.guildId),
    index().on(table.guildId, table.externalId),
    index().on(table.guildId, table.importId),
    index().on(table.recipientId),
    index().on(table.lootItemId),
    index().on(table.awardedBy),
    index().on(table.nightId),
    index().on(table.dropId),
  ],
)

/**
 * The earlier contents of awards that imports have replaced, each with its own import, so that
 * undoing an import deletes what it has stored, wherever that is. Undoing the import of an award
 * restores its newest earlier content.
 */
export const replacedAwards = pgTable(
  'replaced_awards',
  {
    /** Higher for what was replaced later. */
    version: bigserial({ mode: 'number' }).primaryKey(),
    guildId: text().$type<GuildId>().notNull(),
    awardId: text().$type<AwardId>().notNull(),
    /** No references, because the deletion of an item or a raid can be undone. */
    lootItemId: text().$type<LootItemId>(),
    instanceId: text().$type<InstanceId>(),
    ...awardContent(),
  },
  (table) => [
    foreignKey({
      name: 'replaced_awards_award_fk',
      columns: [table.guildId, table.awardId],
      foreignColumns: [guildAwards.guildId, guildAwards.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'replaced_awards_import_fk',
      columns: [table.guildId, table.importId],
      foreignColumns: [guildAwardImports.guildId, guildAwardImports.id],
    }).onDelete('cascade'),
    index().on(table.guildId, table.awardId),
    index().on(table.guildId, table.importId),
    index().on(table.recipientId),
  ],
)

/**
 * Who wanted the item of an award when it was made, by rank: what the board showed of them. Deleted
 * with the character.
 */
export const awardCandidates = pgTable(
  'award_candidates',
  {
    guildId: text().$type<GuildId>().notNull(),
    awardId: text().$type<AwardId>().notNull(),
    /** From 0, in the order of the board. */
    position: integer().notNull(),
    characterId: ownedBy<CharacterId>(() => characters.id),
    want: jsonb().$type<Want>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.awardId, table.position] }),
    foreignKey({
      name: 'award_candidates_award_fk',
      columns: [table.guildId, table.awardId],
      foreignColumns: [guildAwards.guildId, guildAwards.id],
    }).onDelete('cascade'),
    index().on(table.characterId),
  ],
)
