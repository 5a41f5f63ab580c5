import { SHEET_ORDER } from '@/game/eligibility'
import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/messages/empty-state'
import { SearchX } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import type { PickerFilter } from './picker-filter'
import { mergeSlots, searchPickerItems, type PickerItem } from './picker-items'
import { PickerList, type PickerTarget } from './picker-list'

interface PickerSearchProps extends PickerTarget {
  pickerItems: readonly PickerItem[]
  /** Whether these are all items of the raid. */
  isComplete: boolean
  search: string
  filter: PickerFilter
  onClearSearch: () => void
  onClearFilters: () => void
  onIncludeOtherSpecs: () => void
}

/**
 * The items of the raid that match the search and the filters. The slot filter applies only while
 * the search is empty, because a search covers all slots.
 */
export function PickerSearch({
  pickerItems,
  isComplete,
  search,
  filter,
  onClearSearch,
  onClearFilters,
  onIncludeOtherSpecs,
  ...target
}: PickerSearchProps) {
  const { wishlist } = target
  // Deferred, so that rendering the results does not delay typing.
  const deferredSearch = useDeferredValue(search)
  const { slot, boss, type, includesOtherSpecs } = filter
  const hasFilters = boss !== undefined || type !== undefined
  const bossName = boss && pickerItems.find(({ item }) => item.bossId === boss)?.item.boss?.name
  const isSearching = deferredSearch.trim() !== ''
  // Without a slot, all slots follow each other in the order of the character sheet.
  const isBySlot = !isSearching && slot === undefined
  const { found, hiddenCount } = useMemo(() => {
    const query = {
      search: deferredSearch,
      slot: isSearching ? undefined : slot,
      bossId: boss,
      itemType: type,
    }
    const matches = searchPickerItems(pickerItems, { ...query, includesOtherSpecs: true })
    const ordered = isBySlot
      ? matches.toSorted((a, b) => SHEET_ORDER.indexOf(a.slot) - SHEET_ORDER.indexOf(b.slot))
      : matches
    const all = mergeSlots(ordered, wishlist.items)
    const offered = includesOtherSpecs ? all : all.filter(({ isOffered }) => isOffered)
    return {
      found: offered,
      hiddenCount: offered.length === 0 ? all.length : 0,
    }
  }, [
    pickerItems,
    wishlist.items,
    deferredSearch,
    isSearching,
    isBySlot,
    slot,
    boss,
    type,
    includesOtherSpecs,
  ])
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-sm text-faint">
        {/* A slot is chosen, whose button is hidden during a search. */}
        {`${plural(found.length, 'item')}${isComplete ? '' : ' so far'}${isSearching && slot ? ' in all slots' : ''}`}
      </p>
      {hiddenCount > 0 ? (
        <EmptyState
          headingLevel={3}
          icon={<SearchX />}
          title={`${plural(hiddenCount, 'match', 'matches')} not for your spec`}
          text={`${bossName ?? wishlist.instance.name} has matching items for other specs only.`}
          action={
            <Button variant="outline" onClick={onIncludeOtherSpecs}>
              Show them
            </Button>
          }
        />
      ) : found.length === 0 ? (
        <EmptyState
          headingLevel={3}
          icon={<SearchX />}
          title="Nothing found"
          text={
            isSearching
              ? `No ${type ?? 'item'} of ${bossName ?? wishlist.instance.name} matches “${search.trim()}”.`
              : `No item of ${wishlist.instance.name} matches the filters.`
          }
          action={
            // With filters, the search may have matches without them.
            <Button variant="outline" onClick={hasFilters ? onClearFilters : onClearSearch}>
              {hasFilters ? 'Clear filters' : 'Clear search'}
            </Button>
          }
        />
      ) : (
        <PickerList
          {...target}
          pickerItems={found}
          query={JSON.stringify([deferredSearch, filter])}
          groupBy={isSearching ? null : isBySlot ? 'slot' : 'boss'}
          isOneSlot={!isSearching && slot !== undefined}
        />
      )}
    </div>
  )
}
