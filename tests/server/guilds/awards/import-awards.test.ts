import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { importAwards, IMPORTED_AWARDS_MAX } from '@/contract/guilds/guild-import'
import { guildAwardImports, guildAwards } from '../../../../server/database/schema'
import { countStatements, fingerprint } from '../../../support/backend/backend-tables'
import { FROSTELLE, IMPORTED_AWARD, MINUTE_MS } from '../../../support/backend/guild'
import { createAwardScene } from './award-scene'

const scene = await createAwardScene()
const { lootItem: item } = await scene.firstWish()
afterAll(() => scene.backend.close())

beforeEach(async () => {
  await scene.backend.database.delete(guildAwards)
  await scene.backend.database.delete(guildAwardImports)
})

type Row = Record<string, unknown>

/** An award of the first wish. */
const row = (change: Row = {}): Row => ({
  itemId: item.itemId,
  itemName: 'Sa larme',
  instanceName: 'The Venomous Abyss',
  ...change,
})
/** Awards of different items. */
const rows = (count: number, from: number) =>
  Array.from({ length: count }, (_, n) => row({ externalId: `${from + n}`, itemId: n + 1 }))
const importRows = (...awards: Row[]) => scene.importRows(awards)
const dryRun = (...awards: Row[]) => scene.importRows(awards, { query: { dryRun: 'true' } })

describe('import of awards', () => {
  it('stores an award with the names of the roster and the catalog, and the response of the guild', async () => {
    await importRows(row())
    expect((await scene.history()).awards).toMatchObject([
      {
        lootItemId: item.id,
        itemId: item.itemId,
        itemName: item.name,
        instanceId: scene.instanceId,
        instanceName: 'The Venomous Abyss',
        bossName: item.boss?.name,
        difficulty: 'Heroic',
        recipient: {
          id: FROSTELLE,
          name: 'Frostelle',
          realmSlug: 'argent-dawn',
          className: 'Mage',
        },
        response: 'Best in Slot',
        awardedAt: '2026-05-13T19:14:03.000Z',
        awardedBy: null,
        source: 'rclootcouncil',
      },
    ])
  })

  it('ticks no wishes', async () => {
    const { id } = await scene.firstWish()
    await importRows(row())
    expect(await scene.readWish(id)).toMatchObject({ isObtained: false, awardedBy: null })
  })

  it('the same rows again are known and change nothing; a row twice is stored once', async () => {
    const rows = [row(), row({ externalId: '1778699643-4' }), row()]
    expect(await importRows(...rows)).toMatchObject([
      { index: 0, outcome: 'new', isPlayerKnown: true, isItemKnown: true },
      { index: 1, outcome: 'new' },
      { index: 2, outcome: 'repeated' },
    ])
    const before = await fingerprint(scene.backend.database)
    const again = await importRows(...rows.toReversed())
    expect(again.map(({ outcome }) => outcome)).toEqual(['known', 'known', 'repeated'])
    expect(await fingerprint(scene.backend.database)).toEqual(before)
  })

  it('two imports of the same rows at the same time store each once', async () => {
    const awards = rows(100, 0)
    await Promise.all([
      scene.importRows(awards),
      scene.importRows(awards.toReversed(), { token: scene.raider.token }),
    ])
    expect((await scene.history()).awards).toHaveLength(100)
  })

  it('an award that was undone can be imported again', async () => {
    await importRows(row())
    await scene.undo((await scene.history()).awards[0]?.id)
    expect(await importRows(row())).toMatchObject([{ outcome: 'new' }])
  })
})

