import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { logout } from '@/contract/session'
import { listSeasons, updateSeason } from '@/contract/admin/admin-season'
import { syncCharacter } from '@/contract/character'
import { awardItem, undoAward } from '@/contract/guilds/guild-awards'
import { lockGuildLists } from '@/contract/guilds/guild-locks'
import { setTeam } from '@/contract/guilds/guild-roster'
import {
  getNight,
  setAttendance,
  setDropCount,
  setPass,
  startNight,
} from '@/contract/guilds/raid-nights'
import { setWebhook } from '@/contract/guilds/webhook'
import { ANY_CHANGE } from '@/contract/guilds/guild-changes'
import { deleteSim } from '@/contract/sim'
import { updateWishlist } from '@/contract/wishlist'
import { guildAwards, lootItems } from '../../../server/database/schema'
import { WEBHOOK_ADDRESS } from '../../support/backend/discord-host'
import { eachTest } from '../../support/backend/each-test'
import { followChanges } from '../../support/backend/follow-changes'
import {
  createGuildScene,
  FROSTELLE,
  MINUTE_MS,
  shareFrostelle,
  shrinkRoster,
  THALDORIMEND,
} from '../../support/backend/guild'
import { importItems } from '../../support/gear'
import { findSimId, importReport } from '../../support/sims'

type Stream = Awaited<ReturnType<typeof followChanges>>

const scene = eachTest(createGuildScene)
const streams: Stream[] = []
beforeEach(async () => {
  await shareFrostelle(scene.backend, scene.raider, scene.guildId)
})
afterEach(async () => {
  await Promise.all(streams.splice(0).map((stream) => stream.stop()))
})

/** Opens a stream, of the guild master unless another token is given, and hears its first event. */
async function follow(token = scene.master) {
  const stream = await followChanges(scene.backend, token, scene.guildId)
  streams.push(stream)
  return { ...stream, first: await stream.next() }
}

/** Awards the first wish of Frostelle on another difficulty, so that no list changes. */
async function awardWish() {
  const [wish] = (await scene.mainList()).items
  const body = { id: 'a', lootItemId: wish?.lootItem.id, difficulty: 'Mythic' }
  await scene.make(awardItem, { body: { ...body, recipientId: FROSTELLE } })
}

/** Reads on until the stream announces a change. Fails with a timeout if it does not. */
async function hear(stream: Stream, change: object) {
  let changes = await stream.next()
  while (changes && !changes.some((one) => isMatch(one, change))) changes = await stream.next()
  expect(changes, 'the stream has ended').toBeDefined()
  return changes
}

const isMatch = (one: object, change: object) =>
  Object.entries(change).every(([name, value]) => Reflect.get(one, name) === value)

const run = (statement: string) => scene.backend.database.execute(sql.raw(statement))
const board = () => ({
  kind: 'board',
  instanceId: scene.board.instanceId,
  difficulty: scene.board.difficulty,
})
const kind = (name: string) => () => ({ kind: name })

