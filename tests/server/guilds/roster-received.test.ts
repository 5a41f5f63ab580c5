import { describe, expect, it } from 'vitest'
import { getGuildRoster } from '@/contract/guilds/guild-roster'
import { DAY_MS } from '../../../server/lib/durations'
import { FROSTELLE } from '../../support/backend/guild'
import { importReport } from '../../support/sims'
import { eachTest } from '../../support/backend/each-test'
import { createAwardScene } from './awards/award-scene'

const scene = eachTest(createAwardScene)

async function frostelle(query: { since?: string } = {}, difficulty = 'Heroic') {
  const params = { ...scene.board, difficulty }
  const members = await scene.make(getGuildRoster, { params, query })
  return members.find(({ id }) => id === FROSTELLE)
}
const now = () => new Date(scene.backend.clock.now).toISOString()

describe('what members of a roster have received', () => {
  it('is counted by response, on all difficulties of the tier, without transmog and dust', async () => {
    const made = now()
    const repeat = { isConfirmed: true } as const
    await scene.award({ id: '1', response: 'BiS' })
    await scene.award({ id: '2', response: 'BiS', difficulty: 'Mythic', ...repeat })
    await scene.award({ id: '3', response: 'Off spec', ...repeat })
    await scene.award({ id: '4', ...repeat })
    await scene.award({ id: '5', response: 'Transmog', ...repeat })
    await scene.award({ id: '6', response: 'Disenchant', ...repeat })
    const expected = [
      { response: 'BiS', count: 2, lastAt: made },
      { response: 'Off spec', count: 1, lastAt: made },
      { response: null, count: 1, lastAt: made },
    ]
    expect(await frostelle()).toMatchObject({ received: expected })
    expect(await frostelle({}, 'LFR')).toMatchObject({ received: expected })
  })

  it('since a time', async () => {
    await scene.award({ id: '1', response: 'BiS' })
    scene.backend.clock.now += DAY_MS
    await scene.award({ id: '2', response: 'BiS' })
    expect(await frostelle()).toMatchObject({ received: [{ count: 2, lastAt: now() }] })
    expect(await frostelle({ since: now() })).toMatchObject({ received: [{ count: 1 }] })
    scene.backend.clock.now += 1
    expect(await frostelle({ since: now() })).toMatchObject({ received: [] })
  })

  it('stands beside the age of the list and of its simulation', async () => {
    const { updatedAt } = await scene.mainList()
    expect(await frostelle()).toMatchObject({ listUpdatedAt: updatedAt, simulatedAt: null })
    await importReport(scene.backend, scene.raider)
    expect(await frostelle()).toMatchObject({ simulatedAt: '2026-09-10T00:26:40.000Z' })
    expect(await frostelle({}, 'LFR')).toMatchObject({ listUpdatedAt: null, simulatedAt: null })
  })
})
