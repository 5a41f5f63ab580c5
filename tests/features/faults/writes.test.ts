import { expect, it } from 'vitest'
import { CALLS } from '@/contract/calls'
import { ACCOUNT_SITUATIONS } from './account-situations'
import { GUILD_SITUATIONS } from './guild-situations'
import { NIGHT_SITUATIONS } from './night-situations'
import { WEBHOOK_SITUATIONS } from './webhook-situations'
import { RAIDER_SITUATIONS } from './raider-situations'
import { describeFaults } from './fault-matrix'
import { GEAR_SITUATIONS } from './gear-situations'
import { SIM_SITUATIONS } from './sim-situations'
import { SITUATIONS } from './situations'

describeFaults(SITUATIONS.filter(({ call }) => call.method !== 'GET'))

it('failed calls: every call of a player has a situation', () => {
  // What follows a lost stream: tests/features/guilds/guild-changes.test.tsx.
  const player = Object.entries(CALLS).filter(
    ([, { access, events }]) => access !== 'admin' && !events,
  )
  const covered = new Set(
    [
      ...SITUATIONS,
      ...ACCOUNT_SITUATIONS,
      ...GUILD_SITUATIONS,
      ...RAIDER_SITUATIONS,
      ...NIGHT_SITUATIONS,
      ...WEBHOOK_SITUATIONS,
      ...SIM_SITUATIONS,
      ...GEAR_SITUATIONS,
    ].map(({ call }) => call),
  )
  expect(player.filter(([, call]) => !covered.has(call)).map(([name]) => name)).toEqual([])
})
