import type { setPass } from '@/contract/guilds/raid-nights'
import type { GuildId, NightId } from '@/contract/ids'
import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Database } from '../../database/database'
import { nightDrops, nightPasses } from '../../database/schema'
import { invalid } from '../../http/http-errors'
import { requireRosterMember } from './attendance'

/**
 * Stores whether a character on the roster has passed on a drop of a night.
 * @throws HttpError 400 if the drop is not of the night, or the character not on the roster
 */
export async function storePass(
  transaction: Database,
  { guildId, nightId }: { guildId: GuildId; nightId: NightId },
  { dropId, memberId, hasPassed }: z.output<typeof setPass.body>,
): Promise<void> {
  const isDrop = and(eq(nightDrops.id, dropId), eq(nightDrops.nightId, nightId))
  if ((await transaction.$count(nightDrops, isDrop)) === 0) {
    throw invalid({ dropId: 'This drop is not of the night' })
  }
  const pass = { guildId, dropId, blizzardCharacterId: memberId }
  if (hasPassed) {
    await requireRosterMember(transaction, guildId, memberId)
    await transaction.insert(nightPasses).values(pass).onConflictDoNothing()
    return
  }
  await transaction
    .delete(nightPasses)
    .where(and(eq(nightPasses.dropId, dropId), eq(nightPasses.blizzardCharacterId, memberId)))
}
