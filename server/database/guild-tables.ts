import { bigint, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { TeamPlace } from '@/contract/team'
import type { Region } from '@/game/realms'
import type { Role } from '@/game/roles'
import { id } from './columns'
import { timestampMs } from './timestamp'

/** Guilds of imported characters. */
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
    /** When the roster was last read; null until the guild is onboarded. */
    onboardedAt: timestampMs(),
    /** The ranks that the guild master has made officers; rank 0 is not one of them. */
    officerRanks: integer().array().notNull().default([1]),
  },
  (table) => [unique('guilds_identity').on(table.region, table.blizzardGuildId)],
)

/**
 * The roster of an onboarded guild. Rank 0 is the guild master. Name, realm, class and level are null after
 * an upgrade until the roster is read, and when Battle.net has not returned it for too long.
 */
export const guildMembers = pgTable(
  'guild_members',
  {
    guildId: text()
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    blizzardCharacterId: bigint({ mode: 'number' }).notNull(),
    rank: integer().notNull(),
    name: text(),
    realmSlug: text(),
    className: text(),
    level: integer(),
    /** Set by officers, and deleted with the row when the character leaves the guild. */
    teamPlace: text().$type<TeamPlace>(),
    /** Set by officers. Null: the role follows from the specialization. */
    role: text().$type<Role>(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.blizzardCharacterId] }),
    index().on(table.blizzardCharacterId),
  ],
)
