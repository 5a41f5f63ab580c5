import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CallBody } from '@/contract/call'
import {
  AWARD_IMPORT_UNDO_DAYS,
  importAwards,
  listAwardImports,
  undoAwardImport,
} from '@/contract/guilds/guild-import'
import { getGuildBoard } from '@/contract/guilds/guild-board'
import { listAwards, listOwnAwards } from '@/contract/guilds/guild-awards'
import { deleteExpiredRows } from '../../../../server/database/delete-expired-rows'
import { guildAwards, replacedAwards } from '../../../../server/database/schema'
import { make, rejection } from '../../../support/backend/backend-calls'
import { importNamed, MINUTE_MS } from '../../../support/backend/guild'
import { createAwardScene, type AwardScene } from './award-scene'

const DAY_MS = 24 * 60 * 60 * 1000
type Row = Partial<CallBody<typeof importAwards>['awards'][number]>

let scene: AwardScene
beforeEach(async () => (scene = await createAwardScene()))
afterEach(() => scene.backend.close())

const ofGuild = (token = scene.master) => ({ token, params: { guildId: scene.guildId } })
const ofImport = (importId: string, token = scene.master) => ({
  token,
  params: { guildId: scene.guildId, importId },
})

async function importRows(importId: string | undefined, rows: Row[], token = scene.master) {
  const awards = rows.map((row, index) => ({
    externalId: `${index}`,
    awardedAt: '2026-05-13T19:14:03.000Z',
    player: 'Frostelle-ArgentDawn',
    itemName: 'Corrupted Ashbringer',
    instanceName: 'The Venomous Abyss',
    difficulty: 'Heroic' as const,
    ...row,
  }))
  return make(scene.backend, importAwards, { ...ofGuild(token), body: { awards, importId } })
}

const imports = () => make(scene.backend, listAwardImports, ofGuild())
const ids = async () => (await scene.history()).awards.map(({ itemName }) => itemName).toSorted()

const responses = async () =>
  (await scene.history()).awards.map(({ response }) => response ?? '').toSorted()

const undo = (importId: string) => make(scene.backend, undoAwardImport, ofImport(importId))
const replace = async (importId: string, response: string) => {
  scene.backend.clock.now += MINUTE_MS
  return importRows(importId, [{ response, replaces: true }])
}

describe('undo of an import that has replaced awards', () => {
  beforeEach(() => importRows('first', [{ response: 'One' }, { externalId: 'b', response: 'B' }]))

  it('restores them, and undoing the first import removes them', async () => {
    await replace('second', 'Two')
    expect(await responses()).toEqual(['B', 'Two'])
    expect(await imports()).toMatchObject([
      { id: 'second', awardCount: 1 },
      { id: 'first', awardCount: 1 },
    ])
    await undo('second')
    expect(await responses()).toEqual(['B', 'One'])
    expect(await imports()).toMatchObject([{ id: 'first', awardCount: 2 }])
    await undo('first')
    expect(await responses()).toEqual([])
  })

  it('they are deleted when the import can no longer be undone', async () => {
    const { database, clock } = scene.backend
    await replace('second', 'Two')
    clock.now += AWARD_IMPORT_UNDO_DAYS * DAY_MS
    await deleteExpiredRows(database, new Date(clock.now - 1))
    expect(await database.$count(replacedAwards)).toBe(1)
    await deleteExpiredRows(database, new Date(clock.now))
    expect(await database.$count(replacedAwards)).toBe(0)
    expect(await database.$count(guildAwards)).toBe(2)
  })

  it('they are kept while the import that has replaced them last can be undone', async () => {
    const { database, clock } = scene.backend
    await replace('second', 'Two')
    clock.now += (AWARD_IMPORT_UNDO_DAYS / 2) * DAY_MS
    await replace('third', 'Three')
    await undo('second')
    clock.now += (AWARD_IMPORT_UNDO_DAYS - 1) * DAY_MS
    await deleteExpiredRows(database, new Date(clock.now))
    const token = await scene.backend.signIn('Admin#1000')
    await make(scene.backend, undoAwardImport, ofImport('third', token))
    const { awards } = await make(scene.backend, listAwards, ofGuild(token))
    expect(awards.map(({ response }) => response ?? '').toSorted()).toEqual(['B', 'One'])
  })

  it('in the order of the imports: each restores what it has replaced', async () => {
    await replace('second', 'Two')
    await replace('third', 'Three')
    await undo('third')
    expect(await responses()).toEqual(['B', 'Two'])
    await undo('second')
    expect(await responses()).toEqual(['B', 'One'])
  })

  it('in another order: what a later import has replaced stays until that is undone, and nothing is left', async () => {
    await replace('second', 'Two')
    await replace('third', 'Three')
    await undo('second')
    expect(await responses()).toEqual(['B', 'Three'])
    await undo('first')
    expect(await responses()).toEqual(['Three'])
    await undo('third')
    expect(await responses()).toEqual([])
    expect(await imports()).toEqual([])
  })
})

