import { describe, expect, it } from 'vitest'
import {
  changeNight,
  getNight,
  setAttendance,
  startNight,
  NIGHT_RAIDERS_MAX,
  NIGHTS_MAX,
} from '@/contract/guilds/raid-nights'
import { nightRaiders, nights } from '../../../../server/database/schema'
import { FROSTELLE, MINUTE_MS, THALDORIMEND } from '../../../support/backend/guild'
import { IRONVAEL } from '../awards/award-scene'
import { eachTest } from '../../../support/backend/each-test'
import { createNightScene } from './night-scene'

const scene = eachTest(createNightScene)

const at = (minutes: number) =>
  new Date(scene.backend.clock.now + minutes * MINUTE_MS).toISOString()

describe('a raid night', () => {
  it('starts now, with the team present and its bench on the bench, and is known to the guild', async () => {
    const night = await scene.start()
    expect(night).toMatchObject({
      startedAt: at(0),
      endedAt: null,
      instanceId: scene.instanceId,
      difficulty: 'Heroic',
      presentCount: 2,
      dropCount: 0,
      undecidedCount: 0,
    })
    const { raiders } = await scene.read(night.id)
    expect(raiders).toEqual([
      { memberId: FROSTELLE, name: 'Frostelle', className: 'Mage', status: 'present' },
      { memberId: IRONVAEL, name: 'Ironvael', className: 'Death Knight', status: 'present' },
      { memberId: THALDORIMEND, name: 'Thaldorimend', className: 'Paladin', status: 'bench' },
    ])
    expect(await scene.list()).toEqual([night])
  })

  it('is started once by two officers', async () => {
    const night = await scene.start()
    expect(await scene.start({ difficulty: 'Mythic' }, 200)).toEqual(night)
    expect(await scene.list()).toEqual([night])
  })

  it('ends, continues, and does not end before its start', async () => {
    const { id } = await scene.start()
    const ended = await scene.change(id, { endedAt: at(60) })
    // The browser’s clock may be ahead.
    expect(ended.endedAt).toBe(at(0))
    expect(await scene.list()).toEqual([ended])
    expect((await scene.change(id, { isRunning: true })).endedAt).toBeNull()
    scene.backend.clock.now += MINUTE_MS
    expect((await scene.change(id, { isRunning: false })).endedAt).toBe(at(0))
    scene.backend.clock.now += MINUTE_MS
    expect((await scene.change(id, { isRunning: false })).endedAt).toBe(at(-1))
    const call = { params: { nightId: id }, body: { endedAt: at(-3) } }
    expect(await scene.rejection(changeNight, call)).toMatchObject({
      status: 400,
      details: { fields: { endedAt: 'Must be after the start' } },
    })
  })

  it('that was forgotten is entered beside the one that is running, and only one is running', async () => {
    const night = await scene.start()
    const earlier = await scene.start({ startedAt: at(-1500), endedAt: at(-1300) })
    expect(await scene.list()).toEqual([night, earlier])
    const call = { params: { nightId: earlier.id }, body: { isRunning: true } }
    expect(await scene.rejection(changeNight, call)).toMatchObject({ status: 409 })
  })

  it('is deleted with its raiders', async () => {
    const { id } = await scene.start()
    await scene.remove(id)
    expect(await scene.list()).toEqual([])
    expect(await scene.backend.database.$count(nightRaiders)).toBe(0)
  })

  it(`more than ${NIGHTS_MAX}: 409`, async () => {
    const row = { guildId: scene.guildId, instanceName: 'A raid', difficulty: 'Heroic' as const }
    const time = new Date(scene.backend.clock.now)
    const rows = Array.from({ length: NIGHTS_MAX }, (_, index) => ({
      ...row,
      id: `night-${index}`,
      startedAt: time,
      endedAt: time,
    }))
    await scene.backend.database.insert(nights).values(rows)
    const body = { instanceId: scene.instanceId, difficulty: 'Heroic' }
    expect(await scene.rejection(startNight, { body })).toMatchObject({ status: 409 })
  })

  it('with an unknown raid, or an end before its start: 400', async () => {
    for (const [change, field] of [
      [{ instanceId: 'unknown' }, 'instanceId'],
      [{ startedAt: '2026-05-02T20:00:00Z', endedAt: '2026-05-01T20:00:00Z' }, 'endedAt'],
    ] as const) {
      const body = { instanceId: scene.instanceId, difficulty: 'Heroic', ...change }
      expect(await scene.rejection(startNight, { body })).toMatchObject({
        status: 400,
        details: { fields: { [field]: expect.any(String) } },
      })
    }
  })
})

describe('attendance', () => {
  it('is set for members and guests, and removed', async () => {
    const { id } = await scene.start()
    await scene.attend(id, { memberId: FROSTELLE, status: 'late' })
    await scene.attend(id, { memberId: IRONVAEL, status: 'absent' })
    await scene.attend(id, { memberId: THALDORIMEND, status: null })
    const guest = { name: 'Veyra-Area52', className: 'Rogue' as const }
    await scene.attend(id, { guest, status: 'present' })
    await scene.attend(id, { guest, status: 'late' })
    const { raiders, presentCount } = await scene.read(id)
    expect(raiders.map(({ name, status }) => [name, status])).toEqual([
      ['Frostelle', 'late'],
      ['Ironvael', 'absent'],
      ['Veyra-Area52', 'late'],
    ])
    expect(presentCount).toBe(2)
  })

  it('of somebody who is not on the roster, of nobody, and of a member and a guest: 400', async () => {
    const { id: nightId } = await scene.start()
    const guest = { name: 'Veyra', className: 'Rogue' }
    for (const who of [{ memberId: 1 }, {}, { memberId: FROSTELLE, guest }]) {
      const call = { params: { nightId }, body: { ...who, status: 'present' } }
      expect(await scene.rejection(setAttendance, call)).toMatchObject({ status: 400 })
    }
  })

  it(`of more than ${NIGHT_RAIDERS_MAX}: 409`, async () => {
    const { id: nightId } = await scene.start()
    const rows = Array.from({ length: NIGHT_RAIDERS_MAX - 3 }, (_, index) => ({
      guildId: scene.guildId,
      nightId,
      name: `Guest ${index}`,
      status: 'present' as const,
    }))
    await scene.backend.database.insert(nightRaiders).values(rows)
    const body = { guest: { name: 'Veyra', className: 'Rogue' }, status: 'present' }
    const call = { params: { nightId }, body }
    expect(await scene.rejection(setAttendance, call)).toMatchObject({ status: 409 })
  })
})

it('a night of another guild is not found', async () => {
  const guildId = await scene.otherGuild()
  const row = { id: 'other', guildId, instanceName: 'A raid', difficulty: 'Heroic' as const }
  await scene.backend.database
    .insert(nights)
    .values({ ...row, startedAt: new Date(scene.backend.clock.now) })
  expect(await scene.list()).toEqual([])
  const params = { nightId: 'other' }
  expect(await scene.rejection(getNight, { params })).toMatchObject({ status: 404 })
  const body = { memberId: FROSTELLE, status: 'late' }
  expect(await scene.rejection(setAttendance, { params, body })).toMatchObject({ status: 404 })
})
