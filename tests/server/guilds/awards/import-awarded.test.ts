import { beforeEach, describe, expect, it } from 'vitest'
import type { CallBody } from '@/contract/call'
import {
  importAwards,
  listAwardImports,
  SAME_AWARD_WITHIN_HOURS,
} from '@/contract/guilds/guild-import'
import { guildAwards, replacedAwards } from '../../../../server/database/schema'
import { eachTest } from '../../../support/backend/each-test'
import { FROSTELLE, MINUTE_MS } from '../../../support/backend/guild'
import { createAwardScene, IRONVAEL, type AwardScene } from './award-scene'

type Row = Partial<CallBody<typeof importAwards>['awards'][number]>

const HOUR_MS = 60 * MINUTE_MS
/** When the board's award of a test is made. */
let awardedAt: number
const scene = eachTest(createAwardScene)
let wish: Awaited<ReturnType<AwardScene['firstWish']>>

beforeEach(async () => {
  wish = await scene.firstWish()
  awardedAt = scene.backend.clock.now - 24 * HOUR_MS
})

/** Awards the item on the board at a time. */
async function awardAt(time: number, change: Parameters<AwardScene['award']>[0] = {}) {
  const { clock } = scene.backend
  const { now } = clock
  clock.now = time
  const drop = { lootItemId: wish.lootItem.id, response: 'BiS', isConfirmed: true } as const
  await scene.award({ ...drop, ...change })
  clock.now = now
}

/** A row for the board's award, which the addon has written down a minute later. */
const row = (change: Row) => ({
  awardedAt: new Date(awardedAt + MINUTE_MS).toISOString(),
  itemId: wish.lootItem.itemId ?? null,
  itemName: 'Sa larme',
  ...change,
})
const importRows = (...rows: Row[]) => scene.importRows(rows.map(row))
const importAs = (importId: string, ...rows: Row[]) => scene.importRows(rows.map(row), { importId })
const dryRun = (...rows: Row[]) => scene.importRows(rows.map(row), { query: { dryRun: 'true' } })

/** The stored awards, each as a text, in no order. */
async function stored() {
  const { awards } = await scene.history()
  return awards.map(({ id, response }) => `${id} ${response}`).toSorted()
}
const storedRows = () => scene.backend.database.select().from(guildAwards)

describe('import of an award that was made on the board', () => {
  it('a dry run proposes the award of the board, and changes nothing', async () => {
    await awardAt(awardedAt)
    const before = await storedRows()
    expect(await dryRun({})).toMatchObject([
      {
        outcome: 'changed',
        changes: [{ field: 'response', stored: 'BiS', imported: 'Best in Slot' }],
        candidates: [
          {
            id: 'award-1',
            awardedAt: new Date(awardedAt).toISOString(),
            awardedBy: 'Thaldorimend',
          },
        ],
      },
    ])
    expect(await storedRows()).toEqual(before)
  })

  it('the import completes it: it counts once, and importing again changes nothing', async () => {
    await awardAt(awardedAt)
    const [before] = await storedRows()
    expect(await importRows({})).toMatchObject([{ outcome: 'changed' }])
    expect(await storedRows()).toEqual([
      {
        ...before,
        awardedAt: new Date(awardedAt + MINUTE_MS),
        response: 'Best in Slot',
        externalId: '1778699643-3',
        externalRecipient: 'Frostelle-ArgentDawn',
        importId: expect.any(String),
      },
    ])
    expect(await scene.received()).toBe(1)
    expect(await importRows({})).toMatchObject([{ outcome: 'known', changes: [], candidates: [] }])
    expect(await scene.received()).toBe(1)
    expect(await scene.readWish(wish.id)).toMatchObject({ isObtained: true })
  })

  it('undoing the import restores the award of the board exactly', async () => {
    await awardAt(awardedAt)
    const before = await storedRows()
    await importAs('import', {}, { externalId: '2' })
    expect(await scene.make(listAwardImports)).toMatchObject([{ awardCount: 2 }])
    await scene.undoImport('import')
    expect(await storedRows()).toEqual(before)
    expect(await scene.backend.database.$count(replacedAwards)).toBe(0)
  })

  it('what the row does not say stays', async () => {
    await awardAt(awardedAt)
    await importRows({ difficulty: null, response: '', itemId: null, itemName: wish.lootItem.name })
    expect(await storedRows()).toMatchObject([
      { difficulty: 'Heroic', response: 'BiS', lootItemId: wish.lootItem.id },
    ])
    expect(await importRows({ difficulty: null, response: '' })).toMatchObject([
      { outcome: 'known' },
    ])
  })

  it('null stores the row as a new award', async () => {
    await awardAt(awardedAt)
    expect(await importRows({ awardId: null })).toMatchObject([{ outcome: 'new', candidates: [] }])
    expect(await scene.received()).toBe(2)
    expect(await importRows({})).toMatchObject([{ outcome: 'known' }])
  })

  it.each<[string, Row]>([
    ['another difficulty', { difficulty: 'Mythic' }],
    ['another player', { player: 'Ironvael-ArgentDawn' }],
    ['a player who is not on the roster', { player: 'Nobody-ArgentDawn' }],
    ['another item', { itemId: 7, itemName: 'Corrupted Ashbringer' }],
    ['nobody who has received it', { response: 'Banking', isAwardReason: true }],
  ])('a row with %s is a new award', async (_, change) => {
    await awardAt(awardedAt)
    expect(await dryRun(change)).toMatchObject([{ outcome: 'new', candidates: [] }])
    expect(await importRows(change)).toMatchObject([{ outcome: 'new' }])
    expect(await storedRows()).toHaveLength(2)
  })

  it(`the times of the two may differ by ${SAME_AWARD_WITHIN_HOURS} hours`, async () => {
    await awardAt(awardedAt)
    const limit = SAME_AWARD_WITHIN_HOURS * HOUR_MS
    for (const [distance, outcome] of [
      [-limit, 'changed'],
      [limit, 'changed'],
      [-limit - 1000, 'new'],
      [limit + 1000, 'new'],
    ] as const) {
      const time = new Date(awardedAt + distance).toISOString()
      expect(await dryRun({ awardedAt: time })).toMatchObject([{ outcome }])
    }
  })

  it('an award that is disenchanted on the board and in the addon is one', async () => {
    await awardAt(awardedAt, { response: 'Disenchant' })
    const [outcome] = await importRows({ response: 'Entzaubern', isAwardReason: true })
    expect(outcome).toMatchObject({ outcome: 'changed' })
    expect(await storedRows()).toHaveLength(1)
  })
})

