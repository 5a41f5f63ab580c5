import { describe, expect, it } from 'vitest'
import { getGuild } from '@/contract/guilds/guild'
import { setGuildSharing } from '@/contract/guilds/guild-roster'
import { updateWishlist } from '@/contract/wishlist'
import { fingerprint } from '../../support/backend/backend-tables'
import { eachTest } from '../../support/backend/each-test'
import { createGuildScene, shareFrostelle } from '../../support/backend/guild'

const scene = eachTest(createGuildScene)

describe('guild board: sharing', () => {
  it('is off until the owner turns it on', async () => {
    expect(await scene.readBoard()).toEqual({ sharingCount: 0, lists: [], lock: null })
    expect(await scene.make(getGuild, { token: scene.raider.token })).toMatchObject({
      rank: 'Officer',
      characters: [{ name: 'Frostelle', rank: 1, isShared: false }],
    })
  })

  it('shows the main wishlists with ranks, ticks and notes, and no other list, until the owner turns it off', async () => {
    await scene.raider.createWishlist('Frostelle', { name: 'Secret' })
    expect(
      (await shareFrostelle(scene.backend, scene.raider, scene.guildId)).characters,
    ).toMatchObject([{ isShared: true }])
    const { sharingCount, lists } = await scene.readBoard()
    expect(sharingCount).toBe(1)
    expect(lists).toHaveLength(1)
    const { items } = await scene.mainList()
    expect(lists[0]).toMatchObject({
      character: { name: 'Frostelle', className: 'Mage', specialization: 'frost', itemLevel: 281 },
      specialization: 'frost',
      wishes: items.map(({ lootItem, slot, priority, claim, note, isObtained }) => ({
        lootItemId: lootItem.id,
        slot,
        priority,
        claim,
        note,
        isObtained,
      })),
    })
    await shareFrostelle(scene.backend, scene.raider, scene.guildId, false)
    expect(await scene.readBoard()).toEqual({ sharingCount: 0, lists: [], lock: null })
  })

  it('a list that loses its main mark is not shared any more; the guild says how many are shared for each raid and difficulty', async () => {
    const { id, instance } = await scene.mainList()
    const { token } = scene.raider
    const readCounts = async () => (await scene.make(getGuild, { token })).listCounts
    expect(await readCounts()).toEqual([])
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    expect(await readCounts()).toEqual([
      { instanceId: instance.id, difficulty: 'Heroic', count: 1 },
    ])
    const body = { isMainWishlist: false }
    const params = { wishlistId: id }
    await scene.make(updateWishlist, { token: scene.raider.token, params, body })
    expect(await readCounts()).toEqual([])
    expect(await scene.readBoard()).toEqual({ sharingCount: 1, lists: [], lock: null })
  })

  it.each(['a character of someone else', 'a character outside of the guild'])(
    '%s cannot be shared: 404',
    async (which) => {
      const token = which.endsWith('else') ? scene.master : scene.raider.token
      const name = which.endsWith('else') ? 'Frostelle' : 'Kharzul'
      const before = await fingerprint(scene.backend.database)
      const body = { characterId: (await scene.raider.character(name)).id, isShared: true }
      const answer = await scene.rejection(setGuildSharing, { token, body })
      expect(answer).toMatchObject({ status: 404, code: 'CHARACTER_NOT_FOUND' })
      expect(await fingerprint(scene.backend.database)).toEqual(before)
    },
  )

  it.each([
    ['the account is deleted', () => scene.raider.deleteAccount()],
    ['the character is removed', () => scene.raider.removeCharacter('Frostelle')],
  ])('%s: nothing of it is on the board', async (_, remove) => {
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    await remove()
    expect(await scene.readBoard()).toEqual({ sharingCount: 0, lists: [], lock: null })
    expect(await scene.backend.database.query.guildShares.findMany()).toEqual([])
  })
})
