import type { WebhookFailure } from '@/contract/guilds/guild'
import type { AwardId, GuildId, NightId } from '@/contract/ids'
import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { guilds, guildWebhooks, webhookPosts } from '../../database/schema'
import { notFound } from '../../http/http-errors'
import { DAY_MS, MINUTE_MS } from '../../lib/durations'
import { requireNight } from '../nights/store-night'
import type { SendResult } from './send-post'

/** An award is posted after this time, so that one that is undone at once is not. */
const UNDO_MS = 15_000

/** A process that has not finished a post in this time was ended. */
const ENDED_AFTER_MS = MINUTE_MS

/** Between two attempts while Discord cannot be reached. */
const RETRY_MS = MINUTE_MS

/** What waits longer is not posted. */
const KEPT_MS = DAY_MS

export type BegunPost = NonNullable<Awaited<ReturnType<typeof beginPost>>>

/** Adds the post of a new award, if the guild has its awards posted. */
export async function addAwardPost(
  transaction: Database,
  { guildId, awardId }: { guildId: GuildId; awardId: AwardId },
  now: Date,
): Promise<void> {
  const [webhook] = await transaction
    .select({ postsAwards: guildWebhooks.postsAwards })
    .from(guildWebhooks)
    .where(hasWebhook(guildId))
    // It cannot be removed before the award is stored.
    .for('key share')
  if (!webhook?.postsAwards) return
  const dueAt = new Date(now.getTime() + UNDO_MS)
  await transaction.insert(webhookPosts).values({ guildId, awardId, createdAt: now, dueAt })
}

/**
 * Adds the post of the summary of a night, unless it waits already, or of a test.
 * @returns the condition for the post
 * @throws HttpError 404 without a webhook, or if the night does not exist
 */
export async function addPost(
  transaction: Database,
  { guildId, nightId }: { guildId: GuildId; nightId: NightId | null },
  now: Date,
) {
  const [webhook] = await transaction
    .select({ guildId: guildWebhooks.guildId })
    .from(guildWebhooks)
    .where(hasWebhook(guildId))
    .for('key share')
  if (!webhook) throw notFound('Webhook')
  if (nightId !== null) await requireNight(transaction, guildId, nightId)
  const [post] = await transaction
    .insert(webhookPosts)
    .values({ guildId, nightId, createdAt: now, dueAt: now })
    .onConflictDoNothing()
    .returning({ id: webhookPosts.id })
  return post
    ? eq(webhookPosts.id, post.id)
    : and(eq(webhookPosts.guildId, guildId), eq(webhookPosts.nightId, nightId ?? ''))
}

/** The condition for the webhook of a guild, unless Discord does not know it any more. */
function hasWebhook(guildId: GuildId) {
  return and(eq(guildWebhooks.guildId, guildId), isNotNull(guildWebhooks.token))
}

/**
 * Begins the next post that is due; other processes do not begin it, too.
 * @returns undefined if none is due; `isBegun`: a process that was ended has begun it, so that it may
 *   have arrived
 */
export async function beginPost(database: Database, now: Date) {
  return database.transaction(async (transaction) => {
    const [post] = await transaction
      .select({
        id: webhookPosts.id,
        guildId: webhookPosts.guildId,
        guildName: guilds.name,
        awardId: webhookPosts.awardId,
        nightId: webhookPosts.nightId,
        postedParts: webhookPosts.postedParts,
        createdAt: webhookPosts.createdAt,
        begunAt: webhookPosts.begunAt,
        webhookId: guildWebhooks.webhookId,
        token: guildWebhooks.token,
        failure: guildWebhooks.failure,
      })
      .from(webhookPosts)
      .innerJoin(guildWebhooks, eq(guildWebhooks.guildId, webhookPosts.guildId))
      .innerJoin(guilds, eq(guilds.id, webhookPosts.guildId))
      .where(isDue(now))
      .orderBy(asc(webhookPosts.id))
      .limit(1)
      .for('update', { of: webhookPosts, skipLocked: true })
    const token = post?.token
    if (!post || token == null) return undefined
    await transaction.update(webhookPosts).set({ begunAt: now }).where(eq(webhookPosts.id, post.id))
    const { begunAt, createdAt, ...rest } = post
    const isTooOld = createdAt.getTime() <= now.getTime() - KEPT_MS
    return { ...rest, token, isBegun: begunAt !== null, isTooOld }
  })
}