describe('import of awards: corrections', () => {
  const unknownItem = { itemId: 7, itemName: 'Corrupted Ashbringer', instanceName: 'Naxxramas' }

  it.each<[string, Row, Row, string[]]>([
    [
      'player',
      {},
      { player: 'Thaldorimend-ArgentDawn', className: 'Warrior' },
      ['player: Frostelle-ArgentDawn, Thaldorimend-ArgentDawn'],
    ],
    [
      'class of somebody else',
      { player: 'Nobody-Area52' },
      { player: 'Nobody-Area52', className: 'Druid' },
      ['class: Mage, Druid'],
    ],
    [
      'item',
      unknownItem,
      { ...unknownItem, itemId: 8, itemName: 'Ring' },
      ['item: Corrupted Ashbringer, Ring'],
    ],
    [
      'raid and boss',
      unknownItem,
      { ...unknownItem, instanceName: 'Uldir', bossName: 'Taloc' },
      ['raid: Naxxramas, Uldir', 'boss: The Four Horsemen, Taloc'],
    ],
    ['difficulty', {}, { difficulty: 'Mythic' }, ['difficulty: Heroic, Mythic']],
    [
      'response',
      {},
      { response: 'Disenchant', isAwardReason: true },
      ['response: Best in Slot, Disenchant', 'received: received, not received'],
    ],
  ])(
    'a corrected %s is a change, and is stored only if it replaces',
    async (_, first, change, changes) => {
      await importRows(row(first))
      const before = await fingerprint(scene.backend.database)
      const [reported] = await dryRun(row(change))
      expect(reported?.outcome).toBe('changed')
      expect(
        reported?.changes.map((one) => `${one.field}: ${one.stored}, ${one.imported}`),
      ).toEqual(changes)
      expect(await importRows(row(change))).toMatchObject([{ outcome: 'changed' }])
      expect(await fingerprint(scene.backend.database)).toEqual(before)

      const replacing = row({ ...change, replaces: true })
      expect(await importRows(replacing)).toMatchObject([{ outcome: 'changed' }])
      expect((await scene.history()).awards).toHaveLength(1)
      expect(await dryRun(row(change))).toMatchObject([{ outcome: 'known', changes: [] }])
    },
  )

  it.each<[string, Row]>([
    ['a name without its realm', { player: 'frostelle' }],
    ['an unknown difficulty', { difficulty: null }],
    ['no response', { response: '' }],
    ['another language', { itemName: 'Andere Sprache', bossName: 'Boss', instanceName: 'Palast' }],
    ['another class of a member', { className: 'Druid' }],
  ])('%s is no change', async (_, change) => {
    await importRows(row())
    expect(await dryRun(row(change))).toMatchObject([{ outcome: 'known', changes: [] }])
  })

  it('two awards with one id stay two: each is compared with the one of its player', async () => {
    const second = { player: 'Thaldorimend-ArgentDawn', className: 'Warrior' }
    await importRows(row(), row(second))
    expect((await scene.history()).awards).toHaveLength(2)
    expect(await dryRun(row(second), row())).toMatchObject([
      { outcome: 'known' },
      { outcome: 'known' },
    ])
    expect(await dryRun(row(second), row({ player: 'Emberlyn-ArgentDawn' }))).toMatchObject([
      { outcome: 'known' },
      { outcome: 'changed', changes: [{ stored: 'Frostelle-ArgentDawn' }] },
    ])
  })
})

describe('import of awards: dry run', () => {
  it('reports each row, and changes nothing', async () => {
    const known = { isPlayerKnown: true, isItemKnown: true }
    const valid = { ...known, changes: [], candidates: [], nightStartedAt: null, fields: null }
    await importRows(row())
    const before = await fingerprint(scene.backend.database)
    expect(
      await dryRun(
        row({ externalId: '2' }),
        row({ difficulty: 'Hard', awardedAt: '0000-01-01T00:00:00Z' }),
        row(),
        { player: 1 },
        row({ externalId: '2', player: 'Nobody-ArgentDawn' }),
      ),
    ).toEqual([
      { ...valid, index: 0, outcome: 'new' },
      {
        ...valid,
        index: 1,
        outcome: 'invalid',
        isPlayerKnown: null,
        isItemKnown: null,
        fields: {
          awardedAt: 'Must be a time in UTC since 2000, e.g. 2026-01-31T20:00:00Z',
          difficulty: 'Difficulty must be one of LFR, Normal, Heroic, Mythic',
        },
      },
      { ...valid, index: 2, outcome: 'known' },
      expect.objectContaining({ index: 3, outcome: 'invalid' }),
      { ...valid, index: 4, outcome: 'new', isPlayerKnown: false },
    ])
    expect(await fingerprint(scene.backend.database)).toEqual(before)
  })
})

describe('import of awards: limits', () => {
  it('dates are from the release of the game until now, with a tolerance for clocks', async () => {
    for (const time of [Date.UTC(2004, 10, 23), Date.now() + MINUTE_MS]) {
      const awardedAt = new Date(time).toISOString()
      expect(await importRows(row({ awardedAt, externalId: awardedAt }))).toMatchObject([
        { outcome: 'new' },
      ])
    }
  })

  it('more rows than a part may have: 400', async () => {
    const awards = rows(IMPORTED_AWARDS_MAX + 1, 0).map((one) => ({ ...IMPORTED_AWARD, ...one }))
    expect(await scene.rejection(importAwards, { body: { awards } })).toMatchObject({
      status: 400,
      fields: { awards: `Must have at most ${IMPORTED_AWARDS_MAX} awards` },
    })
  })

  // The session, the guild, the roster, the items and the raids; a dry run reads the awards,
  // those of the board, what imports have replaced and the raid nights outside of a transaction.
  it.each([
    [{}, 5],
    [{ dryRun: 'true' }, 9],
  ] as const)(
    'the number of statements does not depend on the number of rows (%o)',
    async (query, count) => {
      const { database } = scene.backend
      const one = await countStatements(database, () => scene.importRows(rows(1, 0), { query }))
      const many = await countStatements(database, () =>
        scene.importRows(rows(IMPORTED_AWARDS_MAX, 1), { query }),
      )
      expect([one, many]).toEqual([count, count])
    },
  )
})
