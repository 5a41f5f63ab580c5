import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listOwnAwards } from '@/contract/guilds/award'
import { listAwards } from '@/contract/guilds/guild-awards'
import { guildAwards } from '../../../../server/database/schema'
import { pathOf } from '../../../support/backend/backend-calls'
import { FROSTELLE, THALDORIMEND, shrinkRoster, MINUTE_MS } from '../../../support/backend/guild'
import { ICON_STATES, storeIcons } from '../../../support/backend/stored-icons'
import { eachTest } from '../../../support/backend/each-test'
import { createAwardScene, IRONVAEL } from './award-scene'

const scene = eachTest(createAwardScene)

/** An item of Frostelle's list for another slot. */
async function findOther({ itemSlot }: { itemSlot?: string | null }) {
  const { items } = await scene.mainList()
  return items.find(({ lootItem }) => lootItem.itemSlot !== itemSlot)?.lootItem
}

const received = async () => (await scene.readBoard()).lists[0]?.character.receivedBySlot

describe('icons of awards', () => {
  it('each award has the stored icon of its item, with several icons in the database', async () => {
    await storeIcons(scene.backend.database)
    const withIcon = async (name: string, id: string) => {
      const wish = (await scene.mainList()).items.find(({ lootItem }) => lootItem.name === name)
      return scene.award({ id, lootItemId: wish?.lootItem.id })
    }
    const first = await withIcon(ICON_STATES.stored, 'award-1')
    const second = await withIcon(ICON_STATES.broken, 'award-2')
    const none = await withIcon(ICON_STATES.missing, 'award-3')
    expect(first.iconUrl).toBe(`/icons/${first.itemId}`)
    expect(second.iconUrl).toBe(`/icons/${second.itemId}`)
    expect(none.iconUrl).toBeNull()
    const { awards } = await scene.history()
    expect(awards).toHaveLength(3)
    expect(awards).toEqual(expect.arrayContaining([first, second, none]))
  })
})

describe('awards on the board', () => {
  it('counts what a character has received in the tier by slot, without transmog, and names the newest three', async () => {
    const { lootItem } = await scene.firstWish()
    const other = await findOther(lootItem)
    for (const id of ['1', '2', '3', '4']) {
      scene.backend.clock.now += MINUTE_MS
      const difficulty = id === '4' ? 'Mythic' : 'Heroic'
      const drop = { difficulty, lootItemId: lootItem.id, isConfirmed: true } as const
      await scene.award({ id, ...drop, response: 'Upgrade' })
    }
    await scene.award({ id: 'other', lootItemId: other?.id })
    const looks = { lootItemId: other?.id, response: 'Transmog', isConfirmed: true } as const
    await scene.award({ id: 'looks', ...looks })
    const [list] = (await scene.readBoard()).lists
    expect(list?.character.memberId).toBe(FROSTELLE)
    const itemName = lootItem.name
    const newest = ['Mythic', 'Heroic', 'Heroic'].map((difficulty) => ({ itemName, difficulty }))
    expect(await received()).toHaveLength(2)
    expect(await received()).toEqual(
      expect.arrayContaining([
        { slot: lootItem.itemSlot, count: 4, newest },
        {
          slot: other?.itemSlot,
          count: 1,
          newest: [{ itemName: other?.name, difficulty: 'Heroic' }],
        },
      ]),
    )
  })

  it('another raid of the tier counts, a raid of another tier does not', async () => {
    await scene.award()
    const of = (slug: string) =>
      scene.backend.database.query.instances.findFirst({
        where: (table, { eq: equals }) => equals(table.slug, slug),
      })
    const [grotto, voidspire] = [await of('the-tidebound-grotto'), await of('the-voidspire')]
    const move = (to: string | undefined) =>
      scene.backend.database.update(guildAwards).set({ instanceId: to })
    await move(grotto?.id)
    expect(await received()).toHaveLength(1)
    await move(voidspire?.id)
    expect(await received()).toEqual([])
  })
})

