import { toGuildRank } from '@/contract/guilds/guild'
import type { RosterMember } from '@/contract/guilds/guild-roster'

/**
 * The ranks of a roster that can be officers, with the number of their members. Rank 0 is the guild
 * master.
 */
export function countRanks(
  members: readonly RosterMember[],
): { rank: number; memberCount: number }[] {
  const ranks = [...new Set(members.map(({ rank }) => rank))].filter((rank) => rank > 0)
  return ranks
    .toSorted((one, other) => one - other)
    .map((rank) => ({ rank, memberCount: members.filter((one) => one.rank === rank).length }))
}

/** "Guild Master", "Officer", or "Rank 4". */
export function describeRank(rank: number, officerRanks: readonly number[]): string {
  const guildRank = toGuildRank(rank, officerRanks)
  return guildRank === 'Member' ? `Rank ${rank}` : guildRank
}
