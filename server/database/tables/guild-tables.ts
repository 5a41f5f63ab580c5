import type { GuildId } from '@/contract/ids'
import { bigint, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { Audience } from '@/contract/guilds/guild'
import type { TeamStatus } from '@/contract/guilds/team-statuses'
import type { Region } from '@/game/realms'
import type { Role } from '@/game/roles'
import { id, ownedBy, timestampMs } from './shared-columns'

/** Guilds of imported characters. */
export const guilds = pgTable(
  'guilds',
  {
    id: id<GuildId>(),
    region: text().$type<Region>().notNull(),
    blizzardGuildId: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    realm: text().notNull(),
    realmSlug: text().notNull(),
    faction: text().notNull(),
    memberCount: integer().notNull().default(0),
    /** When the roster was last read; null until the guild is onboarded. */
    onboardedAt: timestampMs(),
    /**
     * When a read removed more than half of the roster, until a second read confirms or refutes it.
     */
    shrunkReadAt: timestampMs(),
    /**
     * When it last had a member; null since its roster was read again. It is then kept for a year.
     */
    unusedSince: timestampMs(),
    /** The ranks that the guild master has made officers; rank 0 is not one of them. */
    officerRanks: integer().array().notNull().default([1]),
    /** An IANA name; null means the default of the region. */
    timeZone: text(),
    receivedVisibleTo: text().$type<Audience>().notNull().default('Members'),
    listsVisibleTo: text().$type<Audience>().notNull().default('Members'),
  },
  (table) => [unique('guilds_identity').on(table.region, table.blizzardGuildId)],
)

/**
 * The roster of an onboarded guild. Rank 0 is the guild master. Name, realm, class and level are
 * null after an upgrade until the roster is read, and when Battle.net has not returned it for too
 * long.
 */
export const guildMembers = pgTable(
  'guild_members',
  {
    guildId: ownedBy<GuildId>(() => guilds.id),
    blizzardCharacterId: bigint({ mode: 'number' }).notNull(),
    rank: integer().notNull(),
    name: text(),
    realmSlug: text(),
    className: text(),
    level: integer(),
    /** The names before the character was renamed, oldest first. */
    formerNames: text().array().notNull().default([]),
    /** Set by officers. */
    teamStatus: text().$type<TeamStatus>(),
    /** Set by officers. Null: the role follows from the specialization. */
    role: text().$type<Role>(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.blizzardCharacterId] }),
    index().on(table.blizzardCharacterId),
  ],
)

/**
 * What was set for a member of a roster that has left it. It comes back when the character is on
 * the roster again within thirty days (guilds/store-roster.ts).
 */
export const departedMembers = pgTable(
  'departed_members',
  {
    guildId: ownedBy<GuildId>(() => guilds.id),
    blizzardCharacterId: bigint({ mode: 'number' }).notNull(),
    leftAt: timestampMs().notNull(),
    formerNames: text().array().notNull(),
    teamStatus: text().$type<TeamStatus>(),
    role: text().$type<Role>(),
    /** The ids of the imported characters whose main wishlists were shared. */
    sharedBy: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.guildId, table.blizzardCharacterId] })],
)