describe('history of awards', () => {
  it('filters by raid, tier, difficulty, item, slot, recipient and part of the name, newest first', async () => {
    const { lootItem } = await scene.firstWish()
    const lootItemId = lootItem.id
    await scene.award()
    scene.backend.clock.now += MINUTE_MS
    await scene.award({ id: 'award-2', lootItemId, difficulty: 'Mythic', recipientId: IRONVAEL })
    scene.backend.clock.now += MINUTE_MS
    await scene.award({ id: 'award-3', lootItemId: (await findOther(lootItem))?.id })
    const idsOf = async (query: object) => (await scene.history(query)).awards.map(({ id }) => id)
    expect(await idsOf({})).toEqual(['award-3', 'award-2', 'award-1'])
    expect(await idsOf({ difficulty: 'Mythic' })).toEqual(['award-2'])
    expect(await idsOf({ lootItemId })).toEqual(['award-2', 'award-1'])
    expect(await idsOf({ person: 'FROST' })).toEqual(['award-3', 'award-1'])
    expect(await idsOf({ person: '%' })).toEqual([])
    expect(await idsOf({ slot: lootItem.itemSlot, person: 'frost' })).toEqual(['award-1'])
    expect(await idsOf({ instanceId: 'other' })).toEqual([])
    expect(await idsOf({ instanceId: scene.instanceId })).toHaveLength(3)
    const ofTier = { recipientId: String(FROSTELLE), tierOf: scene.instanceId }
    expect(await idsOf(ofTier)).toEqual(['award-3', 'award-1'])
    await scene.backend.database.update(guildAwards).set({
      instanceId: sql`(select id from instances where tier <> (
        select tier from instances where id = ${scene.instanceId}) limit 1)`,
    })
    expect(await idsOf(ofTier)).toEqual([])
  })

  it.each([
    ['Élyandra', 'elyandra'],
    ['Søréa', 'SOREA'],
    ['Weißfaust', 'weissf'],
    ['Ætherion', 'aether'],
    ['Łucja', 'lucja'],
    ['Ёлка', 'ЕЛК'],
    ['Elyandra', 'Élyandra'],
  ])('an award to %s is found by %s', async (recipientName, person) => {
    await scene.award()
    await scene.backend.database.update(guildAwards).set({ recipientName })
    expect((await scene.history({ person })).awards).toHaveLength(1)
    expect((await scene.history({ person: `${person}x` })).awards).toEqual([])
  })

  it('is read in parts, also when many awards have the same time', async () => {
    await scene.award()
    await scene.backend.database.execute(
      `insert into guild_awards select (jsonb_populate_record(a, jsonb_build_object('id', 'copy-' || n))).*
       from guild_awards a, generate_series(1, 250) n`,
    )
    const first = await scene.history()
    expect(first.awards).toHaveLength(200)
    const rest = await scene.history({ before: first.next })
    expect(rest).toMatchObject({ next: null })
    const ids = [...first.awards, ...rest.awards].map(({ id }) => id)
    expect(new Set(ids).size).toBe(251)
  })

  it.each(['x', '1~', '~a', '999999999999999~a'])('before=%s: 400', async (before) => {
    const path = `${pathOf(listAwards, { guildId: scene.guildId })}?before=${before}`
    const { status } = await scene.backend.request('GET', path, { token: scene.master })
    expect(status).toBe(400)
  })
})

const own = (since: string) =>
  scene.make(listOwnAwards, { token: scene.raider.token, query: { since } })

describe("awards of the user's own characters", () => {
  it('lists those after a time, with the guild, until the character leaves it', async () => {
    await scene.award({ recipientId: IRONVAEL, id: 'other' })
    const { awardedAt } = await scene.award({ isConfirmed: true })
    expect(await own(awardedAt)).toEqual([])
    expect(await own('2020-01-01T00:00:00Z')).toMatchObject([
      { id: 'award-1', guild: { id: scene.guildId, name: 'Ashen Vanguard' } },
    ])
    await shrinkRoster(scene, [[THALDORIMEND, 0]])
    expect(await own('2020-01-01T00:00:00Z')).toEqual([])
  })
})
