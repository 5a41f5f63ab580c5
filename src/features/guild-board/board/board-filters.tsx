import { useRef } from 'react'
import { useCharacterKey } from '@/lib/use-page-keys'
import { ChoiceChips } from '@/ui/fields/choice-chips'
import { SearchField } from '@/ui/fields/search-field'
import { IconButton } from '@/ui/icon-button'
import { useFilterRow } from '@/ui/use-filter-row'
import { cx } from 'class-variance-authority'
import { ListFilter } from 'lucide-react'
import type { BoardFilter } from './board-items'
import { TEAM_STATUSES } from '@/contract/guilds/team-statuses'
import type { Role } from '@/game/roles'
import { TEAM_STATUS_LABELS } from '../team-members'

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
  /** Whether somebody with a list is in the raid team. */
  hasTeam: boolean
  onChange: (change: BoardFilter) => void
  /** Called with the search when Enter is pressed in it. */
  onEnter: (search: string) => void
}

/** The search and the filters of a board; on narrow screens the filters are behind a button. */
export function BoardFilters(props: BoardFiltersProps) {
  const { filter, hasOffSpecs, hasTeam, onChange, onEnter } = props
  const search = useRef<HTMLInputElement>(null)
  useCharacterKey('/', () => {
    search.current?.focus()
    // What is typed next replaces the last search.
    search.current?.select()
  })
  const isFiltered = Boolean(filter.role ?? filter.spec ?? filter.team)
  const { isOpen, toggle } = useFilterRow(isFiltered)
  const hasMore = hasOffSpecs || hasTeam || filter.team !== undefined
  return (
    // From `beside` on, these are parts of the row around it, where the roles are always shown.
    <div className="flex flex-wrap items-center gap-2 max-sm:[&>:first-child]:min-w-[min(--spacing(40),100%)] beside:contents beside:[&>:first-child]:max-w-56">
      <form
        className="flex-1"
        onSubmit={(event) => {
          event.preventDefault()
          onEnter(search.current?.value.trim() ?? '')
        }}
      >
        <SearchField
          ref={search}
          label="Item or raider"
          value={filter.search ?? ''}
          onChange={(text) => onChange({ search: text || undefined })}
        />
      </form>
      <IconButton
        label="Filters"
        variant="outline"
        aria-expanded={isOpen}
        className={cx(
          'beside:order-2',
          !hasMore && 'beside:hidden',
          isFiltered && 'border-accent! text-accent!',
        )}
        onClick={toggle}
      >
        <ListFilter />
      </IconButton>
      {/* The padding keeps focus rings visible, which the scrolling would cut off. */}
      <div
        className={cx(
          '-m-1 flex gap-4 overflow-x-auto p-1 max-beside:w-full beside:contents',
          !isOpen && 'max-beside:hidden',
        )}
      >
        <div className="beside:order-2">
          <ChoiceChips
            label="Role"
            allOf="roles"
            selected={filter.role}
            options={ROLE_OPTIONS}
            onChange={(role) => onChange({ role })}
          />
        </div>
        {hasMore && (
          <div
            className={cx(
              'flex gap-4 beside:order-last beside:basis-full beside:pb-1.5',
              !isOpen && 'beside:hidden',
            )}
          >
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
                options={TEAM_STATUSES.map((status) => ({
                  value: status,
                  label: TEAM_STATUS_LABELS[status],
                }))}
                onChange={(team) => onChange({ team })}
              />
            )}
          </div>
        )}
      </div>
    </div>
  )
}
