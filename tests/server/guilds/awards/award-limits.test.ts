import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { awardItem, GUILD_AWARDS_MAX } from '@/contract/guilds/guild-awards'
import { importAwards } from '@/contract/guilds/guild-import'
import { pathOf } from '../../../support/backend/backend-calls'
import { fingerprint } from '../../../support/backend/backend-tables'
import { eachTest } from '../../../support/backend/each-test'
import { IMPORTED_AWARD } from '../../../support/backend/guild'
import { sendTogether } from '../../simultaneous'
import { createAwardScene } from './award-scene'

const scene = eachTest(createAwardScene)

/** Inserts awards until there is room for so many. */
async function leaveRoom(count: number) {
  await scene.backend.database.execute(sql`
    insert into guild_awards
      (id, guild_id, item_name, instance_name, difficulty, recipient_name, awarded_at, source)
    select 'old-' || n, ${scene.guildId}, 'Item', 'Raid', 'Heroic', 'Anyone', '2025-01-01', 'guildr'
    from generate_series(1, ${GUILD_AWARDS_MAX - count}) n`)
}

const imported = (count: number) => {
  const awards = Array.from({ length: count }, (_, index) => ({
    ...IMPORTED_AWARD,
    externalId: `external-${index}`,
  }))
  return { body: { awards } }
}

describe('awards: at most 20,000 per guild', () => {
  it('several at the same time do not exceed it; another one is 409 with the reason; the same one again is 200', async () => {
    await leaveRoom(3)
    const body = await scene.requestOf()
    await scene.award(body)
    const path = pathOf(awardItem, { guildId: scene.guildId })
    const requests = ['1', '2', '3', '4'].map((id) => () => {
      const award = { token: scene.master, body: { ...body, id, isConfirmed: true } }
      return scene.backend.request('POST', path, award)
    })
    expect(await sendTogether(requests)).toEqual([201, 201, 409, 409])
    const before = await fingerprint(scene.backend.database)
    expect(await scene.rejection(awardItem, { body: { ...body, id: 'more' } })).toMatchObject({
      status: 409,
      code: 'BAD_REQUEST',
      message: 'This guild already has 20,000 awards, which is the maximum. Undo an old one first.',
    })
    await scene.award(body, scene.master, 200)
    expect(await fingerprint(scene.backend.database)).toEqual(before)
  })

  it('an import stores nothing if there is no room for all its awards, or for those of later parts', async () => {
    await leaveRoom(3)
    const { body } = imported(2)
    const before = await fingerprint(scene.backend.database)
    expect(await scene.rejection(importAwards, imported(4))).toMatchObject({
      status: 409,
      message: expect.stringContaining('Nothing was imported'),
    })
    const tooMany = { body: { ...body, laterCount: 2 } }
    expect(await scene.rejection(importAwards, tooMany)).toMatchObject({ status: 409 })
    expect(await fingerprint(scene.backend.database)).toEqual(before)
    await scene.make(importAwards, { body: { ...body, laterCount: 1 } })
    await scene.make(importAwards, imported(3))
    // Known awards need no room.
    await scene.make(importAwards, imported(3))
  })
})
