import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Difficulty } from '@/game/difficulties'
import type { Slot } from '@/game/items'
import { characters } from './account-tables'
import { instances, lootItems } from './catalog-tables'
import { createdAt, id } from './columns'

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
    /** Unique within its list only, because clients generate it. */
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
