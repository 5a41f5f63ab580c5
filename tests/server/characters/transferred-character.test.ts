import { beforeEach, describe, expect, it } from 'vitest'
import type { Call } from '@/contract/call'
import { getCharacter, listAvailableCharacters, syncCharacter } from '@/contract/character'
import { getGuild, listGuilds } from '@/contract/guilds/guild'
import { getGuildBoard } from '@/contract/guilds/guild-board'
import { setGuildSharing } from '@/contract/guilds/guild-roster'
import { listOwnAwards } from '@/contract/guilds/award'
import { awardItem, listAwards } from '@/contract/guilds/guild-awards'
import { importGear } from '@/contract/gear-import'
import { deleteSim } from '@/contract/sim'
import { importSim } from '@/contract/sim-import'
import {
  createWishlist,
  deleteWishlist,
  duplicateWishlist,
  getWishlist,
  updateWishlist,
} from '@/contract/wishlist'
import { addWishlistItem, removeWishlistItem } from '@/contract/wishes'
import { fingerprint } from '../../support/backend/backend-tables'
import { eachTest } from '../../support/backend/each-test'
import {
  chooseChanges,
  createGuildScene,
  FROSTELLE,
  importNamed,
  shareFrostelle,
  type GuildScene,
} from '../../support/backend/guild'
import { HERO_HOOD } from '../../support/gear'
import { HOOD } from '../../support/sim-items'
import { simpleModel } from '../../support/sim-reports'
import { findSimId, importReport, toImportBody } from '../../support/sims'

const scene = eachTest(createGuildScene)
let characterId: string
let list: Awaited<ReturnType<GuildScene['mainList']>>
let simId: string

beforeEach(async () => {
  characterId = (await scene.raider.character('Frostelle')).id
  await shareFrostelle(scene.backend, scene.raider, scene.guildId)
  list = await scene.mainList()
  await scene.make(awardItem, {
    body: {
      id: 'award-1',
      lootItemId: list.items[0]?.lootItem.id,
      difficulty: 'Heroic',
      recipientId: FROSTELLE,
    },
  })
  await importReport(scene.backend, scene.raider)
  simId = await findSimId(scene.backend)
  await chooseChanges(scene.backend, ['transfer'])
})

/**
 * The new owner opens the list of available characters, which Battle.net answers with Frostelle.
 */
const claim = () => scene.make(listAvailableCharacters, { token: scene.newcomer })
const own = () => ({ token: scene.raider.token, params: { characterId } })

describe('a character that was transferred to another account', () => {
  it('gives its former owner no rights in the guild, and is not shared any more', async () => {
    await claim()
    const { token } = scene.raider
    expect(await scene.make(listGuilds, { token })).toEqual([])
    expect(await scene.rejection(getGuild, { token })).toMatchObject({ status: 404 })
    expect(await scene.rejection(getGuildBoard, { token })).toMatchObject({ status: 404 })
    expect(await scene.rejection(listAwards, { token })).toMatchObject({
      status: 404,
    })
    const body = { characterId, isShared: true }
    expect(await scene.rejection(setGuildSharing, { token, body })).toMatchObject({
      status: 404,
    })
    const query = { since: '2020-01-01T00:00:00Z' }
    expect((await scene.make(listOwnAwards, { token, query })).length).toBe(0)
    expect(await scene.readBoard()).toMatchObject({ sharingCount: 0, lists: [] })
  })

  it('is marked, and does not sync', async () => {
    await claim()
    expect(await scene.make(getCharacter, own())).toMatchObject({ isTransferred: true })
    expect(await scene.rejection(syncCharacter, own())).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
      message: 'Frostelle now belongs to another Battle.net account. Its wishlists are read-only.',
    })
  })

  it('its wishlists can be read, but not written', async () => {
    await claim()
    const { token } = scene.raider
    const params = { characterId, wishlistId: list.id, simId, itemId: list.items[0]?.id }
    const created = {
      instanceId: scene.board.instanceId,
      name: 'New',
      difficulty: 'Heroic',
      specialization: 'frost',
      isMainWishlist: false,
    }
    const wish = { lootItemId: list.items[0]?.lootItem.id, slot: 'HEAD' }
    const sim = toImportBody(simpleModel([{ ...HOOD, percent: 2 }]))
    const writes: [Call, object][] = [
      [createWishlist, { body: created }],
      [updateWishlist, { body: { name: 'New name' } }],
      [deleteWishlist, {}],
      [duplicateWishlist, { body: {} }],
      [addWishlistItem, { body: wish }],
      [removeWishlistItem, {}],
      [importSim, { body: sim }],
      [importSim, { query: { dryRun: 'true' }, body: sim }],
      [deleteSim, {}],
      [importGear, { body: { items: [HERO_HOOD] } }],
    ]
    const before = await fingerprint(scene.backend.database)
    for (const [call, input] of writes) {
      expect(
        await scene.rejection(call, { token, params, ...input }),
        `${call.method} ${call.path}`,
      ).toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
      })
      expect(await fingerprint(scene.backend.database), `${call.method} ${call.path}`).toEqual(
        before,
      )
    }
    expect(await scene.make(getWishlist, { token, params })).toMatchObject({
      character: { isTransferred: true },
      items: list.items.map(({ id }) => ({ id })),
    })
  })

  it('gives its new owner the rights of the rank as soon as it is imported, also after the account of the former owner is deleted', async () => {
    const imported = await importNamed(scene.backend, scene.newcomer, 'Frostelle')
    const guild = await scene.make(getGuild, { token: scene.newcomer })
    expect(guild).toMatchObject({ rank: 'Officer', characters: [{ id: imported }] })
    await scene.raider.deleteAccount()
    expect(await scene.make(getGuild, { token: scene.newcomer })).toMatchObject({
      rank: 'Officer',
    })
    expect(await scene.make(listAwards, { token: scene.master })).toMatchObject({
      awards: [{ recipient: { id: FROSTELLE, name: 'Frostelle' } }],
    })
  })

  it('belongs to its first owner again when Battle.net says so', async () => {
    await claim()
    await chooseChanges(scene.backend, [])
    await scene.make(listAvailableCharacters, { token: scene.raider.token })
    expect(await scene.make(getCharacter, own())).toMatchObject({ isTransferred: false })
    expect(await scene.make(getGuild, { token: scene.raider.token })).toMatchObject({
      rank: 'Officer',
      characters: [{ isShared: false }],
    })
  })

  it('keeps its name when the new owner renames it', async () => {
    await claim()
    await chooseChanges(scene.backend, ['transfer', 'own-rename'])
    await importNamed(scene.backend, scene.newcomer, 'Frostina')
    expect(await scene.make(getCharacter, own())).toMatchObject({ name: 'Frostelle' })
  })
})
