import { TEAM_STATUSES, type TeamStatus } from '@/contract/guilds/team-statuses'
import { Button } from '@/ui/button'
import { TEAM_STATUS_LABELS } from '../team-members'

interface TeamBarProps {
  /** How many members are chosen. */
  count: number
  onSet: (status: TeamStatus | null) => void
  onClear: () => void
}

/** Sets the team status of the chosen members. Stays at the bottom of the window. */
export function TeamBar({ count, onSet, onClear }: TeamBarProps) {
  return (
    <div
      role="group"
      aria-label="Chosen members"
      className="sticky bottom-0 z-20 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-panel px-3 py-2 max-sm:bottom-above-nav"
    >
      <p role="status" className="mr-auto text-sm tabular-nums">{`${count} chosen`}</p>
      {TEAM_STATUSES.map((one) => (
        <Button key={one} variant="secondary" size="sm" onClick={() => onSet(one)}>
          {TEAM_STATUS_LABELS[one]}
        </Button>
      ))}
      <Button variant="secondary" size="sm" onClick={() => onSet(null)}>
        Not in the team
      </Button>
      <Button variant="ghost" size="sm" onClick={onClear}>
        Clear
      </Button>
    </div>
  )
}
