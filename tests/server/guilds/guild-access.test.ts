import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { Call } from '@/contract/call'
import { awardItem, changeAward, listAwards, undoAward } from '@/contract/guilds/guild-awards'
import { addRaiderNote, deleteRaiderNote, listRaiderNotes } from '@/contract/guilds/raider-notes'
import { getDecision, getRaider } from '@/contract/guilds/raiders'
import { setGuildSettings } from '@/contract/guilds/guild-settings'
import { importAwards, listAwardImports, undoAwardImport } from '@/contract/guilds/guild-import'
import {
  changeNight,
  deleteNight,
  getNight,
  listNights,
  setAttendance,
  setDropCount,
  setPass,
  startNight,
} from '@/contract/guilds/raid-nights'
import { getGuild } from '@/contract/guilds/guild'
import { getGuildBoard } from '@/contract/guilds/guild-board'
import {
  getGuildRoster,
  refreshGuildRoster,
  setGuildSharing,
  setOfficerRanks,
  setTeam,
} from '@/contract/guilds/guild-roster'
import { lockGuildLists, unlockGuildLists } from '@/contract/guilds/guild-locks'
import { deleteWebhook, postToWebhook, setWebhook } from '@/contract/guilds/webhook'
import { WEBHOOK_ADDRESS } from '../../support/backend/discord-host'
import { pathOf } from '../../support/backend/backend-calls'
import { eachTest } from '../../support/backend/each-test'
import { followChanges } from '../../support/backend/follow-changes'
import { fingerprint } from '../../support/backend/backend-tables'
import { signInPerson } from '../../support/entities'
import {
  createGuildScene,
  FROSTELLE,
  IMPORTED_AWARD,
  importNamed,
  MINUTE_MS,
  THALDORIMEND,
  shrinkRoster,
} from '../../support/backend/guild'

/** A character of Raider#3000 in the region US. */
const TESSAVANE = 210_300_004

const scene = eachTest(createGuildScene)

/**
 * The status of the guild's calls, by caller: of those for its members, for its officers, and for
 * the guild master.
 */
const ACCESS = [
  { caller: 'outsider', members: 404, officers: 404, ranks: 404 },
  { caller: 'member not sharing', members: 200, officers: 403, ranks: 403 },
  { caller: 'member sharing', members: 200, officers: 403, ranks: 403 },
  { caller: 'officer', members: 200, officers: 200, ranks: 403 },
  { caller: 'guild master', members: 200, officers: 200, ranks: 200 },
  { caller: 'former member', members: 404, officers: 404, ranks: 404 },
] as const

