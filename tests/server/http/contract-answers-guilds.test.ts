import { afterAll, describe, expect, it } from 'vitest'
import { CALLS } from '@/contract/calls'
import { listGuilds, onboardGuild } from '@/contract/guilds/guild'
import { importAwards, listAwardImports, undoAwardImport } from '@/contract/guilds/guild-import'
import { awardItem, listAwards, listOwnAwards, undoAward } from '@/contract/guilds/guild-awards'
import {
  getGuild,
  getGuildBoard,
  getGuildRoster,
  lockGuildLists,
  refreshGuildRoster,
  setOfficerRanks,
  setTeamMember,
  unlockGuildLists,
} from '@/contract/guilds/guild-board'
import { listDemand } from '@/contract/guilds/guild-demand'
import { listInstanceLoot } from '@/contract/loot-item'
import { createTestBackend } from '../../support/backend/backend'
import { make, pathOf } from '../../support/backend/backend-calls'
import {
  connectGuild,
  FROSTELLE,
  IMPORTED_AWARD,
  shareFrostelle,
} from '../../support/backend/guild'
import { findInstance, CURRENT_RAID, signInPerson } from '../../support/entities'
import { isGuildCall } from './guild-calls'

const backend = await createTestBackend()
const raider = await signInPerson(backend, 'Raider#3000')
afterAll(() => backend.close())

/** The board of the raider's guild, on which Frostelle's list is. */
async function boardOfRaider() {
  const { id: guildId } = await connectGuild(backend, raider)
  await shareFrostelle(backend, raider, guildId)
  const instanceId = await findInstance(backend, raider.token, CURRENT_RAID)
  return { token: raider.token, params: { guildId, instanceId, difficulty: 'Heroic' } }
}

/** Awards the first item of the raid to Frostelle; without an id, the same award each time. */
async function awardFrostelle(id = 'award-1') {
  const { token, params } = await boardOfRaider()
  const [boss] = await make(backend, listInstanceLoot, { token, params })
  const lootItemId = boss?.items[0]?.id
  const body = {
    id,
    lootItemId,
    difficulty: 'Heroic',
    recipientId: FROSTELLE,
    isConfirmed: true,
  }
  const call = { token, params: { guildId: params.guildId } }
  await backend.request('POST', pathOf(awardItem, call.params), { token, body })
  return { ...call, body }
}

/** Imports one award, which no other check imports. */
async function importAward(importId: string) {
  const { token, params } = await boardOfRaider()
  const call = { token, params: { guildId: params.guildId } }
  const body = { awards: [{ ...IMPORTED_AWARD, externalId: importId }], importId }
  await make(backend, importAwards, { ...call, body })
  return call
}

/**
 * One check per call. `make` compares each answer with the contract: the status, the envelope,
 * every declared field (including those that are optional for other backends), and no other field.
 */
