import type { CharacterId, GuildId, UserId } from '@/contract/ids'
import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Region } from '@/game/realms'
import { createdAt, id, ownedBy, refersTo, timestampMs } from './shared-columns'
import { guilds } from './guild-tables'

export const users = pgTable('users', {
  id: id<UserId>(),
  /** Battle.net's `sub`, which never changes, unlike the BattleTag. */
  battleNetAccountId: text().notNull().unique('users_battlenet_account'),
  battleNetTag: text().notNull(),
  createdAt: createdAt(),
})

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, so that a leaked database cannot be used to sign in. */
    tokenHash: text().primaryKey(),
    userId: ownedBy<UserId>(() => users.id),
    createdAt: createdAt(),
    expiresAt: timestampMs().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)

/**
 * Sign-ins that were started but not finished. The row is deleted on use, so a state works once.
 */
export const signInAttempts = pgTable('sign_in_attempts', {
  stateHash: text().primaryKey(),
  expiresAt: timestampMs().notNull(),
})

/** The users' Battle.net tokens, which expire after a day. */
export const battleNetGrants = pgTable('battlenet_grants', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  accessToken: text().notNull(),
  expiresAt: timestampMs().notNull(),
})

export const characters = pgTable(
  'characters',
  {
    id: id<CharacterId>(),
    userId: ownedBy<UserId>(() => users.id),
    region: text().$type<Region>().notNull(),
    /** Identifies a character within its region; name and realm can change. */
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
    guildId: refersTo<GuildId>(() => guilds.id),
    /** When the profile was last read; see `refreshCharacters`. */
    fetchedAt: timestampMs().notNull(),
    /** When the text of the SimulationCraft addon was imported; null if there is none. */
    gearImportedAt: timestampMs(),
    /**
     * When Battle.net's list of another user's account contained the character. Its user keeps its
     * wishlists, and has no rights in its guild.
     */
    transferredAt: timestampMs(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('characters_identity').on(table.userId, table.region, table.blizzardCharacterId),
    index().on(table.guildId),
    index().on(table.region, table.blizzardCharacterId),
  ],
)
