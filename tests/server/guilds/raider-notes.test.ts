import { describe, expect, it } from 'vitest'
import { exportAccount } from '@/contract/account'
import {
  addRaiderNote,
  deleteRaiderNote,
  listRaiderNotes,
  RAIDER_NOTES_MAX,
} from '@/contract/guilds/raider-notes'
import { raiderNotes } from '../../../server/database/schema'
import { deleteExpiredRows } from '../../../server/database/delete-expired-rows'
import { eachTest } from '../../support/backend/each-test'
import {
  createGuildScene,
  FROSTELLE,
  MINUTE_MS,
  shrinkRoster,
  THALDORIMEND,
} from '../../support/backend/guild'

const DAY_MS = 24 * 60 * MINUTE_MS

const scene = eachTest(createGuildScene)

const params = (memberId = FROSTELLE) => ({ memberId: String(memberId) })
const add = (text: string, token = scene.master, memberId = FROSTELLE) =>
  scene.make(addRaiderNote, { token, params: params(memberId), body: { text } })
const read = (memberId = FROSTELLE) => scene.make(listRaiderNotes, { params: params(memberId) })

describe('notes of officers about a raider', () => {
  it('has them newest first, with who has written them when', async () => {
    const first = await add('Late twice')
    scene.backend.clock.now += MINUTE_MS
    const second = await add('Asks for every trinket', scene.raider.token)
    expect(second).toMatchObject({
      text: 'Asks for every trinket',
      writtenAt: new Date(scene.backend.clock.now).toISOString(),
      writtenBy: 'Frostelle',
    })
    expect(await read()).toEqual([second, first])
    expect(await read(THALDORIMEND)).toEqual([])
  })

  it('a note is deleted once, and only as one about its raider', async () => {
    const { id } = await add('Late twice')
    const call = (memberId?: number) => ({ params: { ...params(memberId), noteId: id } })
    expect(await scene.rejection(deleteRaiderNote, call(THALDORIMEND))).toMatchObject({
      status: 404,
    })
    await scene.make(deleteRaiderNote, call())
    expect(await read()).toEqual([])
    expect(await scene.rejection(deleteRaiderNote, call())).toMatchObject({ status: 404 })
  })

  it('about somebody who is not on the roster: 404', async () => {
    for (const memberId of [1, Number.NaN]) {
      const call = { params: params(memberId), body: { text: 'A note' } }
      expect(await scene.rejection(addRaiderNote, call)).toMatchObject({ status: 404 })
    }
  })

  it(`more than ${RAIDER_NOTES_MAX}: 409`, async () => {
    const row = { guildId: scene.guildId, blizzardCharacterId: FROSTELLE, text: 'A note' }
    await scene.backend.database.insert(raiderNotes).values(
      Array.from({ length: RAIDER_NOTES_MAX }, (_, index) => ({
        ...row,
        id: `note-${index}`,
        writtenAt: new Date(scene.backend.clock.now),
      })),
    )
    const call = { params: params(), body: { text: 'Another note' } }
    expect(await scene.rejection(addRaiderNote, call)).toMatchObject({ status: 409 })
  })

  it('stay for thirty days after the raider has left the guild', async () => {
    await add('Late twice')
    await add('Leads', scene.master, THALDORIMEND)
    await shrinkRoster(scene, [[THALDORIMEND, 0]])
    const { database, clock } = scene.backend
    const leftAt = clock.now
    await deleteExpiredRows(database, new Date(leftAt + 30 * DAY_MS - MINUTE_MS))
    expect(await database.$count(raiderNotes)).toBe(2)
    await deleteExpiredRows(database, new Date(leftAt + 30 * DAY_MS))
    expect(await database.query.raiderNotes.findMany()).toMatchObject([{ text: 'Leads' }])
  })

  it('the export of an account has those that the user has written, and none about its raiders', async () => {
    await add('About Frostelle')
    await add('By Frostelle', scene.raider.token, THALDORIMEND)
    const exported = await scene.make(exportAccount, { token: scene.raider.token })
    expect(exported.raiderNotes).toMatchObject([{ memberId: THALDORIMEND, text: 'By Frostelle' }])
  })
})
