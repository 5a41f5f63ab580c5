import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteAccount } from '@/contract/account'
import { importCharacter, listAvailableCharacters, listCharacters } from '@/contract/character'
import { onboardGuild } from '@/contract/guilds/guild'
import { getMe, getMyCharacterCount } from '@/contract/session'
import {
  characters,
  guildAwards,
  guildMembers,
  guilds,
  lootBatches,
} from '../../../server/database/schema'
import { createTestBackend, type TestBackend } from '../../support/backend/backend'
import { make, pathOf, rejection } from '../../support/backend/backend-calls'
import { fingerprint } from '../../support/backend/backend-tables'
import { signInPerson, type Person } from '../../support/entities'
import { repeat } from '../simultaneous'

const body = { battleNetTag: 'Raider#3000' }

let backend: TestBackend
let raider: Person

beforeEach(async () => {
  backend = await createTestBackend()
  raider = await signInPerson(backend, 'Raider#3000')
})
afterEach(() => backend.close())

async function findUserId() {
  const user = await backend.database.query.users.findFirst({
    where: (table, { eq }) => eq(table.battleNetTag, 'Raider#3000'),
  })
  return user?.id ?? ''
}

describe('deleteAccount', () => {
  it('deletes everything that is stored about the user and nothing else', async () => {
    const { database } = backend
    await backend.signIn('Admin#1000')
    const userId = await findUserId()
    const imported = await database.query.characters.findMany()
    const characterIds = new Set(
      imported
        .filter((character) => character.userId === userId)
        .map(({ blizzardCharacterId }) => blizzardCharacterId),
    )
    const { guild } = await raider.character('Frostelle')
    await raider.make(onboardGuild, { body: { guildId: guild?.id } })
    const before = await rows()
    const roster = before.guildMembers.filter((row) => characterIds.has(row.blizzardCharacterId))
    expect(roster).not.toEqual([])

    await raider.make(deleteAccount, { body })

    const after = await rows()
    expect(after.users).toEqual(before.users.filter(({ id }) => id !== userId))
    expect(after.sessions).toEqual(before.sessions.filter((row) => row.userId !== userId))
    expect(after.grants).toEqual(before.grants.filter((row) => row.userId !== userId))
    expect(after.characters).toEqual(before.characters.filter((row) => row.userId !== userId))
    // The other accounts of the sandbox have no wishlists.
    expect(after.wishlists).toEqual([])
    expect(after.wishes).toEqual([])
    // The admin has a character in the same guild.
    expect(after.guilds).toEqual(before.guilds)
    expect(after.guildMembers).toEqual(before.guildMembers.filter((row) => !roster.includes(row)))
    expect(JSON.stringify(after)).not.toContain(userId)

    async function rows() {
      const { query } = database
      return {
        users: await query.users.findMany(),
        sessions: await query.sessions.findMany(),
        grants: await query.battleNetGrants.findMany(),
        characters: await query.characters.findMany(),
        wishlists: await query.wishlists.findMany(),
        wishes: await query.wishlistItems.findMany(),
        guilds: await query.guilds.findMany(),
        guildMembers: await query.guildMembers.findMany(),
      }
    }
  })

  it('deletes guilds that no other user has a character in, with their rosters', async () => {
    const token = await backend.signIn('Admin#1000')
    const guilds = async () =>
      (await backend.database.query.guilds.findMany()).map(({ name }) => name).toSorted()
    expect(await guilds()).toEqual(['Ashen Vanguard', 'Crimson Harvest'])
    await make(backend, deleteAccount, { token, body: { battleNetTag: 'Admin#1000' } })
    expect(await guilds()).toEqual(['Ashen Vanguard'])
  })

  it('leaves the character of another region with the same id: its membership and awards', async () => {
    await backend.signIn('Admin#1000')
    const { database } = backend
    const own = (await database.query.characters.findMany()).find(
      ({ name }) => name === 'Frostelle',
    )
    const recipientId = own?.blizzardCharacterId ?? 0
    const guildId = 'guild-us'
    const guild = { name: 'Elsewhere', realm: 'Area 52', realmSlug: 'area-52', faction: 'HORDE' }
    await database
      .insert(guilds)
      .values({ ...guild, id: guildId, region: 'us', blizzardGuildId: 1, onboardedAt: new Date() })
    // Guilds without an imported character are deleted.
    await database.update(characters).set({ guildId }).where(eq(characters.name, 'Thaldorimend'))
    await database
      .insert(guildMembers)
      .values({ guildId, blizzardCharacterId: recipientId, rank: 0 })
    await database.insert(guildAwards).values({
      id: 'award-us',
      guildId,
      itemName: 'Blade',
      instanceName: 'Raid',
      recipientId,
      recipientName: 'Frostelle',
      awardedAt: new Date(),
      source: 'guildr',
    })
    const others = async () => ({
      members: (await database.query.guildMembers.findMany()).filter(
        (row) => row.guildId === guildId,
      ),
      awards: await database.query.guildAwards.findMany({
        where: (row, { eq }) => eq(row.guildId, guildId),
      }),
    })
    const before = await others()
    expect(before).toMatchObject({ members: [{}], awards: [{ recipientId }] })
    await raider.make(deleteAccount, { body })
    expect(await others()).toEqual(before)
  })

  it('keeps the batches of an admin, without their author', async () => {
    const createdBy = await findUserId()
    await backend.database.insert(lootBatches).values({ id: 'batch', createdBy, changes: [] })
    await raider.make(deleteAccount, { body })
    expect(await backend.database.query.lootBatches.findMany()).toMatchObject([
      { id: 'batch', createdBy: null },
    ])
  })

  it('ends the sessions of all devices; signing in again starts a new, empty account', async () => {
    const elsewhere = await backend.signIn('Raider#3000')
    const oldId = await findUserId()
    await raider.make(deleteAccount, { body })
    for (const token of [raider.token, elsewhere]) {
      expect(await rejection(backend, getMe, { token })).toMatchObject({ status: 401 })
    }
    const token = await backend.signIn('Raider#3000')
    expect(await make(backend, getMyCharacterCount, { token })).toMatchObject({ characterCount: 0 })
    expect(await findUserId()).not.toBe(oldId)
  })

  it.each(['raider#3000', ' Raider#3000 '])(
    'accepts the BattleTag typed as "%s"',
    async (typed) => {
      await raider.make(deleteAccount, { body: { battleNetTag: typed } })
      expect(await findUserId()).toBe('')
    },
  )

  it('the BattleTag of another user: 400 that names the field, and nothing is deleted', async () => {
    const before = await fingerprint(backend.database)
    const answer = await raider.rejection(deleteAccount, { body: { battleNetTag: 'Admin#1000' } })
    expect(answer).toMatchObject({
      status: 400,
      code: 'VALIDATION_ERROR',
      fields: { battleNetTag: 'You are signed in as Raider#3000' },
    })
    expect(await fingerprint(backend.database)).toEqual(before)
  })

  it('two requests at the same time: both succeed or find no session', async () => {
    const request = { token: raider.token, body }
    const answers = await Promise.all(
      repeat(2, () => backend.request('POST', pathOf(deleteAccount), request)),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses[0]).toBe(204)
    expect([204, 401]).toContain(statuses[1])
  })

  it('during an import: the import gets 401, and no character remains', async () => {
    const available = await raider.make(listAvailableCharacters)
    const character = available.find(({ isImported }) => !isImported)
    const { getCharacter } = backend.battleNet
    const read = vi.spyOn(backend.battleNet, 'getCharacter').mockImplementation(async (wanted) => {
      await raider.make(deleteAccount, { body })
      return getCharacter(wanted)
    })
    const answer = await raider.rejection(importCharacter, { body: { character } })
    read.mockRestore()
    expect(answer).toMatchObject({ status: 401, code: 'AUTH_REQUIRED' })
    const token = await backend.signIn('Raider#3000')
    expect(await make(backend, listCharacters, { token })).toEqual([])
  })
})