function isDue(now: Date) {
  const endedBefore = new Date(now.getTime() - ENDED_AFTER_MS)
  return and(
    lte(webhookPosts.dueAt, now),
    or(isNull(webhookPosts.begunAt), lte(webhookPosts.begunAt, endedBefore)),
    isNotNull(guildWebhooks.token),
    or(isNull(guildWebhooks.pausedUntil), lte(guildWebhooks.pausedUntil, now)),
  )
}

/**
 * What has become of a post; `expired`: it has waited too long; `outdated`: what it was about has gone.
 */
export type PostResult = SendResult | { kind: 'expired' | 'outdated' }

/** What officers are told of it; null: nothing any more. */
const FAILURES = {
  posted: null,
  limited: undefined,
  outdated: undefined,
  deleted: 'Deleted',
  rejected: 'Rejected',
  unreachable: 'Unreachable',
  expired: 'Unreachable',
  unknown: 'Unknown',
} as const satisfies Record<PostResult['kind'], WebhookFailure | null | undefined>

/**
 * Stores what has become of a post that was begun.
 * @param hasMore whether its next message follows
 */
export async function finishPost(
  database: Database,
  post: BegunPost,
  result: PostResult,
  { hasMore, now }: { hasMore: boolean; now: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    // First, as when the webhook is removed: two that lock in another order could wait for each other.
    const isChanged = await changeWebhook(transaction, post, result, now)
    const isPost = eq(webhookPosts.id, post.id)
    if (result.kind === 'deleted' && isChanged) {
      await transaction.delete(webhookPosts).where(eq(webhookPosts.guildId, post.guildId))
    } else if (result.kind === 'posted' && hasMore) {
      const postedParts = post.postedParts + 1
      await transaction.update(webhookPosts).set({ begunAt: null, postedParts }).where(isPost)
    } else if (KEPT_AFTER.has(result.kind)) {
      await transaction.update(webhookPosts).set({ begunAt: null }).where(isPost)
    } else {
      await transaction.delete(webhookPosts).where(isPost)
    }
  })
}

/** After these it is posted again; also after `deleted`, if another webhook was set meanwhile. */
const KEPT_AFTER: ReadonlySet<PostResult['kind']> = new Set(['limited', 'unreachable', 'deleted'])

/** @returns whether the webhook is still the one to which it was sent */
async function changeWebhook(
  transaction: Database,
  { guildId, token, failure: before }: BegunPost,
  result: PostResult,
  now: Date,
): Promise<boolean> {
  const failure = FAILURES[result.kind]
  const pauseMs =
    result.kind === 'limited'
      ? result.pauseMs
      : result.kind === 'unreachable'
        ? RETRY_MS
        : undefined
  // Each attempt while Discord cannot be reached is the same failure.
  const isKnown = failure === before && (failure === null || failure === 'Unreachable')
  const isSame = failure === undefined || isKnown
  if (isSame && pauseMs === undefined) return true
  const changed = await transaction
    .update(guildWebhooks)
    .set({
      // Written only if they change: the pages of the guild are told of it.
      ...(!isSame && { failure, failedAt: failure === null ? null : now }),
      ...(result.kind === 'deleted' && { token: null }),
      pausedUntil: pauseMs === undefined ? null : new Date(now.getTime() + pauseMs),
    })
    .where(and(eq(guildWebhooks.guildId, guildId), eq(guildWebhooks.token, token)))
    .returning({ guildId: guildWebhooks.guildId })
  return changed.length > 0
}
