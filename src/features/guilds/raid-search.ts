import * as z from 'zod/mini'

/** The search parameters of every page of a guild. */
export const raidSearch = z.object({
  /** The slug of an instance. */
  raid: z.catch(z.optional(z.string()), undefined),
  difficulty: z.catch(z.optional(z.string()), undefined),
})
export type RaidSearch = z.output<typeof raidSearch>
