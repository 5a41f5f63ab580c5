import type { GuildRank } from '@/contract/guilds/guild'

/**
 * Returns the label of an in-game rank (docs/specification.md, section 10).
 * @param rank 0 is the guild master
 */
function toGuildRank(rank: number, officerRanks: readonly number[]): GuildRank {
  if (rank === 0) return 'Guild Master'
  return officerRanks.includes(rank) ? 'Officer' : 'Member'
}

/** The label of the best of a user's characters on a roster; null without one. */
export function bestGuildRank(
  members: readonly { rank: number }[],
  officerRanks: readonly number[],
): GuildRank | null {
  if (members.length === 0) return null
  return toGuildRank(Math.min(...members.map(({ rank }) => rank)), officerRanks)
}
