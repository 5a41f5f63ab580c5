import type { ReactNode } from 'react'
import { ChoiceChips } from '@/ui/choice-chips'
import { SearchField } from '@/ui/search-field'
import type { BoardFilter } from '../board-items'
import { TEAM_PLACES } from '@/contract/team'
import type { Role } from '@/game/roles'
import { PLACE_LABELS } from '../team'

const ROLE_OPTIONS: readonly { value: Role; label: string }[] = [
  { value: 'tank', label: 'Tanks' },
  { value: 'healer', label: 'Healers' },
  { value: 'melee', label: 'Melee' },
  { value: 'ranged', label: 'Ranged' },
]
const SPEC_OPTIONS = [
  { value: 'main', label: 'Main spec' },
  { value: 'off', label: 'Off spec' },
] as const

interface BoardFiltersProps {
  filter: BoardFilter
  /** Whether there are lists for off specs; without them there is nothing to choose. */
  hasOffSpecs: boolean
  /** Whether somebody with a list has a place in the raid team. */
  hasTeam: boolean
  onChange: (change: BoardFilter) => void
  /** Shown next to the filters; on phones next to the search. */
  actions?: ReactNode
}

/** The search and the filters of a board. */
export function BoardFilters(props: BoardFiltersProps) {
  const { filter, hasOffSpecs, hasTeam, onChange, actions } = props
  return (
    <div className="flex items-center gap-3 max-sm:flex-wrap">
      <SearchField
        label="Search by item or raider"
        value={filter.search ?? ''}
        onChange={(text) => onChange({ search: text || undefined })}
      />
      <div className="sm:order-last sm:ml-auto">{actions}</div>
      {/* The padding keeps focus rings visible, which the scrolling would cut off. */}
      <div className="-m-1 flex gap-4 overflow-x-auto p-1">
        <ChoiceChips
          label="Role"
          allOf="roles"
          selected={filter.role}
          options={ROLE_OPTIONS}
          onChange={(role) => onChange({ role })}
        />
        {hasOffSpecs && (
          <ChoiceChips
            label="Spec"
            allOf="specs"
            selected={filter.spec}
            options={SPEC_OPTIONS}
            onChange={(spec) => onChange({ spec })}
          />
        )}
        {(hasTeam || filter.team) && (
          <ChoiceChips
            label="Team"
            allOf="teams"
            selected={filter.team}
            options={TEAM_PLACES.map((place) => ({ value: place, label: PLACE_LABELS[place] }))}
            onChange={(team) => onChange({ team })}
          />
        )}
      </div>
    </div>
  )
}
