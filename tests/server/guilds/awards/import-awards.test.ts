import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { undoAward } from '@/contract/guilds/guild-awards'
import { importAwards, IMPORTED_AWARDS_MAX } from '@/contract/guilds/guild-import'
import { eq } from 'drizzle-orm'
import { bosses, guildMembers, instances, lootItems } from '../../../../server/database/schema'
import { make, pathOf, rejection } from '../../../support/backend/backend-calls'
import { countStatements, fingerprint } from '../../../support/backend/backend-tables'
import { FROSTELLE, importNamed, THALDORIMEND } from '../../../support/backend/guild'
import { sendTogether } from '../../simultaneous'
import { createAwardScene, type AwardScene } from './award-scene'

let scene: AwardScene
let item: { id: string; name: string; itemId?: number | null; boss?: { name: string } | null }

beforeEach(async () => {
  scene = await createAwardScene()
  item = (await scene.firstWish()).lootItem
})
afterEach(() => scene.backend.close())

type Row = Record<string, unknown>

/** An award of the first wish to Frostelle. */
const row = (change: Row = {}): Row => ({
  externalId: '1778699643-3',
  awardedAt: '2026-05-13T19:14:03.000Z',
  player: 'Frostelle-ArgentDawn',
  className: 'Mage',
  itemId: item.itemId,
  itemName: 'Sa larme',
  instanceName: 'The Venomous Abyss',
  bossName: 'Un boss',
  difficulty: 'Heroic',
  response: 'Best in Slot',
  ...change,
})

const call = (awards: Row[], query = {}, token = scene.master) => ({
  token,
  params: { guildId: scene.guildId },
  query,
  body: { awards },
})
/** Awards of different items. */
const rows = (count: number, from: number) =>
  Array.from({ length: count }, (_, n) => row({ externalId: `${from + n}`, itemId: n + 1 }))
const importRows = (...awards: Row[]) => make(scene.backend, importAwards, call(awards))
const dryRun = (...awards: Row[]) =>
  make(scene.backend, importAwards, call(awards, { dryRun: 'true' }))

/** The only award of the history after an import of a row. */
async function imported(change: Row = {}) {
  await importRows(row(change))
  const { awards } = await scene.history()
  expect(awards).toHaveLength(1)
  return awards[0]
}

describe('import of awards', () => {
  it('stores an award with the names of the roster and the catalog, and the response of the guild', async () => {
    expect(await imported()).toMatchObject({
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
    })
  })

  it('ticks no wishes', async () => {
    const { id } = await scene.firstWish()
    await imported()
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
    const awards = Array.from({ length: 100 }, (_, index) => row({ externalId: `${index}` }))
    const path = pathOf(importAwards, { guildId: scene.guildId })
    const send = (rows: Row[], token: string) => () =>
      scene.backend.request('POST', path, { token, body: { awards: rows } })
    const statuses = await sendTogether([
      send(awards, scene.master),
      send(awards.toReversed(), scene.raider.token),
    ])
    expect(statuses).toEqual([200, 200])
    expect((await scene.history()).awards).toHaveLength(100)
  })

  it('an award that was undone can be imported again', async () => {
    const award = await imported()
    const params = { guildId: scene.guildId, awardId: award?.id ?? '' }
    await make(scene.backend, undoAward, { token: scene.master, params })
    expect(await imported()).toMatchObject({ itemName: item.name })
  })
})

