import { describe, expect, it } from 'vitest'
import { GUILD_RANKS, hasRank } from '@/contract/guilds/guild'

describe('hasRank', () => {
  it('a rank includes the lower ones', () => {
    const included = GUILD_RANKS.map((rank) =>
      GUILD_RANKS.filter((least) => hasRank({ rank }, least)),
    )
    expect(included).toEqual([
      ['Guild Master', 'Officer', 'Member'],
      ['Officer', 'Member'],
      ['Member'],
    ])
  })

  it.each(['Raid Leader', '', null, undefined])('the unknown rank %s includes none', (rank) => {
    for (const least of GUILD_RANKS) expect(hasRank({ rank }, least)).toBe(false)
  })
})
