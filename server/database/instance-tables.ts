import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { ItemLevels } from '@/contract/item-levels'
import type { Difficulty } from '@/game/difficulties'
import { createdAt, id } from './columns'

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
    itemLevels: jsonb().$type<ItemLevels>(),
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
    itemLevels: jsonb().$type<ItemLevels>(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('bosses_slug').on(table.instanceId, table.slug),
    unique('bosses_encounter_order').on(table.instanceId, table.encounterOrder),
  ],
)
