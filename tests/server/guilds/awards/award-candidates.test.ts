import { describe, expect, it } from 'vitest'
import { exportAccount } from '@/contract/account'
import { changeAward } from '@/contract/guilds/guild-awards'
import { getDecision } from '@/contract/guilds/raiders'
import { updateWishlist } from '@/contract/wishlist'
import { awardCandidates } from '../../../../server/database/schema'
import { FROSTELLE, shareFrostelle } from '../../../support/backend/guild'
import { eachTest } from '../../../support/backend/each-test'
import { createAwardScene, IRONVAEL } from './award-scene'

const scene = eachTest(createAwardScene)

const decide = (awardId = 'award-1') => scene.make(getDecision, { params: { awardId } })
/** How many items the first candidate of an award had received. */
async function receivedOf(awardId: string) {
  const [candidate] = (await decide(awardId)).candidates
  const received = candidate?.list.character.receivedBySlot ?? []
  return received.reduce((sum, { count }) => sum + count, 0)
}
const share = (isShared: boolean) =>
  shareFrostelle(scene.backend, scene.raider, scene.guildId, isShared)

describe('candidates of an award', () => {
  it('are those of the board when it was made, whatever changes later', async () => {
    const wish = await scene.firstWish()
    const [list] = (await scene.readBoard()).lists
    const award = await scene.award({ recipientId: IRONVAEL })
    await scene.raider.make(updateWishlist, {
      params: { wishlistId: list?.id ?? '' },
      body: { items: [{ id: wish.id, isObtained: true, note: 'Too late' }] },
    })
    const last = list?.wishes.length
    const decision = await decide()
    expect(decision.award).toEqual(award)
    expect(decision.candidates).toMatchObject([
      {
        rank: 1,
        last,
        others: [],
        wish: { lootItemId: wish.lootItem.id, note: wish.note, isObtained: false },
        list: {
          id: list?.id,
          character: {
            name: 'Frostelle',
            memberId: FROSTELLE,
            itemLevel: list?.character.itemLevel,
          },
          // The other wishes are not kept.
          wishes: [],
        },
      },
    ])
  })

  it('have received what they had before the award, not its own item', async () => {
    await scene.award({ id: 'first' })
    const { lootItem } = await scene.firstWish()
    await scene.award({ id: 'second', lootItemId: lootItem.id })
    expect([await receivedOf('first'), await receivedOf('second')]).toEqual([0, 1])
  })

  it('keep of their gear only what is worn in the places of the item', async () => {
    const { slot } = await scene.firstWish()
    await scene.award()
    const [candidate] = (await decide()).candidates
    const worn = candidate?.list.worn?.map(({ place }) => place) ?? []
    expect(worn.length).toBeGreaterThan(0)
    expect(worn.every((place) => place.startsWith(slot))).toBe(true)
  })

  it('stay when the award gets another person, and change with the difficulty', async () => {
    await scene.award()
    const change = (body: object) =>
      scene.make(changeAward, { params: { awardId: 'award-1' }, body })
    await change({ recipientId: IRONVAEL })
    expect((await decide()).candidates).toHaveLength(1)
    // Frostelle has no list for it.
    await change({ difficulty: 'Mythic' })
    expect((await decide()).candidates).toEqual([])
    await change({ difficulty: 'Heroic' })
    expect((await decide()).candidates).toHaveLength(1)
  })

  it('of an imported award are not known; of an award that does not exist: 404', async () => {
    await scene.importRows([{}])
    const [award] = (await scene.history()).awards
    expect((await decide(award?.id)).candidates).toEqual([])
    const refusal = await scene.rejection(getDecision, { params: { awardId: 'none' } })
    expect(refusal).toMatchObject({ status: 404 })
  })

  it('are not shown while they do not share, and are gone with the character', async () => {
    await scene.award()
    await share(false)
    expect((await decide()).candidates).toEqual([])
    await share(true)
    expect((await decide()).candidates).toHaveLength(1)
    const exported = await scene.make(exportAccount, { token: scene.raider.token })
    expect(exported.awardCandidates).toMatchObject([{ awardId: 'award-1', want: { rank: 1 } }])
    await scene.raider.removeCharacter('Frostelle')
    expect(await scene.backend.database.$count(awardCandidates)).toBe(0)
  })
})
