import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { deleteWebhook, postToWebhook } from '@/contract/guilds/webhook'
import { changeAward } from '@/contract/guilds/guild-awards'
import { MESSAGE_LENGTH_MAX } from '@/game/discord-text'
import { guildWebhooks, nightDrops, webhookPosts } from '../../../../server/database/schema'
import {
  tooManyPosts,
  unknownWebhook,
  WEBHOOK_ADDRESS,
} from '../../../support/backend/discord-host'
import { THALDORIMEND } from '../../../support/backend/guild'
import { eachTest } from '../../../support/backend/each-test'
import { createWebhookScene } from './webhook-scene'

const scene = eachTest(createWebhookScene)
beforeEach(async () => {
  const { database } = scene.backend
  await database.delete(webhookPosts)
  await database.delete(guildWebhooks)
  scene.discord.requests.length = 0
  scene.discord.answer = accepted
  await scene.set({ address: WEBHOOK_ADDRESS, postsAwards: true })
})

const accepted = async () => new Response(null, { status: 204 })
const notConnected = async () => {
  throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })
}
const brokenOff = async () => {
  throw new TypeError('fetch failed', { cause: { code: 'UND_ERR_SOCKET' } })
}
/** Lets Discord answer no request before `end`; resolves when the first one has come. */
async function holdAnswers(end: Promise<void>) {
  return new Promise<void>((resolve) => {
    scene.discord.answer = async () => {
      resolve()
      await end
      return accepted()
    }
  })
}

/** Lets another process begin a post and end before it is answered. */
async function endWhilePosting() {
  const { database, clock } = scene.backend
  const begun = holdAnswers(new Promise(() => undefined))
  void scene.discord.connect({ database, now: () => clock.now }).deliver()
  await begun
  scene.discord.answer = accepted
}

const waiting = () => scene.backend.database.$count(webhookPosts)

describe('an award', () => {
  it('is posted with its recipient and mentions nobody', async () => {
    const { name } = (await scene.firstWish()).lootItem
    await scene.award({ response: 'BiS' })
    await scene.after(15)
    const text = expect.stringMatching(
      new RegExp(`^${name} \\(Heroic, .+\\): Frostelle \\(BiS\\)$`),
    )
    expect(scene.discord.requests).toEqual([
      { url: WEBHOOK_ADDRESS, body: { content: text, allowed_mentions: { parse: [] } } },
    ])
    expect(await waiting()).toBe(0)
  })

  it('is not posted if it is undone at once, and posted as it was changed', async () => {
    await scene.award()
    await scene.award({ id: 'award-2', isConfirmed: true })
    await scene.undo()
    const body = { recipientId: THALDORIMEND }
    await scene.make(changeAward, { params: { awardId: 'award-2' }, body })
    await scene.after(14)
    expect(scene.discord.texts()).toEqual([])
    await scene.after(1)
    expect(scene.discord.texts()).toEqual([expect.stringContaining('): Thaldorimend')])
  })

  it('is not posted if it is entered after its night', async () => {
    const { id: nightId } = await scene.start()
    await scene.change(nightId, { isRunning: false })
    await scene.award({ nightId })
    await scene.after(60)
    expect(scene.discord.texts()).toEqual([])
  })

  it('is stored at once while Discord does not answer', async () => {
    const begun = holdAnswers(new Promise((resolve) => onTestFinished(() => resolve())))
    await scene.award()
    scene.backend.clock.now += 15_000
    void scene.backend.webhookPosts.deliver()
    await begun
    await scene.award({ id: 'award-2', isConfirmed: true })
    expect((await scene.history()).awards).toHaveLength(2)
  })
})

