import type { BoardFilter } from './board/board-items'
import { TEAM_STATUSES } from '@/contract/guilds/team-statuses'
import { ROLES } from '@/game/roles'
import { raidSearch } from '@/features/guilds/raid-search'
import * as z from 'zod/mini'

/*
 * The search parameters of the guild's pages. In a file of their own, because every page of the app
 * loads the search parameters of all routes.
 */

export const rosterSearch = z.extend(raidSearch, {
  /** A date, YYYY-MM-DD: awards before it do not count. */
  since: z.catch(z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))), undefined),
})

export const nightSearch = z.extend(raidSearch, {
  /** The id of a raid night; otherwise the one that is running. */
  night: z.catch(z.optional(z.string()), undefined),
  /** The id of the drop that is open. */
  drop: z.catch(z.optional(z.string()), undefined),
})

export const awardSearch = z.extend(raidSearch, {
  /** Every raid and difficulty, also raids that are not in the catalog. */
  raids: z.catch(z.optional(z.literal('all')), undefined),
  /** Part of the name of a character. */
  person: z.catch(z.optional(z.string()), undefined),
  slot: z.catch(z.optional(z.string()), undefined),
  /** The id of the award that is open. */
  award: z.catch(z.optional(z.string()), undefined),
})

export type AwardSearch = z.output<typeof awardSearch>

export const boardSearch = z.extend(raidSearch, {
  /** The id of the loot item that is open. */
  item: z.catch(z.optional(z.string()), undefined),
  q: z.catch(z.optional(z.string()), undefined),
  /** The id of the only boss that is shown. */
  boss: z.catch(z.optional(z.string()), undefined),
  role: z.catch(z.optional(z.enum(ROLES)), undefined),
  spec: z.catch(z.optional(z.enum(['main', 'off'])), undefined),
  team: z.catch(z.optional(z.enum(TEAM_STATUSES)), undefined),
})

/** The filters of a board in its search parameters. */
export function filterOf({ q, role, spec, team, boss }: z.output<typeof boardSearch>): BoardFilter {
  return { search: q, role, spec, team, boss }
}
