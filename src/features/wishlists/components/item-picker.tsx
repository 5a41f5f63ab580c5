import { messageOf } from '@/api/errors'
import type { WishlistWithItems } from '@/contract/wishlist'
import { instanceLootQuery } from '@/features/catalog/catalog.queries'
import { SLOT_LABELS } from '@/game/items'
import { lazyComponent } from '@/lib/lazy-component'
import { newId } from '@/lib/new-id'
import { ErrorPanel } from '@/ui/error-panel'
import { Input } from '@/ui/input'
import { Skeleton } from '@/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useCallback, useMemo, useState, type ReactNode, type Ref } from 'react'
import type { WishlistEdit } from '../edits'
import type { PickerFilter } from '../picker-filter'
import { indexPickerItems, searchPickerItems, type PickerItem } from '../picker-items'
import { PickerSearch } from './picker-search'
import { SlotChoice } from './slot-choice'
import { SlotItems } from './slot-items'

/** Lazy-loaded, because the selects are large and the filters have to wait for the raid's loot anyway. */
const PickerFilters = lazyComponent(
  async () => (await import('./picker-filters')).PickerFilters,
  <Skeleton className="h-24" />,
)

interface ItemPickerProps {
  wishlist: WishlistWithItems
  filter: PickerFilter
  onFilterChange: (change: PickerFilter) => void
  onEdit: (edit: WishlistEdit) => void
  searchRef?: Ref<HTMLInputElement>
  /** Whether the dialog around the picker opens with the focus in the search field. */
  startsInSearch?: boolean
  /** The rows of the wishes in the chosen slot, if the view beside the picker does not show them. */
  wishesOfSlot?: ReactNode
}

/** Adds loot items to a wishlist: finds them by slot, by boss, or by a search over all slots. */
export function ItemPicker(props: ItemPickerProps) {
  const { wishlist, filter, onFilterChange, onEdit, searchRef, startsInSearch, wishesOfSlot } =
    props
  const { character, instance, specialization } = wishlist
  const [search, setSearch] = useState('')
  const loot = useQuery(instanceLootQuery(instance.id))
  const pickerItems = useMemo(
    () =>
      loot.data && indexPickerItems(loot.data, { className: character.className, specialization }),
    [loot.data, character.className, specialization],
  )
  const onAdd = useCallback(
    ({ item, slot }: PickerItem) => onEdit({ type: 'add', id: newId(), lootItem: item, slot }),
    [onEdit],
  )
  const { slot, boss, type, everything } = filter
  const isSearching = search.trim() !== ''
  return (
    <div className="flex flex-col gap-4">
      <Input
        ref={searchRef}
        hasInitialFocus={startsInSearch}
        type="search"
        label={`Search all items of ${instance.name}`}
        isLabelHidden
        placeholder={pickerItems ? `Search ${countItems(pickerItems)} items` : 'Search all items'}
        leftIcon={<Search />}
        rightIcon={
          isSearching ? undefined : (
            <kbd className="rounded-sm border border-line px-1.5 text-xs max-lg:hidden">/</kbd>
          )
        }
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {!isSearching && (
        <SlotChoice
          items={wishlist.items}
          value={slot}
          onChange={(next) => onFilterChange({ slot: next })}
        />
      )}
      {loot.data && <PickerFilters bosses={loot.data} filter={filter} onChange={onFilterChange} />}
      {loot.isLoadingError && (
        <ErrorPanel
          variant="inline"
          reason={messageOf(loot.error)}
          onRetry={() => void loot.refetch()}
        />
      )}
      {slot && !isSearching && wishesOfSlot && (
        <section aria-label={`Your wishes: ${SLOT_LABELS[slot]}`} className="@container">
          <ul className="overflow-hidden rounded-md border border-line">{wishesOfSlot}</ul>
        </section>
      )}
      <h3 className="sr-only">{slot && !isSearching ? SLOT_LABELS[slot] : 'Items'}</h3>
      {slot && !isSearching && !boss && !type && !everything ? (
        <SlotItems
          key={slot}
          wishlist={wishlist}
          slot={slot}
          preview={pickerItems && searchPickerItems(pickerItems, { search: '', slot })}
          onAdd={onAdd}
        />
      ) : pickerItems ? (
        <PickerSearch
          wishlist={wishlist}
          pickerItems={pickerItems}
          search={search}
          filter={filter}
          onReset={() => {
            setSearch('')
            onFilterChange({ slot: undefined, boss: undefined, type: undefined })
          }}
          onAdd={onAdd}
        />
      ) : loot.isPending ? (
        <Skeleton className="h-48" />
      ) : null}
    </div>
  )
}

function countItems(pickerItems: readonly PickerItem[]): number {
  return new Set(pickerItems.filter(({ isOffered }) => isOffered).map(({ item }) => item.id)).size
}
