import type { GuildId, NoteId, UserId } from '@/contract/ids'
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './account-tables'
import { guilds } from './guild-tables'
import { id, ownedBy, refersTo, timestampMs } from './shared-columns'

/**
 * What officers have written about members. Kept for thirty days after the member has left, like
 * `departedMembers`.
 */
export const raiderNotes = pgTable(
  'raider_notes',
  {
    id: id<NoteId>(),
    guildId: ownedBy<GuildId>(() => guilds.id),
    blizzardCharacterId: bigint({ mode: 'number' }).notNull(),
    text: text().notNull(),
    writtenAt: timestampMs().notNull(),
    writtenBy: refersTo<UserId>(() => users.id),
    /** The name of the officer's character. */
    writtenByName: text(),
  },
  (table) => [
    index().on(table.guildId, table.blizzardCharacterId),
    index().on(table.blizzardCharacterId),
    index().on(table.writtenBy),
  ],
)
