import type { InstanceId, NightId } from '@/contract/ids'
import type { Guild } from '@/contract/guilds/guild'
import { type Award } from '@/contract/guilds/award'
import type { Difficulty } from '@/game/difficulties'
import { SLOTS, slotLabel } from '@/game/items'
import { realmName } from '@/game/realm-name'
import { toCsv } from '@/lib/csv'
import { formatDate, formatDateTime, joinFacts, plural } from '@/lib/format'
import { raidNights } from '@/game/raid-nights'
import { describeDifficulty } from '@/features/guilds/award-words'
import type { AwardFilter, AwardPart } from '../awards.queries'
import type { AwardSearch } from '../board-search'

/** The filter of a history's search parameters; an unknown slot has no effect. */
export function toAwardFilter(
  { instanceId, difficulty }: { instanceId: InstanceId; difficulty: Difficulty },
  { raids, person, slot }: AwardSearch,
): AwardFilter {
  const raid = raids === 'all' ? {} : { instanceId, difficulty }
  return { ...raid, person, slot: SLOTS.find((known) => known === slot) }
}

/** "42 awards: 20 BiS, 12 Upgrade, 10 without response". */
export function describeTotals(totals: NonNullable<AwardPart['totals']>): string {
  const sum = totals.reduce((all, { count }) => all + count, 0)
  const byResponse = totals.map(
    ({ response, count }) => `${count} ${response ?? 'without response'}`,
  )
  return `${plural(sum, 'award')}: ${byResponse.join(', ')}`
}

export function describeRaid(award: Pick<Award, 'instanceName' | 'difficulty'>): string {
  const { instanceName, difficulty } = award
  return difficulty
    ? `${instanceName} ${difficulty}`
    : joinFacts([instanceName, describeDifficulty(award)])
}

export interface RaidNight {
  /** That of the night which officers have kept; undefined without one. */
  nightId: NightId | undefined
  /** YYYY-MM-DD */
  date: string
  awards: Award[]
}

/**
 * Groups awards, newest first, by their raid night. Those of no night belong to the one of their
 * date in the guild's time zone.
 */
export function groupByNight(
  awards: readonly Award[],
  { timeZone }: Pick<Guild, 'timeZone'>,
): RaidNight[] {
  const dateOf = raidNights(timeZone)
  const kept = new Map(
    awards.flatMap(({ nightId, awardedAt }) => (nightId ? [[dateOf(awardedAt), nightId]] : [])),
  )
  const nights = new Map<string, RaidNight>()
  for (const award of awards) {
    const date = dateOf(award.awardedAt)
    const nightId = award.nightId ?? kept.get(date)
    const night = nights.get(nightId ?? date) ?? { nightId, date, awards: [] }
    nights.set(nightId ?? date, night)
    // A night that ends in the morning has the date on which it has started.
    night.date = date
    night.awards.push(award)
  }
  return [...nights.values()]
}

/** The date of a raid night, YYYY-MM-DD, as people write it. */
export function formatNight(date: string): string | null {
  return formatDate(`${date}T12:00`)
}

/** The date of the raid night of an award, as people write it. */
export function describeNight(
  { awardedAt }: Pick<Award, 'awardedAt'>,
  { timeZone }: Pick<Guild, 'timeZone'>,
): string | null {
  return formatNight(raidNights(timeZone)(awardedAt))
}

/** The awards as CSV with a header row. Cells that look like formulas are escaped. */
export function awardsToCsv(
  awards: readonly Award[],
  guild: Pick<Guild, 'realm' | 'timeZone'>,
): string {
  return toCsv([
    [
      'Time',
      'Time (ISO 8601)',
      'Item',
      'Item ID',
      'Slot',
      'Raid',
      'Boss',
      'Difficulty',
      'Raider',
      'Realm',
      'Class',
      'Response',
      'Received',
      'Passed on by',
      'Awarded by',
    ],
    ...awards.map((award) => [
      formatDateTime(award.awardedAt, guild.timeZone) ?? '',
      new Date(award.awardedAt).toISOString(),
      award.itemName,
      award.itemId?.toString() ?? '',
      award.slot ? slotLabel(award.slot) : '',
      award.instanceName,
      award.bossName ?? '',
      award.difficulty ?? '',
      award.recipient?.name ?? '',
      award.recipient?.realmSlug ? realmName(award.recipient.realmSlug, guild.realm) : '',
      award.recipient?.className ?? '',
      award.response ?? '',
      award.isAwardReason ? 'No' : 'Yes',
      award.passedOnBy?.join(', ') ?? '',
      award.awardedBy ?? '',
    ]),
  ])
}
