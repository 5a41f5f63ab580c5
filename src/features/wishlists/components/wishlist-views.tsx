import type { WishlistItem, WishlistWithItems } from '@/contract/wishlist'
import type { Slot } from '@/game/items'
import { InTurn } from '@/lib/in-turn'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { IconButton } from '@/ui/icon-button'
import { Input } from '@/ui/input'
import { RowsSkeleton } from '@/ui/page-skeleton'
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs'
import { ArrowDownUp, Plus, ScrollText, Search, SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { searchWishes } from '../search-wishes'
import { WISHLIST_VIEWS, type WishlistView } from '../wishlist-view'
import type { RaidLoot } from '../use-raid-loot'
import type { useWishRows } from './use-wish-rows'
import { WishesByBoss } from './wishes-by-boss'
import { WishesByPriority } from './wishes-by-priority'
import { WishesBySlot } from './wishes-by-slot'

interface WishlistViewsProps {
  wishlist: WishlistWithItems
  wishes: ReturnType<typeof useWishRows>
  loot: RaidLoot
  view: WishlistView
  onViewChange: (view: WishlistView) => void
  slot: Slot | undefined
  onChooseSlot: (slot: Slot) => void
  onChooseBoss: (bossId: string) => void
  isPickerBeside: boolean
  /** Opens the picker; undefined if the picker is beside the list. */
  onAddItems?: () => void
}

/** The tabs with the three wishlist views, below a toolbar that stays visible. */
export function WishlistViews({
  wishlist,
  wishes,
  loot,
  onViewChange,
  slot,
  onChooseSlot,
  onChooseBoss,
  isPickerBeside,
  onAddItems,
  ...props
}: WishlistViewsProps) {
  // Without bosses, a link to the view by boss opens the first view.
  const view = props.view === 'boss' && !loot.hasBosses ? 'priority' : props.view
  const [search, setSearch] = useState('')
  const [wantsReordering, setReordering] = useState(false)
  const isSearching = search.trim() !== ''
  const { order, edits } = wishes.offers
  const isSortable = view === 'priority' && !isSearching && order && edits
  // Null without a search, which would otherwise cost time in every render of a long list.
  const found = useMemo(
    () => (isSearching ? new Set(searchWishes(wishes.all, search)) : null),
    [isSearching, wishes.all, search],
  )
  const foundOf = (part: readonly WishlistItem[]) =>
    found ? part.filter((wish) => found.has(wish)) : part
  return (
    <Tabs
      value={view}
      onValueChange={(value) => {
        const next = WISHLIST_VIEWS.find((known) => known === value)
        if (next) onViewChange(next)
      }}
    >
      <div className="sticky-bar sticky top-12 z-20 flex flex-col gap-2 rounded-t-lg border-b border-line bg-panel p-2 sm:top-16 @lg:flex-row @lg:items-center">
        <TabList aria-label="View" className="p-0">
          <Tab value="priority">{order ? 'By priority' : 'All'}</Tab>
          <Tab value="slot">By slot</Tab>
          {loot.hasBosses && <Tab value="boss">By boss</Tab>}
        </TabList>
        <div className="flex gap-2 @lg:ml-auto">
          {view !== 'slot' && wishes.all.length > 0 && (
            <Input
              type="search"
              variant="filled"
              label="Search this list"
              isLabelHidden
              placeholder="Search"
              leftIcon={<Search />}
              fieldClassName="min-w-0 flex-1"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
          {isSortable && wishes.wanted.length > 1 && (
            <IconButton
              label="Reorder"
              variant="outline"
              isPressed={wantsReordering}
              className="@lg:hidden"
              onClick={() => setReordering(!wantsReordering)}
            >
              <ArrowDownUp />
            </IconButton>
          )}
          {onAddItems && (
            <Button className="ml-auto" onClick={onAddItems}>
              <Plus aria-hidden />
              Add items
            </Button>
          )}
        </div>
      </div>
      <InTurn placeholder={<RowsSkeleton count={7} />}>
        {found?.size === 0 && view !== 'slot' && (
          <EmptyState
            icon={<SearchX />}
            title="Nothing found"
            text={`No wish of this list matches “${search.trim()}”.`}
            action={
              <Button variant="outline" onClick={() => setSearch('')}>
                Clear search
              </Button>
            }
          />
        )}
        {/* The panels contain controls, so they are no tab stops themselves. */}
        <TabPanel value="priority" tabIndex={-1}>
          {wishes.all.length === 0 ? (
            <EmptyState
              icon={<ScrollText />}
              title="No items yet"
              text={`Add items from ${wishlist.instance.name}. New items ${order ? 'get the last rank' : 'come last'}.`}
            />
          ) : (
            <WishesByPriority
              {...wishes}
              wanted={foundOf(wishes.wanted)}
              obtained={foundOf(wishes.obtained)}
              isSortable={isSortable}
              isReordering={wantsReordering}
            />
          )}
        </TabPanel>
        <TabPanel value="slot" tabIndex={-1}>
          <WishesBySlot
            list={wishlist}
            items={wishes.all}
            gainOf={wishes.gainOf}
            selected={slot}
            onChoose={onChooseSlot}
          />
        </TabPanel>
        <TabPanel value="boss" tabIndex={-1}>
          <WishesByBoss
            loot={loot}
            items={foundOf(wishes.all)}
            isFiltered={isSearching}
            hasTicks={wishes.offers.ticks}
            gainOf={wishes.gainOf}
            renderRows={wishes.renderRows}
            isPickerBeside={isPickerBeside}
            onAdd={onChooseBoss}
          />
        </TabPanel>
      </InTurn>
    </Tabs>
  )
}
