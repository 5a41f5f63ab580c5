import type { GuildId, InstanceId } from '@/contract/ids'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { guilds } from './guild-tables'
import { instances } from './catalog-tables'
import { ownedBy, timestampMs } from './shared-columns'

/**
 * The raids whose shared main wishlists a guild has locked. A lock is deleted with its guild or
 * raid; who has set it is not stored.
 */
export const guildLocks = pgTable(
  'guild_locks',
  {
    guildId: ownedBy<GuildId>(() => guilds.id),
    instanceId: ownedBy<InstanceId>(() => instances.id),
    reason: text().notNull(),
    /** The lock has no effect before. */
    startsAt: timestampMs().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.instanceId] }),
    index().on(table.instanceId),
  ],
)