const CHECKS: Record<string, () => Promise<void>> = {
  async listGuilds() {
    const { token } = raider
    const guilds = await make(backend, listGuilds, { token })
    expect(guilds.map(({ name }) => name)).toEqual(['Ashen Vanguard'])
  },
  async onboardGuild() {
    const { token } = await signInPerson(backend, 'Admin#1000')
    const guild = (await make(backend, listGuilds, { token })).at(-1)
    const body = { guildId: guild?.id ?? '' }
    const answer = await make(backend, onboardGuild, { token, body })
    expect(answer).toMatchObject({ name: 'Crimson Harvest', isOnboarded: true })
  },
  async getGuild() {
    const { id: guildId } = await connectGuild(backend, raider)
    const answer = await make(backend, getGuild, { token: raider.token, params: { guildId } })
    expect(answer).toMatchObject({ id: guildId, name: 'Ashen Vanguard', rank: 'Officer' })
  },
  async getGuildBoard() {
    const answer = await make(backend, getGuildBoard, await boardOfRaider())
    expect(answer.lists.map(({ character }) => character.name)).toEqual(['Frostelle'])
  },
  async getGuildRoster() {
    const members = await make(backend, getGuildRoster, await boardOfRaider())
    expect(members.filter(({ hasList }) => hasList).map(({ name }) => name)).toEqual(['Frostelle'])
  },
  async refreshGuildRoster() {
    const { id: guildId } = await connectGuild(backend, raider)
    backend.clock.now += 60_000
    const call = { token: raider.token, params: { guildId } }
    const answer = await make(backend, refreshGuildRoster, call)
    expect(answer).toEqual({ joined: 0, left: 0, rankChanged: 0, unconfirmedLeft: 0 })
  },
  async setGuildSharing() {
    const { id: guildId } = await connectGuild(backend, raider)
    const answer = await shareFrostelle(backend, raider, guildId)
    expect(answer.characters).toMatchObject([{ name: 'Frostelle', isShared: true }])
  },
  async setOfficerRanks() {
    const { id: guildId } = await connectGuild(backend, raider)
    const token = await backend.signIn('Admin#1000')
    const body = { officerRanks: [2, 1] }
    const answer = await make(backend, setOfficerRanks, { token, params: { guildId }, body })
    expect(answer).toMatchObject({ rank: 'Guild Master', officerRanks: [1, 2] })
  },
  async awardItem() {
    const { body, ...call } = await awardFrostelle()
    const answer = await make(backend, awardItem, {
      ...call,
      body: { ...body, id: 'award-2', isConfirmed: true },
    })
    expect(answer).toMatchObject({ id: 'award-2', recipient: { name: 'Frostelle' } })
  },
  async undoAward() {
    const { token, params } = await awardFrostelle('award-3')
    await make(backend, undoAward, { token, params: { ...params, awardId: 'award-3' } })
  },
  async listAwards() {
    const { token, params } = await awardFrostelle()
    const { awards } = await make(backend, listAwards, { token, params })
    expect(awards.map(({ id }) => id)).toContain('award-1')
  },
  async importAwards() {
    const { token, params } = await boardOfRaider()
    const body = { awards: [IMPORTED_AWARD] }
    expect(await make(backend, importAwards, { token, params, body })).toEqual([
      {
        index: 0,
        outcome: 'new',
        isPlayerKnown: true,
        isItemKnown: false,
        changes: [],
        candidates: [],
        fields: null,
      },
    ])
  },
  async listAwardImports() {
    const { token, params } = await importAward('import-1')
    const imports = await make(backend, listAwardImports, { token, params })
    expect(imports).toContainEqual(expect.objectContaining({ id: 'import-1', awardCount: 1 }))
  },
  async undoAwardImport() {
    const { token, params } = await importAward('import-2')
    await make(backend, undoAwardImport, { token, params: { ...params, importId: 'import-2' } })
  },
  async listOwnAwards() {
    const { token } = await awardFrostelle()
    const query = { since: '2020-01-01T00:00:00Z' }
    const awards = await make(backend, listOwnAwards, { token, query })
    expect(awards.map(({ id }) => id)).toContain('award-1')
  },
  async listDemand() {
    const { token, params } = await boardOfRaider()
    const [guild] = await make(backend, listDemand, { token, params })
    const { id } = await raider.character('Frostelle')
    expect(guild).toMatchObject({ guildId: params.guildId, characterIds: [id] })
    expect(guild?.items[0]).toMatchObject({
      difficulty: 'Heroic',
      count: 1,
      positions: { [id]: 1 },
    })
  },
  async setTeamMember() {
    const { id: guildId } = await connectGuild(backend, raider)
    const { token } = raider
    const params = { guildId, memberId: String(FROSTELLE) }
    const answer = await make(backend, setTeamMember, { token, params, body: { role: 'ranged' } })
    expect(answer).toEqual({ id: FROSTELLE, teamStatus: null, role: 'ranged' })
  },
  async lockGuildLists() {
    const { token, params } = await boardOfRaider()
    const body = { reason: 'Council', startsAt: '2100-01-31T20:00:00Z' }
    const answer = await make(backend, lockGuildLists, { token, params, body })
    expect(answer).toEqual({ reason: 'Council', startsAt: '2100-01-31T20:00:00.000Z' })
  },
  async unlockGuildLists() {
    const { token, params } = await boardOfRaider()
    await make(backend, unlockGuildLists, { token, params })
  },
}

describe('answers of the calls of guilds', () => {
  it.each(Object.entries(CALLS).filter(([, call]) => isGuildCall(call)))(
    '%s: the answer fits the contract and holds the expected data',
    async (name) => {
      expect(CHECKS, `Add a check for ${name}`).toHaveProperty(name)
      await CHECKS[name]?.()
    },
  )
})
