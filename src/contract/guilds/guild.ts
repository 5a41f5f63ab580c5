import * as z from 'zod/mini'
import { CLASS_NAMES } from '@/game/classes'
import { FACTIONS, REGIONS } from '@/game/realms'
import { adaptRealm, each } from '../answers/received'
import { DIFFICULTIES } from '@/game/difficulties'
import { ROLES } from '@/game/roles'
import { isTimeZone } from '@/game/time-zones'
import { defineCall } from '../call'
import { objectOf, openEnum, optionalInAnswer } from '../fields'
import { TEAM_STATUSES } from './team-statuses'
import { answeredId, requestedId, type CharacterId, type GuildId, type InstanceId } from '../ids'

/** The ranks of people in a guild, the highest first (docs/specification.md, section 10). */
export const GUILD_RANKS = ['Guild Master', 'Officer', 'Member'] as const
export type GuildRank = (typeof GUILD_RANKS)[number]

/**
 * Returns the label of an in-game rank (docs/specification.md, section 10).
 * @param rank 0 is the guild master
 */
export function toGuildRank(rank: number, officerRanks: readonly number[]): GuildRank {
  if (rank === 0) return 'Guild Master'
  return officerRanks.includes(rank) ? 'Officer' : 'Member'
}

/**
 * Whether the user's rank in a guild is this one or a higher one. An unknown rank is the lowest: the
 * guild's officers manage team, locks and awards, its guild master sets their ranks.
 */
export function hasRank({ rank }: { rank?: string | null }, least: GuildRank): boolean {
  const position = GUILD_RANKS.findIndex((known) => known === rank)
  return position !== -1 && position <= GUILD_RANKS.indexOf(least)
}

/** Who sees a part of what a guild knows of its raiders. Officers always see everything. */
export const AUDIENCES = ['Members', 'Officers'] as const
export type Audience = (typeof AUDIENCES)[number]

/** The IANA name of a time zone, "Europe/Paris". One that the runtime does not know is invalid. */
export const timeZoneName = z
  .string('Must be text')
  .check(z.refine(isTimeZone, 'Must be the name of a time zone'))

/** Set by the guild master. Belongs to the feature `guild-settings`. */
const settingAnswers = {
  /** The time zone of the guild's raid nights. */
  timeZone: optionalInAnswer(timeZoneName),
  /** Who sees what other raiders have received. */
  receivedVisibleTo: optionalInAnswer(openEnum(AUDIENCES)),
  /** Who sees the shared wishlists of other raiders. */
  listsVisibleTo: optionalInAnswer(openEnum(AUDIENCES)),
}

/**
 * Why something was not posted to Discord. `Deleted`: Discord does not know the webhook any more;
 * `Rejected`: Discord did not accept a post; `Unreachable`: Discord cannot be reached, and the
 * backend tries again for a day; `Unknown`: the connection broke off, so that the post may have arrived.
 */
export const WEBHOOK_FAILURES = ['Deleted', 'Rejected', 'Unreachable', 'Unknown'] as const
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number]

/** The webhook of a Discord channel, without its address. Belongs to the feature `discord-webhook`. */
const webhookSchema = z.object({
  /** Whether each award is posted. */
  postsAwards: z.boolean(),
  /** Null after something was posted. */
  failure: optionalInAnswer(openEnum(WEBHOOK_FAILURES)),
  failedAt: optionalInAnswer(z.string()),
})

/**
 * Whether the user sees what other raiders have received, or their shared lists. All members see
 * both, unless the guild master has chosen officers only.
 */
export function maySee(
  guild: Pick<Guild, 'rank' | 'receivedVisibleTo' | 'listsVisibleTo'>,
  part: 'received' | 'lists',
): boolean {
  return guild[`${part}VisibleTo`] !== 'Officers' || hasRank(guild, 'Officer')
}

