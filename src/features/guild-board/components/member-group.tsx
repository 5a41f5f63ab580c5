import type { RosterMember, TeamFields } from '@/contract/guilds/guild-board'
import { classTint } from '@/features/characters/describe'
import { ROLES } from '@/game/roles'
import { TEAM_STATUSES } from '@/contract/guilds/team-statuses'
import { joinFacts } from '@/lib/format'
import { Button } from '@/ui/button'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/ui/menu'
import { ClipboardCopy } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { describeRank } from '../group-members'
import {
  derivedRole,
  TEAM_STATUS_LABELS,
  teamStatusOf,
  ROLE_LABELS,
  roleOfCharacter,
} from '../team-members'

/** How many members a group shows at first. */
const FIRST_MEMBERS = 24

interface MemberGroupProps {
  title: string
  text: string
  members: readonly RosterMember[]
  officerRanks: readonly number[]
  /** Sets team status and role of a member; without it, they are only shown. */
  onSetTeam?: (member: RosterMember, fields: TeamFields) => void
  /** Copies a message to the members; without it, there is nothing to ask. */
  onAsk?: () => void
}

/** Members of a guild in their class colours. Renders nothing without members. */
export function MemberGroup(props: MemberGroupProps) {
  const { title, text, members, officerRanks, onSetTeam, onAsk } = props
  const id = useId()
  const [showsAll, setShowsAll] = useState(false)
  if (members.length === 0) return null
  const shown = showsAll ? members : members.slice(0, FIRST_MEMBERS)
  return (
    <section
      aria-labelledby={id}
      className="overflow-hidden rounded-lg border border-line bg-panel"
    >
      <div className="flex items-center justify-between gap-3 border-b border-line bg-raised px-4 py-2">
        <div className="min-w-0">
          <h3 id={id} className="font-semibold">
            <span>{title}</span>{' '}
            <span className="font-normal text-muted tabular-nums">{members.length}</span>
          </h3>
          <p className="text-sm text-muted">{text}</p>
        </div>
        {onAsk && (
          <Button variant="secondary" size="sm" aria-label={`Ask them: ${title}`} onClick={onAsk}>
            <ClipboardCopy aria-hidden />
            Ask them
          </Button>
        )}
      </div>
      <ul className="grid grid-cols-2 gap-x-4 p-2 sm:grid-cols-3 lg:grid-cols-4">
        {shown.map((member) => (
          <li
            key={member.id}
            data-class={classTint(member.className ?? undefined)}
            className="min-w-0"
          >
            {onSetTeam ? (
              <TeamMenu member={member} onChange={(fields) => onSetTeam(member, fields)}>
                <MemberFacts member={member} officerRanks={officerRanks} />
              </TeamMenu>
            ) : (
              <div className="px-2 py-1.5">
                <MemberFacts member={member} officerRanks={officerRanks} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {shown.length < members.length && (
        <Button
          variant="ghost"
          size="sm"
          isFullWidth
          onClick={() => setShowsAll(true)}
        >{`Show all ${members.length}`}</Button>
      )}
    </section>
  )
}

interface TeamMenuProps {
  member: RosterMember
  /** The content of the button. */
  children: ReactNode
  onChange: (fields: TeamFields) => void
}

function TeamMenu({ member, onChange, children }: TeamMenuProps) {
  const status = teamStatusOf(member)
  const derived = derivedRole(member)
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="w-full rounded-md px-2 py-1.5 text-left transition-colors hover:bg-highlight/40"
        >
          {children}
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

type MemberFactsProps = Pick<MemberGroupProps, 'officerRanks'> & { member: RosterMember }

function MemberFacts({ member, officerRanks }: MemberFactsProps) {
  const status = teamStatusOf(member)
  const role = roleOfCharacter(member)
  return (
    <>
      <span className="block truncate font-medium text-tint-text">{member.name ?? 'Unknown'}</span>
      <span className="block truncate text-xs text-faint">
        {joinFacts([describeRank(member.rank, officerRanks), member.className])}
      </span>
      <span className="block truncate text-xs text-muted">
        {joinFacts([status && TEAM_STATUS_LABELS[status], role && ROLE_LABELS[role]])}
      </span>
    </>
  )
}
