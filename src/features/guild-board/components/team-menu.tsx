import type { RosterMember, TeamFields } from '@/contract/guilds/guild-board'
import { TEAM_STATUSES } from '@/contract/guilds/team-statuses'
import { ROLES } from '@/game/roles'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/ui/menu'
import type { ComponentProps } from 'react'
import { derivedRole, TEAM_STATUS_LABELS, teamStatusOf, ROLE_LABELS } from '../team-members'

interface TeamMenuProps {
  member: RosterMember
  trigger: ComponentProps<typeof Menu>['trigger']
  onChange: (fields: TeamFields) => void
}

export function TeamMenu({ member, trigger, onChange }: TeamMenuProps) {
  const status = teamStatusOf(member)
  const derived = derivedRole(member)
  return (
    <Menu trigger={trigger}>
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
