import type { RosterMember, TeamFields } from '@/contract/guilds/guild-board'
import { TEAM_PLACES } from '@/contract/guilds/team-places'
import { ROLES } from '@/game/roles'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/ui/menu'
import type { ComponentProps } from 'react'
import { derivedRole, TEAM_PLACE_LABELS, teamPlaceOf, ROLE_LABELS } from '../team-members'

interface TeamMenuProps {
  member: RosterMember
  trigger: ComponentProps<typeof Menu>['trigger']
  onChange: (fields: TeamFields) => void
}

/** Sets the place in the raid team and the role of a member. */
export function TeamMenu({ member, trigger, onChange }: TeamMenuProps) {
  const place = teamPlaceOf(member)
  const derived = derivedRole(member)
  return (
    <Menu trigger={trigger}>
      <MenuLabel>Raid team</MenuLabel>
      {TEAM_PLACES.map((one) => (
        <MenuItem key={one} isChecked={place === one} onSelect={() => onChange({ teamPlace: one })}>
          {TEAM_PLACE_LABELS[one]}
        </MenuItem>
      ))}
      <MenuItem isChecked={!place} onSelect={() => onChange({ teamPlace: null })}>
        No place
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
