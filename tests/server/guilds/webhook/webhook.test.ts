import { describe, expect, it } from 'vitest'
import { getGuild, listGuilds } from '@/contract/guilds/guild'
import { deleteWebhook, parseWebhook, postToWebhook, setWebhook } from '@/contract/guilds/webhook'
import { guildWebhooks, webhookPosts } from '../../../../server/database/schema'
import { pathOf } from '../../../support/backend/backend-calls'
import { WEBHOOK_ADDRESS } from '../../../support/backend/discord-host'
import { eachTest } from '../../../support/backend/each-test'
import { importNamed } from '../../../support/backend/guild'
import { createWebhookScene } from './webhook-scene'

describe('the address of a webhook', () => {
  it.each([
    ['https://discord.com/api/webhooks/123/Ab_9-', { id: '123', token: 'Ab_9-' }],
    ['https://discord.com/api/v10/webhooks/123/Ab_9-/', { id: '123', token: 'Ab_9-' }],
    ['http://discord.com/api/webhooks/123/Ab_9-', undefined],
    ['https://discord.com.example/api/webhooks/123/Ab_9-', undefined],
    ['https://discord.com@example.com/api/webhooks/123/Ab_9-', undefined],
    ['https://example.com/api/webhooks/123/Ab_9-', undefined],
    ['https://discord.com:8443/api/webhooks/123/Ab_9-', undefined],
    ['https://discord.com/api/webhooks/123/../../users', undefined],
    ['https://discord.com/api/webhooks/123/Ab_9-?wait=true', undefined],
    ['https://discord.com/api/webhooks/123', undefined],
  ])('%s', (address, parsed) => {
    expect(parseWebhook(address)).toEqual(parsed)
  })
})

describe('the webhook of a guild', () => {
  const scene = eachTest(createWebhookScene)

  it('is known to officers without its address, and not to other members', async () => {
    const webhook = { postsAwards: true, failure: null, failedAt: null }
    const { backend, raider, newcomer, guildId } = scene
    await importNamed(backend, newcomer, 'Brannoch')
    const [guild] = await raider.make(listGuilds)
    expect(guild?.webhook).toEqual(webhook)
    const answers = [scene.master, raider.token, newcomer].map(async (token) => {
      const { status, body } = await backend.request('GET', pathOf(getGuild, { guildId }), {
        token,
      })
      return { status, body: JSON.stringify(body) }
    })
    for (const { status, body } of await Promise.all(answers)) {
      expect(status).toBe(200)
      expect(body).not.toContain('Secret')
    }
    expect((await scene.make(getGuild, { token: newcomer })).webhook).toBeNull()
  })

  it('posts each award only if officers choose it, also after its address was replaced', async () => {
    expect(await scene.set({ address: WEBHOOK_ADDRESS })).toMatchObject({
      webhook: { postsAwards: true },
    })
    expect(await scene.set({ postsAwards: false })).toMatchObject({
      webhook: { postsAwards: false },
    })
    expect(await scene.set({ address: WEBHOOK_ADDRESS })).toMatchObject({
      webhook: { postsAwards: false },
    })
    await scene.award()
    await scene.after(60)
    expect(scene.discord.texts()).toEqual([])
  })

  it('is removed with what is not posted', async () => {
    await scene.award()
    await scene.make(deleteWebhook)
    expect(await scene.webhook()).toBeNull()
    expect(await scene.backend.database.$count(webhookPosts)).toBe(0)
    await scene.after(60)
    expect(scene.discord.texts()).toEqual([])
  })

  it('is answered with 404 while none is set', async () => {
    const { database } = scene.backend
    await database.delete(guildWebhooks)
    const statuses = [
      scene.rejection(setWebhook, { body: { postsAwards: true } }),
      scene.rejection(postToWebhook, { body: {} }),
      scene.rejection(deleteWebhook),
    ].map(async (rejected) => (await rejected).status)
    expect(await Promise.all(statuses)).toEqual([404, 404, 404])
    expect(await database.$count(guildWebhooks)).toBe(0)
  })
})
