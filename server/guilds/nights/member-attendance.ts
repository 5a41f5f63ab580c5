import { BONUS_ROLL } from '@/contract/guilds/award-responses'
import type { RosterMember } from '@/contract/guilds/guild-roster'
import { ATTENDANCE_DAYS, type AttendanceStatus } from '@/contract/guilds/raid-nights'
import type { GuildId } from '@/contract/ids'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import {
  guildAwards,
  guildMembers,
  nightDrops,
  nightPasses,
  nightRaiders,
  nights,
} from '../../database/schema'
import { DAY_MS } from '../../lib/durations'

/**
 * The columns of a member of a guild for its raid nights of the last four weeks. They are
 * subqueries.
 */
export function selectAttendance(guildId: GuildId, now: Date) {
  const isRecent = and(
    eq(nights.guildId, guildId),
    gte(nights.startedAt, new Date(now.getTime() - ATTENDANCE_DAYS * DAY_MS)),
  )
  return {
    attendance: sql<RosterMember['attendance']>`(
      select case when count(*) > 0 then json_build_object(
        'held', ${countOf('present', 'late', 'absent')}, 'present', ${countOf('present', 'late')},
        'late', ${countOf('late')}, 'bench', ${countOf('bench')}) end
      from ${nightRaiders} join ${nights} on ${eq(nights.id, nightRaiders.nightId)}
      where ${isRecent} and ${eq(nightRaiders.blizzardCharacterId, guildMembers.blizzardCharacterId)})`,
    passes: sql<number>`(
      select count(*)::int from ${nightPasses}
      join ${nightDrops} on ${eq(nightDrops.id, nightPasses.dropId)}
      join ${nights} on ${eq(nights.id, nightDrops.nightId)}
      where ${isRecent} and ${eq(nightPasses.blizzardCharacterId, guildMembers.blizzardCharacterId)})`,
    bonusRolls: sql<number>`(
      select count(*)::int from ${guildAwards}
      join ${nights} on ${eq(nights.id, guildAwards.nightId)}
      where ${isRecent} and ${eq(guildAwards.recipientId, guildMembers.blizzardCharacterId)}
      and ${eq(guildAwards.response, BONUS_ROLL)})`,
  }
}

/** How many of the nights of a raider have one of the statuses. */
function countOf(...statuses: AttendanceStatus[]) {
  return sql`(count(*) filter (where ${inArray(nightRaiders.status, statuses)}))::int`
}
