import type { Guild } from '@/contract/guilds/guild'
import { SLOT_LABELS, SLOTS } from '@/game/items'
import { MenuItem } from '@/ui/menu'
import { SearchField } from '@/ui/fields/search-field'
import type { AwardFilter } from '../awards.queries'
import type { AwardSearch } from '../board-search'
import type { ReactNode } from 'react'
import { AwardList } from './award-list'
import { ChoiceMenu } from './choice-menu'

interface HistoryViewProps {
  guild: Guild
  filter: AwardFilter
  onFilterChange: (change: Pick<AwardSearch, 'raids' | 'person' | 'slot'>) => void
  /** Shown next to the filters. */
  actions?: ReactNode
}

/** The awards of a guild in one raid or in all, with filters. */
export function HistoryView({ guild, filter, onFilterChange, actions }: HistoryViewProps) {
  const { person, slot } = filter
  const slotLabel = slot ? SLOT_LABELS[slot] : 'All slots'
  const raids = filter.instanceId === undefined ? 'all' : undefined
  const raidsLabel = raids ? 'All raids' : 'This raid'
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchField
        label="Search by raider"
        value={person ?? ''}
        onChange={(text) => onFilterChange({ raids, person: text || undefined, slot })}
      />
      <ChoiceMenu label={`Slot: ${slotLabel}`} selected={slotLabel}>
        {[undefined, ...SLOTS].map((one) => (
          <MenuItem key={one ?? ''} onSelect={() => onFilterChange({ raids, person, slot: one })}>
            {one ? SLOT_LABELS[one] : 'All slots'}
          </MenuItem>
        ))}
      </ChoiceMenu>
      <ChoiceMenu label={`Raids: ${raidsLabel}`} selected={raidsLabel}>
        <MenuItem onSelect={() => onFilterChange({ person, slot })}>This raid</MenuItem>
        <MenuItem onSelect={() => onFilterChange({ raids: 'all', person, slot })}>
          All raids
        </MenuItem>
      </ChoiceMenu>
      {actions}
      {/* Other awards start with their first part. */}
      <AwardList key={JSON.stringify(filter)} guild={guild} filter={filter} />
    </div>
  )
}
