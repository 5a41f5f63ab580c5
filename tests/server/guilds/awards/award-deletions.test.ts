import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { exportAccount } from '@/contract/account'
import { awardItem, undoAward } from '@/contract/guilds/guild-awards'
import {
  awardCandidates,
  guildAwards,
  guilds,
  instances,
  lootItems,
} from '../../../../server/database/schema'
import { eachTest } from '../../../support/backend/each-test'
import { THALDORIMEND } from '../../../support/backend/guild'
import { createAwardScene, IRONVAEL } from './award-scene'

const scene = eachTest(createAwardScene)

describe('awards when something is deleted', () => {
  it('the account of the recipient: the name stays, and nothing else of the person', async () => {
    await scene.award()
    await scene.raider.deleteAccount()
    expect((await scene.history()).awards).toMatchObject([
      { recipient: { id: null, name: 'Frostelle', realmSlug: null, className: null } },
    ])
  })

  it('the account of the officer: the name of the character stays, and 409 if the item is awarded again', async () => {
    const body = await scene.requestOf({ id: 'again', recipientId: IRONVAEL })
    const { id } = await scene.award({ recipientId: IRONVAEL }, scene.raider.token)
    await scene.raider.deleteAccount()
    expect(await scene.backend.database.query.guildAwards.findMany()).toMatchObject([
      { id, awardedBy: null, awardedByName: 'Frostelle' },
    ])
    expect(await scene.rejection(awardItem, { body })).toMatchObject({ status: 409 })
  })

  it('the character of the recipient: the award stays', async () => {
    await scene.award()
    await scene.raider.removeCharacter('Frostelle')
    expect((await scene.history()).awards).toMatchObject([{ recipient: { name: 'Frostelle' } }])
  })

  it('the loot item, or its raid: the names stay, without what chooses the picture', async () => {
    const { itemName } = await scene.award()
    await scene.backend.database.delete(lootItems).where(eq(lootItems.name, itemName))
    expect((await scene.history()).awards).toMatchObject([
      {
        lootItemId: null,
        itemName,
        instanceId: scene.instanceId,
        instanceName: 'The Venomous Abyss',
        itemType: null,
        isTokenItem: null,
        classes: null,
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
    const { awards } = await scene.make(exportAccount, { token: scene.raider.token })
    expect(awards).toMatchObject([
      { id: 'award-1', recipientName: 'Frostelle', awardedByName: 'Thaldorimend' },
      { id: 'award-2', recipientName: 'Ironvael', awardedByName: 'Frostelle' },
    ])
  })

  it('an award of another guild cannot be undone: 404', async () => {
    const { backend } = scene
    const { id: awardId } = await scene.award({ recipientId: IRONVAEL })
    await backend.database.delete(awardCandidates)
    await backend.database.update(guildAwards).set({ guildId: await scene.otherGuild() })
    const answer = await scene.rejection(undoAward, { params: { awardId } })
    expect(answer).toMatchObject({ status: 404 })
    expect(await backend.database.$count(guildAwards)).toBe(1)
  })
})
