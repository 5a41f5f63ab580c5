import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Difficulty } from '@/game/difficulties'
import type { ItemType, PrimaryStat, Rarity, Slot, TokenCategory } from '@/game/items'
import type { Region } from '@/game/realms'

/*
 * Ids are opaque text made by the application, so that a client may make the id of a wish before
 * the server knows it. Every foreign key says what happens to what hangs on it.
 */
const id = () => text().primaryKey()
const moment = () => timestamp({ withTimezone: true, precision: 3 })
const createdAt = () => moment().notNull().defaultNow()

export const users = pgTable('users', {
  id: id(),
  /** Battle.net's `sub`; the BattleTag can change, this cannot. */
  battleNetAccountId: text().notNull().unique('users_battlenet_account'),
  battleNetTag: text().notNull(),
  createdAt: createdAt(),
})

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token: a copy of the database signs nobody in. */
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)

/** Sign-ins that were started and not finished; a state works once. */
export const signInAttempts = pgTable('sign_in_attempts', {
  stateHash: text().primaryKey(),
  expiresAt: moment().notNull(),
})

/** The person's own Battle.net token, kept at most as long as Battle.net honours it (a day). */
export const battleNetGrants = pgTable('battlenet_grants', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  accessToken: text().notNull(),
  expiresAt: moment().notNull(),
})

export const guilds = pgTable(
  'guilds',
  {
    id: id(),
    region: text().$type<Region>().notNull(),
    blizzardGuildId: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    realm: text().notNull(),
    realmSlug: text().notNull(),
    faction: text().notNull(),
    memberCount: integer().notNull().default(0),
    /** When the roster was read; null until someone onboards the guild. */
    onboardedAt: moment(),
  },
  (table) => [unique('guilds_identity').on(table.region, table.blizzardGuildId)],
)

/** The roster of an onboarded guild. Rank 0 is the guild master, 1 an officer. */
export const guildMembers = pgTable(
  'guild_members',
  {
    guildId: text()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    blizzardCharacterId: bigint({ mode: 'number' }).notNull(),
    rank: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.guildId, table.blizzardCharacterId] })],
)

export const characters = pgTable(
  'characters',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    region: text().$type<Region>().notNull(),
    /** With the region the identity of a character; name and realm can change. */
    blizzardCharacterId: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    className: text().notNull(),
    realm: text().notNull(),
    realmSlug: text().notNull(),
    faction: text().notNull(),
    raceName: text(),
    specialization: text(),
    level: integer().notNull(),
    itemLevel: integer(),
    avatarUrl: text(),
    equipmentCount: integer().notNull(),
    guildId: text().references(() => guilds.id, { onDelete: 'set null' }),
    /** When Battle.net was last read; its terms ask for a refresh or deletion within 30 days. */
    fetchedAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('characters_identity').on(table.userId, table.region, table.blizzardCharacterId),
    index().on(table.guildId),
  ],
)

export const instances = pgTable(
  'instances',
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull().unique('instances_slug'),
    description: text(),
    expansion: text().notNull(),
    tier: text().notNull(),
    blizzardInstanceId: integer(),
    isCurrentTier: boolean().notNull(),
    isActive: boolean().notNull(),
    sortOrder: integer().notNull(),
    iconUrl: text(),
    availableDifficulties: text().array().$type<Difficulty[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.isActive, table.sortOrder)],
)

export const bosses = pgTable(
  'bosses',
  {
    id: id(),
    instanceId: text()
      .notNull()
      .references(() => instances.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    slug: text().notNull(),
    description: text(),
    encounterOrder: integer().notNull(),
    isOptional: boolean().notNull(),
    blizzardEncounterId: integer(),
    iconUrl: text(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('bosses_slug').on(table.instanceId, table.slug),
    unique('bosses_encounter_order').on(table.instanceId, table.encounterOrder),
  ],
)

/** What a bulk entry has changed of an item that was there before, by column. */
export interface BatchChange {
  id: string
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** A bulk entry, until it is undone. */
export const lootBatches = pgTable('loot_batches', {
  id: id(),
  createdBy: text().references(() => users.id, { onDelete: 'set null' }),
  changes: jsonb().$type<BatchChange[]>().notNull(),
  createdAt: createdAt(),
})

export const lootItems = pgTable(
  'loot_items',
  {
    id: id(),
    bossId: text()
      .notNull()
      .references(() => bosses.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text(),
    itemSlot: text().$type<Slot>(),
    itemType: text().$type<ItemType>(),
    rarity: text().$type<Rarity>().notNull(),
    primaryStat: text().$type<PrimaryStat>(),
    itemId: integer(),
    blizzardItemId: integer(),
    wowheadId: integer(),
    iconUrl: text(),
    isTokenItem: boolean().notNull(),
    tokenCategory: text().$type<TokenCategory>(),
    tokenSlots: text().array().$type<Slot[]>().notNull(),
    classes: text().array().notNull(),
    lootSpecializationIds: integer().array(),
    /** The bulk entry it came with, so that the entry can be undone. */
    batchId: text().references(() => lootBatches.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.bossId, table.name),
    index().on(table.batchId),
    // The order admins page through all loot in, and what they narrow it to.
    index().on(table.name, table.id),
    index().on(table.itemSlot, table.name, table.id),
    index().on(table.rarity, table.name, table.id),
  ],
)

export const wishlists = pgTable(
  'wishlists',
  {
    id: id(),
    characterId: text()
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    instanceId: text()
      .notNull()
      .references(() => instances.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    difficulty: text().$type<Difficulty>().notNull(),
    specialization: text().notNull(),
    isMainWishlist: boolean().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    index().on(table.characterId),
    index().on(table.instanceId),
    // At most one main wishlist per character, instance, difficulty and specialization.
    uniqueIndex('wishlists_one_main')
      .on(table.characterId, table.instanceId, table.difficulty, table.specialization)
      .where(sql`is_main_wishlist`),
  ],
)

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    /** Unique within its list only: clients make it, and another list may hold the same. */
    id: text().notNull(),
    wishlistId: text()
      .notNull()
      .references(() => wishlists.id, { onDelete: 'cascade' }),
    lootItemId: text()
      .notNull()
      .references(() => lootItems.id, { onDelete: 'cascade' }),
    slot: text().$type<Slot>().notNull(),
    priority: integer().notNull(),
    note: text(),
    isObtained: boolean().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.wishlistId, table.id] }),
    unique('wishlist_items_once').on(table.wishlistId, table.lootItemId, table.slot),
    index().on(table.lootItemId),
  ],
)
