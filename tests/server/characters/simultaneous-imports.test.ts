import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listAvailableCharacters } from '@/contract/character'
import { listGuilds } from '@/contract/guilds/guild'
import { characters, guilds } from '../../../server/database/schema'
import { createTestBackend, type TestBackend } from '../../support/backend/backend'
import { make } from '../../support/backend/backend-calls'
import { repeat, sendTogether } from '../simultaneous'

let backend: TestBackend
let token: string

beforeAll(async () => {
  backend = await createTestBackend()
  token = await backend.signIn('Raider#3000')
})
afterAll(() => backend.close())

describe('simultaneous imports', () => {
  it('one character four times: one import succeeds, and the others get 409', async () => {
    const newcomer = await backend.signIn('Newcomer#2000')
    const [character] = await make(backend, listAvailableCharacters, { token: newcomer })
    const body = { character }
    const statuses = await sendTogether(
      repeat(
        4,
        () => () => backend.request('POST', '/api/characters/import', { token: newcomer, body }),
      ),
    )
    expect(statuses).toEqual([201, 409, 409, 409])
  })

  it('three users import characters of a new guild: the guild is created once', async () => {
    await backend.database.delete(characters)
    await backend.database.delete(guilds)
    const members = {
      'Admin#1000': 'Thaldorimend',
      'Newcomer#2000': 'Brannoch',
      'Raider#3000': 'Frostelle',
    }
    const imports: (() => Promise<{ status: number }>)[] = []
    for (const [battleTag, name] of Object.entries(members)) {
      const token = await backend.signIn(battleTag)
      const available = await make(backend, listAvailableCharacters, { token })
      const body = { character: available.find((character) => character.name === name) }
      imports.push(() => backend.request('POST', '/api/characters/import', { token, body }))
    }
    expect(await sendTogether(imports)).toEqual([201, 201, 201])
    expect(await backend.database.$count(guilds)).toBe(1)
  })

  it('one guild is onboarded five times: all succeed', async () => {
    const [guild] = await make(backend, listGuilds, { token })
    const body = { guildId: guild?.id }
    const onboard = () => backend.request('POST', '/api/guilds/onboard', { token, body })
    expect(await sendTogether(repeat(5, () => onboard))).toEqual(repeat(5, () => 200))
    const [onboarded] = await make(backend, listGuilds, { token })
    expect(onboarded).toMatchObject({ memberCount: 27, rank: 'Officer' })
  })
})
