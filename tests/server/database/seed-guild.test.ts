import { describe, expect, it } from 'vitest'
import { listOwnAwards } from '@/contract/guilds/award'
import { listAwards } from '@/contract/guilds/guild-awards'
import { listGuilds } from '@/contract/guilds/guild'
import { getGuildBoard, type GuildBoard } from '@/contract/guilds/guild-board'
import { getGuildRoster } from '@/contract/guilds/guild-roster'
import { listNights } from '@/contract/guilds/raid-nights'
import { listInstanceLoot } from '@/contract/loot-item'
import { getWishlist, listCharacterWishlists } from '@/contract/wishlist'
import { CLASS_NAMES, findSpecialization } from '@/game/classes'
import { ROLES } from '@/game/roles'
import { whyOld } from '@/game/sims/sim-age'
import { isNoise } from '@/game/sims/sim-report'
import { seedGuild } from '../../../server/database/seed/guild'
import { createSharedBackend } from '../../support/backend/backend'
import { make } from '../../support/backend/backend-calls'
import { CURRENT_RAID, findInstance, signInPerson } from '../../support/entities'

const backend = await createSharedBackend()
await seedGuild(backend.database, backend.battleNet)
const admin = await signInPerson(backend, 'Admin#1000')
const { token } = admin
const guildId = (await admin.make(listGuilds))[0]?.id ?? ''
const instanceId = await findInstance(backend, token, CURRENT_RAID)

const read = (difficulty: string): Promise<GuildBoard> =>
  admin.make(getGuildBoard, { params: { guildId, instanceId, difficulty } })

describe('seeded guild', () => {
  it.each([
    ['Admin#1000', 'Guild Master'],
    ['Raider#3000', 'Officer'],
  ])('%s is its %s', async (battleTag, rank) => {
    const guilds = await make(backend, listGuilds, { token: await backend.signIn(battleTag) })
    expect(guilds.find(({ id }) => id === guildId)).toMatchObject({
      name: 'Ashen Vanguard',
      rank,
      isOnboarded: true,
    })
  })

  it('most of 24 raiders share, and lists exist for Heroic and Mythic', async () => {
    const [heroic, mythic] = [await read('Heroic'), await read('Mythic')]
    expect(heroic.sharingCount).toBe(19)
    expect(heroic.lists).toHaveLength(19)
    expect(mythic.lists.length).toBeGreaterThan(14)
    expect(mythic.lists.length).toBeLessThan(19)
    const params = { guildId, instanceId, difficulty: 'Heroic' }
    expect(await admin.make(getGuildRoster, { params })).toHaveLength(27)
  })

  it('has all roles, and all classes on the roster', async () => {
    const { lists } = await read('Heroic')
    const roles = lists.map(
      ({ character, specialization }) =>
        findSpecialization(character.className, specialization)?.role,
    )
    expect(new Set(roles)).toEqual(new Set(ROLES))
    const params = { guildId, instanceId, difficulty: 'Heroic' }
    const members = await admin.make(getGuildRoster, { params })
    expect(new Set(members.map(({ className }) => className))).toEqual(new Set(CLASS_NAMES))
  })

  it('most lists are simulated, some long ago; some gains are within the error', async () => {
    const { lists } = await read('Heroic')
    const sims = lists.flatMap(({ sim }) => sim ?? [])
    expect(sims.length).toBeGreaterThan(9)
    expect(sims.length).toBeLessThan(lists.length)
    expect(new Set(sims.map((sim) => whyOld(sim)))).toEqual(new Set([null, 'age']))
    const noises = sims.flatMap(({ gains }) =>
      gains.map(({ gain, error = null }) => isNoise({ gain, error })),
    )
    expect(new Set(noises)).toEqual(new Set([true, false]))
  })

  it('every list has at least nine different wishes, ranked without gaps, for loot of the raid', async () => {
    const loot = await admin.make(listInstanceLoot, { params: { instanceId } })
    const ids = new Set(loot.flatMap(({ items }) => items.map(({ id }) => id)))
    for (const { wishes } of (await read('Mythic')).lists) {
      expect(wishes.length).toBeGreaterThanOrEqual(9)
      expect(wishes.map(({ priority }) => priority)).toEqual(wishes.map((_, index) => index + 1))
      expect(wishes.filter(({ lootItemId }) => !ids.has(lootItemId))).toEqual([])
    }
  })

  it('what raiders have obtained was awarded to them on raid nights of the last three weeks', async () => {
    const { awards } = await admin.make(listAwards, { params: { guildId } })
    expect(awards.length).toBeGreaterThan(20)
    expect(new Set(awards.map(({ awardedBy }) => awardedBy))).toEqual(new Set(['Thaldorimend']))
    const { lists } = await read('Mythic')
    for (const { character, wishes } of lists) {
      const obtained = wishes.filter(({ isObtained }) => isObtained)
      const received = awards.filter(
        ({ recipient, difficulty }) =>
          recipient?.id === character.memberId && difficulty === 'Mythic',
      )
      expect(received).toHaveLength(obtained.length)
    }
  })

  it('has six finished nights, whose drops are given away, and a running one with undecided drops', async () => {
    const [running, ...finished] = await admin.make(listNights, { params: { guildId } })
    expect(running).toMatchObject({ endedAt: null, dropCount: 7, undecidedCount: 7 })
    expect(finished).toHaveLength(6)
    expect(finished.filter(({ undecidedCount }) => undecidedCount > 0)).toEqual([])
    const { awards } = await admin.make(listAwards, { params: { guildId } })
    expect(awards.filter(({ nightId }) => nightId === null)).toEqual([])
    const params = { guildId, instanceId, difficulty: 'Heroic' }
    const members = await admin.make(getGuildRoster, { params })
    expect(members.filter(({ attendance }) => !attendance?.present)).toEqual([])
  })

  it('Raider#3000 was awarded an item of a list on the last raid night', async () => {
    const raider = await signInPerson(backend, 'Raider#3000')
    const since = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString()
    const awards = await raider.make(listOwnAwards, { query: { since } })
    expect(awards).toMatchObject([
      { recipient: { name: 'Frostelle' }, itemName: "Vile Alchemist's Band", difficulty: 'Heroic' },
    ])
    const params = { characterId: (await raider.character('Frostelle')).id }
    const lists = await raider.make(listCharacterWishlists, { params })
    const wishlistId = lists.find(({ isMainWishlist }) => isMainWishlist)?.id ?? ''
    const list = await raider.make(getWishlist, { params: { wishlistId } })
    expect(list.items.filter(({ awardedBy }) => awardedBy)).toMatchObject([
      { isObtained: true, awardedBy: 'Thaldorimend' },
    ])
  })
})
