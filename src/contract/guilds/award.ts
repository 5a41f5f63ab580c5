import * as z from 'zod/mini'
import { CLASS_NAMES } from '@/game/classes'
import { DIFFICULTIES } from '@/game/difficulties'
import { ITEM_TYPES, RARITIES, SLOTS } from '@/game/items'
import { defineCall } from '../call'
import { AWARD_RESPONSES } from './award-responses'
import { objectOf, openEnum, optionalInAnswer, time } from '../fields'
import {
  answeredId,
  type AwardId,
  type DropId,
  type GuildId,
  type InstanceId,
  type LootItemId,
  type NightId,
} from '../ids'

/*
 * An award of a guild, and those to the user, which Home shows; part of the feature `guild-board`.
 * Rules: docs/specification.md, section 10.
 */

/** The programs in which awards are made. */
const AWARD_SOURCES = ['guildr', 'rclootcouncil'] as const
export type AwardSource = (typeof AWARD_SOURCES)[number]

/** Maximum number of awards in the answer of `listOwnAwards`. */
export const OWN_AWARDS_MAX = 50

/**
 * An item that a guild has awarded. Names stay when the item, the raid or the account of a person
 * is deleted; the ids are null then.
 */
export const awardSchema = z.object({
  id: answeredId<AwardId>(),
  lootItemId: optionalInAnswer(answeredId<LootItemId>()),
  /** The game's id of the item. */
  itemId: optionalInAnswer(z.number()),
  itemName: z.string(),
  slot: optionalInAnswer(openEnum(SLOTS)),
  rarity: optionalInAnswer(openEnum(RARITIES)),
  iconUrl: optionalInAnswer(z.string()),
  /** With `slot`, these choose the picture of an item without an icon. */
  itemType: optionalInAnswer(openEnum(ITEM_TYPES)),
  isTokenItem: optionalInAnswer(z.boolean()),
  classes: optionalInAnswer(z.array(openEnum(CLASS_NAMES))),
  instanceId: optionalInAnswer(answeredId<InstanceId>()),
  instanceName: z.string(),
  bossName: optionalInAnswer(z.string()),
  /** Null if it is unknown. */
  difficulty: optionalInAnswer(openEnum(DIFFICULTIES)),
  /** Null if nobody is named: the item was disenchanted, nobody wanted it, or it is for transmog. */
  recipient: optionalInAnswer(
    z.object({
      /** The game's id of the character, as on the roster. */
      id: optionalInAnswer(z.number()),
      name: z.string(),
      realmSlug: optionalInAnswer(z.string()),
      className: optionalInAnswer(openEnum(CLASS_NAMES)),
    }),
  ),
  /** The names of those who had the item before and have passed it on, the first one first. */
  passedOnBy: optionalInAnswer(z.array(z.string())),
  response: optionalInAnswer(openEnum(AWARD_RESPONSES)),
  /**
   * Whether the response is an award reason, e.g. banking or disenchanting: nobody has received the
   * item.
   */
  isAwardReason: optionalInAnswer(z.boolean()),
  awardedAt: z.string(),
  /** The name of the officer's character. */
  awardedBy: optionalInAnswer(z.string()),
  source: optionalInAnswer(openEnum(AWARD_SOURCES)),
  /** Of the feature `raid-nights`: the raid night of the award, and its drop; a bonus roll has none. */
  nightId: optionalInAnswer(answeredId<NightId>()),
  dropId: optionalInAnswer(answeredId<DropId>()),
})
export type Award = z.output<typeof awardSchema>

/** An award to one of the user's characters. */
const ownAwardSchema = z.extend(awardSchema, {
  guild: z.object({ id: answeredId<GuildId>(), name: z.string() }),
})
export type OwnAward = z.output<typeof ownAwardSchema>

export const listOwnAwards = defineCall({
  method: 'GET',
  path: '/api/me/awards',
  summary: `Lists what the user's characters have received after a time, without award reasons, newest first, at most ${OWN_AWARDS_MAX}. Only guilds that have the character on their roster are included.`,
  access: 'session',
  query: objectOf({ since: time }),
  key: 'awards',
  answer: z.array(ownAwardSchema),
})
