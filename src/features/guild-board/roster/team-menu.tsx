import type { RosterMember, TeamFields } from '@/contract/guilds/guild-roster'
import { ROLES } from '@/game/roles'
import { TEAM_STATUSES } from '@/contract/guilds/team-statuses'
import { joinFacts } from '@/lib/format'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/ui/menu'
import { ChevronDown } from 'lucide-react'
import {
  derivedRole,
  ROLE_LABELS,
  roleOfCharacter,
  TEAM_STATUS_LABELS,
  teamStatusOf,
} from '../team-members'

interface TeamMenuProps {
  member: RosterMember
  /** Without it, team status and role are only shown. */
  onChange?: (fields: TeamFields) => void
}

/** The team status and the role of a member; officers set them. */
export function TeamMenu({ member, onChange }: TeamMenuProps) {
  const status = teamStatusOf(member)
  const role = roleOfCharacter(member)
  const derived = derivedRole(member)
  const text = joinFacts([status && TEAM_STATUS_LABELS[status], role && ROLE_LABELS[role]])
  if (!onChange) return <span className="text-muted">{text}</span>
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`${text || 'Set team'}: ${member.name ?? 'Unknown'}`}
          className="inline-flex items-center gap-1 rounded-md py-1 text-left text-muted transition-colors touch:min-h-touch hover:text-text"
        >
          {text || 'Set team'}
          <ChevronDown aria-hidden className="size-3.5 shrink-0 text-faint" />
        </button>
      }
    >
      <MenuLabel>Raid team</MenuLabel>
      {TEAM_STATUSES.map((one) => (
        <MenuItem
          key={one}
          isChecked={status === one}
          onSelect={() => onChange({ teamStatus: one })}
        >
          {TEAM_STATUS_LABELS[one]}
        </MenuItem>
      ))}
      <MenuItem isChecked={!status} onSelect={() => onChange({ teamStatus: null })}>
        Not in the raid team
      </MenuItem>
      <MenuSeparator />
      <MenuLabel>Role</MenuLabel>
      {ROLES.map((one) => (
        <MenuItem
          key={one}
          isChecked={member.role === one}
          onSelect={() => onChange({ role: one })}
        >
          {ROLE_LABELS[one]}
        </MenuItem>
      ))}
      <MenuItem isChecked={member.role == null} onSelect={() => onChange({ role: null })}>
        {derived ? `By specialization (${ROLE_LABELS[derived]})` : 'By specialization'}
      </MenuItem>
    </Menu>
  )
}
