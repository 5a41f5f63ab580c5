import { parseWebhook, deleteWebhook, postToWebhook, setWebhook } from '@/contract/guilds/webhook'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { setTimeout } from 'node:timers/promises'
import { guildWebhooks, webhookPosts } from '../../database/schema'
import { notFound } from '../../http/http-errors'
import { handle, type AppEnv } from '../../http/handle'
import type { Services } from '../../services'
import { requireOfficer } from '../require-member'
import { addPost } from './posts'

/** How long an answer waits for Discord. */
const ANSWER_MS = 5000

/** The webhook of a guild, and what officers post with it. */
export function webhookRoutes(app: Hono<AppEnv>, { database, now, webhookPosts: posts }: Services) {
  handle(app, setWebhook, async ({ user, params, body: { address, postsAwards } }) => {
    const { id: guildId } = await requireOfficer(database, user.id, params.guildId)
    const parsed = address === undefined ? undefined : parseWebhook(address)
    const webhook = parsed && {
      webhookId: parsed.id,
      token: parsed.token,
      pausedUntil: null,
      failure: null,
      failedAt: null,
    }
    const change = { ...webhook, ...(postsAwards !== undefined && { postsAwards }) }
    if (webhook) {
      await database
        .insert(guildWebhooks)
        .values({ guildId, ...webhook, postsAwards })
        .onConflictDoUpdate({ target: guildWebhooks.guildId, set: change })
    } else if (postsAwards !== undefined) {
      await database.update(guildWebhooks).set(change).where(eq(guildWebhooks.guildId, guildId))
    }
    const guild = await requireOfficer(database, user.id, guildId)
    if (!guild.webhook) throw notFound('Webhook')
    return guild
  })

  handle(app, deleteWebhook, async ({ user, params }) => {
    const { id } = await requireOfficer(database, user.id, params.guildId)
    const deleted = await database
      .delete(guildWebhooks)
      .where(eq(guildWebhooks.guildId, id))
      .returning({ guildId: guildWebhooks.guildId })
    if (deleted.length === 0) throw notFound('Webhook')
  })

  handle(app, postToWebhook, async ({ user, params, body: { nightId = null } }) => {
    const { id: guildId } = await requireOfficer(database, user.id, params.guildId)
    const isPost = await database.transaction(async (transaction) =>
      addPost(transaction, { guildId, nightId }, new Date(now())),
    )
    await Promise.race([posts.deliver(), setTimeout(ANSWER_MS, undefined, { ref: false })])
    const [webhook] = await database
      .select({ failure: guildWebhooks.failure })
      .from(guildWebhooks)
      .where(eq(guildWebhooks.guildId, guildId))
    if (!webhook) throw notFound('Webhook')
    const isWaiting = (await database.$count(webhookPosts, isPost)) > 0
    return { isPosted: !isWaiting && webhook.failure === null, failure: webhook.failure }
  })
}
