import * as z from 'zod/mini'
import { CLASS_NAMES } from '@/game/classes'
import { DIFFICULTIES } from '@/game/difficulties'
import { SLOTS } from '@/game/items'
import { defineCall } from '../call'
import { awardSchema } from './award'
import { AWARD_RESPONSES } from './award-responses'
import {
  flag,
  id,
  integer,
  objectOf,
  oneOf,
  openEnum,
  optionalInAnswer,
  queryInteger,
  text,
  requiredText,
} from '../fields'
import {
  requestedId,
  type InstanceId,
  type LootItemId,
  type NightId,
  type WishlistId,
} from '../ids'

/*
 * The awards of a guild to its members; part of the feature `guild-board`. Rules:
 * docs/specification.md, section 10.
 */

/** For how long another award of the same item and difficulty has to be confirmed. */
export const CONFIRMED_WITHIN_MINUTES = 10

/** Maximum number of awards of a guild: 20 tiers with 1,000 each. */
export const GUILD_AWARDS_MAX = 20_000

/** Maximum number of awards in one answer of `listAwards`. */
export const LISTED_AWARDS_MAX = 200

/** Maximum length of the name of a guest, with the realm. */
const GUEST_NAME_MAX = 100

/** Someone who is not on the roster. */
export const guestFields = objectOf({
  /** "Name" or "Name-Realm". */
  name: requiredText(GUEST_NAME_MAX, 'Please enter a name'),
  className: oneOf(CLASS_NAMES, 'Class'),
})

/**
 * Who gets an item: a character on the roster, a guest, or nobody, with the responses that need no
 * recipient (`NOBODY_RESPONSES`).
 */
const recipientFields = {
  /** The game's id of the character, as on the roster. */
  recipientId: z.nullish(integer(1, Number.MAX_SAFE_INTEGER)),
  /** The award is theirs when a character with this name and class joins the guild. */
  guest: z.nullish(guestFields),
  response: z.nullish(oneOf(AWARD_RESPONSES, 'Response')),
  /**
   * The list whose wish is ticked; otherwise one for the specialization that the character plays
   * comes first.
   */
  wishlistId: z.optional(requestedId<WishlistId>()),
}

export const awardItem = defineCall({
  method: 'POST',
  path: '/api/guilds/:guildId/awards',
  summary: `Awards a loot item to a character on the roster or to a guest, or to nobody if the response is Disenchant, Nobody wanted it or Transmog. Ticks the wanted wishes for it on the main wishlists of that and of easier difficulties that the character shares, in one slot, unless it is disenchanted or nobody wanted it. If an award with the id exists, changes nothing and answers 200 with that award. If the item was awarded on that difficulty in the last ${CONFIRMED_WITHIN_MINUTES} minutes, answers 409 ALREADY_AWARDED with details.award, unless isConfirmed is true; in a raid night it does so if all drops of the item are given away. A bonus roll takes no drop and is not asked about. Only for officers; 403 for other members.`,
  access: 'session',
  otherStatuses: [200, 403],
  body: objectOf({
    /** Chosen by the client. */
    id,
    lootItemId: requestedId<LootItemId>(),
    difficulty: oneOf(DIFFICULTIES, 'Difficulty'),
    ...recipientFields,
    /** Whether the item has dropped again since it was awarded. */
    isConfirmed: z.optional(flag),
    /**
     * Of the feature `raid-nights`: the night in which the item has dropped; otherwise the one that
     * is running, if there is one.
     */
    nightId: z.optional(requestedId<NightId>()),
  }),
  status: 201,
  key: 'award',
  answer: awardSchema,
})

export const changeAward = defineCall({
  method: 'PUT',
  path: '/api/guilds/:guildId/awards/:awardId',
  summary:
    'Changes who has received an item, the response, or the difficulty of an award. A bonus roll stays one, and no other award becomes one; 400. recipientId or guest replaces the recipient; null for both means nobody. If that or the difficulty changes, the wish that the award has ticked is unticked and that of the new recipient is ticked. Only for officers; 403 for other members.',
  access: 'session',
  otherStatuses: [403],
  body: objectOf({
    ...recipientFields,
    difficulty: z.optional(oneOf(DIFFICULTIES, 'Difficulty')),
    /** Whether the former recipient has passed the item on to the new one, and stays named. */
    isPassedOn: z.optional(flag),
  }),
  key: 'award',
  answer: awardSchema,
})

export const undoAward = defineCall({
  method: 'DELETE',
  path: '/api/guilds/:guildId/awards/:awardId',
  summary:
    'Deletes an award. Unticks the wishes that it has ticked, unless their owner has ticked or unticked them since. Only for officers; 403 for other members.',
  access: 'session',
  otherStatuses: [403],
  status: 204,
})

export const listAwards = defineCall({
  method: 'GET',
  path: '/api/guilds/:guildId/awards',
  summary: `Lists the awards of a guild, newest first, at most ${LISTED_AWARDS_MAX}. next is the value of before for the next part, or null at the end; totals counts the awards of all parts by response. person is part of the name of the recipient or of someone who has passed the item on.`,
  access: 'session',
  query: objectOf({
    instanceId: z.optional(requestedId<InstanceId>()),
    difficulty: z.optional(oneOf(DIFFICULTIES, 'Difficulty')),
    lootItemId: z.optional(requestedId<LootItemId>()),
    slot: z.optional(oneOf(SLOTS, 'Slot')),
    person: z.optional(text(100)),
    /** The game's id of a character. */
    recipientId: z.optional(queryInteger(1, Number.MAX_SAFE_INTEGER)),
    /** A raid: only awards of the raids of its tier. */
    tierOf: z.optional(requestedId<InstanceId>()),
    before: z.optional(text(100)),
  }),
  answer: z.object({
    awards: z.array(awardSchema),
    next: z.nullish(z.string()),
    /** How many awards of all parts have each response, the most first. */
    totals: optionalInAnswer(
      z.array(
        z.object({
          response: optionalInAnswer(openEnum(AWARD_RESPONSES)),
          count: z.number(),
        }),
      ),
    ),
  }),
})