describe('import of awards: corrections', () => {
  const unknownItem = { itemId: 7, itemName: 'Corrupted Ashbringer', instanceName: 'Naxxramas' }

  it.each<[string, Row, Row, object[]]>([
    [
      'player',
      {},
      { player: 'Thaldorimend-ArgentDawn', className: 'Warrior' },
      [
        {
          field: 'player',
          stored: 'Frostelle-ArgentDawn',
          imported: 'Thaldorimend-ArgentDawn',
        },
      ],
    ],
    [
      'class of somebody else',
      { player: 'Nobody-Area52' },
      { player: 'Nobody-Area52', className: 'Druid' },
      [{ field: 'class', stored: 'Mage', imported: 'Druid' }],
    ],
    [
      'item',
      { ...unknownItem },
      { ...unknownItem, itemId: 8, itemName: 'Ring' },
      [{ field: 'item', stored: 'Corrupted Ashbringer', imported: 'Ring' }],
    ],
    [
      'raid and boss',
      { ...unknownItem },
      { ...unknownItem, instanceName: 'Uldir', bossName: 'Taloc' },
      [
        { field: 'raid', stored: 'Naxxramas', imported: 'Uldir' },
        { field: 'boss', stored: 'Un boss', imported: 'Taloc' },
      ],
    ],
    [
      'difficulty',
      {},
      { difficulty: 'Mythic' },
      [{ field: 'difficulty', stored: 'Heroic', imported: 'Mythic' }],
    ],
    [
      'response',
      {},
      { response: 'Disenchant', isAwardReason: true },
      [
        { field: 'response', stored: 'Best in Slot', imported: 'Disenchant' },
        { field: 'received', stored: 'received', imported: 'not received' },
      ],
    ],
  ])(
    'a corrected %s is a change, and is stored only if it replaces',
    async (_, first, change, changes) => {
      await importRows(row(first))
      const before = await fingerprint(scene.backend.database)
      expect(await dryRun(row(change))).toMatchObject([{ outcome: 'changed', changes }])
      expect(await importRows(row(change))).toMatchObject([{ outcome: 'changed' }])
      expect(await fingerprint(scene.backend.database)).toEqual(before)

      expect(await importRows(row({ ...change, replaces: true }))).toMatchObject([
        { outcome: 'changed' },
      ])
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

  it('a member and an item that are known only since then are no change', async () => {
    const player = 'Newbie-Area52'
    await importRows(row({ ...unknownItem, player }))
    await scene.backend.database.insert(guildMembers).values({
      guildId: scene.guildId,
      blizzardCharacterId: 7,
      rank: 5,
      name: 'Newbie',
      realmSlug: 'area-52',
      className: 'Priest',
    })
    await scene.backend.database
      .update(lootItems)
      .set({ itemId: 7, name: 'Ashbringer, Corrupted' })
      .where(eq(lootItems.id, item.id))
    expect(await dryRun(row({ ...unknownItem, player }))).toMatchObject([{ outcome: 'known' }])
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

describe('import of awards: players', () => {
  it.each([
    ['Frostelle-ArgentDawn', FROSTELLE],
    ['frostelle-Argent Dawn', FROSTELLE],
    ['Frostelle', FROSTELLE],
    ['Frostelle-Гордунни', FROSTELLE],
    ['Thaldorimend-ArgentDawn', THALDORIMEND],
  ])('%s is the member of the roster', async (player, id) => {
    expect(await imported({ player })).toMatchObject({ recipient: { id } })
  })

  it.each(['Frostelle-Ravencrest', 'Fróstelle-ArgentDawn', 'Nobody-ArgentDawn', '-'])(
    '%s is not on the roster: the award has the name as it is, and the class of the export',
    async (player) => {
      const [outcome] = await dryRun(row({ player }))
      expect(outcome).toMatchObject({ outcome: 'new', isPlayerKnown: false, isItemKnown: true })
      expect(await imported({ player })).toMatchObject({
        recipient: { id: null, name: player, realmSlug: null, className: 'Mage' },
      })
    },
  )

  it('the same name on two realms: the one on the realm; without a realm, nobody', async () => {
    await scene.backend.database.insert(guildMembers).values({
      guildId: scene.guildId,
      blizzardCharacterId: 7,
      rank: 5,
      name: 'Frostelle',
      realmSlug: 'area-52',
    })
    const players = ['Frostelle-Area52', 'Frostelle-ArgentDawn', 'Frostelle', 'Frostelle-Гордунни']
    await importRows(
      ...players.map((player, index) =>
        row({ player, externalId: `${index}`, awardedAt: `2026-05-13T19:00:0${9 - index}Z` }),
      ),
    )
    const { awards } = await scene.history()
    expect(awards.map(({ recipient }) => recipient.id)).toEqual([7, FROSTELLE, null, null])
  })
})

describe('import of awards: items and raids', () => {
  it('an item without a known id is matched by its name', async () => {
    const change = { itemId: null, itemName: item.name }
    expect(await imported(change)).toMatchObject({ lootItemId: item.id, itemId: item.itemId })
  })

  it('an item that is not in the catalog: the award has its name, id, boss and raid as they are', async () => {
    const change = { itemId: 7, itemName: 'Corrupted Ashbringer', instanceName: 'Naxxramas' }
    expect(await dryRun(row(change))).toMatchObject([{ outcome: 'new', isItemKnown: false }])
    expect(await imported(change)).toMatchObject({
      lootItemId: null,
      itemId: 7,
      itemName: 'Corrupted Ashbringer',
      slot: null,
      instanceId: null,
      instanceName: 'Naxxramas',
      bossName: 'Un boss',
    })
  })

  it('the raid of an unknown item is matched by its name; without a name it is unknown', async () => {
    const change = { itemId: 7, instanceName: 'the venomous  abyss' }
    expect(await imported(change)).toMatchObject({ instanceId: scene.instanceId })
    await importRows(row({ itemId: 7, instanceName: '', externalId: '2' }))
    const { awards } = await scene.history()
    expect(awards.map(({ instanceName }) => instanceName).toSorted()).toEqual([
      'The Venomous Abyss',
      'Unknown raid',
    ])
  })

  it('an item that drops in two raids is matched by the raid of the row; if that does not match, it is unknown', async () => {
    const { database } = scene.backend
    const [raid] = await database.select().from(instances).where(eq(instances.id, scene.instanceId))
    const [known] = await database.select().from(lootItems).where(eq(lootItems.id, item.id))
    const [boss] = await database
      .select()
      .from(bosses)
      .where(eq(bosses.id, known?.bossId ?? ''))
    if (!raid || !known || !boss) throw new Error('The item has no raid')
    await database.insert(instances).values({ ...raid, id: 'raid', slug: 'raid', name: 'Other' })
    await database.insert(bosses).values({ ...boss, id: 'boss', instanceId: 'raid' })
    await database.insert(lootItems).values({ ...known, id: 'item', bossId: 'boss' })
    expect(await imported({ instanceName: 'Other' })).toMatchObject({ lootItemId: 'item' })
    expect(await dryRun(row({ instanceName: 'Third' }))).toMatchObject([{ isItemKnown: false }])
  })
})

describe('import of awards: dry run', () => {
  it('reports each row, and changes nothing', async () => {
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
      {
        index: 0,
        outcome: 'new',
        isPlayerKnown: true,
        isItemKnown: true,
        changes: [],
        candidates: [],
        fields: null,
      },
      {
        index: 1,
        outcome: 'invalid',
        isPlayerKnown: null,
        isItemKnown: null,
        changes: [],
        candidates: [],
        fields: {
          awardedAt: 'Must be a time in UTC since 2000, e.g. 2026-01-31T20:00:00Z',
          difficulty: 'Difficulty must be one of LFR, Normal, Heroic, Mythic',
        },
      },
      {
        index: 2,
        outcome: 'known',
        isPlayerKnown: true,
        isItemKnown: true,
        changes: [],
        candidates: [],
        fields: null,
      },
      expect.objectContaining({ index: 3, outcome: 'invalid' }),
      {
        index: 4,
        outcome: 'new',
        isPlayerKnown: false,
        isItemKnown: true,
        changes: [],
        candidates: [],
        fields: null,
      },
    ])
    expect(await fingerprint(scene.backend.database)).toEqual(before)
  })
})

describe('import of awards: limits and access', () => {
  it('more rows than a part may have: 400', async () => {
    const awards = Array.from({ length: IMPORTED_AWARDS_MAX + 1 }, (_, n) =>
      row({ externalId: `${n}` }),
    )
    expect(await rejection(scene.backend, importAwards, call(awards))).toMatchObject({
      status: 400,
      fields: { awards: `Must have at most ${IMPORTED_AWARDS_MAX} awards` },
    })
  })

  // The session, the guild, the roster, the items and the raids; a dry run reads the awards,
  // those of the board and what imports have replaced outside of a transaction.
  it.each([
    [{}, 5],
    [{ dryRun: 'true' }, 8],
  ])(
    'the number of statements does not depend on the number of rows (%o)',
    async (query, count) => {
      const { database } = scene.backend
      const one = await countStatements(database, () =>
        make(scene.backend, importAwards, call(rows(1, 0), query)),
      )
      const many = await countStatements(database, () =>
        make(scene.backend, importAwards, call(rows(IMPORTED_AWARDS_MAX, 1), query)),
      )
      expect([one, many]).toEqual([count, count])
    },
  )

  it.each([{}, { dryRun: 'true' }])('a member who is not an officer: 403 (%o)', async (query) => {
    const member = await scene.backend.signIn('Newcomer#2000')
    await importNamed(scene.backend, member, 'Brannoch')
    expect(
      await rejection(scene.backend, importAwards, call([row()], query, member)),
    ).toMatchObject({ status: 403 })
    expect((await scene.history()).awards).toEqual([])
  })

  it.each([{}, { dryRun: 'true' }])('a user who is not a member: 404 (%o)', async (query) => {
    const outsider = await scene.backend.signIn('Empty#4000')
    expect(
      await rejection(scene.backend, importAwards, call([row()], query, outsider)),
    ).toMatchObject({ status: 404 })
  })
})
