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

interface FilterChipsProps<Value extends string> {
  label: string
  /** The text of the first chip. */
  allLabel: string
  selected: Value | undefined
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value | undefined) => void
}

/** Chips of which the first has no effect. It has a text of its own, because several of them are in one line. */
function FilterChips<Value extends string>({
  label,
  allLabel,
  selected,
  options,
  onChange,
}: FilterChipsProps<Value>) {
  return (
    <ChoiceChips<Value | 'all'>
      label={label}
      selected={selected ?? 'all'}
      options={[{ value: 'all', label: allLabel }, ...options]}
      onChange={(value) => onChange(value === 'all' ? undefined : value)}
    />
  )
}

interface BoardFiltersProps {
  filter: BoardFilter
  /** Whether there are lists for off specs; without them there is nothing to choose. */
  hasOffSpecs: boolean
  /** Whether somebody with a list has a place in the raid team. */
  hasTeam: boolean
  onChange: (change: BoardFilter) => void
}

/** The search and the filters of a board. */
export function BoardFilters({ filter, hasOffSpecs, hasTeam, onChange }: BoardFiltersProps) {
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-3 sm:flex-row sm:items-center">
      <SearchField
        label="Search by item or raider"
        value={filter.search ?? ''}
        onChange={(text) => onChange({ search: text || undefined })}
      />
      {/* The padding keeps focus rings visible, which the scrolling would cut off. */}
      <div className="-m-1 flex gap-4 overflow-x-auto p-1">
        <FilterChips
          label="Role"
          allLabel="All roles"
          selected={filter.role}
          options={ROLE_OPTIONS}
          onChange={(role) => onChange({ role })}
        />
        {hasOffSpecs && (
          <FilterChips
            label="Spec"
            allLabel="All specs"
            selected={filter.spec}
            options={SPEC_OPTIONS}
            onChange={(spec) => onChange({ spec })}
          />
        )}
        {(hasTeam || filter.team) && (
          <FilterChips
            label="Team"
            allLabel="All teams"
            selected={filter.team}
            options={TEAM_PLACES.map((place) => ({ value: place, label: PLACE_LABELS[place] }))}
            onChange={(team) => onChange({ team })}
          />
        )}
      </div>
    </div>
  )
}
