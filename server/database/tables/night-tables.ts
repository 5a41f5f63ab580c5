import type { AttendanceStatus } from '@/contract/guilds/raid-nights'
import type { DropId, GuildId, InstanceId, LootItemId, NightId } from '@/contract/ids'
import type { Difficulty } from '@/game/difficulties'
import { isNull } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instances, lootItems } from './catalog-tables'
import { guilds } from './guild-tables'
import { id, ownedBy, refersTo, timestampMs } from './shared-columns'

/** The raid nights of guilds. The names of raids, items and people outlive what they name. */
export const nights = pgTable(
  'nights',
  {
    id: id<NightId>(),
    guildId: ownedBy<GuildId>(() => guilds.id),
    instanceId: refersTo<InstanceId>(() => instances.id),
    instanceName: text().notNull(),
    difficulty: text().$type<Difficulty>().notNull(),
    startedAt: timestampMs().notNull(),
    /** Null while it is running. */
    endedAt: timestampMs(),
  },
  (table) => [
    index().on(table.guildId, table.startedAt),
    index().on(table.instanceId),
    uniqueIndex('nights_running').on(table.guildId).where(isNull(table.endedAt)),
  ],
)

/** Who was there in a night. */
export const nightRaiders = pgTable(
  'night_raiders',
  {
    /** In the order in which they were added. */
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** For the notifications of changes. */
    guildId: ownedBy<GuildId>(() => guilds.id),
    nightId: ownedBy<NightId>(() => nights.id),
    /** Null for guests, and after the user of the character has deleted the account. */
    blizzardCharacterId: bigint({ mode: 'number' }),
    /** Null after the user of the character has deleted the account. */
    name: text(),
    className: text(),
    status: text().$type<AttendanceStatus>().notNull(),
  },
  (table) => [
    unique('night_raiders_member').on(table.nightId, table.blizzardCharacterId),
    uniqueIndex('night_raiders_guest')
      .on(table.nightId, table.name)
      .where(isNull(table.blizzardCharacterId)),
    index().on(table.guildId, table.blizzardCharacterId),
  ],
)

/** What has dropped in a night: one row for each item and difficulty. */
export const nightDrops = pgTable(
  'night_drops',
  {
    id: id<DropId>(),
    /** For the notifications of changes. */
    guildId: ownedBy<GuildId>(() => guilds.id),
    nightId: ownedBy<NightId>(() => nights.id),
    lootItemId: refersTo<LootItemId>(() => lootItems.id),
    /** The game's id of the item. */
    itemId: integer(),
    itemName: text().notNull(),
    bossName: text(),
    difficulty: text().$type<Difficulty>().notNull(),
    /** How often it has dropped; at least the number of its awards. */
    count: integer().notNull(),
    markedAt: timestampMs().notNull(),
  },
  (table) => [
    unique('night_drops_item').on(table.nightId, table.lootItemId, table.difficulty),
    index().on(table.guildId),
    index().on(table.lootItemId),
  ],
)

/** Who has passed on a drop. */
export const nightPasses = pgTable(
  'night_passes',
  {
    /** For the notifications of changes. */
    guildId: ownedBy<GuildId>(() => guilds.id),
    dropId: ownedBy<DropId>(() => nightDrops.id),
    blizzardCharacterId: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dropId, table.blizzardCharacterId] }),
    index().on(table.guildId, table.blizzardCharacterId),
  ],
)