describe('the summary of a night', () => {
  it('is posted when an officer presses, with the time in the markup of Discord', async () => {
    const night = await scene.start()
    await scene.award()
    expect(await scene.post(night.id)).toEqual({ isPosted: true, failure: null })
    const seconds = Math.floor(Date.parse(night.startedAt) / 1000)
    expect(scene.discord.texts()).toEqual([
      expect.stringMatching(new RegExp(`<t:${seconds}:f>\\*\\*\n2 of 2 here\n[^]*: Frostelle$`)),
    ])
  })

  it('goes on with the next message after a limit', async () => {
    const { id: nightId } = await scene.start()
    const { guildId } = scene
    const drops = Array.from({ length: 60 }, (_, index) => ({
      id: `drop-${index}`,
      guildId,
      nightId,
      itemName: `A drop with a name that is as long as they come, number ${index}`,
      bossName: 'Boss',
      difficulty: 'Heroic' as const,
      count: 1,
      markedAt: new Date(),
    }))
    await scene.backend.database.insert(nightDrops).values(drops)
    const answers = [accepted, async () => tooManyPosts(2.5), accepted, accepted]
    scene.discord.answer = () => (answers.shift() ?? accepted)()
    expect(await scene.post(nightId)).toEqual({ isPosted: false, failure: null })
    await scene.after(2.4)
    expect(scene.discord.requests).toHaveLength(2)
    await scene.after(0.1)
    const [first, limited, ...rest] = scene.discord.texts().map(String)
    expect(limited).toBe(rest[0])
    const posted = [first, ...rest].join('\n')
    for (const { itemName } of drops) expect(posted.split(`- ${itemName}:`)).toHaveLength(2)
    expect(scene.discord.texts().every((text) => String(text).length <= MESSAGE_LENGTH_MAX)).toBe(
      true,
    )
    expect(await waiting()).toBe(0)
  })

  it('waits once, however often it is asked for', async () => {
    const { id } = await scene.start()
    scene.discord.answer = async () => tooManyPosts(60)
    await scene.post(id)
    await scene.post(id)
    scene.discord.answer = accepted
    await scene.after(60)
    expect(scene.discord.requests).toHaveLength(2)
  })

  it('of a night of another guild does not exist', async () => {
    const { id } = await scene.start()
    const params = { guildId: await scene.otherGuild() }
    await scene.set({ address: WEBHOOK_ADDRESS })
    for (const call of [{ body: { nightId: 'unknown' } }, { params, body: { nightId: id } }]) {
      expect(await scene.rejection(postToWebhook, call)).toMatchObject({ status: 404 })
    }
  })
})

