import { beforeEach, describe, expect, it } from 'vitest'
import { exportAccount } from '@/contract/account'
import { removeCharacter } from '@/contract/character'
import { deleteSim, getWishlistSim } from '@/contract/sim'
import { importSim, readSimReport } from '@/contract/sim-import'
import { getWishlist } from '@/contract/wishlist'
import { refreshCharacters } from '../../../server/characters/refresh-characters'
import { simGains, sims } from '../../../server/database/schema'
import { copyCharacter } from '../../support/backend/account-rows'
import { createSharedBackend } from '../../support/backend/backend'
import { make, rejection } from '../../support/backend/backend-calls'
import { signInPerson } from '../../support/entities'
import { QE_LIVE_ID, REPORT_ID } from '../../support/backend/report-host'
import { simpleModel } from '../../support/sim-reports'
import { CHAIN, HOOD } from '../../support/sim-items'
import { findSimId, importReport, toImportBody } from '../../support/sims'

const DAY_MS = 24 * 60 * 60 * 1000

const backend = await createSharedBackend()
const raider = await signInPerson(backend, 'Raider#3000')
const wishlistId = await raider.createWishlist('Frostelle')
const { id: characterId } = await raider.character('Frostelle')
beforeEach(async () => {
  await backend.database.delete(sims)
})

function readSim(id = wishlistId) {
  return raider.make(getWishlistSim, { params: { wishlistId: id } })
}

function send(body: object) {
  const call = { token: raider.token, params: { characterId }, body }
  return rejection(backend, importSim, call)
}

const model = () => simpleModel([{ ...HOOD, percent: 2 }])

