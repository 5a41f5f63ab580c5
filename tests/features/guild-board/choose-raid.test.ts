import { describe, expect, it } from 'vitest'
import type { Instance } from '@/contract/instance'
import { chooseRaid } from '@/features/guild-board/choose-raid'

const raid = (id: string, isCurrentTier: boolean): Instance => ({
  id,
  name: id,
  slug: id,
  expansion: 'Midnight',
  tier: id,
  sortOrder: 1,
  isActive: true,
  isCurrentTier,
  availableDifficulties: ['Normal', 'Heroic', 'Mythic'],
})
const RAIDS = [raid('old', false), raid('current', true)]

const countOf = (difficulty: string, count: number, instanceId = 'current') => ({
  instanceId,
  difficulty,
  count,
})

const difficultyOf = (...listCounts: ReturnType<typeof countOf>[]) =>
  chooseRaid(RAIDS, { listCounts }, {})?.difficulty

describe('the raid and difficulty of a guild without a choice', () => {
  it('are those of the current tier and of most shared lists, of equal numbers Heroic', () => {
    expect(difficultyOf(countOf('Heroic', 3), countOf('Mythic', 9))).toBe('Mythic')
    expect(difficultyOf(countOf('Mythic', 1), countOf('Normal', 9, 'old'))).toBe('Mythic')
    expect(difficultyOf(countOf('Heroic', 3), countOf('Mythic', 3))).toBe('Heroic')
    expect(difficultyOf()).toBe('Heroic')
    expect(chooseRaid(RAIDS, {}, {})).toEqual({ instance: RAIDS[1], difficulty: 'Heroic' })
  })

  it('the difficulty is that of the newest award of the raid', () => {
    const guild = {
      listCounts: [countOf('Mythic', 9)],
      newestAwards: [
        { instanceId: 'old', difficulty: 'Heroic' },
        { instanceId: 'current', difficulty: 'Normal' },
      ],
    }
    expect(chooseRaid(RAIDS, guild, {})?.difficulty).toBe('Normal')
    expect(chooseRaid(RAIDS, guild, { difficulty: 'Mythic' })?.difficulty).toBe('Mythic')
  })

  it('give way to the address', () => {
    const chosen = chooseRaid(
      RAIDS,
      { listCounts: [countOf('Mythic', 9)] },
      { raid: 'old', difficulty: 'Normal' },
    )
    expect(chosen).toEqual({ instance: RAIDS[0], difficulty: 'Normal' })
  })
})