describe('what cannot be posted', () => {
  it('because of a limit is posted after the time that Discord names', async () => {
    scene.discord.answer = async () => tooManyPosts(30)
    await scene.award()
    await scene.after(15)
    scene.discord.answer = accepted
    await scene.after(29)
    expect(scene.discord.requests).toHaveLength(1)
    await scene.after(1)
    expect(scene.discord.requests).toHaveLength(2)
    expect(await scene.webhook()).toMatchObject({ failure: null })
    expect(await waiting()).toBe(0)
  })

  it('because Discord cannot be reached is tried each minute, for a day', async () => {
    scene.discord.answer = notConnected
    expect(await scene.post()).toEqual({ isPosted: false, failure: 'Unreachable' })
    const failedAt = new Date(scene.backend.clock.now).toISOString()
    await scene.after(59)
    expect(scene.discord.requests).toHaveLength(1)
    await scene.after(1)
    expect(scene.discord.requests).toHaveLength(2)
    expect(await scene.webhook()).toMatchObject({ failure: 'Unreachable', failedAt })
    await scene.after(24 * 60 * 60)
    expect(scene.discord.requests).toHaveLength(2)
    expect(await waiting()).toBe(0)
  })

  it('is posted when Discord is there again, and the failure is forgotten', async () => {
    scene.discord.answer = async () => new Response('', { status: 502 })
    await scene.post()
    scene.discord.answer = accepted
    await scene.after(60)
    expect(scene.discord.requests).toHaveLength(2)
    expect(await scene.webhook()).toMatchObject({ failure: null, failedAt: null })
  })

  it('because the webhook was deleted is dropped, and nothing more is sent', async () => {
    scene.discord.answer = async () => unknownWebhook()
    await scene.award()
    expect(await scene.post()).toEqual({ isPosted: false, failure: 'Deleted' })
    await scene.award({ id: 'award-2', isConfirmed: true })
    await scene.after(60)
    expect(scene.discord.requests).toHaveLength(1)
    expect(await waiting()).toBe(0)
    expect(await scene.webhook()).toMatchObject({ failure: 'Deleted' })
    expect(await scene.rejection(postToWebhook, { body: {} })).toMatchObject({ status: 404 })
    await scene.set({ address: WEBHOOK_ADDRESS })
    expect(await scene.webhook()).toMatchObject({ failure: null, postsAwards: true })
  })

  it('leaves a webhook alone that was set while the deleted one was tried', async () => {
    scene.discord.answer = async () => {
      scene.discord.answer = accepted
      await scene.set({ address: `${WEBHOOK_ADDRESS}-new` })
      return unknownWebhook()
    }
    expect(await scene.post()).toEqual({ isPosted: true, failure: null })
    expect(scene.discord.requests.map(({ url }) => url)).toEqual([
      WEBHOOK_ADDRESS,
      `${WEBHOOK_ADDRESS}-new`,
    ])
  })

  it('because Discord rejects it is dropped', async () => {
    scene.discord.answer = async () => Response.json({ code: 50_006 }, { status: 400 })
    expect(await scene.post()).toEqual({ isPosted: false, failure: 'Rejected' })
    await scene.after(60)
    expect(scene.discord.requests).toHaveLength(1)
  })

  it('because the connection broke off is not sent again: it may have arrived', async () => {
    scene.discord.answer = brokenOff
    expect(await scene.post()).toEqual({ isPosted: false, failure: 'Unknown' })
    await scene.after(3600)
    expect(scene.discord.requests).toHaveLength(1)
    await scene.post()
    const failedAt = new Date(scene.backend.clock.now).toISOString()
    expect(await scene.webhook()).toMatchObject({ failedAt })
  })

  it.each([
    ['of one webhook does not delay other guilds', false, 2],
    ['of all webhooks is kept for other guilds, too', true, 1],
  ])('because of a limit %s', async (_, isGlobal, count) => {
    const guildId = await scene.otherGuild()
    const at = new Date(scene.backend.clock.now)
    const { database } = scene.backend
    await database.insert(guildWebhooks).values({ guildId, webhookId: '9', token: 'other' })
    scene.discord.answer = async () => {
      scene.discord.answer = accepted
      return tooManyPosts(30, isGlobal)
    }
    await scene.post()
    await database.insert(webhookPosts).values({ guildId, createdAt: at, dueAt: at })
    await scene.after(1)
    expect(scene.discord.requests).toHaveLength(count)
    await scene.after(29)
    expect(scene.discord.requests).toHaveLength(3)
  })
})

describe('a restart', () => {
  it('sends nothing twice, and tells that a post may be missing', async () => {
    await scene.award()
    await scene.award({ id: 'award-2', isConfirmed: true })
    scene.backend.clock.now += 15_000
    await endWhilePosting()
    await scene.after(0)
    expect(scene.discord.requests).toHaveLength(2)
    await scene.after(59)
    expect(scene.discord.requests).toHaveLength(2)
    await scene.after(1)
    expect(scene.discord.requests).toHaveLength(2)
    expect(await waiting()).toBe(0)
    expect(await scene.webhook()).toMatchObject({ failure: 'Unknown' })
  })

  it('of a process beside another does not let both send the same', async () => {
    for (const id of ['1', '2', '3', '4']) await scene.award({ id, isConfirmed: true })
    scene.backend.clock.now += 15_000
    const { database, clock } = scene.backend
    const others = [1, 2, 3].map(() => scene.discord.connect({ database, now: () => clock.now }))
    await Promise.all(others.map((other) => other.deliver()))
    expect(scene.discord.requests).toHaveLength(4)
  })
})

it('a webhook can be removed while an award is stored', async () => {
  const stored = scene.award()
  await scene.make(deleteWebhook)
  await stored
  expect(await waiting()).toBe(0)
})
