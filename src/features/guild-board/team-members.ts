import type { RosterMember } from '@/contract/guilds/guild-roster'
import { TEAM_STATUSES, type TeamStatus } from '@/contract/guilds/team-statuses'
import { findClass, findSpecialization } from '@/game/classes'
import { ROLES, type Role } from '@/game/roles'

export const TEAM_STATUS_LABELS: Record<TeamStatus, string> = {
  core: 'Core',
  trial: 'Trial',
  bench: 'Bench',
}
export const ROLE_LABELS: Record<Role, string> = {
  tank: 'Tank',
  healer: 'Healer',
  melee: 'Melee',
  ranged: 'Ranged',
}

type Roleholder = Pick<RosterMember, 'className' | 'specialization' | 'role'>

/**
 * The role that officers have set, or else that of the specialization, or else that of the class if
 * all of its specializations have the same; undefined if it is not known.
 */
export function roleOfCharacter({ className, specialization, role }: Roleholder): Role | undefined {
  return ROLES.find((known) => known === role) ?? derivedRole({ className, specialization })
}

/** The role of a member for whom none is set. */
export function derivedRole({
  className,
  specialization,
}: Omit<Roleholder, 'role'>): Role | undefined {
  if (!className) return undefined
  if (specialization) return findSpecialization(className, specialization)?.role
  const roles = new Set(findClass(className)?.specializations.map(({ role }) => role))
  return roles.size === 1 ? [...roles][0] : undefined
}

/** The team status; undefined for none, and for one that this version does not know. */
export function teamStatusOf({
  teamStatus,
}: Pick<RosterMember, 'teamStatus'>): TeamStatus | undefined {
  return TEAM_STATUSES.find((known) => known === teamStatus)
}
