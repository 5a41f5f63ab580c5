import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { awardItem } from '@/contract/guilds/guild-awards'
import { guildMembers } from '../../../../server/database/schema'
import { eachTest } from '../../../support/backend/each-test'
import { createAwardScene, IRONVAEL, type AwardScene } from './award-scene'

const scene = eachTest(createAwardScene)

const GUEST = { name: 'Ironvael', className: 'Death Knight' } as const

const awardToGuest = (guest: { name: string; className: 'Death Knight' | 'Mage' }) =>
  scene.award({ recipientId: undefined, guest })

/** Ironvael leaves the roster, an award is made, and he joins again. */
async function joinAfter(award: () => Promise<unknown>) {
  const { database } = scene.backend
  await database.delete(guildMembers).where(eq(guildMembers.blizzardCharacterId, IRONVAEL))
  await award()
  expect(await scene.refresh()).toMatchObject({ joined: 1 })
  return (await scene.history()).awards[0]?.recipient
}

describe('an award to a guest', () => {
  it('has the name and the class', async () => {
    expect(await awardToGuest({ name: ' Zugzug-Area52 ', className: 'Mage' })).toMatchObject({
      recipient: { id: null, name: 'Zugzug-Area52', className: 'Mage' },
    })
  })

  it('is theirs when the guest joins the guild', async () => {
    expect(await joinAfter(() => awardToGuest({ ...GUEST, name: 'ironvael-argentdawn' }))).toEqual({
      id: IRONVAEL,
      name: 'Ironvael',
      realmSlug: 'argent-dawn',
      className: 'Death Knight',
    })
  })

  it.each([
    ['another class', { ...GUEST, className: 'Mage' as const }],
    ['another realm', { ...GUEST, name: 'Ironvael-Area52' }],
  ])('is not that of a namesake with %s', async (_, guest) => {
    expect(await joinAfter(() => awardToGuest(guest))).toMatchObject({ id: null, name: guest.name })
  })

  it('an import of the same award completes it', async () => {
    const award = await awardToGuest({ name: 'Zugzug', className: 'Mage' })
    const [outcome] = await scene.importRows([
      { ...imported(award), player: 'Zugzug-Area52', response: 'BiS' },
    ])
    expect(outcome).toMatchObject({ outcome: 'changed' })
    expect((await scene.history()).awards).toMatchObject([
      { id: award.id, recipient: { name: 'Zugzug' }, response: 'BiS' },
    ])
  })
})

const disenchant = () => scene.award({ recipientId: undefined, response: 'Disenchant' })

describe('a disenchanted item', () => {
  it('needs no recipient', async () => {
    const award = await disenchant()
    expect(award).toMatchObject({ recipient: null, response: 'Disenchant', isAwardReason: true })
    expect(await scene.received()).toBe(0)
  })

  it('with another response, a recipient is required: 400', async () => {
    const body = await scene.requestOf({ recipientId: undefined, response: 'BiS' })
    expect(await scene.rejection(awardItem, { body })).toMatchObject({
      status: 400,
      details: { fields: { recipientId: 'Please choose who gets the item' } },
    })
  })

  it('awarded again: 409 says that nobody got it', async () => {
    const { lootItemId } = await disenchant()
    const body = await scene.requestOf({ id: 'again', lootItemId: lootItemId ?? '' })
    expect(await scene.rejection(awardItem, { body })).toMatchObject({
      status: 409,
      details: { award: { recipientName: null } },
    })
  })

  it('an import of the same award to the disenchanter completes it', async () => {
    const award = await disenchant()
    await scene.importRows([
      {
        ...imported(award),
        player: 'Ironvael-ArgentDawn',
        response: 'Disenchant',
        isAwardReason: true,
      },
    ])
    expect((await scene.history()).awards).toMatchObject([{ id: award.id, recipient: null }])
  })
})

/** What an import says of the item and the time of an award. */
function imported({ itemId, itemName, awardedAt }: Awaited<ReturnType<AwardScene['award']>>) {
  return { itemId, itemName, awardedAt }
}
