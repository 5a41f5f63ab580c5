import { beforeEach, describe, expect, it } from 'vitest'
import { addWishlistItem } from '@/contract/wishes'
import type { Difficulty } from '@/game/difficulties'
import { eachTest } from '../../support/backend/each-test'
import { createGuildScene, shareFrostelle } from '../../support/backend/guild'
import { simpleModel } from '../../support/sim-reports'
import { HOOD } from '../../support/sim-items'
import { importReport, toImportBody } from '../../support/sims'

const scene = eachTest(createGuildScene)
beforeEach(async () => {
  await shareFrostelle(scene.backend, scene.raider, scene.guildId)
})

/** The gains of the lists on the board, by the specialization of the list. */
async function readGains() {
  const { lists } = await scene.readBoard()
  return Object.fromEntries(lists.map(({ specialization, sim }) => [specialization, sim]))
}

/** The hood on Frostelle's main list. */
async function findHood() {
  const { items } = await scene.mainList()
  return items.find(({ lootItem }) => lootItem.blizzardItemId === HOOD.itemId)?.lootItem
}

/** Imports a report for Frostelle that tells the gain of the hood. */
function importHood(specialization: string, percent: number, difficulty: Difficulty = 'Heroic') {
  const mode: [string, Difficulty] = [`raid-${difficulty.toLowerCase()}`, difficulty]
  const model = simpleModel([{ ...HOOD, percent }], { mode })
  const body = toImportBody(model, specialization)
  return importReport(scene.backend, scene.raider, 'Frostelle', body)
}

describe('simulation gains on the guild board', () => {
  it('are those of the items on the shared list, with the facts of the simulation', async () => {
    expect(await readGains()).toEqual({ frost: null })
    // The list has the hood; the report has a neck too.
    await importReport(scene.backend, scene.raider)
    expect(await readGains()).toEqual({
      frost: {
        metric: 'dps',
        simulatedAt: '2026-09-10T00:26:40.000Z',
        importedAt: new Date(scene.backend.clock.now).toISOString(),
        fightStyle: 'Patchwerk',
        targetCount: 1,
        itemLevel: 281,
        gains: [
          {
            lootItemId: (await findHood())?.id,
            slot: 'HEAD',
            itemLevel: 321,
            gain: 2000,
            percent: 2,
            error: 100,
          },
        ],
      },
    })
  })

  it('an off spec list has those of its own specialization', async () => {
    const wishlistId = await scene.raider.createWishlist('Frostelle', {
      specialization: 'fire',
      isMainWishlist: true,
    })
    await scene.make(addWishlistItem, {
      token: scene.raider.token,
      params: { wishlistId },
      body: { lootItemId: (await findHood())?.id ?? '', slot: 'HEAD' },
    })
    await importHood('fire', 3)
    await importHood('frost', 1)
    await importHood('arcane', 5)
    await importHood('fire', 7, 'Mythic')
    expect(await readGains()).toMatchObject({
      fire: { gains: [{ percent: 3 }] },
      frost: { gains: [{ percent: 1 }] },
    })
  })
})
