import type { DropId, GuildId, NightId } from '@/contract/ids'
import { raidNights } from '@/game/raid-nights'
import { and, asc, between, eq } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { nights } from '../../database/schema'
import { DAY_MS } from '../../lib/durations'
import { groupBy } from '../../lib/group-by'
import type { MatchedAward } from '../awards/match-awards'
import { takeDrop } from './drops'

type StoredNight = typeof nights.$inferSelect
export type NightOf = (match: MatchedAward) => StoredNight | undefined

/**
 * Finds the raid nights of imported awards: of the nights on the date of an award in the guild's time
 * zone, the one that was running, or else the only one. Awards of unknown items or difficulties have
 * none, because they cannot become drops. One statement.
 */
export async function matchNights(
  database: Database,
  { id: guildId, timeZone }: { id: GuildId; timeZone?: string | null },
  matched: readonly MatchedAward[],
): Promise<NightOf> {
  if (matched.length === 0) return () => undefined
  const times = matched.map(({ award }) => Date.parse(award.awardedAt))
  const stored = await database
    .select()
    .from(nights)
    .where(
      and(
        eq(nights.guildId, guildId),
        between(
          nights.startedAt,
          new Date(Math.min(...times) - DAY_MS),
          new Date(Math.max(...times) + DAY_MS),
        ),
      ),
    )
    .orderBy(asc(nights.startedAt))
  const dateOf = raidNights(timeZone)
  const byDate = groupBy(stored, ({ startedAt }) => dateOf(startedAt.getTime()))
  return ({ award, drop }) => {
    const { difficulty } = award
    if (!difficulty || !drop?.difficulties.includes(difficulty)) return undefined
    const time = new Date(award.awardedAt)
    const ofDate = byDate.get(dateOf(time.getTime())) ?? []
    const running = ofDate.find(
      ({ startedAt, endedAt }) => startedAt <= time && (!endedAt || time <= endedAt),
    )
    return running ?? (ofDate.length === 1 ? ofDate[0] : undefined)
  }
}

/**
 * Takes a drop of its night for each imported award; drops that are not marked, or all given away,
 * are counted. Call `lockGuild` before.
 * @returns the night and the drop of each award that has one
 */
export async function takeImportedDrops(
  transaction: Database,
  awards: readonly MatchedAward[],
  nightOf: NightOf,
) {
  const taken = new Map<MatchedAward, { nightId: NightId; dropId: DropId }>()
  const groups = groupBy(
    awards,
    (match) => `${nightOf(match)?.id} ${match.drop?.lootItemId} ${match.award.difficulty}`,
  )
  for (const group of groups.values()) {
    const [{ award, drop }] = group
    const night = nightOf(group[0])
    if (!night || !drop || !award.difficulty) continue
    const { id: dropId } = await takeDrop(
      transaction,
      night,
      { lootItemId: drop.lootItemId, difficulty: award.difficulty },
      { isConfirmed: true, count: group.length, now: new Date(award.awardedAt) },
    )
    for (const match of group) taken.set(match, { nightId: night.id, dropId })
  }
  return taken
}
