import type { InstanceId } from '@/contract/ids'
import type { Guild } from '@/contract/guilds/guild'
import { type Award } from '@/contract/guilds/guild-awards'
import { UNCOUNTED_RESPONSE } from '@/contract/guilds/award-responses'
import type { Difficulty } from '@/game/difficulties'
import { SLOTS, slotLabel } from '@/game/items'
import { realmName } from '@/game/realm-name'
import { toCsv } from '@/lib/csv'
import { formatDateTime, joinFacts, plural } from '@/lib/format'
import { raidDay } from '@/game/raid-day'
import { describeDifficulty } from '@/features/guilds/award-words'
import type { AwardFilter, AwardPart } from './awards.queries'
import type { AwardSearch } from './board-search'

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

/** Whether the award counts as received by its recipient (docs/specification.md, section 10). */
export function isCounted({ response, isAwardReason }: Award): boolean {
  return !isAwardReason && response !== UNCOUNTED_RESPONSE
}

export function describeRaid(award: Pick<Award, 'instanceName' | 'difficulty'>): string {
  const { instanceName, difficulty } = award
  return difficulty
    ? `${instanceName} ${difficulty}`
    : joinFacts([instanceName, describeDifficulty(award)])
}

export interface RaidNight {
  /** The local date as `toDateString` writes it. */
  key: string
  /** A time on that date. */
  date: string
  awards: Award[]
}

/**
 * Groups awards, newest first, by raid night: by the local date, on which awards until 6 a.m. count
 * as before.
 */
export function groupByNight(awards: readonly Award[]): RaidNight[] {
  const nights: RaidNight[] = []
  for (const award of awards) {
    const date = raidDay(Date.parse(award.awardedAt))
    const key = date.toDateString()
    const last = nights.at(-1)
    if (last?.key === key) last.awards.push(award)
    else nights.push({ key, date: date.toISOString(), awards: [award] })
  }
  return nights
}

/** The awards as CSV with a header row. Cells that look like formulas are escaped. */
export function awardsToCsv(awards: readonly Award[], guild: Pick<Guild, 'realm'>): string {
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
      formatDateTime(award.awardedAt) ?? '',
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