describe('import of rows for which the board has several awards', () => {
  beforeEach(async () => {
    await awardAt(awardedAt)
    await awardAt(awardedAt + HOUR_MS, { id: 'award-2' })
    await awardAt(awardedAt, { id: 'other', recipientId: IRONVAEL })
  })

  it('lists them, the nearest first; the request chooses one', async () => {
    const [outcome] = await dryRun({})
    expect(outcome?.candidates.map(({ id }) => id)).toEqual(['award-1', 'award-2'])
    await importRows({ awardId: 'award-2' })
    expect(await stored()).toEqual(['award-1 BiS', 'award-2 Best in Slot', 'other BiS'])
  })

  it.each([undefined, 'other', 'missing'])(
    'chosen %s: the nearest is completed',
    async (awardId) => {
      await importRows(awardId === undefined ? {} : { awardId })
      expect(await stored()).toEqual(['award-1 Best in Slot', 'award-2 BiS', 'other BiS'])
    },
  )

  it('each is completed by one row only; a row more is a new award', async () => {
    const rows = ['a', 'b', 'c'].map((externalId, index) => ({
      externalId,
      response: externalId,
      awardedAt: new Date(awardedAt + (2 - index) * 40 * MINUTE_MS).toISOString(),
    }))
    const outcomes = await importRows(...rows)
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['changed', 'new', 'changed'])
    expect(await storedRows()).toHaveLength(4)
    expect(await stored()).toEqual(
      expect.arrayContaining([
        'award-1 c',
        'award-2 a',
        'other BiS',
        expect.stringMatching(/^[\da-f-]{36} b$/),
      ]),
    )
    expect((await importRows(...rows)).map(({ outcome }) => outcome)).toEqual([
      'known',
      'known',
      'known',
    ])
  })

  it('a choice that another row has taken goes to the nearest that is left', async () => {
    await importRows(
      { externalId: 'a', response: 'a', awardId: 'award-2' },
      { externalId: 'b', response: 'b', awardId: 'award-2' },
    )
    expect(await stored()).toEqual(['award-1 b', 'award-2 a', 'other BiS'])
  })
})

describe('import of an award that has been stored for somebody else since', () => {
  it('is no second award, also when the correction is undone', async () => {
    const [frostelle, ironvael] = [{}, { player: 'Ironvael-ArgentDawn' }]
    await importAs('first', frostelle)
    await importAs('second', { ...ironvael, replaces: true })
    expect(await dryRun(frostelle, ironvael)).toMatchObject([
      { outcome: 'changed', changes: [{ field: 'player' }] },
      { outcome: 'known' },
    ])
    await importAs('third', frostelle, ironvael)
    await scene.undoImport('second')
    expect(await storedRows()).toMatchObject([{ recipientId: FROSTELLE }])
  })
})
