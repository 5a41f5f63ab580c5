import { ChoiceChips } from '@/ui/choice-chips'
import { SearchField } from '@/ui/search-field'
import type { BoardFilter } from '../board-items'
import type { Role } from '../board-search'

const ROLE_OPTIONS: readonly { value: Role; label: string }[] = [
  { value: 'tank', label: 'Tanks' },
  { value: 'healer', label: 'Healers' },
  { value: 'dps', label: 'Damage' },
]
const SPEC_OPTIONS = [
  { value: 'main', label: 'Main spec' },
  { value: 'off', label: 'Off spec' },
] as const

interface BoardFiltersProps {
  filter: BoardFilter
  /** Whether there are lists for off specs; without them there is nothing to choose. */
  hasOffSpecs: boolean
  onChange: (change: BoardFilter) => void
}

/** The search and the filters of a board. */
export function BoardFilters({ filter, hasOffSpecs, onChange }: BoardFiltersProps) {
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-3 sm:flex-row sm:items-center">
      <SearchField
        label="Search by item or raider"
        value={filter.search ?? ''}
        onChange={(text) => onChange({ search: text || undefined })}
      />
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
      </div>
    </div>
  )
}
