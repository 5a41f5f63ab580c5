import { eq } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteAccount, exportAccount } from '@/contract/account'
import { removeCharacter } from '@/contract/character'
import { awardItem, listAwards, undoAward } from '@/contract/guilds/guild-awards'
import { setGuildSharing } from '@/contract/guilds/guild-board'
import { guildAwards, guilds, instances, lootItems } from '../../../../server/database/schema'
import { make, pathOf, rejection } from '../../../support/backend/backend-calls'
import { fingerprint } from '../../../support/backend/backend-tables'
import { FROSTELLE, importNamed, THALDORIMEND, shrinkRoster } from '../../../support/backend/guild'
import { createAwardScene, IRONVAEL, type AwardScene } from './award-scene'

let scene: AwardScene

beforeEach(async () => {
  scene = await createAwardScene()
})
afterEach(() => scene.backend.close())

describe('awards when something is deleted', () => {
  it('the account of the recipient: the name stays, and nothing else of the person', async () => {
    await scene.award()
    const body = { battleNetTag: 'Raider#3000' }
    await make(scene.backend, deleteAccount, { token: scene.raider.token, body })
    expect((await scene.history()).awards).toMatchObject([
      { recipient: { id: null, name: 'Frostelle', realmSlug: null, className: null } },
    ])
  })

  it('the account of the officer: the name of the character stays', async () => {
    const { id } = await scene.award({}, scene.raider.token)
    await make(scene.backend, deleteAccount, {
      token: scene.raider.token,
      body: { battleNetTag: 'Raider#3000' },
    })
    expect(await scene.backend.database.query.guildAwards.findMany()).toMatchObject([
      { id, awardedBy: null, awardedByName: 'Frostelle' },
    ])
  })

  it('the character of the recipient: the award stays', async () => {
    await scene.award()
    const params = { characterId: (await scene.raider.character('Frostelle')).id }
    await make(scene.backend, removeCharacter, { token: scene.raider.token, params })
    expect((await scene.history()).awards).toMatchObject([{ recipient: { name: 'Frostelle' } }])
  })

  it('the loot item, or its raid: the names stay', async () => {
    const { itemName } = await scene.award()
    await scene.backend.database.delete(lootItems).where(eq(lootItems.name, itemName))
    expect((await scene.history()).awards).toMatchObject([
      {
        lootItemId: null,
        itemName,
        instanceId: scene.instanceId,
        instanceName: 'The Venomous Abyss',
      },
    ])
    await scene.backend.database.delete(instances).where(eq(instances.id, scene.instanceId))
    expect((await scene.history()).awards).toMatchObject([
      { itemName, instanceId: null, instanceName: 'The Venomous Abyss' },
    ])
  })

  it('the guild: its awards are deleted, and the wish stays ticked', async () => {
    const { id } = await scene.firstWish()
    await scene.award()
    await scene.backend.database.delete(guilds).where(eq(guilds.id, scene.guildId))
    expect(await scene.backend.database.query.guildAwards.findMany()).toEqual([])
    expect(await scene.readWish(id)).toMatchObject({ isObtained: true, awardedBy: null })
  })

  it('the export contains the awards to and by the user', async () => {
    await scene.award()
    await scene.award({ id: 'award-2', recipientId: IRONVAEL }, scene.raider.token)
    await scene.award({ id: 'award-3', recipientId: THALDORIMEND, isConfirmed: true })
    const { awards } = await make(scene.backend, exportAccount, { token: scene.raider.token })
    expect(awards).toMatchObject([
      { id: 'award-1', recipientName: 'Frostelle', awardedByName: 'Thaldorimend' },
      { id: 'award-2', recipientName: 'Ironvael', awardedByName: 'Frostelle' },
    ])
  })
})

/** The status of each call, by caller. */
const ACCESS = [
  { caller: 'outsider', reads: 404, writes: 404 },
  { caller: 'member not sharing', reads: 200, writes: 403 },
  { caller: 'member sharing', reads: 200, writes: 403 },
  { caller: 'officer', reads: 200, writes: 201 },
  { caller: 'guild master', reads: 200, writes: 201 },
  { caller: 'former member', reads: 404, writes: 404 },
] as const

describe('awards: access', () => {
  it.each(ACCESS)('$caller', async ({ caller, reads, writes }) => {
    const { id: lootItemId } = (await scene.firstWish()).lootItem
    // By the guild master.
    await scene.award({ id: 'known', lootItemId, recipientId: IRONVAEL })
    const token = await enter(caller)
    const before = await fingerprint(scene.backend.database)
    const status = async (method: string, path: string, body?: unknown) =>
      (await scene.backend.request(method, path, { token, body })).status
    const params = { guildId: scene.guildId }
    const drop = { lootItemId, difficulty: 'Heroic', isConfirmed: true }
    const body = { id: 'new', ...drop, recipientId: THALDORIMEND }
    expect(await status('GET', pathOf(listAwards, params))).toBe(reads)
    expect(await status('POST', pathOf(awardItem, params), body)).toBe(writes)
    expect(await status('POST', pathOf(awardItem, params), { ...body, id: 'known' })).toBe(
      writes === 201 ? 200 : writes,
    )
    const known = pathOf(undoAward, { guildId: scene.guildId, awardId: 'known' })
    expect(await status('DELETE', known)).toBe(writes === 201 ? 204 : writes)
    const hasChanged = !isDeepStrictEqual(await fingerprint(scene.backend.database), before)
    expect(hasChanged).toBe(writes === 201)
  })

  it('an award of another guild cannot be undone: 404', async () => {
    const { backend, master: token, guildId } = scene
    const { id: awardId } = await scene.award({ recipientId: IRONVAEL })
    await backend.database.update(guildAwards).set({ guildId: await scene.otherGuild() })
    const answer = await rejection(backend, undoAward, { token, params: { guildId, awardId } })
    expect(answer).toMatchObject({ status: 404 })
    expect(await backend.database.$count(guildAwards)).toBe(1)
  })

  async function enter(caller: (typeof ACCESS)[number]['caller']) {
    if (caller === 'guild master') return scene.master
    if (caller === 'officer') return scene.raider.token
    const newcomer = await scene.backend.signIn('Newcomer#2000')
    // Lirienne is not in the guild.
    const characterId = await importNamed(
      scene.backend,
      newcomer,
      caller === 'outsider' ? 'Lirienne' : 'Brannoch',
    )
    const body = { characterId, isShared: true }
    if (caller === 'member sharing') {
      await make(scene.backend, setGuildSharing, {
        token: newcomer,
        params: { guildId: scene.guildId },
        body,
      })
    }
    if (caller === 'former member') {
      // Of the accounts of the sandbox, only Brannoch has left.
      await shrinkRoster(scene, [
        [THALDORIMEND, 0],
        [FROSTELLE, 1],
        [IRONVAEL, 1],
      ])
    }
    return newcomer
  }
})