/** Like `maySee`, for one raider; users always see what is of their own. */
export function maySeeOf(
  guild: Pick<Guild, 'rank' | 'receivedVisibleTo' | 'listsVisibleTo' | 'characters'>,
  part: 'received' | 'lists',
  memberId: number,
): boolean {
  return maySee(guild, part) || (guild.characters ?? []).some((own) => own.memberId === memberId)
}

/** Set by officers for a character on the roster. Belongs to the feature `guild-board`. */
export const teamAnswers = {
  /** The place in the raid team. */
  teamStatus: optionalInAnswer(openEnum(TEAM_STATUSES)),
  /** Without it, the role follows from the specialization. */
  role: optionalInAnswer(openEnum(ROLES)),
}

/** One of the user's characters on the roster of a guild. */
const ownMemberSchema = z.object({
  id: answeredId<CharacterId>(),
  name: z.string(),
  className: openEnum(CLASS_NAMES),
  /** The game's id of the character, as on the roster. */
  memberId: optionalInAnswer(z.number()),
  /** The rank in the game; 0 is the guild master. */
  rank: z.number(),
  /** Whether its main wishlists are shared with the guild. */
  isShared: z.boolean(),
  ...teamAnswers,
})

/**
 * A guild of one of the user's characters. `rank` is the highest among those characters; it is null
 * before the guild is onboarded, and when none of them is on the roster. `rosterReadAt`,
 * `officerRanks` and `characters` belong to the feature `guild-board`.
 */
export const guildSchema = z.object({
  id: answeredId<GuildId>(),
  name: z.string(),
  realm: optionalInAnswer(z.string()),
  region: optionalInAnswer(openEnum(REGIONS)),
  faction: optionalInAnswer(openEnum(FACTIONS)),
  memberCount: optionalInAnswer(z.number()),
  rank: optionalInAnswer(openEnum(GUILD_RANKS)),
  isOnboarded: optionalInAnswer(z.boolean()),
  /** When Battle.net last returned the roster. */
  rosterReadAt: optionalInAnswer(z.string()),
  /** The ranks in the game that are officers; rank 0 is the guild master. */
  officerRanks: optionalInAnswer(z.array(z.number())),
  characters: optionalInAnswer(z.array(ownMemberSchema)),
  /** Of the feature `raid-nights`: since when a raid night is running. */
  nightStartedAt: optionalInAnswer(z.string()),
  /** Null without a webhook, and for users who are no officers. */
  webhook: optionalInAnswer(webhookSchema),
  ...settingAnswers,
})
export type Guild = z.output<typeof guildSchema>

export const listGuilds = defineCall({
  method: 'GET',
  path: '/api/guilds',
  summary: "Lists the guilds of the user's characters.",
  access: 'session',
  key: 'guilds',
  answer: z.array(guildSchema),
  adapt: each(adaptRealm),
})

export const onboardGuild = defineCall({
  method: 'POST',
  path: '/api/guilds/onboard',
  summary: 'Reads the roster of a guild from Battle.net and stores its member count and ranks.',
  access: 'session',
  body: objectOf({ guildId: requestedId<GuildId>() }),
  key: 'guild',
  answer: guildSchema,
  receives: z.partial(guildSchema),
  adapt: adaptRealm,
})

const guildDetailsSchema = z.extend(guildSchema, {
  /** The number of characters that share a main wishlist, by raid and difficulty. */
  listCounts: optionalInAnswer(
    z.array(
      z.object({
        instanceId: answeredId<InstanceId>(),
        difficulty: openEnum(DIFFICULTIES),
        count: z.number(),
      }),
    ),
  ),
  /** The difficulty of the newest award of each raid. */
  newestAwards: optionalInAnswer(
    z.array(z.object({ instanceId: answeredId<InstanceId>(), difficulty: openEnum(DIFFICULTIES) })),
  ),
})
export type GuildDetails = z.output<typeof guildDetailsSchema>

export const getGuild = defineCall({
  method: 'GET',
  path: '/api/guilds/:guildId',
  summary: 'Returns a guild of which the user is a member.',
  access: 'session',
  key: 'guild',
  answer: guildDetailsSchema,
})
