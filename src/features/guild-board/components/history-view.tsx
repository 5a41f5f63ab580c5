import type { Guild } from '@/contract/guild'
import { SLOT_LABELS, SLOTS } from '@/game/items'
import { Button } from '@/ui/button'
import { Menu, MenuItem } from '@/ui/menu'
import { SearchField } from '@/ui/search-field'
import { ChevronDown } from 'lucide-react'
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

/** What a guild has awarded in a raid, with filters. */
export function HistoryView({ guild, filter, onFilterChange, actions }: HistoryViewProps) {
  const { person, slot } = filter
  const slotLabel = slot ? SLOT_LABELS[slot] : 'All slots'
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label="Search by raider"
          value={person ?? ''}
          onChange={(text) => onFilterChange({ person: text || undefined, slot })}
        />
        <Menu
          align="right"
          trigger={
            <Button variant="secondary" aria-label={`Slot: ${slotLabel}`}>
              {slotLabel}
              <ChevronDown aria-hidden />
            </Button>
          }
        >
          {[undefined, ...SLOTS].map((one) => (
            <MenuItem key={one ?? ''} onSelect={() => onFilterChange({ person, slot: one })}>
              {one ? SLOT_LABELS[one] : 'All slots'}
            </MenuItem>
          ))}
        </Menu>
        {actions}
      </div>
      {/* Other awards start with their first part. */}
      <AwardList key={JSON.stringify(filter)} guild={guild} filter={filter} />
    </>
  )
}
