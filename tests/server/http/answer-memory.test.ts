import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteAccount } from '@/contract/account'
import { lockGuildLists, unlockGuildLists } from '@/contract/guild-board'
import { updateWishlist } from '@/contract/wishlist'
import { findOutdated, readAll } from '../../support/answers-in-memory'
import { make } from '../../support/backend-calls'
import { shareFrostelle } from '../../support/guild'
import { createAwardScene, type AwardScene } from '../guilds/award-scene'

let scene: AwardScene
let params: Record<string, string>

beforeEach(async () => {
  scene = await createAwardScene()
  const { guildId, instanceId } = scene
  const { id: wishlistId } = await scene.mainList()
  params = { guildId, instanceId, difficulty: 'Heroic', wishlistId }
  await scene.award({ id: 'earlier' })
})
afterEach(() => scene.backend.close())

const bodies = async () =>
  (await readAll(scene.backend, scene.raider.token, params)).map(({ body }) => body)

const update = (body: object) =>
  make(scene.backend, updateWishlist, {
    token: scene.raider.token,
    params: { wishlistId: params.wishlistId ?? '' },
    body,
  })

async function lock() {
  const { guildId, instanceId } = scene
  const call = { token: scene.master, params: { guildId, instanceId } }
  await make(scene.backend, lockGuildLists, { ...call, body: { reason: 'Council' } })
}

const run = (statement: string) => scene.backend.database.execute(sql.raw(statement))

describe('answers in memory: the next answer is that of a process without memory', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['the wishlist is renamed', () => update({ name: 'Renamed' })],
    [
      'a wish gets a note',
      async () => update({ items: [{ id: (await scene.firstWish()).id, note: 'First' }] }),
    ],
    [
      'the wishes are reordered',
      async () =>
        update({ itemOrder: (await scene.mainList()).items.map(({ id }) => id).toReversed() }),
    ],
    ['an award ticks a wish', () => scene.award()],
    ['an award is undone', () => scene.undo('earlier')],
    ['an officer locks the lists', lock],
    ['sharing ends', () => shareFrostelle(scene.backend, scene.raider, scene.guildId, false)],
    ['the guild has another name', async () => (await lock(), run(`update guilds set name = 'x'`))],
    ['a character has another name', () => run(`update characters set name = 'x'`)],
    ['a member has another rank', () => run(`update guild_members set rank = rank + 1`)],
    ['a loot item has another name', () => run(`update loot_items set name = name || 'x'`)],
    ['a loot item has another icon', () => run(`update loot_items set icon_url = '/x'`)],
    ['the loot items are deleted', () => run('delete from loot_items')],
    [
      'the guild master deletes the account',
      () =>
        make(scene.backend, deleteAccount, {
          token: scene.master,
          body: { battleNetTag: 'Admin#1000' },
        }),
    ],
  ])('%s', async (_, change) => {
    const before = await bodies()
    expect(await bodies()).toEqual(before)
    await change()
    expect(await findOutdated(scene.backend, scene.raider.token, params)).toEqual([])
    expect(await bodies()).not.toEqual(before)
  })

  it('an officer unlocks the lists', async () => {
    await lock()
    const before = await bodies()
    const { guildId, instanceId } = scene
    const call = { token: scene.master, params: { guildId, instanceId } }
    await make(scene.backend, unlockGuildLists, call)
    expect(await findOutdated(scene.backend, scene.raider.token, params)).toEqual([])
    expect(await bodies()).not.toEqual(before)
  })
})

describe('answers in memory: access', () => {
  it('another user gets 404, even if the answer is in memory', async () => {
    await readAll(scene.backend, scene.raider.token, params)
    const token = await scene.backend.signIn('Newcomer#2000')
    const answers = await readAll(scene.backend, token, params)
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })
})
