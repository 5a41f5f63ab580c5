import { messageOf } from '@/api/errors'
import { SHEET_ORDER, slotsOfSpecialization } from '@/game/eligibility'
import { SLOT_LABELS } from '@/game/items'
import { useKeptState } from './use-kept-state'
import { plural } from '@/lib/format'
import { newId } from '@/lib/new-id'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { ErrorPanel } from '@/ui/messages/error-panel'
import { Input } from '@/ui/fields/input'
import { Skeleton } from '@/ui/messages/skeleton'
import { cx } from 'class-variance-authority'
import { Search, SlidersHorizontal } from 'lucide-react'
import {
  memo,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type Ref,
} from 'react'
import type { WishlistEdit } from '../edits/edits'
import type { RowActions } from '../wish/use-row-actions'
import type { PickerFilter } from './picker-filter'
import { PickerFilters } from './picker-filters'
import { searchPickerItems, type PickerItem } from './picker-items'
import type { ListOfPicker } from './use-picker-list'
import type { PickerLoot } from './use-raid-loot'
import { useResultKeys } from './use-result-keys'
import { PickerSearch } from './picker-search'
import { SlotChoice } from './slot-choice'
import { SlotItems } from './slot-items'

interface ItemPickerProps {
  wishlist: ListOfPicker
  loot: PickerLoot
  filter: PickerFilter
  onFilterChange: (change: PickerFilter) => void
  onEdit: (edit: WishlistEdit) => void
  actions: RowActions
  /** The ids of the wishes that are shown above the picker; the items of a slot leave them out. */
  wishesAbove: ReadonlySet<string>
  searchRef?: Ref<HTMLInputElement>
  /** Whether the dialog around the picker opens with the focus in the search field. */
  startsInSearch?: boolean
}

/** Adds loot items to a wishlist: finds them by slot, by boss, or by a search over all slots. */
export const ItemPicker = memo(function ItemPicker(props: ItemPickerProps) {
  const { wishlist, loot, filter, onFilterChange, onEdit, actions } = props
  const { wishesAbove, searchRef, startsInSearch } = props
  const [search, setSearch] = useKeptState(`search ${wishlist.id}`, '')
  const { readPickerItems } = loot
  const pickerItems = useMemo(() => readPickerItems(), [readPickerItems])
  const { added, onAdd } = useAdd(onEdit)
  const { slot, boss, type, includesOtherSpecs } = filter
  const isSearching = search.trim() !== ''
  const bossName = loot.bosses.find(({ id }) => id === boss)?.name
  const searchLabel = bossName ? 'Search items' : 'Search all items'
  const showsSlot = slot && !isSearching && !boss && !type && !includesOtherSpecs
  const { selectedId, fieldProps, resultsProps } = useResultKeys(JSON.stringify([search, filter]))
  const { filtersRef, isFilterShown, toggleFilters } = useFilterPanel()
  const offered = useMemo(
    () => pickerItems?.filter(({ isOffered }) => isOffered || includesOtherSpecs),
    [pickerItems, includesOtherSpecs],
  )
  const { character, specialization } = wishlist
  const target = { wishlist, onAdd, actions, selectedId }
  return (
    <div className="@container flex flex-col gap-3">
      <div className="sticky -top-1 z-20 flex flex-col gap-2 bg-panel pt-1 max-beside:-mb-3 max-beside:pb-2 short:static beside:-top-5 beside:-mt-2 beside:pt-3 @max-2xs:static">
        <div className="flex gap-2 @max-3xs:flex-wrap">
          <PickerField
            {...fieldProps}
            ref={searchRef}
            hasInitialFocus={startsInSearch}
            label={`${searchLabel} of ${bossName ?? wishlist.instance.name}`}
            placeholder={searchLabel}
            hasKeyHint={!isSearching}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          {pickerItems && (
            <FilterButton
              count={[boss, type, includesOtherSpecs].filter(Boolean).length}
              isPressed={isFilterShown}
              onPress={toggleFilters}
            />
          )}
        </div>
        {!isSearching && (
          <SlotChoice
            offered={offered}
            missing={loot.missingSlots}
            wishes={wishlist.items}
            slots={
              offered ? SHEET_ORDER : slotsOfSpecialization(character.className, specialization)
            }
            value={slot}
            onChange={(next) => onFilterChange({ slot: next })}
          />
        )}
      </div>
      <div ref={filtersRef} className={cx(!isFilterShown && 'max-beside:hidden')}>
        {pickerItems && (
          <PickerFilters
            loot={loot}
            pickerItems={pickerItems}
            filter={filter}
            onChange={onFilterChange}
          />
        )}
        {loot.isPending && <Skeleton className="h-19" />}
      </div>
      <MissingLoot loot={loot} isPartial={Boolean(pickerItems)} isSlotShown={Boolean(showsSlot)} />
      {/* After Enter in the search field, the focus is not on what has changed. */}
      <p role="status" className="sr-only">
        {added}
      </p>
      <div {...resultsProps}>
        <h3 className="sr-only">{slot && !isSearching ? SLOT_LABELS[slot] : 'Items'}</h3>
        {showsSlot ? (
          <SlotItems
            key={slot}
            {...target}
            slot={slot}
            preview={pickerItems && searchPickerItems(pickerItems, { search: '', slot })}
            wishesAbove={wishesAbove}
          />
        ) : pickerItems ? (
          <PickerSearch
            {...target}
            pickerItems={pickerItems}
            isComplete={loot.missingSlots.length === 0 && !loot.error}
            search={search}
            filter={filter}
            onIncludeOtherSpecs={() => onFilterChange({ includesOtherSpecs: true })}
            onClearSearch={() => setSearch('')}
            onClearFilters={() => onFilterChange({ boss: undefined, type: undefined })}
          />
        ) : loot.isPending ? (
          <Skeleton className="h-48" />
        ) : null}
      </div>
    </div>
  )
})

