import * as z from 'zod/mini'
import { defineCall } from './call'
import { id, objectOf, optionalInAnswer, requiredText } from './fields'
import { guildSchema } from './guilds/guild'
import { userSchema } from './session'
import { LISTED_WISHES_MAX, LISTED_WISHLISTS_MAX, wishlistWithItemsSchema } from './wishlist'

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

/** Rows of one kind, which the app writes into a file; docs/privacy.md lists their fields. */
const exportedRows = z.array(z.record(z.string(), z.unknown()))
const optionalRows = optionalInAnswer(exportedRows)

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
  sessions: optionalRows,
  characters: exportedRows,
  guilds: z.array(guildSchema),
  /** The latest simulation of each character, raid, difficulty and specialization. */
  sims: optionalRows,
  /** The batches of loot items that the user, an admin, has submitted and can undo. */
  lootBatches: optionalRows,
  /** The changes that the user, an admin, has made to the catalog. */
  adminChanges: optionalRows,
  /** The awards to the user's characters, and those that the user, an officer, has made. */
  awards: optionalRows,
  /** What imports have replaced of awards, if it was to one of the user's characters. */
  replacedAwards: optionalRows,
  /** What guilds have kept of the user's lists when they awarded an item that these wanted. */
  awardCandidates: optionalRows,
  /** The notes about raiders that the user, an officer, has written. */
  raiderNotes: optionalRows,
  /** Whether the user's characters were there in the raid nights of their guilds. */
  nights: optionalRows,
  /** The drops of these nights on which the user's characters have passed. */
  passes: optionalRows,
  /**
   * Wishes, and wishlists, that were deleted with an instance, boss or loot item, and wishlists
   * that the user has just deleted, as rows of the database.
   */
  deletedWishes: optionalRows,
  /**
   * Gains, and simulations, that were deleted with an instance, boss or loot item, as rows of the
   * database.
   */
  deletedSims: optionalRows,
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