describe('access to a guild', () => {
  it.each(ACCESS)('$caller', async ({ caller, members, officers, ranks }) => {
    const lootItemId = (await scene.mainList()).items[0]?.lootItem.id
    const drop = { lootItemId, difficulty: 'Heroic', recipientId: THALDORIMEND, isConfirmed: true }
    const counted = { lootItemId, difficulty: 'Heroic' }
    const imported = { awards: [IMPORTED_AWARD], importId: 'import' }
    await scene.make(awardItem, { body: { ...drop, id: 'known' } })
    await scene.make(importAwards, { body: imported })
    const note = await scene.make(addRaiderNote, {
      params: { memberId: String(FROSTELLE) },
      body: { text: 'Known' },
      status: 201,
    })
    const raid = { instanceId: scene.board.instanceId, difficulty: 'Heroic' }
    const night = await scene.make(startNight, { body: raid, status: 201 })
    const ofNight = { nightId: night.id }
    await scene.make(setDropCount, { params: ofNight, body: { ...counted, count: 1 } })
    const [marked] = (await scene.make(getNight, { params: ofNight })).drops
    const pass = { dropId: marked?.id, memberId: FROSTELLE, hasPassed: true }
    const { token, characterId } = await enter(caller)
    scene.backend.clock.now += MINUTE_MS
    const before = await fingerprint(scene.backend.database)
    const ids = {
      ...scene.board,
      memberId: FROSTELLE,
      awardId: 'known',
      importId: 'import',
      noteId: note.id,
      nightId: night.id,
    }
    const status = async (call: Call, body?: object, query: object = {}) => {
      const path = pathOf(call, ids, query)
      const answer = await scene.backend.request(call.method, path, { token, body })
      return answer.status < 300 ? 200 : answer.status
    }
    // An officer deletes the award below.
    expect(await status(getDecision)).toBe(members)
    expect(await status(setOfficerRanks, { officerRanks: [1, 2] })).toBe(ranks)
    expect(await status(setGuildSettings, { listsVisibleTo: 'Members' })).toBe(ranks)
    expect(await status(setTeam, { memberIds: [FROSTELLE], teamStatus: 'trial' })).toBe(officers)
    expect(await status(addRaiderNote, { text: 'New' })).toBe(officers)
    expect(await status(deleteRaiderNote)).toBe(officers)
    expect(await status(startNight, raid)).toBe(officers)
    expect(await status(setAttendance, { memberId: FROSTELLE, status: 'late' })).toBe(officers)
    expect(await status(setDropCount, { ...counted, count: 3 })).toBe(officers)
    expect(await status(setPass, pass)).toBe(officers)
    expect(await status(getNight)).toBe(members)
    expect(await status(changeNight, { isRunning: false })).toBe(officers)
    expect(await status(deleteNight)).toBe(officers)
    expect(await status(setWebhook, { address: WEBHOOK_ADDRESS })).toBe(officers)
    expect(await status(postToWebhook, {})).toBe(officers)
    expect(await status(deleteWebhook)).toBe(officers)
    expect(await status(lockGuildLists, { reason: 'Council tonight' })).toBe(officers)
    expect(await status(unlockGuildLists)).toBe(officers)
    expect(await status(awardItem, { ...drop, id: 'new' })).toBe(officers)
    expect(await status(awardItem, { ...drop, id: 'known' })).toBe(officers)
    expect(await status(changeAward, { response: 'BiS' })).toBe(officers)
    expect(await status(undoAward)).toBe(officers)
    expect(await status(importAwards, imported, { dryRun: 'true' })).toBe(officers)
    expect(await status(importAwards, imported)).toBe(officers)
    expect(await status(listAwardImports)).toBe(officers)
    expect(await status(undoAwardImport)).toBe(officers)
    const isUnchanged = isDeepStrictEqual(await fingerprint(scene.backend.database), before)
    expect(isUnchanged).toBe(officers !== 200)
    expect(await status(listNights)).toBe(members)
    expect(await status(listAwards)).toBe(members)
    expect(await status(listRaiderNotes)).toBe(officers)
    expect(await status(getRaider)).toBe(members)
    expect(await status(getGuild)).toBe(members)
    expect(await status(getGuildBoard)).toBe(members)
    expect(await status(getGuildRoster)).toBe(members)
    const stream = await followChanges(scene.backend, token, scene.guildId)
    expect(stream.status).toBe(members)
    await stream.stop()
    expect(await status(setGuildSharing, { characterId, isShared: true })).toBe(members)
    expect(await status(refreshGuildRoster, {})).toBe(members)
    const hasChanged = !isDeepStrictEqual(await fingerprint(scene.backend.database), before)
    expect(hasChanged).toBe(members === 200)
  })

  async function enter(caller: (typeof ACCESS)[number]['caller']) {
    if (caller === 'guild master') {
      const admin = await signInPerson(scene.backend, 'Admin#1000')
      return { token: scene.master, characterId: (await admin.character('Thaldorimend')).id }
    }
    if (caller === 'officer') {
      return {
        token: scene.raider.token,
        characterId: (await scene.raider.character('Frostelle')).id,
      }
    }
    // Lirienne is not in the guild.
    const name = caller === 'outsider' ? 'Lirienne' : 'Brannoch'
    const characterId = await importNamed(scene.backend, scene.newcomer, name)
    const body = { characterId, isShared: true }
    const call = { token: scene.newcomer, body }
    if (caller === 'member sharing') await scene.make(setGuildSharing, call)
    if (caller === 'former member') {
      await scene.make(setGuildSharing, call)
      await shrinkRoster(scene, [[THALDORIMEND, 0]])
    }
    return { token: scene.newcomer, characterId }
  }

  it('officer ranks: the guild master makes a rank officers, and the label follows', async () => {
    await importNamed(scene.backend, scene.newcomer, 'Brannoch')
    const rankOf = async (token: string) => (await scene.make(getGuild, { token })).rank
    expect(await rankOf(scene.newcomer)).toBe('Member')
    const body = { officerRanks: [4, 4] }
    const answer = await scene.make(setOfficerRanks, { body })
    expect(answer).toMatchObject({ rank: 'Guild Master', officerRanks: [4] })
    expect(await rankOf(scene.newcomer)).toBe('Officer')
    expect(await rankOf(scene.raider.token)).toBe('Member')
  })

  it('a character of another region with the id of a member is no member: 404', async () => {
    await importNamed(scene.backend, scene.raider.token, 'Tessavane')
    expect((await scene.raider.character('Tessavane')).region).toBe('us')
    await shrinkRoster(scene, [
      [THALDORIMEND, 0],
      [TESSAVANE, 2],
    ])
    const { token } = scene.raider
    for (const call of [getGuildBoard, getGuildRoster, listAwards]) {
      const answer = await scene.rejection<Call>(call, { token })
      expect(answer).toMatchObject({ status: 404 })
    }
  })

  it('a guild of others is answered like a guild that does not exist', async () => {
    await importNamed(scene.backend, scene.newcomer, 'Lirienne')
    const answers = await Promise.all(
      [scene.guildId, 'no-such-guild'].map((id) =>
        scene.rejection(getGuild, { token: scene.newcomer, params: { guildId: id } }),
      ),
    )
    expect(answers[0]).toEqual(answers[1])
  })
})
