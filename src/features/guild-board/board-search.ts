import * as z from 'zod/mini'

/*
 * The search parameters of the guild's pages. In a file of their own, because every page of the app loads the
 * search parameters of all routes.
 */

/** The roles of the game, by which lists are filtered. */
const ROLES = ['tank', 'healer', 'dps'] as const
export type Role = (typeof ROLES)[number]

export const raidSearch = z.object({
  /** The slug of an instance. */
  raid: z.catch(z.optional(z.string()), undefined),
  difficulty: z.catch(z.optional(z.string()), undefined),
})
export type RaidSearch = z.output<typeof raidSearch>

export const historySearch = z.extend(raidSearch, {
  /** Part of the name of a character. */
  person: z.catch(z.optional(z.string()), undefined),
  slot: z.catch(z.optional(z.string()), undefined),
})

export const boardSearch = z.extend(raidSearch, {
  q: z.catch(z.optional(z.string()), undefined),
  role: z.catch(z.optional(z.enum(ROLES)), undefined),
  spec: z.catch(z.optional(z.enum(['main', 'off'])), undefined),
})
