import { messageOf } from '@/api/errors'
import { SLOT_LABELS } from '@/game/items'
import { lazyComponent } from '@/lib/lazy-component'
import { newId } from '@/lib/new-id'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { ErrorPanel } from '@/ui/error-panel'
import { Input } from '@/ui/input'
import { RowGroup } from '@/ui/row-group'
import { Skeleton } from '@/ui/skeleton'
import { cx } from 'class-variance-authority'
import { Search, SlidersHorizontal } from 'lucide-react'
import { memo, useCallback, useId, useMemo, useState, type ReactNode, type Ref } from 'react'
import type { WishlistEdit } from '../edits'
import type { PickerFilter } from '../picker-filter'
import { countItems, searchPickerItems, type PickerItem } from '../picker-items'
import type { ListOfPicker } from '../use-picker-list'
import type { RaidLoot } from '../use-raid-loot'
import { useResultKeys } from '../use-result-keys'
import { PickerSearch } from './picker-search'
import { SlotChoice } from './slot-choice'
import { SlotItems } from './slot-items'

/** Lazy-loaded, because the selects are large and the filters have to wait for the raid's loot anyway. */
const PickerFilters = lazyComponent(
  async () => (await import('./picker-filters')).PickerFilters,
  <Skeleton className="h-24" />,
)

interface ItemPickerProps {
  wishlist: ListOfPicker
  loot: RaidLoot
  filter: PickerFilter
  onFilterChange: (change: PickerFilter) => void
  onEdit: (edit: WishlistEdit) => void
  /** Removes a wish and offers to undo that. */
  onRemove: (wishId: string) => void
  searchRef?: Ref<HTMLInputElement>
  /** Whether the dialog around the picker opens with the focus in the search field. */
  startsInSearch?: boolean
  /** The rows of the wishes in the chosen slot, if the view beside the picker does not show them. */
  wishesOfSlot?: ReactNode
}

/** Adds loot items to a wishlist: finds them by slot, by boss, or by a search over all slots. */
export const ItemPicker = memo(function ItemPicker(props: ItemPickerProps) {
  const { wishlist, loot, filter, onFilterChange, onEdit, onRemove } = props
  const { searchRef, startsInSearch, wishesOfSlot } = props
  const { instance } = wishlist
  const [search, setSearch] = useState('')
  const { readPickerItems } = loot
  const pickerItems = useMemo(() => readPickerItems(), [readPickerItems])
  const onAdd = useCallback(
    ({ item, slot }: PickerItem) => onEdit({ type: 'add', id: newId(), lootItem: item, slot }),
    [onEdit],
  )
  const { slot, boss, type, includesOtherSpecs } = filter
  const isSearching = search.trim() !== ''
  const showsSlot = slot && !isSearching && !boss && !type && !includesOtherSpecs
  const { selectedId, fieldProps, resultsProps } = useResultKeys(JSON.stringify([search, filter]))
  const helpId = useId()
  const [isFilterShown, setFilterShown] = useState(false)
  const offered = useMemo(
    () => pickerItems?.filter(({ isOffered }) => isOffered || includesOtherSpecs),
    [pickerItems, includesOtherSpecs],
  )
  const offeredCount = useMemo(() => offered && countItems(offered), [offered])
  const filterCount = [boss, type, includesOtherSpecs].filter(Boolean).length
  return (
    <div className="flex flex-col gap-4">
      <div className="sticky -top-1 z-20 flex flex-col gap-2 bg-panel pt-1 max-beside:-mb-2">
        <div className="flex gap-2">
          <Input
            fieldClassName="min-w-0 flex-1"
            ref={searchRef}
            hasInitialFocus={startsInSearch}
            type="search"
            label={`Search all items of ${instance.name}`}
            isLabelHidden
            placeholder={offered ? `Search ${offeredCount} items` : 'Search all items'}
            leftIcon={<Search />}
            rightIcon={
              isSearching ? undefined : (
                <kbd className="rounded-sm border border-line px-1.5 text-xs max-beside:hidden">
                  /
                </kbd>
              )
            }
            aria-describedby={helpId}
            {...fieldProps}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <p id={helpId} className="sr-only">
            Arrow keys select an item. Enter adds it, or removes it if it is added.
          </p>
          {pickerItems && (
            <Button
              variant="outline"
              className="beside:hidden"
              aria-expanded={isFilterShown}
              onClick={() => setFilterShown(!isFilterShown)}
            >
              <SlidersHorizontal aria-hidden />
              Filters
              {filterCount > 0 && <Badge variant="accent">{filterCount}</Badge>}
            </Button>
          )}
        </div>
        {!isSearching && (
          <SlotChoice
            offered={offered}
            wishes={wishlist.items}
            value={slot}
            onChange={(next) => onFilterChange({ slot: next })}
          />
        )}
      </div>
      {pickerItems && (
        <div className={cx(!isFilterShown && 'max-beside:hidden')}>
          <PickerFilters
            loot={loot}
            pickerItems={pickerItems}
            filter={filter}
            onChange={onFilterChange}
          />
        </div>
      )}
      {/* The items of a slot have an error panel of their own. */}
      {loot.error && !(showsSlot && pickerItems) && (
        <ErrorPanel variant="inline" reason={messageOf(loot.error)} onRetry={loot.retry} />
      )}
      {slot && !isSearching && wishesOfSlot && (
        <section aria-label={`Your wishes: ${SLOT_LABELS[slot]}`} className="@container">
          <RowGroup label="Wishes">
            <ul className="overflow-hidden rounded-md border border-line">{wishesOfSlot}</ul>
          </RowGroup>
        </section>
      )}
      <div {...resultsProps}>
        <h3 className="sr-only">{slot && !isSearching ? SLOT_LABELS[slot] : 'Items'}</h3>
        {showsSlot ? (
          <SlotItems
            key={slot}
            wishlist={wishlist}
            slot={slot}
            preview={pickerItems && searchPickerItems(pickerItems, { search: '', slot })}
            onAdd={onAdd}
            onRemove={onRemove}
            selectedId={selectedId}
          />
        ) : pickerItems ? (
          <PickerSearch
            wishlist={wishlist}
            pickerItems={pickerItems}
            search={search}
            filter={filter}
            onIncludeOtherSpecs={() => onFilterChange({ includesOtherSpecs: true })}
            onReset={() => {
              setSearch('')
              onFilterChange({ slot: undefined, boss: undefined, type: undefined })
            }}
            onAdd={onAdd}
            onRemove={onRemove}
            selectedId={selectedId}
          />
        ) : loot.isPending ? (
          <Skeleton className="h-48" />
        ) : null}
      </div>
    </div>
  )
})
