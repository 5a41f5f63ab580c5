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

/** Its selects are heavy, and it waits for the raid's loot anyhow. */
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
  /** A dialog around it opens with the keyboard in the search. */
  startsInSearch?: boolean
  /** Rows of what is wished for in the chosen slot, where the list beside the picker lacks them. */
  wishesOfSlot?: ReactNode
}

/** Slot first, from a boss, or by typing a name over all slots: what drops, to be added. */
export function ItemPicker(props: ItemPickerProps) {
  const { wishlist, filter, onFilterChange, onEdit, searchRef, startsInSearch, wishesOfSlot } =
    props
  const { character, instance, specialization } = wishlist
  const [search, setSearch] = useState('')
  const loot = useQuery(instanceLootQuery(instance.id))
  const drops = useMemo(
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
        placeholder={drops ? `Search ${countItems(drops)} items` : 'Search all items'}
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
      {loot.isError && !loot.data && (
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
      <h3 className="sr-only">{slot && !isSearching ? SLOT_LABELS[slot] : 'What drops'}</h3>
      {slot && !isSearching && !boss && !type && !everything ? (
        <SlotItems
          key={slot}
          wishlist={wishlist}
          slot={slot}
          preview={drops && searchPickerItems(drops, { search: '', slot })}
          onAdd={onAdd}
        />
      ) : drops ? (
        <PickerSearch
          wishlist={wishlist}
          drops={drops}
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

function countItems(drops: readonly PickerItem[]): number {
  return new Set(drops.filter(({ isOffered }) => isOffered).map(({ item }) => item.id)).size
}
