import type { Database } from '../../database/database'
import { logWarning } from '../../logger'
import { beginPost, finishPost, type BegunPost, type PostResult } from './posts'
import { sendPost } from './send-post'
import { writePost } from './write-post'

interface WebhookPostsOptions {
  database: Database
  /** The only origin to which requests are sent, e.g. `https://discord.com`. */
  origin: string
  fetch: typeof globalThis.fetch
  /** Milliseconds since the epoch. */
  now: () => number
}

/** Posts to the webhooks of guilds what is due. */
export interface WebhookPosts {
  /** Resolves when nothing is due any more, or after the current post if the signal is aborted. */
  deliver: (signal?: AbortSignal) => Promise<void>
}

/**
 * Creates what posts to Discord. A post is begun before it is sent and finished after it: one that
 * was begun by a process that has ended is not sent again, because it may have arrived.
 */
export function createWebhookPosts(options: WebhookPostsOptions): WebhookPosts {
  const { database, origin, fetch, now } = options
  let pausedUntil = 0
  let round: Promise<void> = Promise.resolve()

  async function deliverDue(signal?: AbortSignal) {
    for (;;) {
      if (signal?.aborted || now() < pausedUntil) return
      const post = await beginPost(database, new Date(now()))
      if (!post) return
      const messages = await writePost(database, post)
      const result = await send(post, messages[post.postedParts])
      const hasMore = post.postedParts + 1 < messages.length
      await finishPost(database, post, result, { hasMore, now: new Date(now()) })
      if (result.kind === 'posted') continue
      logWarning('not posted to Discord', { result: result.kind })
      if (result.kind === 'limited' && result.isGlobal) pausedUntil = now() + result.pauseMs
      // The others would wait as long to learn the same.
      if (result.kind === 'unreachable') return
    }
  }

  async function send(post: BegunPost, message: string | undefined): Promise<PostResult> {
    if (post.isBegun) return { kind: 'unknown' }
    if (post.isTooOld) return { kind: 'expired' }
    if (message === undefined) return { kind: 'outdated' }
    const { webhookId: id, token } = post
    return sendPost(message, { fetch, origin, webhook: { id, token } })
  }

  return {
    deliver(signal) {
      // One after the other: what was added during a round is posted by the next one.
      round = round.catch(() => undefined).then(() => deliverDue(signal))
      return round
    },
  }
}
