import { beforeEach, describe, expect, it } from 'vitest'
import type { CallBody } from '@/contract/call'
import {
  AWARD_IMPORT_UNDO_DAYS,
  importAwards,
  listAwardImports,
  undoAwardImport,
} from '@/contract/guilds/guild-import'
import { listOwnAwards } from '@/contract/guilds/award'
import { listAwards } from '@/contract/guilds/guild-awards'
import { deleteExpiredRows } from '../../../../server/database/delete-expired-rows'
import { guildAwards, replacedAwards } from '../../../../server/database/schema'
import { eachTest } from '../../../support/backend/each-test'
import { MINUTE_MS } from '../../../support/backend/guild'
import { createAwardScene } from './award-scene'

const DAY_MS = 24 * 60 * 60 * 1000
type Row = Partial<CallBody<typeof importAwards>['awards'][number]>

const scene = eachTest(createAwardScene)

function importRows(importId: string | undefined, rows: Row[], token = scene.master) {
  const own = { instanceName: 'The Venomous Abyss' }
  const numbered = rows.map((row, index) => ({ ...own, externalId: `${index}`, ...row }))
  return scene.importRows(numbered, { importId, token })
}

const imports = () => scene.make(listAwardImports)
const ids = async () => (await scene.history()).awards.map(({ itemName }) => itemName).toSorted()

const responses = async () =>
  (await scene.history()).awards.map(({ response }) => response ?? '').toSorted()

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
    await scene.undoImport('second')
    expect(await responses()).toEqual(['B', 'One'])
    expect(await imports()).toMatchObject([{ id: 'first', awardCount: 2 }])
    await scene.undoImport('first')
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
    await scene.undoImport('second')
    clock.now += (AWARD_IMPORT_UNDO_DAYS - 1) * DAY_MS
    await deleteExpiredRows(database, new Date(clock.now))
    const token = await scene.backend.signIn('Admin#1000')
    await scene.make(undoAwardImport, { token, params: { importId: 'third' } })
    const { awards } = await scene.make(listAwards, { token })
    expect(awards.map(({ response }) => response ?? '').toSorted()).toEqual(['B', 'One'])
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
    await scene.undoImport('second')
    expect(await ids()).toEqual(before)
    expect((await imports()).map(({ id }) => id)).toEqual(['first'])
  })

  it('an import without an id, and one of known awards only', async () => {
    await importRows(undefined, [{}])
    await importRows('known', [{}])
    const [one, ...others] = await imports()
    expect(others).toEqual([])
    await scene.undoImport(one?.id ?? '')
    expect(await ids()).toEqual([])
    expect(await importRows('again', [{}])).toMatchObject([{ outcome: 'new' }])
  })

  it(`an import that is older than ${AWARD_IMPORT_UNDO_DAYS} days is not listed and not undone: 404`, async () => {
    await importRows('old', [{}])
    scene.backend.clock.now += AWARD_IMPORT_UNDO_DAYS * DAY_MS
    const token = await scene.backend.signIn('Admin#1000')
    expect(await scene.make(listAwardImports, { token })).toEqual([])
    expect(
      await scene.rejection(undoAwardImport, { token, params: { importId: 'old' } }),
    ).toMatchObject({
      status: 404,
    })
    const { awards } = await scene.make(listAwards, { token })
    expect(awards).toHaveLength(1)
  })
})

describe('award reasons', () => {
  it('an imported award reason, in any language, is stored as such and is not received', async () => {
    await importRows('first', [
      { response: 'Bankfach', isAwardReason: true },
      { response: 'Banking', isAwardReason: false },
    ])
    const { awards } = await scene.history()
    expect(awards.filter((award) => award.isAwardReason)).toMatchObject([{ response: 'Bankfach' }])
    expect(await scene.received()).toBe(1)
    const query = { since: '2020-01-01T00:00:00Z' }
    const own = await scene.make(listOwnAwards, { token: scene.raider.token, query })
    expect(own.map(({ response }) => response)).toEqual(['Banking'])
  })

  it('an item that is disenchanted is not received, and ticks no wish', async () => {
    const { id } = await scene.firstWish()
    expect(await scene.award({ response: 'Disenchant' })).toMatchObject({ isAwardReason: true })
    expect(await scene.received()).toBe(0)
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
