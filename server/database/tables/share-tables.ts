import type { CharacterId } from '@/contract/ids'
import { bigint, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { characters } from './account-tables'
import { createdAt, ownedBy } from './shared-columns'
import { guildMembers } from './guild-tables'
import { guildLocks } from './lock-tables'

/**
 * The characters whose main wishlists are shared with a guild. The foreign key to the roster ends
 * the sharing when the character leaves the guild.
 */
export const guildShares = pgTable(
  'guild_shares',
  {
    guildId: text().notNull(),
    characterId: ownedBy<CharacterId>(() => characters.id),
    blizzardCharacterId: bigint({ mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.characterId] }),
    foreignKey({
      name: 'guild_shares_member',
      columns: [table.guildId, table.blizzardCharacterId],
      foreignColumns: [guildMembers.guildId, guildMembers.blizzardCharacterId],
    }).onDelete('cascade'),
    index().on(table.guildId, table.blizzardCharacterId),
    index().on(table.characterId),
  ],
)

/**
 * The characters that have stopped sharing during a lock that was set while they shared. The lock
 * holds their main wishlists until it is removed, also if they share again. The foreign keys end
 * the hold with the lock, when the character leaves the guild, and with the character.
 */
export const guildHolds = pgTable(
  'guild_holds',
  {
    guildId: text().notNull(),
    instanceId: text().notNull(),
    characterId: ownedBy<CharacterId>(() => characters.id),
    blizzardCharacterId: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.instanceId, table.characterId] }),
    foreignKey({
      name: 'guild_holds_lock',
      columns: [table.guildId, table.instanceId],
      foreignColumns: [guildLocks.guildId, guildLocks.instanceId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'guild_holds_member',
      columns: [table.guildId, table.blizzardCharacterId],
      foreignColumns: [guildMembers.guildId, guildMembers.blizzardCharacterId],
    }).onDelete('cascade'),
    index().on(table.guildId, table.blizzardCharacterId),
    index().on(table.characterId),
  ],
)
