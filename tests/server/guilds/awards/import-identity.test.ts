import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { formatPlayerName } from '@/game/rclootcouncil/player-name'
import * as fc from 'fast-check'
import { eq } from 'drizzle-orm'
import {
  bosses,
  guildAwardImports,
  guildAwards,
  guildMembers,
  instances,
  lootItems,
} from '../../../../server/database/schema'
import { FROSTELLE, THALDORIMEND } from '../../../support/backend/guild'
import { propertyOptions } from '../../../support/runs'
import { createAwardScene } from './award-scene'

const scene = await createAwardScene()
const { lootItem: item } = await scene.firstWish()
/** A member who joins in some tests. */
const JOINED = 7
const joined = { guildId: scene.guildId, blizzardCharacterId: JOINED, rank: 5 }
afterAll(() => scene.backend.close())
beforeEach(() => clear())

async function clear() {
  const { database } = scene.backend
  await database.delete(guildAwards)
  await database.delete(guildAwardImports)
  await database.delete(guildMembers).where(eq(guildMembers.blizzardCharacterId, JOINED))
}

/** Imports rows; returns the outcomes. */
async function importRows(rows: readonly object[], token = scene.master) {
  if (rows.length === 0) return []
  return (await scene.importRows(rows, { token })).map(({ outcome }) => outcome)
}

/** The only award of the history after an import of a row. */
async function imported(change: object) {
  await importRows([change])
  const { awards } = await scene.history()
  expect(awards).toHaveLength(1)
  return awards[0]
}

const dryRun = (change: object) => scene.importRows([change], { query: { dryRun: 'true' } })

/** The stored awards as texts, in no order. */
async function stored() {
  const rows = await scene.backend.database.select().from(guildAwards)
  return rows.map(({ externalId, recipientName }) => `${externalId} ${recipientName}`).toSorted()
}

describe('identity of imported awards', () => {
  it('two awards with one id for different people are two awards, also after the first is stored', async () => {
    const one = { externalId: '1', player: 'Frostelle-ArgentDawn' }
    expect(await importRows([one, { ...one, player: 'Brannoch-ArgentDawn' }])).toEqual([
      'new',
      'new',
    ])
    expect(await stored()).toEqual(['1 Brannoch', '1 Frostelle'])
    const other = { ...one, player: 'Frostelle-Ravencrest', itemId: null, itemName: 'Ring' }
    expect(await importRows([other, one])).toEqual(['new', 'known'])
  })

  it('a player without a realm is the one of that name', async () => {
    expect(
      await importRows([
        { externalId: '1', player: 'Frostelle-ArgentDawn' },
        { externalId: '1', player: 'frostelle' },
      ]),
    ).toEqual(['new', 'repeated'])
    expect(await importRows([{ externalId: '1', player: 'Frostelle' }])).toEqual(['known'])
  })

  it('an award is known after its recipient got another name', async () => {
    await importRows([{ externalId: '1', player: 'Frostelle-ArgentDawn' }])
    await scene.backend.database.update(guildAwards).set({ recipientName: 'Icelle' })
    expect(await importRows([{ externalId: '1', player: 'Frostelle-ArgentDawn' }])).toEqual([
      'known',
    ])
  })

  it('an award that another guild has is new', async () => {
    const row = { externalId: '1', player: 'Frostelle-ArgentDawn' }
    await importRows([row])
    const ofOther = { guildId: await scene.otherGuild(), importId: null }
    await scene.backend.database.update(guildAwards).set(ofOther)
    expect(await importRows([row])).toEqual(['new'])
  })

  it("two officers' exports of one night, in either order, give one night; importing again adds nothing", async () => {
    const row = fc.record({
      itemId: fc.constant(null),
      externalId: fc.constantFrom('1', '2', '3', '4'),
      player: fc.constantFrom(
        'Frostelle-ArgentDawn',
        'frostelle-Argent Dawn',
        'Brannoch-ArgentDawn',
        'Nobody-Aggra(Português)',
      ),
    })
    // Each officer was there for a part of the night, and has the name of the item in their own
    // language.
    const night = fc.array(row, { maxLength: 8 }).chain((rows) =>
      fc.tuple(
        fc.shuffledSubarray(rows),
        fc.shuffledSubarray(rows).map((part) => part.map((one) => ({ ...one, itemName: 'Âme' }))),
      ),
    )
    await fc.assert(
      fc.asyncProperty(night, async ([first, second]) => {
        const results: string[][] = []
        for (const [one, other] of [
          [first, second],
          [second, first],
        ] as const) {
          await clear()
          const outcomes = [
            ...(await importRows(one)),
            ...(await importRows(other, scene.raider.token)),
          ]
          const night = await stored()
          expect(outcomes.filter((outcome) => outcome === 'new')).toHaveLength(night.length)
          const again = [...(await importRows(other)), ...(await importRows(one))]
          expect(again).not.toContain('new')
          expect(await stored()).toEqual(night)
          results.push(night.map((text) => text.toLowerCase()))
        }
        expect(results[0]).toEqual(results[1])
      }),
      propertyOptions(15, 200),
    )
  })
})