describe('undo of an import', () => {
  it('removes exactly the awards that its parts have added', async () => {
    await scene.award()
    await importRows('first', [{ itemName: 'One' }])
    const before = await ids()
    scene.backend.clock.now += MINUTE_MS
    await importRows('second', [{ itemName: 'One' }, { externalId: 'a', itemName: 'Two' }])
    await importRows('second', [{ externalId: 'b', itemName: 'Three' }], scene.raider.token)
    expect(await imports()).toMatchObject([
      { id: 'second', awardCount: 2, importedBy: 'Thaldorimend' },
      { id: 'first', awardCount: 1 },
    ])
    await make(scene.backend, undoAwardImport, ofImport('second'))
    expect(await ids()).toEqual(before)
    expect((await imports()).map(({ id }) => id)).toEqual(['first'])
  })

  it('an import without an id, and one of known awards only', async () => {
    await importRows(undefined, [{}])
    await importRows('known', [{}])
    const [one, ...others] = await imports()
    expect(others).toEqual([])
    await make(scene.backend, undoAwardImport, ofImport(one?.id ?? ''))
    expect(await ids()).toEqual([])
    expect(await importRows('again', [{}])).toMatchObject([{ outcome: 'new' }])
  })

  it(`an import that is older than ${AWARD_IMPORT_UNDO_DAYS} days is not listed and not undone: 404`, async () => {
    await importRows('old', [{}])
    scene.backend.clock.now += AWARD_IMPORT_UNDO_DAYS * DAY_MS
    const token = await scene.backend.signIn('Admin#1000')
    expect(await make(scene.backend, listAwardImports, ofGuild(token))).toEqual([])
    expect(await rejection(scene.backend, undoAwardImport, ofImport('old', token))).toMatchObject({
      status: 404,
    })
    const { awards } = await make(scene.backend, listAwards, ofGuild(token))
    expect(awards).toHaveLength(1)
  })

  it('a member who is not an officer: 403; a user who is not a member: 404', async () => {
    await importRows('first', [{}])
    const member = await scene.backend.signIn('Newcomer#2000')
    await importNamed(scene.backend, member, 'Brannoch')
    const outsider = await scene.backend.signIn('Empty#4000')
    for (const [token, status] of [
      [member, 403],
      [outsider, 404],
    ] as const) {
      expect(await rejection(scene.backend, listAwardImports, ofGuild(token))).toMatchObject({
        status,
      })
      expect(
        await rejection(scene.backend, undoAwardImport, ofImport('first', token)),
      ).toMatchObject({ status })
    }
    expect(await ids()).toHaveLength(1)
  })
})

/** How many items Frostelle has received, as the board shows it. */
async function received() {
  const { token, params } = ofGuild()
  const board = await make(scene.backend, getGuildBoard, {
    token,
    params: { ...params, instanceId: scene.instanceId, difficulty: 'Heroic' },
  })
  return board.lists[0]?.character.receivedBySlot?.reduce((sum, { count }) => sum + count, 0)
}

describe('award reasons', () => {
  it('an imported award reason, in any language, is stored as such and is not received', async () => {
    await importRows('first', [
      { response: 'Bankfach', isAwardReason: true },
      { response: 'Banking', isAwardReason: false },
    ])
    const { awards } = await scene.history()
    expect(awards.filter((award) => award.isAwardReason)).toMatchObject([{ response: 'Bankfach' }])
    expect(await received()).toBe(1)
    const query = { since: '2020-01-01T00:00:00Z' }
    const own = await make(scene.backend, listOwnAwards, { token: scene.raider.token, query })
    expect(own.map(({ response }) => response)).toEqual(['Banking'])
  })

  it('an item that is disenchanted is not received, and ticks no wish', async () => {
    const { id } = await scene.firstWish()
    expect(await scene.award({ response: 'Disenchant' })).toMatchObject({ isAwardReason: true })
    expect(await received()).toBe(0)
    expect(await scene.readWish(id)).toMatchObject({ isObtained: false })
  })
})

describe('awards of unknown difficulty', () => {
  it('are stored without one, and found by filters that do not ask for one', async () => {
    await importRows('first', [{ difficulty: null }])
    const { instanceId } = scene
    expect((await scene.history({ instanceId })).awards).toMatchObject([{ difficulty: null }])
    expect((await scene.history({ instanceId, difficulty: 'Heroic' })).awards).toEqual([])
  })
})
