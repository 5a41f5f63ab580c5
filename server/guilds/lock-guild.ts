import type { GuildId } from '@/contract/ids'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { guilds } from '../database/schema'

/**
 * Lets other changes of the awards and raid nights of the guild wait until the transaction ends, so
 * that each sees those before it.
 */
export async function lockGuild(transaction: Database, guildId: GuildId): Promise<void> {
  await transaction
    .select({ id: guilds.id })
    .from(guilds)
    .where(eq(guilds.id, guildId))
    .for('no key update')
}
