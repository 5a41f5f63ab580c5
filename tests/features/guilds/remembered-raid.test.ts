import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberedBoard, rememberRaid } from '@/features/guilds/remembered-raid'

const KEY = 'guildr_guild_raids'
const mythic = { raid: 'the-venomous-abyss', difficulty: 'Mythic' }

const rememberedBoss = (guildId: string) => rememberedBoard(guildId).boss

describe('the last chosen raid of a guild', () => {
  beforeEach(() => localStorage.clear())

  it('is remembered per guild', () => {
    rememberRaid('one', mythic)
    rememberRaid('other', { ...mythic, difficulty: 'LFR' })
    expect(rememberedBoard('one', {})).toEqual(mythic)
    expect(rememberedBoard('other', {})).toMatchObject({ difficulty: 'LFR' })
    expect(rememberedBoard('third', {})).toEqual({})
  })

  it('gives way to the search parameters, one by one', () => {
    rememberRaid('one', mythic)
    expect(rememberedBoard('one', { difficulty: 'Heroic' })).toEqual({
      ...mythic,
      difficulty: 'Heroic',
    })
  })

  it('is kept for the last 20 guilds', () => {
    for (let guild = 0; guild <= 20; guild += 1) rememberRaid(`guild-${guild}`, mythic)
    expect(rememberedBoard('guild-0', {})).toEqual({})
    expect(rememberedBoard('guild-1', {})).toEqual(mythic)
  })

  it('the boss is remembered until 6 a.m. of the next day, or until another raid is chosen', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 25, 23, 0) })
    rememberRaid('one', { ...mythic, boss: 'boss-1' })
    expect(rememberedBoss('other')).toBeUndefined()
    vi.setSystemTime(new Date(2026, 10, 26, 5, 59))
    expect(rememberedBoss('one')).toBe('boss-1')
    expect(rememberedBoard('one', { raid: 'another' })).toEqual({ ...mythic, raid: 'another' })
    vi.setSystemTime(new Date(2026, 10, 26, 6, 0))
    expect(rememberedBoss('one')).toBeUndefined()
    rememberRaid('one', { ...mythic, boss: 'boss-1' })
    rememberRaid('one', mythic)
    expect(rememberedBoss('one')).toBeUndefined()
    vi.useRealTimers()
  })

  it.each(['', '{', 'null', '{}', '[1]', '[{"raid":"x"}]'])(
    'what is stored is %s: nothing',
    (text) => {
      localStorage.setItem(KEY, text)
      expect(rememberedBoard('one', {})).toEqual({})
      rememberRaid('one', mythic)
      expect(rememberedBoard('one', {})).toEqual(mythic)
    },
  )
})