/** Adds items, and says which one was added last. */
function useAdd(onEdit: (edit: WishlistEdit) => void) {
  const [added, setAdded] = useState('')
  const onAdd = useCallback(
    ({ item, slot }: PickerItem) => {
      onEdit({ type: 'add', id: newId(), lootItem: item, slot })
      setAdded(`Added ${item.name}`)
    },
    [onEdit],
  )
  return { added, onAdd }
}

/** Whether the filters are shown where the picker is a sheet; opening scrolls up to them. */
function useFilterPanel() {
  const [isFilterShown, setFilterShown] = useState(false)
  const filtersRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFilterShown) filtersRef.current?.scrollIntoView({ block: 'center' })
  }, [isFilterShown])
  return { filtersRef, isFilterShown, toggleFilters: () => setFilterShown(!isFilterShown) }
}

interface MissingLootProps {
  loot: PickerLoot
  isPartial: boolean
  isSlotShown: boolean
}

/** Says which items failed to load, and which are still loading. */
function MissingLoot({ loot, isPartial, isSlotShown }: MissingLootProps) {
  const { error, missingSlots, waitSeconds, retry } = loot
  const names = missingSlots.map((slot) => SLOT_LABELS[slot].toLowerCase()).join(', ')
  return (
    <>
      {/* The items of a slot have an error panel of their own. */}
      {error && !(isSlotShown && isPartial) && (
        <ErrorPanel variant="inline" reason={messageOf(error)} onRetry={retry} />
      )}
      {isPartial && names !== '' && (
        <p
          role="status"
          className="text-sm text-muted"
        >{`Still loading: ${names}.${waitSeconds !== undefined ? ` The server asks to wait ${plural(waitSeconds, 'second')}.` : ''}`}</p>
      )}
    </>
  )
}

interface PickerFieldProps extends ComponentProps<typeof Input> {
  /** Whether to show the key that moves the focus to the field. */
  hasKeyHint: boolean
}

function PickerField({ hasKeyHint, ...props }: PickerFieldProps) {
  const helpId = useId()
  return (
    <>
      <Input
        {...props}
        fieldClassName="min-w-0 flex-1 @max-3xs:basis-full"
        type="search"
        isLabelHidden
        leftIcon={<Search />}
        rightIcon={
          hasKeyHint ? (
            <kbd className="rounded-sm border border-line px-1.5 text-xs max-beside:hidden">/</kbd>
          ) : undefined
        }
        aria-describedby={helpId}
      />
      <p id={helpId} className="sr-only">
        Arrow keys select an item. Enter adds it, or shows what can be done if it is on the list.
      </p>
    </>
  )
}

interface FilterButtonProps {
  count: number
  isPressed: boolean
  onPress: () => void
}

/** Shows the filters where the picker is a sheet. */
function FilterButton({ count, isPressed, onPress }: FilterButtonProps) {
  return (
    <Button variant="outline" className="beside:hidden" aria-expanded={isPressed} onClick={onPress}>
      <SlidersHorizontal aria-hidden />
      <span className="@max-xs:sr-only">Filters</span>
      {count > 0 && <Badge variant="accent">{count}</Badge>}
    </Button>
  )
}
