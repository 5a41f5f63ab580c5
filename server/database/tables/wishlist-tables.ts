import type { Claim } from '@/contract/claims'
import type {
  AwardId,
  CharacterId,
  GuildId,
  InstanceId,
  LootItemId,
  WishId,
  WishlistId,
} from '@/contract/ids'
import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Difficulty } from '@/game/difficulties'
import type { Slot } from '@/game/items'
import { characters } from './account-tables'
import { guildAwards } from './award-tables'
import { instances, lootItems } from './catalog-tables'
import { createdAt, id, ownedBy, timestampMs } from './shared-columns'

export const wishlists = pgTable(
  'wishlists',
  {
    id: id<WishlistId>(),
    characterId: ownedBy<CharacterId>(() => characters.id),
    instanceId: ownedBy<InstanceId>(() => instances.id),
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
    /** Unique within its list only, because clients generate it. */
    id: text().$type<WishId>().notNull(),
    wishlistId: ownedBy<WishlistId>(() => wishlists.id),
    lootItemId: ownedBy<LootItemId>(() => lootItems.id),
    slot: text().$type<Slot>().notNull(),
    priority: integer().notNull(),
    claim: text().$type<Claim>(),
    note: text(),
    isObtained: boolean().notNull(),
    /** The award that has ticked the wish, until the owner ticks or unticks it. */
    awardGuildId: text().$type<GuildId>(),
    awardId: text().$type<AwardId>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.wishlistId, table.id] }),
    unique('wishlist_items_once').on(table.wishlistId, table.lootItemId, table.slot),
    foreignKey({
      name: 'wishlist_items_award_fk',
      columns: [table.awardGuildId, table.awardId],
      foreignColumns: [guildAwards.guildId, guildAwards.id],
    }).onDelete('set null'),
    index().on(table.lootItemId),
    index().on(table.awardGuildId, table.awardId),
  ],
)

/**
 * The wishlists that users have just deleted, for the undo. They are deleted with their character
 * and instance, and when they are too old (`deleteExpiredRows`).
 */
export const deletedWishlists = pgTable(
  'deleted_wishlists',
  {
    id: id<WishlistId>(),
    characterId: ownedBy<CharacterId>(() => characters.id),
    instanceId: ownedBy<InstanceId>(() => instances.id),
    deletedAt: timestampMs().notNull(),
    /** The row of `wishlists`, as `to_jsonb` returns it; see `deletedRows` of `adminChanges`. */
    wishlist: jsonb().notNull(),
    /** Rows of `wishlistItems`. */
    wishes: jsonb().$type<unknown[]>().notNull(),
  },
  (table) => [index().on(table.characterId), index().on(table.instanceId)],
)
