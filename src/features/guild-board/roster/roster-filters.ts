import type { RosterMember } from '@/contract/guilds/guild-roster'
import { teamStatusOf } from '../team-members'

/** Which members the roster shows. */
export const ROSTER_FILTERS = {
  all: { label: 'Everyone', has: () => true },
  team: { label: 'Raid team', has: (member) => teamStatusOf(member) !== undefined },
  board: { label: 'On the board', has: ({ hasList }) => hasList },
  noList: { label: 'No list', has: ({ isShared, hasList }) => isShared && !hasList },
  notSharing: { label: 'Not sharing', has: ({ isShared }) => !isShared },
} as const satisfies Record<string, { label: string; has: (member: RosterMember) => boolean }>
export type RosterFilter = keyof typeof ROSTER_FILTERS
