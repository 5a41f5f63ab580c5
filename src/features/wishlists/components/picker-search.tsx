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
  drops: readonly PickerItem[]
  search: string
  filter: PickerFilter
  onReset: () => void
  onAdd: (drop: PickerItem) => void
}

/** What is found in the whole raid, as one types: over all slots, unless only a slot is asked for. */
export function PickerSearch({
  wishlist,
  drops,
  search,
  filter,
  onReset,
  onAdd,
}: PickerSearchProps) {
  // The field shows each letter at once; the list follows when there is time.
  const deferredSearch = useDeferredValue(search)
  const { slot, boss, type, everything } = filter
  const isSearching = deferredSearch.trim() !== ''
  const found = useMemo(
    () =>
      searchPickerItems(drops, {
        search: deferredSearch,
        slot: isSearching ? undefined : slot,
        bossId: boss,
        itemType: type,
        isEverything: everything,
      }),
    [drops, deferredSearch, isSearching, slot, boss, type, everything],
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
              ? `Nothing that drops in ${wishlist.instance.name} matches “${search.trim()}”.`
              : `Nothing that drops in ${wishlist.instance.name} fits.`
          }
          action={
            <Button variant="outline" onClick={onReset}>
              Clear search and filters
            </Button>
          }
        />
      ) : (
        <PickerList
          // Another question starts at its beginning.
          key={JSON.stringify([deferredSearch, filter])}
          drops={found}
          wishes={wishlist.items}
          onAdd={onAdd}
          isByBoss={!isSearching}
          isOneSlot={!isSearching && slot !== undefined}
        />
      )}
    </div>
  )
}
