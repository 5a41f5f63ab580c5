import { describe, expect, it } from 'vitest'
import { importCharacter, listAvailableCharacters } from '@/contract/character'
import { listGuilds, onboardGuild } from '@/contract/guilds/guild'
import { createSharedBackend } from '../../support/backend/backend'
import { make, rejection } from '../../support/backend/backend-calls'
import { fingerprint } from '../../support/backend/backend-tables'
import { chooseChanges, MINUTE_MS } from '../../support/backend/guild'

const backend = await createSharedBackend()
const token = await backend.signIn('Newcomer#2000')
for (const character of await make(backend, listAvailableCharacters, { token })) {
  if (['Brannoch', 'Zûlkani'].includes(character.name)) {
    await make(backend, importCharacter, { token, body: { character } })
  }
}

async function guildsOf(battleTag: string) {
  const token = await backend.signIn(battleTag)
  const guilds = await make(backend, listGuilds, { token })
  return { token, guilds, named: (name: string) => guilds.find((guild) => guild.name === name) }
}

/* These tests build on each other: a guild is first unknown, then onboarded. */
describe('guilds', () => {
  it('list: sorted by name, without rank and members before they are onboarded', async () => {
    const { guilds } = await guildsOf('Newcomer#2000')
    expect(guilds).toMatchObject([
      { name: 'Ashen Vanguard', realm: 'Argent Dawn', region: 'eu', faction: 'ALLIANCE' },
      { name: 'Crimson Harvest', realm: 'Marécage de Zangar', faction: 'HORDE' },
    ])
    for (const guild of guilds) {
      expect(guild).toMatchObject({ memberCount: 0, rank: null, isOnboarded: false })
    }
  })

  it('list: empty for a user without characters', async () => {
    expect((await guildsOf('Empty#4000')).guilds).toEqual([])
  })

  it('onboard: a guild without own characters and an unknown guild get 404', async () => {
    const { named } = await guildsOf('Newcomer#2000')
    const { token } = await guildsOf('Raider#3000')
    const before = await fingerprint(backend.database)
    for (const guildId of [named('Crimson Harvest')?.id ?? '', 'nowhere']) {
      const answer = await rejection(backend, onboardGuild, { token, body: { guildId } })
      expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND', message: 'Guild not found' })
    }
    expect(await fingerprint(backend.database)).toEqual(before)
  })

  it('onboard: a member gets the number of members and their own rank', async () => {
    const { token, named } = await guildsOf('Newcomer#2000')
    const body = { guildId: named('Ashen Vanguard')?.id ?? '' }
    expect(await make(backend, onboardGuild, { token, body })).toMatchObject({
      name: 'Ashen Vanguard',
      memberCount: 27,
      rank: 'Member',
      isOnboarded: true,
    })
  })

  it.each([
    ['Admin#1000', 'Guild Master'],
    ['Raider#3000', 'Officer'],
    ['Newcomer#2000', 'Member'],
  ])('list: %s has the rank %s in the onboarded guild', async (battleTag, rank) => {
    const { named } = await guildsOf(battleTag)
    expect(named('Ashen Vanguard')).toMatchObject({ rank, memberCount: 27, isOnboarded: true })
  })

  it('list: other guilds stay without rank', async () => {
    const { named } = await guildsOf('Newcomer#2000')
    expect(named('Crimson Harvest')).toMatchObject({ rank: null, isOnboarded: false })
  })

  it('onboard: a second time reads the roster again', async () => {
    const { token, named } = await guildsOf('Raider#3000')
    const body = { guildId: named('Ashen Vanguard')?.id ?? '' }
    await chooseChanges(backend, ['demotion', 'leave'])
    backend.clock.now += MINUTE_MS
    expect(await make(backend, onboardGuild, { token, body })).toMatchObject({
      memberCount: 26,
      rank: 'Member',
    })
  })

  it('onboard: Battle.net does not show the roster: 502, nothing changes', async () => {
    const { token, named } = await guildsOf('Raider#3000')
    const body = { guildId: named('Ashen Vanguard')?.id ?? '' }
    backend.clock.now += MINUTE_MS
    const before = await fingerprint(backend.database)
    backend.sandbox.script({
      match: ({ url }) => url.includes('/roster'),
      respond: () => Response.json({}, { status: 404 }),
    })
    expect(await rejection(backend, onboardGuild, { token, body })).toMatchObject({
      status: 502,
      code: 'BATTLENET_API_ERROR',
    })
    expect(await fingerprint(backend.database)).toEqual(before)
  })
})
