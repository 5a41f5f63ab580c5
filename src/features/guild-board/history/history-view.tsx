import type { AwardId } from '@/contract/ids'
import type { Guild } from '@/contract/guilds/guild'
import { SLOT_LABELS, SLOTS } from '@/game/items'
import { useFeature } from '@/features/session/use-feature'
import { lazyDialog } from '@/lib/load-later'
import { useMediaQuery } from '@/lib/use-media-query'
import { BESIDE } from '@/ui/beside-query'
import { MenuItem } from '@/ui/menu'
import { SearchField } from '@/ui/fields/search-field'
import type { AwardFilter } from '../awards.queries'
import type { AwardSearch } from '../board-search'
import type { ReactNode } from 'react'
import { AwardList, type RenderCopy } from './award-list'
import { ChoiceMenu } from '../components/choice-menu'
import { SideHint } from '../components/side-hint'

const DecisionView = lazyDialog(
  async () => (await import('../components/council-views')).DecisionView,
)

interface HistoryViewProps {
  guild: Guild
  filter: AwardFilter
  /** Gets only what has changed: a search can start after another filter was chosen. */
  onFilterChange: (change: Pick<AwardSearch, 'raids' | 'person' | 'slot'>) => void
  /** The id of the award that is open. */
  awardId: AwardId | undefined
  onAwardChange: (awardId: AwardId | undefined) => void
  /** Shown next to the filters. */
  actions?: ReactNode
  renderCopy: RenderCopy
}

/** The awards of a guild in one raid or in all, with filters. */
export function HistoryView(props: HistoryViewProps) {
  const { guild, filter, onFilterChange, awardId, onAwardChange, actions, renderCopy } = props
  const hasDecisions = useFeature('raiders')
  const { person, slot } = filter
  const slotLabel = slot ? SLOT_LABELS[slot] : 'All slots'
  const raidsLabel = filter.instanceId === undefined ? 'All raids' : 'This raid'
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchField
        label="Search by raider"
        value={person ?? ''}
        onChange={(text) => onFilterChange({ person: text || undefined })}
      />
      <ChoiceMenu label={`Slot: ${slotLabel}`} selected={slotLabel}>
        {[undefined, ...SLOTS].map((one) => (
          <MenuItem key={one ?? ''} onSelect={() => onFilterChange({ slot: one })}>
            {one ? SLOT_LABELS[one] : 'All slots'}
          </MenuItem>
        ))}
      </ChoiceMenu>
      <ChoiceMenu label={`Raids: ${raidsLabel}`} selected={raidsLabel}>
        <MenuItem onSelect={() => onFilterChange({ raids: undefined })}>This raid</MenuItem>
        <MenuItem onSelect={() => onFilterChange({ raids: 'all' })}>All raids</MenuItem>
      </ChoiceMenu>
      {actions}
      {/* Other awards start with their first part. */}
      <AwardList
        key={JSON.stringify(filter)}
        guild={guild}
        filter={filter}
        renderCopy={renderCopy}
        aside={
          hasDecisions && (
            <DecisionPlace guild={guild} awardId={awardId} onAwardChange={onAwardChange} />
          )
        }
      />
    </div>
  )
}

/** The open award beside the history or in a sheet. */
function DecisionPlace({
  guild,
  awardId,
  onAwardChange,
}: Pick<HistoryViewProps, 'guild' | 'awardId' | 'onAwardChange'>) {
  const isBeside = useMediaQuery(BESIDE)
  return (
    <>
      {isBeside && awardId === undefined && (
        <SideHint title="Why?" text="Choose an award to see who else wanted the item." />
      )}
      <DecisionView
        guild={guild}
        awardId={awardId}
        isBeside={isBeside}
        open={awardId !== undefined}
        onOpenChange={() => onAwardChange(undefined)}
      />
    </>
  )
}
