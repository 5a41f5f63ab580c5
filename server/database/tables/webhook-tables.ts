import type { WebhookFailure } from '@/contract/guilds/guild'
import type { AwardId, GuildId, NightId } from '@/contract/ids'
import {
  bigserial,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { guildAwards } from './award-tables'
import { guilds } from './guild-tables'
import { nights } from './night-tables'
import { ownedBy, timestampMs } from './shared-columns'

/** The webhooks of Discord channels to which the backend posts. */
export const guildWebhooks = pgTable('guild_webhooks', {
  guildId: ownedBy<GuildId>(() => guilds.id).primaryKey(),
  webhookId: text().notNull(),
  /** The secret part of the address; null after Discord has answered that it does not know it. */
  token: text(),
  postsAwards: boolean().notNull().default(false),
  /** Nothing is posted before. */
  pausedUntil: timestampMs(),
  failure: text().$type<WebhookFailure>(),
  failedAt: timestampMs(),
})

/**
 * What is to be posted: an award, the summary of a night, or a test. The texts are written when it
 * is posted, so that an award that is undone is not posted.
 */
export const webhookPosts = pgTable(
  'webhook_posts',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    guildId: ownedBy<GuildId>(() => guildWebhooks.guildId),
    awardId: text().$type<AwardId>(),
    nightId: text()
      .$type<NightId>()
      .references(() => nights.id, { onDelete: 'cascade' }),
    /** How many messages of a long summary are posted. */
    postedParts: integer().notNull().default(0),
    createdAt: timestampMs().notNull(),
    /** It is not posted before. */
    dueAt: timestampMs().notNull(),
    /** When a process has begun to post it; null while none does. */
    begunAt: timestampMs(),
  },
  (table) => [
    foreignKey({
      columns: [table.guildId, table.awardId],
      foreignColumns: [guildAwards.guildId, guildAwards.id],
    }).onDelete('cascade'),
    unique('webhook_posts_award').on(table.guildId, table.awardId),
    unique('webhook_posts_night').on(table.guildId, table.nightId),
    index().on(table.nightId),
  ],
)
