import { beforeEach, describe, expect, it } from 'vitest'
import { undoAwardImport } from '@/contract/guilds/guild-import'
import { createNightScene } from './night-scene'
import { eachTest } from '../../../support/backend/each-test'

const scene = eachTest(createNightScene)
let nightId: string
let row: { itemId: number | null | undefined; itemName: string; instanceName: string }
beforeEach(async () => {
  const { lootItem } = await scene.firstWish()
  row = { itemId: lootItem.itemId, itemName: lootItem.name, instanceName: 'The Venomous Abyss' }
  nightId = (await scene.start({ startedAt: at('20:00'), endedAt: at('23:00') })).id
})

/** A time of the evening of the night, in the time zone of the guild. */
const at = (time: string) => new Date(`2026-05-13T${time}:00+02:00`).toISOString()

const importAt = (awardedAt: string, change: object = {}) =>
  scene.importRows([{ ...row, awardedAt, ...change }], { importId: 'import' })
const previewAt = async (awardedAt: string, change: object = {}) => {
  const query = { dryRun: 'true' } as const
  const [outcome] = await scene.importRows([{ ...row, awardedAt, ...change }], { query })
  return outcome
}

describe('imported awards of the date of a raid night', () => {
  it('become its drops and decisions, and the preview says so', async () => {
    expect(await previewAt(at('21:15'))).toMatchObject({
      outcome: 'new',
      nightStartedAt: at('20:00'),
    })
    await importAt(at('21:15'))
    expect(await scene.read(nightId)).toMatchObject({
      dropCount: 1,
      undecidedCount: 0,
      drops: [{ itemName: row.itemName, count: 1, markedAt: at('21:15') }],
      awards: [{ nightId, response: 'Best in Slot' }],
    })
  })

  it('take what is marked first, and count what is not', async () => {
    await scene.mark(nightId, 1)
    const rows = ['1', '2', '3'].map((externalId) => ({
      ...row,
      externalId,
      awardedAt: at('21:15'),
    }))
    await scene.importRows(rows)
    expect(await scene.read(nightId)).toMatchObject({ dropCount: 3, undecidedCount: 0 })
  })

  it('what the night has already is known or completed, and takes no other drop', async () => {
    const { endedAt } = await scene.award({ nightId }).then(() => scene.read(nightId))
    expect(await previewAt(endedAt ?? '')).toMatchObject({
      outcome: 'changed',
      candidates: [{ id: 'award-1' }],
      nightStartedAt: null,
    })
    await importAt(endedAt ?? '')
    await importAt(endedAt ?? '')
    expect(await scene.read(nightId)).toMatchObject({ dropCount: 1, undecidedCount: 0 })
  })

  it.each([
    ['after its end, until 6 a.m.', '23:50', {}, true],
    ['on another date', '05:30', {}, false],
    ['of an unknown item', '21:15', { itemId: 1, itemName: 'Unknown' }, false],
    ['of an unknown difficulty', '21:15', { difficulty: null }, false],
  ])('%s: %s %j %s', async (_, time, change, isOfNight) => {
    await importAt(at(time), change)
    const { awards } = await scene.history()
    expect(awards.map((award) => award.nightId === nightId)).toEqual([isOfNight])
  })

  it('of two nights of a date, the one that was running', async () => {
    const late = await scene.start({ startedAt: at('23:10'), endedAt: at('23:40') })
    await importAt(at('23:20'), { externalId: 'late' })
    await importAt(at('23:50'), { externalId: 'none' })
    expect((await scene.read(late.id)).awards).toHaveLength(1)
    expect((await scene.read(nightId)).awards).toEqual([])
  })

  it('a replaced award of another difficulty gives its drop back', async () => {
    await importAt(at('21:15'))
    await importAt(at('21:15'), { difficulty: 'Normal', replaces: true })
    expect(await scene.read(nightId)).toMatchObject({ dropCount: 1, undecidedCount: 1 })
  })

  it('undoing the import gives the drops back', async () => {
    await importAt(at('21:15'))
    await scene.make(undoAwardImport, { params: { importId: 'import' } })
    expect(await scene.read(nightId)).toMatchObject({ undecidedCount: 1, awards: [] })
  })
})