describe('simulations', () => {
  it('a wishlist without one has none', async () => {
    expect(await readSim()).toBeNull()
  })

  it('a wishlist tells whether it has one, also right after an import and a deletion', async () => {
    const readHasSim = async () => {
      const call = { token: raider.token, params: { wishlistId } }
      return (await make(backend, getWishlist, call)).hasSim
    }
    expect(await readHasSim()).toBe(false)
    await importReport(backend, raider)
    expect(await readHasSim()).toBe(true)
    const params = { simId: await findSimId(backend) }
    await raider.make(deleteSim, { params })
    expect(await readHasSim()).toBe(false)
  })

  it('an imported report is that of the wishlists with its raid, difficulty and specialization', async () => {
    const { raids } = await importReport(backend, raider)
    expect(raids).toMatchObject([{ instanceName: 'The Venomous Abyss', difficulty: 'Heroic' }])
    expect(await readSim()).toMatchObject({
      characterId,
      difficulty: 'Heroic',
      specialization: 'frost',
      source: 'Raidbots',
      fightStyle: 'Patchwerk',
      fightLength: 300,
      targetCount: 1,
      metric: 'dps',
      baseline: 100_000,
      simulatedAt: '2026-09-10T00:26:40.000Z',
      itemLevel: 281,
      currentItemLevel: 281,
      gains: [
        { name: "Errant Scrollsage's Hood", slot: 'HEAD', gain: 2000, percent: 2, error: 100 },
        { name: "Sentinel's Vitriolic Chain", slot: 'NECK', gain: 50, error: 100 },
      ],
    })
    const other = await raider.createWishlist('Frostelle', { difficulty: 'Mythic' })
    expect(await readSim(other)).toBeNull()
  })

  it('a later import replaces the gains for the same raid and difficulty, and no others', async () => {
    await importReport(backend, raider)
    const mythic = simpleModel([{ ...CHAIN, percent: 3 }], { mode: ['raid-mythic', 'Mythic'] })
    await importReport(backend, raider, 'Frostelle', toImportBody(mythic))
    await importReport(
      backend,
      raider,
      'Frostelle',
      toImportBody(simpleModel([{ ...CHAIN, percent: 1 }])),
    )
    const stored = await backend.database.query.sims.findMany()
    expect(stored.map(({ difficulty }) => difficulty).toSorted()).toEqual(['Heroic', 'Mythic'])
    expect((await readSim())?.gains).toMatchObject([{ slot: 'NECK', percent: 1 }])
    expect(await backend.database.query.simGains.findMany()).toHaveLength(2)
  })

  it('a simulation dated in the future gets the current time; one without a date keeps none', async () => {
    const now = new Date(backend.clock.now).toISOString()
    await importReport(backend, raider, 'Frostelle', { simulatedAt: '2999-01-01T00:00:00Z' })
    expect(await readSim()).toMatchObject({ simulatedAt: now, importedAt: now })
    await importReport(backend, raider, 'Frostelle', { simulatedAt: null })
    expect(await readSim()).toMatchObject({ simulatedAt: null, importedAt: now })
  })

  it('a dry run returns what would be stored, and stores nothing', async () => {
    const body = toImportBody(
      simpleModel([
        { ...HOOD, percent: 2 },
        { itemId: 5, encounterId: 5, percent: 9 },
      ]),
    )
    const path = `/api/characters/${characterId}/sims?dryRun=true`
    const answer = await backend.request('POST', path, { token: raider.token, body })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      data: { raids: [{ gains: [{ percent: 2 }] }], unmatchedItemIds: [5] },
    })
    expect(await readSim()).toBeNull()
  })

  it('a report of another class, of an unknown specialization or of no raid is rejected', async () => {
    const body = toImportBody(model())
    expect(await send({ ...body, className: 'Warrior' })).toMatchObject({
      status: 400,
      fields: { className: 'The report is for a Warrior' },
    })
    expect(await send({ ...body, specialization: 'fury' })).toMatchObject({
      status: 400,
      fields: { specialization: 'Mage does not have that specialization' },
    })
    const elsewhere = toImportBody(simpleModel([{ itemId: 5, encounterId: 5, percent: 9 }]))
    expect(await send(elsewhere)).toMatchObject({
      status: 400,
      fields: { gains: 'No item of this report is in a raid of Guildr' },
    })
    expect(await readSim()).toBeNull()
  })

  it('two imports at the same time leave the gains of one of them', async () => {
    await Promise.all([importReport(backend, raider), importReport(backend, raider)])
    expect((await readSim())?.gains).toHaveLength(2)
    expect(await backend.database.query.sims.findMany()).toHaveLength(1)
  })

  it('is deleted with its gains', async () => {
    await importReport(backend, raider)
    const params = { simId: await findSimId(backend) }
    await raider.make(deleteSim, { params })
    expect(await readSim()).toBeNull()
    expect(await backend.database.query.simGains.findMany()).toEqual([])
  })

  it('is deleted with its character', async () => {
    const copyId = await copyCharacter(backend, 'Frostelle')
    const params = { characterId: copyId }
    await raider.make(importSim, { params, body: toImportBody(model()) })
    expect(await backend.database.select().from(simGains)).toHaveLength(1)
    await raider.make(removeCharacter, { params })
    expect(await backend.database.select().from(simGains)).toEqual([])
  })

  it('is in the export of the account', async () => {
    await importReport(backend, raider)
    const { sims: exported } = await raider.make(exportAccount)
    expect(exported).toMatchObject([
      { characterId, fightStyle: 'Patchwerk', gains: [{ percent: 2 }, { percent: 0.05 }] },
    ])
  })

  it('its item level, which comes from Battle.net, is deleted after 30 days', async () => {
    await importReport(backend, raider)
    const { database, battleNet, clock } = backend
    const refreshAfter = async (days: number) => {
      await refreshCharacters({ database, battleNet, now: () => clock.now + days * DAY_MS })
      return (await readSim())?.itemLevel
    }
    expect(await refreshAfter(29)).toBe(281)
    expect(await refreshAfter(30)).toBeNull()
  })
})

describe('reports by link', () => {
  it('are read from Raidbots', async () => {
    const call = { token: raider.token, params: { reportId: REPORT_ID } }
    expect(await make(backend, readSimReport, call)).toMatchObject({
      character: { name: 'Frostelle', className: 'Mage', specialization: 'frost' },
      gains: [{ itemId: HOOD.itemId, percent: 2 }],
      skipped: [],
    })
  })

  it('are read from QE Live', async () => {
    const query = { source: 'QE Live' } as const
    const call = { token: raider.token, params: { reportId: QE_LIVE_ID }, query }
    expect(await make(backend, readSimReport, call)).toMatchObject({
      source: 'QE Live',
      character: { name: 'Lirienne', className: 'Priest', specialization: 'holy' },
    })
  })

  it.each(['unknownReport', 'x', '..'])('%s: 404', async (reportId) => {
    const call = { token: raider.token, params: { reportId } }
    expect(await rejection(backend, readSimReport, call)).toMatchObject({ status: 404 })
  })
})
