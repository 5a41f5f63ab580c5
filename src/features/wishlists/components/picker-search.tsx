import type { WishlistWithItems } from '@/contract/wishlist'
import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { SearchX } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import type { PickerFilter } from '../picker-filter'
import { searchPickerItems, type PickerItem } from '../picker-items'
import { PickerList } from './picker-list'

interface PickerSearchProps {
  wishlist: WishlistWithItems
  pickerItems: readonly PickerItem[]
  search: string
  filter: PickerFilter
  onReset: () => void
  onAdd: (pickerItem: PickerItem) => void
}

/**
 * The items of the raid that match the search and the filters. The slot filter applies only while the
 * search is empty, because a search covers all slots.
 */
export function PickerSearch({
  wishlist,
  pickerItems,
  search,
  filter,
  onReset,
  onAdd,
}: PickerSearchProps) {
  // Deferred, so that rendering the results does not delay typing.
  const deferredSearch = useDeferredValue(search)
  const { slot, boss, type, everything } = filter
  const isSearching = deferredSearch.trim() !== ''
  const found = useMemo(
    () =>
      searchPickerItems(pickerItems, {
        search: deferredSearch,
        slot: isSearching ? undefined : slot,
        bossId: boss,
        itemType: type,
        includesOtherSpecs: everything,
      }),
    [pickerItems, deferredSearch, isSearching, slot, boss, type, everything],
  )
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-sm text-faint">
        {plural(found.length, 'match', 'matches')}
      </p>
      {found.length === 0 ? (
        <EmptyState
          headingLevel={3}
          icon={<SearchX />}
          title="Nothing found"
          text={
            isSearching
              ? `No item of ${wishlist.instance.name} matches “${search.trim()}”.`
              : `No item of ${wishlist.instance.name} matches the filters.`
          }
          action={
            <Button variant="outline" onClick={onReset}>
              Clear search and filters
            </Button>
          }
        />
      ) : (
        <PickerList
          // A new search starts with the first rows again.
          key={JSON.stringify([deferredSearch, filter])}
          pickerItems={found}
          wishlist={wishlist}
          onAdd={onAdd}
          isByBoss={!isSearching}
          isOneSlot={!isSearching && slot !== undefined}
        />
      )}
    </div>
  )
}