describe('realms of imported awards', () => {
  it.each([
    ['Pozzo dell’Eternità', 'pozzo-delleternità'],
    ["Pozzo dell'Eternità", 'pozzo-delleternita'],
    ['Aggra (Português)', 'aggra-português'],
    ['Aggra (Português)', 'aggra-portugues'],
    ['Azjol-Nerub', 'azjolnerub'],
    ["Kel'Thuzad", 'kelthuzad'],
    ['Chants éternels', 'chants-eternels'],
  ])('%s is the realm %s, however the addon writes it', async (realm, realmSlug) => {
    const { database } = scene.backend
    await database.insert(guildMembers).values({ ...joined, name: 'Frostelle', realmSlug })
    const players = [
      `Frostelle-${realm}`,
      formatPlayerName('Frostelle', realm),
      `Frostelle-${realm.replaceAll(/[ '’()-]/g, '')}`,
      `FROSTELLE-${realm.toUpperCase()}`,
      `Frostelle-${realm.normalize('NFD')}`,
      'Frostelle-ArgentDawn',
    ]
    await importRows(players.map((player, index) => ({ externalId: `${index}`, player })))
    const rows = await database.select().from(guildAwards).orderBy(guildAwards.externalId)
    expect(rows.map(({ recipientId }) => recipientId)).toEqual([
      ...Array.from({ length: 5 }, () => JOINED),
      FROSTELLE,
    ])
  })
})

describe('players of imported awards', () => {
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
      const [outcome] = await dryRun({ player })
      expect(outcome).toMatchObject({ outcome: 'new', isPlayerKnown: false })
      expect(await imported({ player })).toMatchObject({
        recipient: { id: null, name: player, realmSlug: null, className: 'Mage' },
      })
    },
  )

  it('the same name on two realms: the one on the realm; without a realm, nobody', async () => {
    await scene.backend.database
      .insert(guildMembers)
      .values({ ...joined, name: 'Frostelle', realmSlug: 'area-52' })
    const players = ['Frostelle-Area52', 'Frostelle-ArgentDawn', 'Frostelle', 'Frostelle-Гордунни']
    await importRows(
      players.map((player, index) => ({
        player,
        externalId: `${index}`,
        awardedAt: `2026-05-13T19:00:0${9 - index}Z`,
      })),
    )
    const { awards } = await scene.history()
    expect(awards.map(({ recipient }) => recipient?.id)).toEqual([JOINED, FROSTELLE, null, null])
  })
})

describe('items and raids of imported awards', () => {
  it('an item without a known id is matched by its name', async () => {
    const change = { itemId: null, itemName: item.name }
    expect(await imported(change)).toMatchObject({ lootItemId: item.id, itemId: item.itemId })
  })

  it('an item that is not in the catalog: the award has its name, id, boss and raid as they are', async () => {
    expect(await dryRun({})).toMatchObject([{ outcome: 'new', isItemKnown: false }])
    expect(await imported({})).toMatchObject({
      lootItemId: null,
      itemId: 7,
      itemName: 'Corrupted Ashbringer',
      slot: null,
      instanceId: null,
      instanceName: 'Naxxramas',
      bossName: 'The Four Horsemen',
    })
  })

  it('the raid of an unknown item is matched by its name; without a name it is unknown', async () => {
    const change = { instanceName: 'the venomous  abyss' }
    expect(await imported(change)).toMatchObject({ instanceId: scene.instanceId })
    await importRows([{ instanceName: '', externalId: '2' }])
    const { awards } = await scene.history()
    expect(awards.map(({ instanceName }) => instanceName).toSorted()).toEqual([
      'The Venomous Abyss',
      'Unknown raid',
    ])
  })
})

describe('imported awards of a catalog that changes', () => {
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
    const { itemId } = item
    expect(await imported({ itemId, instanceName: 'Other' })).toMatchObject({ lootItemId: 'item' })
    const elsewhere = await dryRun({ itemId, instanceName: 'Third' })
    expect(elsewhere).toMatchObject([{ isItemKnown: false }])
  })

  it('a member and an item that are known only since then are no change', async () => {
    const unknown = { itemId: 8, player: 'Newbie-Area52' }
    await importRows([unknown])
    await scene.backend.database
      .insert(guildMembers)
      .values({ ...joined, name: 'Newbie', realmSlug: 'area-52', className: 'Priest' })
    await scene.backend.database
      .update(lootItems)
      .set({ itemId: 8, name: 'Known' })
      .where(eq(lootItems.id, item.id))
    expect(await dryRun(unknown)).toMatchObject([{ outcome: 'known' }])
  })
})
