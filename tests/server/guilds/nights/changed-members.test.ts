import { describe, expect, it } from 'vitest'
import { exportAccount } from '@/contract/account'
import { setTeam } from '@/contract/guilds/guild-roster'
import { eachTest } from '../../../support/backend/each-test'
import { FROSTELLE, shrinkRoster, THALDORIMEND } from '../../../support/backend/guild'
import { IRONVAEL } from '../awards/award-scene'
import { createNightScene } from './night-scene'

const scene = eachTest(createNightScene)

describe('a raid night, when the members of the guild change', () => {
  it('starts with those who share if nobody is in the team', async () => {
    const memberIds = [FROSTELLE, IRONVAEL, THALDORIMEND]
    await scene.make(setTeam, { body: { memberIds, teamStatus: null } })
    const { raiders } = await scene.read((await scene.start()).id)
    const roster = await scene.readRoster()
    const sharing = roster.filter(({ isShared }) => isShared)
    expect(new Set(raiders.map(({ memberId }) => memberId))).toEqual(
      new Set(sharing.map(({ id }) => id)),
    )
    expect(raiders).toContainEqual(
      expect.objectContaining({ memberId: FROSTELLE, status: 'present' }),
    )
  })

  it('keeps the attendance of a raider who leaves the guild, which can still be corrected', async () => {
    const { id } = await scene.start()
    await shrinkRoster(scene, [
      [THALDORIMEND, 0],
      [FROSTELLE, 1],
    ])
    await scene.attend(id, { memberId: IRONVAEL, status: 'late' })
    const { raiders } = await scene.read(id)
    expect(raiders).toContainEqual(expect.objectContaining({ name: 'Ironvael', status: 'late' }))
  })

  it('is in the export of the account, and keeps no name after the account is deleted', async () => {
    const { id } = await scene.start()
    const { token } = scene.raider
    const exported = await scene.make(exportAccount, { token })
    expect(exported.nights).toMatchObject([
      { guildId: scene.guildId, memberId: FROSTELLE, name: 'Frostelle', status: 'present' },
    ])
    await scene.raider.deleteAccount()
    const { raiders } = await scene.read(id)
    expect(raiders).toContainEqual({
      memberId: null,
      name: null,
      className: null,
      status: 'present',
    })
  })
})
