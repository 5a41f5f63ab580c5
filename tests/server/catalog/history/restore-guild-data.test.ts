import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { exportAccount } from '@/contract/account'
import { deleteBoss } from '@/contract/admin/admin-boss'
import { deleteInstance } from '@/contract/admin/admin-instance'
import { deleteLootItem } from '@/contract/admin/admin-loot-item'
import { lockGuildLists } from '@/contract/guilds/guild-locks'
import { startNight } from '@/contract/guilds/raid-nights'
import { deleteSim } from '@/contract/sim'
import { deleteExpiredRows } from '../../../../server/database/delete-expired-rows'
import { bosses, deletedSims, guildHolds, simGains } from '../../../../server/database/schema'
import { fingerprint } from '../../../support/backend/backend-tables'
import { eachTest } from '../../../support/backend/each-test'
import { shareFrostelle, shrinkRoster, THALDORIMEND } from '../../../support/backend/guild'
import { createAwardScene } from '../../guilds/awards/award-scene'
import { insertSim } from '../../../support/sims'
import { createHistoryCalls, type HistoryCalls } from './history-calls'

const DAY_MS = 24 * 60 * 60 * 1000
const SIM_ID = 'sim-1'

const scene = eachTest(createAwardScene)
let token: string
let history: HistoryCalls
/** The awarded loot item, which has a gain; its boss and instance. */
let ids: { lootItemId: string; bossId: string; instanceId: string }

beforeEach(async () => {
  token = scene.master
  history = createHistoryCalls(scene.backend, token)
  const { instanceId, guildId } = scene
  const { lootItem } = await scene.firstWish()
  ids = { lootItemId: lootItem.id, bossId: lootItem.bossId, instanceId }
  await scene.make(startNight, { body: { instanceId, difficulty: 'Heroic' }, status: 201 })
  await scene.award()
  await scene.make(lockGuildLists, { body: { reason: 'Council tonight' } })
  // The lock holds the list of who stops sharing.
  await shareFrostelle(scene.backend, scene.raider, guildId, false)
  const { id: characterId } = await scene.raider.character('Frostelle')
  const sim = { id: SIM_ID, characterId, instanceId, difficulty: 'Heroic' } as const
  await insertSim(scene.backend, sim, lootItem.id)
})

/** A hash per table of what belongs to users and guilds. */
async function guildRows() {
  const {
    guild_awards,
    guild_holds,
    guild_locks,
    nights,
    night_drops,
    sims: simulations,
    sim_gains,
    wishlist_items,
  } = await fingerprint(scene.backend.database)
  return {
    guild_awards,
    guild_holds,
    guild_locks,
    nights,
    night_drops,
    simulations,
    sim_gains,
    wishlist_items,
  }
}

const deletions = {
  item: () => scene.make(deleteLootItem, { token, params: ids, query: { force: 'true' } }),
  boss: () => scene.make(deleteBoss, { token, params: ids, query: { force: 'true' } }),
  instance: () => scene.make(deleteInstance, { token, params: ids, query: { force: 'true' } }),
}

describe('undo of a deletion', () => {
  it.each(Object.entries(deletions))(
    '%s: gains, locks, what they hold, and the references of awards and nights come back',
    async (_, remove) => {
      const before = await guildRows()
      await remove()
      expect(await guildRows()).not.toEqual(before)
      await history.undo((await history.newest()).id)
      expect(await guildRows()).toEqual(before)
    },
  )

  it('a simulation that its owner has deleted since is not kept and does not come back', async () => {
    await deletions.item()
    await scene.make(deleteSim, { token: scene.raider.token, params: { simId: SIM_ID } })
    expect(await scene.backend.database.$count(deletedSims)).toBe(0)
    await history.undo((await history.newest()).id)
    expect(await scene.backend.database.$count(simGains)).toBe(0)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['was removed', () => scene.raider.removeCharacter('Frostelle')],
    ['has left the guild', () => shrinkRoster(scene, [[THALDORIMEND, 0]])],
  ])('a lock does not hold a character that %s since', async (_, leave) => {
    expect(await scene.backend.database.$count(guildHolds)).toBe(1)
    await deletions.instance()
    const { id } = await history.newest()
    await leave()
    await history.undo(id)
    expect(await scene.backend.database.$count(guildHolds)).toBe(0)
  })

  it('gains of a boss that has moved to another instance since do not come back', async () => {
    await deletions.item()
    const other = await scene.backend.database.query.instances.findFirst({
      where: (table, { ne }) => ne(table.id, ids.instanceId),
    })
    await scene.backend.database
      .update(bosses)
      .set({ instanceId: other?.id, encounterOrder: 99 })
      .where(eq(bosses.id, ids.bossId))
    await history.undo((await history.newest()).id)
    expect(await scene.backend.database.$count(simGains)).toBe(0)
  })
})

describe('gains kept for the undo', () => {
  it('are part of the export of their owner only', async () => {
    await deletions.instance()
    const own = await scene.make(exportAccount, { token: scene.raider.token })
    expect(own.deletedSims).toMatchObject([
      { simId: SIM_ID, sim: { metric: 'dps' }, gains: [{ percent: 2 }] },
    ])
    expect((await scene.make(exportAccount, { token })).deletedSims).toEqual([])
  })

  it('are deleted after 30 days', async () => {
    await deletions.boss()
    await deleteExpiredRows(scene.backend.database, new Date(scene.backend.clock.now + 30 * DAY_MS))
    expect(await scene.backend.database.$count(deletedSims)).toBe(0)
  })
})
