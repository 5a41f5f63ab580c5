import * as z from 'zod/mini'
import { CLASS_NAMES } from '@/game/classes'
import { DIFFICULTIES } from '@/game/difficulties'
import { ITEM_TYPES, RARITIES, SLOTS } from '@/game/items'
import { defineCall } from './call'
import { id, integer, objectOf, oneOf, openEnum, optionalInAnswer, text, time } from './fields'

/*
 * The awards of a guild to its members; part of the feature `guild-board`. Rules: docs/specification.md,
 * section 10.
 */

/** Why a character gets an item. Imported awards can have other texts. */
export const AWARD_RESPONSES = [
  'BiS',
  'Upgrade',
  'Minor upgrade',
  'Off spec',
  'Transmog',
  'Disenchant',
] as const
export type AwardResponse = (typeof AWARD_RESPONSES)[number]

/** The programs in which awards are made. */
const AWARD_SOURCES = ['guildr', 'rclootcouncil'] as const
export type AwardSource = (typeof AWARD_SOURCES)[number]

/** Maximum number of awards in one answer of `listAwards`. */
export const LISTED_AWARDS_MAX = 200

/** Maximum number of awards in the answer of `listOwnAwards`. */
export const OWN_AWARDS_MAX = 50

/**
 * An item that a guild has awarded. Names stay when the item, the raid or the account of a person is deleted;
 * the ids are null then.
 */
const awardSchema = z.object({
  id: z.string(),
  lootItemId: optionalInAnswer(z.string()),
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
  instanceId: optionalInAnswer(z.string()),
  instanceName: z.string(),
  bossName: optionalInAnswer(z.string()),
  difficulty: openEnum(DIFFICULTIES),
  recipient: z.object({
    /** The game's id of the character, as on the roster. */
    id: optionalInAnswer(z.number()),
    name: z.string(),
    realmSlug: optionalInAnswer(z.string()),
    className: optionalInAnswer(openEnum(CLASS_NAMES)),
  }),
  response: optionalInAnswer(openEnum(AWARD_RESPONSES)),
  awardedAt: z.string(),
  /** The name of the officer's character. */
  awardedBy: optionalInAnswer(z.string()),
  source: optionalInAnswer(openEnum(AWARD_SOURCES)),
})
export type Award = z.output<typeof awardSchema>

/** An award to one of the user's characters. */
const ownAwardSchema = z.extend(awardSchema, {
  guild: z.object({ id: z.string(), name: z.string() }),
})
export type OwnAward = z.output<typeof ownAwardSchema>

export const awardItem = defineCall({
  method: 'POST',
  path: '/api/guilds/:guildId/awards',
  summary:
    'Awards a loot item to a character on the roster. Ticks the highest wanted wish for it on the main wishlists of that difficulty that the character shares. If an award with the id exists, changes nothing and answers 200 with that award. Only for officers; 403 for other members.',
  access: 'session',
  body: objectOf({
    /** Chosen by the client. */
    id,
    lootItemId: id,
    difficulty: oneOf(DIFFICULTIES, 'Difficulty'),
    /** The game's id of the character, as on the roster. */
    recipientId: integer(1, Number.MAX_SAFE_INTEGER),
    response: z.nullish(oneOf(AWARD_RESPONSES, 'Response')),
    /** The list whose wish is ticked; otherwise one for the specialization that the character plays comes first. */
    wishlistId: z.optional(id),
  }),
  status: 201,
  key: 'award',
  answer: awardSchema,
})

export const undoAward = defineCall({
  method: 'DELETE',
  path: '/api/guilds/:guildId/awards/:awardId',
  summary:
    'Deletes an award. Unticks the wish that it has ticked, unless its owner has ticked or unticked it since. Only for officers; 403 for other members.',
  access: 'session',
  status: 204,
})

export const listAwards = defineCall({
  method: 'GET',
  path: '/api/guilds/:guildId/awards',
  summary: `Lists the awards of a guild, newest first, at most ${LISTED_AWARDS_MAX}. next is the value of before for the next part, or null at the end. person is part of the recipient's name.`,
  access: 'session',
  query: objectOf({
    instanceId: z.optional(id),
    difficulty: z.optional(oneOf(DIFFICULTIES, 'Difficulty')),
    slot: z.optional(oneOf(SLOTS, 'Slot')),
    person: z.optional(text(100)),
    before: z.optional(text(100)),
  }),
  answer: z.object({ awards: z.array(awardSchema), next: z.nullish(z.string()) }),
})

export const listOwnAwards = defineCall({
  method: 'GET',
  path: '/api/me/awards',
  summary: `Lists what was awarded to the user's characters after a time, newest first, at most ${OWN_AWARDS_MAX}. Only guilds that have the character on their roster are included.`,
  access: 'session',
  query: objectOf({ since: time }),
  key: 'awards',
  answer: z.array(ownAwardSchema),
})
