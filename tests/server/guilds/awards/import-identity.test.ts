import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { importAwards } from '@/contract/guilds/guild-import'
import { formatPlayerName } from '@/game/rclootcouncil/player-name'
import * as fc from 'fast-check'
import { guildAwardImports, guildAwards, guildMembers } from '../../../../server/database/schema'
import { make } from '../../../support/backend/backend-calls'
import { FROSTELLE } from '../../../support/backend/guild'
import { propertyOptions } from '../../../support/runs'
import { createAwardScene } from './award-scene'

const scene = await createAwardScene()
afterAll(() => scene.backend.close())
beforeEach(() => clear())

async function clear() {
  await scene.backend.database.delete(guildAwards)
  await scene.backend.database.delete(guildAwardImports)
}

interface Row {
  externalId: string
  player: string
  itemName?: string
}

/** Imports rows, as two officers do in turn. @returns the outcomes */
async function importRows(rows: readonly Row[], token = scene.master) {
  if (rows.length === 0) return []
  const awards = rows.map((row) => ({
    awardedAt: '2026-05-13T19:14:03.000Z',
    itemName: 'Corrupted Ashbringer',
    instanceName: 'Naxxramas',
    ...row,
  }))
  const params = { guildId: scene.guildId }
  const outcomes = await make(scene.backend, importAwards, { token, params, body: { awards } })
  return outcomes.map(({ outcome }) => outcome)
}

/** The stored awards as texts, in no order. */
async function stored() {
  const rows = await scene.backend.database.select().from(guildAwards)
  return rows.map(({ externalId, recipientName }) => `${externalId} ${recipientName}`).toSorted()
}

describe('identity of imported awards', () => {
  it('two awards with one id for different people are two awards, also after the first is stored', async () => {
    const [one, two] = ['Frostelle-ArgentDawn', 'Brannoch-ArgentDawn'].map((player) => ({
      externalId: '1',
      player,
    }))
    if (!one || !two) throw new Error('There are two')
    expect(await importRows([one, two])).toEqual(['new', 'new'])
    expect(await stored()).toEqual(['1 Brannoch', '1 Frostelle'])
    const other = { externalId: '1', player: 'Frostelle-Ravencrest', itemName: 'Ring' }
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
    const member = { guildId: scene.guildId, blizzardCharacterId: 7, rank: 5 }
    const { database } = scene.backend
    await database
      .insert(guildMembers)
      .values({ ...member, name: 'Frostelle', realmSlug })
      .onConflictDoUpdate({
        target: [guildMembers.guildId, guildMembers.blizzardCharacterId],
        set: { realmSlug },
      })
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
    expect(rows.map(({ recipientId }) => recipientId)).toEqual([7, 7, 7, 7, 7, FROSTELLE])
  })
})
