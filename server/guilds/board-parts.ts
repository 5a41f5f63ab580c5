import type { GuildId, InstanceId } from '@/contract/ids'
import type { Difficulty } from '@/game/difficulties'
import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database'
import { guildLocks, instances } from '../database/schema'

export interface BoardOf {
  guildId: GuildId
  instanceId: InstanceId
  difficulty: Difficulty
}

/** The ids of the raids of a raid's tier. */
export function raidsOfTier(database: Database, { instanceId }: Pick<BoardOf, 'instanceId'>) {
  const own = alias(instances, 'own')
  return database
    .select({ id: instances.id })
    .from(instances)
    .innerJoin(own, and(eq(own.expansion, instances.expansion), eq(own.tier, instances.tier)))
    .where(eq(own.id, instanceId))
}

export function lockOfBoard({ guildId, instanceId }: Omit<BoardOf, 'difficulty'>) {
  return and(eq(guildLocks.guildId, guildId), eq(guildLocks.instanceId, instanceId))
}
