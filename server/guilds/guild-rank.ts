import type { GuildRank } from '@/contract/guilds/guild'

/**
 * Returns the label of an in-game rank (docs/specification.md, section 10).
 * @param rank 0 is the guild master
 */
export function toGuildRank(rank: number, officerRanks: readonly number[]): GuildRank {
  if (rank === 0) return 'Guild Master'
  return officerRanks.includes(rank) ? 'Officer' : 'Member'
}
