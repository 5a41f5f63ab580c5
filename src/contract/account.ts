import * as z from 'zod/mini'
import { defineCall } from './call'
import { characterSchema } from './character'
import { id, objectOf, optionalInAnswer, requiredText } from './fields'
import { gearSchema } from './gear'
import { guildSchema } from './guilds/guild'
import { wantSchema } from './guilds/wants'
import { userSchema } from './session'
import { simSchema } from './sim'
import { LISTED_WISHES_MAX, LISTED_WISHLISTS_MAX, wishlistWithItemsSchema } from './wishlist'
import {
  answeredId,
  type AwardId,
  type CharacterId,
  type GuildId,
  type SimId,
  type WishlistId,
} from './ids'

/*
 * Calls with which users manage the data that the backend holds on them. The specification does not
 * have these; a backend that has them, and `removeCharacter`, announces the feature `manage-data`.
 */

/**
 * Whether a text that the user has typed is their BattleTag. Case and outer spaces do not count.
 */
export function isBattleTag(typed: string, battleTag: string): boolean {
  return typed.trim().toLowerCase() === battleTag.toLowerCase()
}

const exportedAward = z.object({
  id: z.string(),
  guildId: answeredId<GuildId>(),
  awardedAt: z.string(),
  itemName: z.string(),
  difficulty: optionalInAnswer(z.string()),
  /** Null if the item was disenchanted and nobody is named. */
  recipientName: optionalInAnswer(z.string()),
  response: optionalInAnswer(z.string()),
  isAwardReason: optionalInAnswer(z.boolean()),
})

/**
 * Everything that is stored about a user except the wishlists. Secrets and their hashes are left
 * out.
 */
const accountExportSchema = z.object({
  user: z.extend(userSchema, {
    battleNetAccountId: optionalInAnswer(z.string()),
    /** When the permission to read the game account ends; null if there is none. */
    battleNetGrantExpiresAt: optionalInAnswer(z.string()),
  }),
  sessions: optionalInAnswer(z.array(z.object({ createdAt: z.string(), expiresAt: z.string() }))),
  characters: z.array(
    z.extend(characterSchema, {
      blizzardCharacterId: optionalInAnswer(z.number()),
      equipmentCount: optionalInAnswer(z.number()),
      createdAt: optionalInAnswer(z.string()),
      gear: optionalInAnswer(gearSchema),
    }),
  ),
  guilds: z.array(guildSchema),
  /** The latest simulation of each character, raid, difficulty and specialization. */
  sims: optionalInAnswer(z.array(simSchema)),
  /** The batches of loot items that the user, an admin, has submitted and can undo. */
  lootBatches: optionalInAnswer(z.array(z.object({ id: z.string(), createdAt: z.string() }))),
  /** The changes that the user, an admin, has made to the catalog. */
  adminChanges: optionalInAnswer(
    z.array(
      z.object({
        id: z.string(),
        createdAt: z.string(),
        action: z.string(),
        kind: z.string(),
        name: z.string(),
      }),
    ),
  ),
  /** The awards to the user's characters, and those that the user, an officer, has made. */
  awards: optionalInAnswer(
    z.array(
      z.extend(exportedAward, {
        passedOnBy: optionalInAnswer(z.array(z.string())),
        awardedByName: optionalInAnswer(z.string()),
      }),
    ),
  ),
  /** What imports have replaced of awards, if it was to one of the user's characters. */
  replacedAwards: optionalInAnswer(z.array(exportedAward)),
  /** What guilds have kept of the user's lists when they awarded an item that these wanted. */
  awardCandidates: optionalInAnswer(
    z.array(
      z.object({
        guildId: answeredId<GuildId>(),
        awardId: answeredId<AwardId>(),
        want: wantSchema,
      }),
    ),
  ),
  /** The notes about raiders that the user, an officer, has written. */
  raiderNotes: optionalInAnswer(
    z.array(
      z.object({
        guildId: answeredId<GuildId>(),
        memberId: z.number(),
        text: z.string(),
        writtenAt: z.string(),
      }),
    ),
  ),
  /** Whether the user's characters were there in the raid nights of their guilds. */
  nights: optionalInAnswer(
    z.array(
      z.object({
        guildId: answeredId<GuildId>(),
        memberId: optionalInAnswer(z.number()),
        name: optionalInAnswer(z.string()),
        status: z.string(),
        startedAt: z.string(),
      }),
    ),
  ),
  /** The drops of these nights on which the user's characters have passed. */
  passes: optionalInAnswer(
    z.array(
      z.object({
        guildId: answeredId<GuildId>(),
        memberId: z.number(),
        itemName: z.string(),
        difficulty: z.string(),
        markedAt: z.string(),
      }),
    ),
  ),
  /**
   * Wishes, and wishlists, that were deleted with an instance, boss or loot item, and wishlists
   * that the user has just deleted, as rows of the database.
   */
  deletedWishes: optionalInAnswer(
    z.array(
      z.object({
        wishlistId: answeredId<WishlistId>(),
        characterId: answeredId<CharacterId>(),
        wishlist: optionalInAnswer(z.unknown()),
        wishes: z.array(z.unknown()),
      }),
    ),
  ),
  /**
   * Gains, and simulations, that were deleted with an instance, boss or loot item, as rows of the
   * database.
   */
  deletedSims: optionalInAnswer(
    z.array(
      z.object({
        simId: answeredId<SimId>(),
        characterId: answeredId<CharacterId>(),
        sim: optionalInAnswer(z.unknown()),
        gains: z.array(z.unknown()),
      }),
    ),
  ),
})
export type AccountExport = z.output<typeof accountExportSchema>

export const exportAccount = defineCall({
  method: 'GET',
  path: '/api/me/export',
  summary:
    'Returns what is stored about the user: account, sessions, characters with their profile, guild memberships. exportWishlists returns the wishlists.',
  access: 'session',
  answer: accountExportSchema,
})

export const exportWishlists = defineCall({
  method: 'GET',
  path: '/api/me/export/wishlists',
  summary: `Returns the user's wishlists with their wishes, in parts of at most ${LISTED_WISHLISTS_MAX} wishlists and ${LISTED_WISHES_MAX} wishes. next is the value of after for the next part, or null at the end.`,
  access: 'session',
  query: objectOf({ after: z.optional(id) }),
  answer: z.object({ wishlists: z.array(wishlistWithItemsSchema), next: z.nullish(z.string()) }),
})

export const deleteAccount = defineCall({
  method: 'POST',
  path: '/api/me/delete',
  summary:
    "Deletes the user and everything that is stored about them, and ends all their sessions. battleNetTag must be the user's BattleTag, so that a request cannot delete another account than the one that the user has confirmed.",
  access: 'session',
  body: objectOf({ battleNetTag: requiredText(100, 'Enter your BattleTag') }),
  status: 204,
})