describe('changes of a guild', () => {
  it('the first event names everything, and so does one after notifications that may have been missed', async () => {
    const { status, headers, first, next } = await follow()
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('text/event-stream')
    expect(headers.get('X-Accel-Buffering')).toBe('no')
    expect(first).toEqual(ANY_CHANGE)
    await run(`select pg_notify('guild_changes', '')`)
    expect(await next()).toEqual(ANY_CHANGE)
  })

  it.each<[string, () => object, () => Promise<unknown>]>([
    [
      'sharing ends',
      kind('roster'),
      () => shareFrostelle(scene.backend, scene.raider, scene.guildId, false),
    ],
    [
      'a wish is ticked',
      board,
      async () => {
        const { id: wishlistId, items } = await scene.mainList()
        const body = { items: [{ id: items[0]?.id, isObtained: true }] }
        const { token } = scene.raider
        await scene.make(updateWishlist, { token, params: { wishlistId }, body })
      },
    ],
    [
      'a wish is added',
      board,
      async () => scene.raider.addItems((await scene.mainList()).id, 'WRIST', 1),
    ],
    [
      'an officer locks the lists',
      kind('lock'),
      () => scene.make(lockGuildLists, { body: { reason: 'Council' } }),
    ],
    [
      'an officer sets a place in the team',
      kind('roster'),
      () => scene.make(setTeam, { body: { memberIds: [FROSTELLE], teamStatus: 'core' } }),
    ],
    ['an officer awards an item', kind('awards'), awardWish],
    ['a character has another name', kind('board'), () => run(`update characters set name = 'x'`)],
    ['a simulation is imported', board, () => importReport(scene.backend, scene.raider)],
    [
      'owned items are imported',
      kind('board'),
      () => importItems({ backend: scene.backend, person: scene.raider }),
    ],
    [
      'an admin changes the bonus ids of a season',
      kind('board'),
      async () => {
        const [season] = await scene.make(listSeasons)
        const params = { seasonId: season?.id ?? '' }
        await scene.make(updateSeason, { params, body: { hero: '1' } })
      },
    ],
    [
      'an admin deletes a loot item',
      kind('board'),
      async () => {
        const [wish] = (await scene.mainList()).items
        await scene.backend.database
          .delete(lootItems)
          .where(eq(lootItems.id, wish?.lootItem.id ?? ''))
      },
    ],
  ])('%s: is announced, and the board has another ETag', async (_, change, make) => {
    const stream = await follow()
    const { etag } = await scene.boardVersion()
    await make()
    await hear(stream, change())
    const answer = await scene.boardVersion(etag)
    expect(answer.status).toBe(200)
    expect(answer.etag).not.toBe(etag)
  })

  it('a sync of a character and a change of the officer ranks are announced', async () => {
    const stream = await follow()
    const params = { characterId: (await scene.raider.character('Frostelle')).id }
    await scene.make(syncCharacter, { token: scene.raider.token, params, body: {} })
    expect(await hear(stream, { kind: 'board' })).toBeDefined()
    await run(`update guilds set officer_ranks = '{2}'`)
    expect(await hear(stream, { kind: 'roster' })).toBeDefined()
  })

  it('a started raid night, and who was there and what has dropped in it, are announced', async () => {
    const stream = await follow()
    const body = { instanceId: scene.board.instanceId, difficulty: 'Heroic' }
    const { id } = await scene.make(startNight, { body, status: 201 })
    await hear(stream, { kind: 'nights' })
    const params = { nightId: id }
    await scene.make(setAttendance, { params, body: { memberId: FROSTELLE, status: 'late' } })
    await hear(stream, { kind: 'nights' })
    const lootItemId = (await scene.mainList()).items[0]?.lootItem.id
    const drop = { lootItemId, difficulty: 'Heroic', count: 1 }
    await scene.make(setDropCount, { params, body: drop })
    await hear(stream, { kind: 'nights' })
    const { drops } = await scene.make(getNight, { params })
    const pass = { dropId: drops[0]?.id, memberId: FROSTELLE, hasPassed: true }
    await scene.make(setPass, { params, body: pass })
    expect(await hear(stream, { kind: 'nights' })).toBeDefined()
  })

  it('a webhook and its failure are announced, a pause is not', async () => {
    const stream = await follow()
    await scene.make(setWebhook, { body: { address: WEBHOOK_ADDRESS } })
    await hear(stream, { kind: 'roster' })
    await run(`update guild_webhooks set failure = 'Rejected'`)
    await hear(stream, { kind: 'roster' })
    await run(`update guild_webhooks set paused_until = now()`)
    await awardWish()
    expect(await stream.next()).not.toContainEqual({ kind: 'roster' })
  })

  it('an undone award, and a replaced and a deleted simulation are announced', async () => {
    await awardWish()
    await importReport(scene.backend, scene.raider)
    const stream = await follow()
    await scene.make(undoAward, { params: { awardId: 'a' } })
    await hear(stream, { kind: 'awards' })
    const { etag } = await scene.boardVersion()
    scene.backend.clock.now += MINUTE_MS
    await importReport(scene.backend, scene.raider)
    await hear(stream, board())
    const replaced = await scene.boardVersion(etag)
    expect(replaced).toMatchObject({ status: 200, etag: expect.not.stringContaining(etag) })
    const params = { simId: await findSimId(scene.backend) }
    await scene.make(deleteSim, { token: scene.raider.token, params })
    await hear(stream, board())
    const deleted = await scene.boardVersion(replaced.etag)
    expect(deleted).toMatchObject({ status: 200, etag: expect.not.stringContaining(replaced.etag) })
  })

  it('what is rolled back is not announced, and neither is a change that changes nothing', async () => {
    await awardWish()
    const stream = await follow()
    const undone = scene.backend.database.transaction(async (transaction) => {
      await transaction.delete(guildAwards)
      throw new Error('rolled back')
    })
    await expect(undone).rejects.toThrow('rolled back')
    await run('update guild_awards set response = response')
    await run('update guilds set officer_ranks = officer_ranks')
    await run(`update guild_members set team_status = 'trial'`)
    expect(await stream.next()).toEqual([{ kind: 'roster' }])
  })

  it('another guild hears only what concerns all guilds', async () => {
    const stream = await follow()
    await run(`select pg_notify('guild_changes', '{"guildId":"other","kind":"awards"}')`)
    await run('update seasons set name = name')
    expect(await stream.next()).toEqual([{ kind: 'board' }])
    await run(`update guild_members set team_status = 'trial'`)
    expect(await stream.next()).toEqual([{ kind: 'roster' }])
  })
})

describe('changes of a guild: access', () => {
  it('who leaves the guild hears no more, not even of that', async () => {
    const stream = await follow(scene.raider.token)
    await shrinkRoster(scene, [[THALDORIMEND, 0]])
    expect(await stream.next()).toBeUndefined()
  })

  it('who signs out hears no more', async () => {
    const stream = await follow(scene.raider.token)
    await scene.make(logout, { token: scene.raider.token })
    await run(`update guild_members set team_status = 'trial'`)
    expect(await stream.next()).toBeUndefined()
  })
})
