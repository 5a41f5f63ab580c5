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

function wishlist() {
  return { wishlistId: list.id }
}

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

  it.each<[string, () => [Call, object]]>([
    [
      'create',
      () => [
        createWishlist,
        {
          params: { characterId },
          body: {
            instanceId: scene.board.instanceId,
            name: 'New',
            difficulty: 'Heroic',
            specialization: 'frost',
            isMainWishlist: false,
          },
        },
      ],
    ],
    ['update', () => [updateWishlist, { params: wishlist(), body: { name: 'New name' } }]],
    ['delete', () => [deleteWishlist, { params: wishlist() }]],
    ['duplicate', () => [duplicateWishlist, { params: wishlist(), body: {} }]],
    [
      'add an item',
      () => [
        addWishlistItem,
        { params: wishlist(), body: { lootItemId: list.items[0]?.lootItem.id, slot: 'HEAD' } },
      ],
    ],
    [
      'remove an item',
      () => [removeWishlistItem, { params: { ...wishlist(), itemId: list.items[0]?.id } }],
    ],
    [
      'import a simulation',
      () => [
        importSim,
        { params: { characterId }, body: toImportBody(simpleModel([{ ...HOOD, percent: 2 }])) },
      ],
    ],
    [
      'dry-run the import of a simulation',
      () => [
        importSim,
        {
          params: { characterId },
          query: { dryRun: 'true' },
          body: toImportBody(simpleModel([{ ...HOOD, percent: 2 }])),
        },
      ],
    ],
    ['delete a simulation', () => [deleteSim, { params: { simId } }]],
    ['import items', () => [importGear, { params: { characterId }, body: { items: [HERO_HOOD] } }]],
  ])('its wishlists can be read, but not written: %s', async (_, write) => {
    await claim()
    const { token } = scene.raider
    const before = await fingerprint(scene.backend.database)
    const [call, input] = write()
    expect(await scene.rejection(call, { token, ...input })).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    })
    expect(await fingerprint(scene.backend.database)).toEqual(before)
    expect(await scene.make(getWishlist, { token, params: wishlist() })).toMatchObject({
      character: { isTransferred: true },
      items: list.items.map(({ id }) => ({ id })),
    })
  })

  it('gives its new owner the rights of the rank as soon as it is imported', async () => {
    const imported = await importNamed(scene.backend, scene.newcomer, 'Frostelle')
    const guild = await scene.make(getGuild, { token: scene.newcomer })
    expect(guild).toMatchObject({ rank: 'Officer', characters: [{ id: imported }] })
  })

  it('deleting the account of the former owner leaves the membership and the awards', async () => {
    await importNamed(scene.backend, scene.newcomer, 'Frostelle')
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
