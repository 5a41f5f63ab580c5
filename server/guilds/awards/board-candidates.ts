import type { GuildId } from '@/contract/ids'
import { SAME_AWARD_WITHIN_HOURS } from '@/contract/guilds/guild-import'
import { isSamePlayer, readPlayerName } from '@/game/rclootcouncil/player-name'
import { and, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { guildAwards } from '../../database/schema'
import { groupBy } from '../../lib/group-by'
import { hasOtherItem, type StoredAward } from './changed-awards'
import { toContent, type MatchedAward } from './match-awards'

const DISTANCE_MS_MAX = SAME_AWARD_WITHIN_HOURS * 60 * 60_000

/** The awards of the board that an imported one can be. It completes the first one. */
export type BoardCandidates = readonly [StoredAward, ...StoredAward[]]

/**
 * Finds the awards that were made on the board and are imported now: to the same character or guest,
 * or to nobody, of the same item and difficulty, and near in time. Each award of the board is
 * completed by one imported award: by one that names it, otherwise by the nearest one. Imported
 * awards that find none that is left are not in the result. One statement.
 */
export async function findBoardCandidates(
  database: Database,
  guildId: GuildId,
  matched: readonly MatchedAward[],
): Promise<ReadonlyMap<MatchedAward, BoardCandidates>> {
  const board = await selectBoardAwards(database, guildId, matched)
  const withoutMember = board.get(null) ?? []
  const options = matched
    .flatMap((match) => {
      const ofMember = match.member ? (board.get(match.member.id) ?? []) : []
      return [...ofMember, ...withoutMember.filter((award) => isOfPlayer(award, match))]
        .filter((award) => isSame(award, match))
        .map((award) => ({ match, award }))
    })
    .toSorted((one, other) => rankOf(one) - rankOf(other))
  const completed = new Map<MatchedAward, StoredAward>()
  const taken = new Set<StoredAward>()
  for (const { match, award } of options) {
    if (completed.has(match) || taken.has(award)) continue
    completed.set(match, award)
    taken.add(award)
  }
  const optionsOf = groupBy(options, ({ match }) => match)
  return new Map(
    [...completed].map(([match, first]) => {
      const others = (optionsOf.get(match) ?? []).map(({ award }) => award)
      return [match, [first, ...others.filter((award) => award !== first)]]
    }),
  )
}

/** The awards of the board around the time of the imported ones, by recipient. */
async function selectBoardAwards(
  database: Database,
  guildId: GuildId,
  matched: readonly MatchedAward[],
) {
  const times = matched.map(({ award }) => Date.parse(award.awardedAt)).toSorted((a, b) => a - b)
  const [first = 0, last = first] = [times[0], times.at(-1)]
  const awards = await database
    .select()
    .from(guildAwards)
    .where(
      and(
        eq(guildAwards.guildId, guildId),
        eq(guildAwards.source, 'guildr'),
        isNull(guildAwards.externalId),
        gte(guildAwards.awardedAt, new Date(first - DISTANCE_MS_MAX)),
        lte(guildAwards.awardedAt, new Date(last + DISTANCE_MS_MAX)),
        or(
          inArray(
            guildAwards.recipientId,
            matched.flatMap(({ member }) => member?.id ?? []),
          ),
          guildAwards.isGuest,
          isNull(guildAwards.recipientName),
        ),
      ),
    )
  return groupBy(awards, ({ recipientId }) => recipientId)
}

/** Whether an award to a guest, or to nobody, can be that of an imported player. */
function isOfPlayer({ recipientName }: StoredAward, { award }: MatchedAward): boolean {
  return (
    recipientName === null ||
    isSamePlayer(readPlayerName(recipientName), readPlayerName(award.player))
  )
}

function isSame(stored: StoredAward, match: MatchedAward): boolean {
  const next = toContent(match)
  return (
    match.award.awardId !== null &&
    !hasOtherItem(stored, next) &&
    (next.difficulty === null || next.difficulty === stored.difficulty) &&
    next.isAwardReason === stored.isAwardReason &&
    distanceMs(stored, match) <= DISTANCE_MS_MAX
  )
}

function distanceMs(stored: StoredAward, { award }: MatchedAward): number {
  return Math.abs(stored.awardedAt.getTime() - Date.parse(award.awardedAt))
}

/** Lower for what comes first: an award that the imported one names, then the nearest one. */
function rankOf({ match, award }: { match: MatchedAward; award: StoredAward }): number {
  return match.award.awardId === award.id ? -1 : distanceMs(award, match)
}

/** What an imported award adds to one of the board; what it does not say stays. */
export function completionOf(stored: StoredAward, match: MatchedAward) {
  const { externalId, externalRecipient, awardedAt, response } = toContent(match)
  return { externalId, externalRecipient, awardedAt, response: response ?? stored.response }
}
