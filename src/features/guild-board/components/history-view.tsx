import type { Guild } from '@/contract/guild'
import { SLOT_LABELS, SLOTS, type Slot } from '@/game/items'
import { SearchField } from '@/ui/search-field'
import { Select, type SelectOption } from '@/ui/select'
import type { AwardFilter } from '../awards.api'
import type { ReactNode } from 'react'
import { AwardList } from './award-list'

interface HistoryViewProps {
  guild: Guild
  filter: AwardFilter
  onFilterChange: (change: Pick<AwardFilter, 'person' | 'slot'>) => void
  /** Shown next to the filters. */
  actions?: ReactNode
}

const ALL_SLOTS = 'ALL'
const SLOT_OPTIONS: readonly SelectOption<Slot | typeof ALL_SLOTS>[] = [
  { value: ALL_SLOTS, label: 'All slots' },
  ...SLOTS.map((slot) => ({ value: slot, label: SLOT_LABELS[slot] })),
]

/** What a guild has awarded in a raid, with filters. */
export function HistoryView({ guild, filter, onFilterChange, actions }: HistoryViewProps) {
  const { person, slot } = filter
  return (
    <>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
        <SearchField
          label="Search by raider"
          value={person ?? ''}
          onChange={(text) => onFilterChange({ person: text || undefined, slot })}
        />
        <Select
          label="Slot"
          isLabelHidden
          value={slot ?? ALL_SLOTS}
          options={SLOT_OPTIONS}
          onChange={(value) =>
            onFilterChange({ person, slot: value === ALL_SLOTS ? undefined : value })
          }
        />
        {actions}
      </div>
      {/* Other awards start with their first part. */}
      <AwardList key={JSON.stringify(filter)} guild={guild} filter={filter} />
    </>
  )
}
