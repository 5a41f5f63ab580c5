import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { awardItem } from '@/contract/guilds/guild-awards'
import { getGuildBoard, lockGuildLists, setTeamMember } from '@/contract/guilds/guild-board'
import { deleteSim } from '@/contract/sim'
import { updateSeason, listSeasons } from '@/contract/admin/admin-season'
import { syncCharacter } from '@/contract/character'
import { updateWishlist } from '@/contract/wishlist'
import { lootItems } from '../../../server/database/schema'
import { pathOf } from '../../support/backend/backend-calls'
import { importItems } from '../../support/gear'
import { findSimId, importReport } from '../../support/sims'
import {
  createGuildScene,
  FROSTELLE,
  shareFrostelle,
  type GuildScene,
} from '../../support/backend/guild'

let scene: GuildScene
beforeEach(async () => {
  scene = await createGuildScene()
})
afterEach(() => scene.backend.close())

async function ask(etag?: string) {
  const path = pathOf(getGuildBoard, scene.board)
  const { status, headers, body } = await scene.backend.request('GET', path, {
    token: scene.master,
    headers: etag ? { 'If-None-Match': etag } : {},
  })
  return { status, body, etag: headers.get('ETag') ?? '' }
}

const run = (statement: string) => scene.backend.database.execute(sql.raw(statement))

/** Awards the first wish of Frostelle on another difficulty, so that no list changes. */
async function awardWish() {
  const [wish] = (await scene.mainList()).items
  const body = { id: 'a', lootItemId: wish?.lootItem.id, difficulty: 'Mythic' }
  await scene.make(awardItem, { body: { ...body, recipientId: FROSTELLE } })
}

describe('guild board: ETag', () => {
  it('304 without a body as long as nothing has changed', async () => {
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    const { etag } = await ask()
    expect(await ask(etag)).toEqual({ status: 304, body: undefined, etag })
  })

  it.each<[string, () => Promise<unknown>]>([
    ['sharing ends', () => shareFrostelle(scene.backend, scene.raider, scene.guildId, false)],
    [
      'a wish is ticked',
      async () => {
        const { id: wishlistId, items } = await scene.mainList()
        const body = { items: [{ id: items[0]?.id, isObtained: true }] }
        await scene.make(updateWishlist, {
          token: scene.raider.token,
          params: { wishlistId },
          body,
        })
      },
    ],
    ['a wish is added', async () => scene.raider.addItems((await scene.mainList()).id, 'WRIST', 1)],
    [
      'an officer locks the lists',
      () => {
        const { guildId, instanceId } = scene.board
        const call = { token: scene.master, params: { guildId, instanceId } }
        return scene.make(lockGuildLists, { ...call, body: { reason: 'Council' } })
      },
    ],
    [
      'an officer sets a place in the team',
      () => {
        const params = { guildId: scene.guildId, memberId: String(FROSTELLE) }
        const call = { token: scene.master, params, body: { teamStatus: 'core' } }
        return scene.make(setTeamMember, call)
      },
    ],
    ['an officer awards an item', awardWish],
    ['a character has another name', () => run(`update characters set name = 'x'`)],
    ['a simulation is imported', () => importReport(scene.backend, scene.raider)],
    [
      'owned items are imported',
      () => importItems({ backend: scene.backend, person: scene.raider }),
    ],
    [
      'a character is synced',
      async () => {
        const params = { characterId: (await scene.raider.character('Frostelle')).id }
        await scene.make(syncCharacter, { token: scene.raider.token, params, body: {} })
      },
    ],
    [
      'an admin changes the bonus ids of a season',
      async () => {
        const token = scene.master
        const [season] = await scene.make(listSeasons, { token })
        const params = { seasonId: season?.id ?? '' }
        await scene.make(updateSeason, { token, params, body: { hero: '1' } })
      },
    ],
    [
      'an admin deletes a loot item',
      async () => {
        const [wish] = (await scene.mainList()).items
        await scene.backend.database
          .delete(lootItems)
          .where(eq(lootItems.id, wish?.lootItem.id ?? ''))
      },
    ],
  ])('%s: 200 with another ETag', async (_, change) => {
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    const { etag } = await ask()
    await change()
    const answer = await ask(etag)
    expect(answer.status).toBe(200)
    expect(answer.etag).not.toBe(etag)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['is replaced', () => importReport(scene.backend, scene.raider)],
    [
      'is deleted',
      async () => {
        const params = { simId: await findSimId(scene.backend) }
        await scene.make(deleteSim, { token: scene.raider.token, params })
      },
    ],
  ])('a simulation %s: 200 with another ETag', async (_, change) => {
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    await importReport(scene.backend, scene.raider)
    const { etag } = await ask()
    await change()
    const answer = await ask(etag)
    expect(answer.status).toBe(200)
    expect(answer.etag).not.toBe(etag)
  })

  it('another raid or difficulty has its own board; an unknown difficulty is 404', async () => {
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    const params = { ...scene.board, difficulty: 'Mythic' }
    const mythic = await scene.make(getGuildBoard, { params })
    expect(mythic).toEqual({ sharingCount: 1, lists: [], lock: null })
    const wrong = { token: scene.master, params: { difficulty: 'Hard' } }
    expect(await scene.rejection(getGuildBoard, wrong)).toMatchObject({ status: 404 })
  })
})
