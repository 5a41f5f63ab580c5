import type { BossId } from '@/contract/ids'
import type { WishlistItem, WishlistWithItems } from '@/contract/wishlist'
import type { Slot } from '@/game/items'
import { findRows, toLootText } from '@/game/word-search'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/messages/empty-state'
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs'
import { Plus, ScrollText, SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { WISHLIST_VIEWS, type WishlistView } from './wishlist-view'
import type { PickerLoot } from '../picker/use-raid-loot'
import type { Wishes } from '../wish/use-wishes'
import { ListToolbar } from './list-toolbar'
import { WishesByBoss } from './wishes-by-boss'
import { WishesByPriority } from './wishes-by-priority'
import { WishesBySlot } from './wishes-by-slot'

interface WishlistViewsProps {
  wishlist: WishlistWithItems
  wishes: Wishes
  loot: PickerLoot
  view: WishlistView
  onViewChange: (view: WishlistView) => void
  slot: Slot | undefined
  onChooseSlot: (slot: Slot) => void
  onChooseBoss: (bossId: BossId) => void
  isPickerBeside: boolean
  /** Opens the picker; undefined if the picker is beside the list. */
  onAddItems?: () => void
}

/** The tabs with the three wishlist views, below a toolbar that stays visible. */
export function WishlistViews(props: WishlistViewsProps) {
  const { wishlist, wishes, loot, onViewChange, slot, onChooseSlot, onChooseBoss } = props
  const { isPickerBeside, onAddItems } = props
  // Without bosses, a link to the view by boss opens the first view.
  const view = props.view === 'boss' && !loot.hasBosses ? 'priority' : props.view
  const [search, setSearch] = useState('')
  const isSearching = search.trim() !== ''
  const hasNone = wishes.all.length === 0
  const { order, edits } = wishes.rows.actions.offers
  const isSortable = view === 'priority' && !isSearching && order && edits
  // Null without a search, which would otherwise cost time in every render of a long list.
  const found = useMemo(
    () => (isSearching ? new Set(findRows(wishes.all, search, toWishText)) : null),
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
      <ListToolbar
        wishlist={wishlist}
        search={view !== 'slot' && !hasNone ? search : null}
        onSearch={setSearch}
        // An empty list has the button below its text.
        onAddItems={hasNone && view === 'priority' ? undefined : onAddItems}
        tabs={
          <TabList aria-label="View" className="rounded-md border border-line bg-raised p-0.5!">
            <Tab value="priority" className="@max-sm:px-1.5">
              {order ? 'Priority' : 'All'}
            </Tab>
            <Tab value="slot" className="@max-sm:px-1.5">
              Slot
            </Tab>
            {loot.hasBosses && (
              <Tab value="boss" className="@max-sm:px-1.5">
                Boss
              </Tab>
            )}
          </TabList>
        }
      />
      {found?.size === 0 && view !== 'slot' && (
        <NothingFound search={search} onClear={() => setSearch('')} />
      )}
      {/* The panels contain controls, so they are no tab stops themselves. */}
      <TabPanel value="priority" tabIndex={-1}>
        {hasNone ? (
          <NoWishes raid={wishlist.instance.name} onAddItems={onAddItems} />
        ) : (
          <WishesByPriority
            {...wishes}
            wanted={foundOf(wishes.wanted)}
            obtained={foundOf(wishes.obtained)}
            isSortable={isSortable}
          />
        )}
      </TabPanel>
      <TabPanel value="slot" tabIndex={-1}>
        <WishesBySlot
          list={wishlist}
          items={wishes.all}
          rankOf={order ? wishes.rankOf : new Map()}
          gainOf={wishes.rows.gainOf}
          selected={isPickerBeside ? slot : undefined}
          onChoose={onChooseSlot}
        />
      </TabPanel>
      <TabPanel value="boss" tabIndex={-1}>
        <WishesByBoss
          loot={loot}
          items={foundOf(wishes.all)}
          isFiltered={isSearching}
          rows={wishes.rows}
          isPickerBeside={isPickerBeside}
          onAdd={onChooseBoss}
        />
      </TabPanel>
    </Tabs>
  )
}

interface NoWishesProps {
  raid: string
  onAddItems: (() => void) | undefined
}

function NoWishes({ raid, onAddItems }: NoWishesProps) {
  return (
    <EmptyState
      icon={<ScrollText />}
      title="No items yet"
      text={`Add items from ${raid}. New items come last.`}
      action={
        onAddItems && (
          <Button onClick={onAddItems}>
            <Plus aria-hidden />
            Add items
          </Button>
        )
      }
    />
  )
}

function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title="Nothing found"
      text={`No wish of this list matches “${search.trim()}”.`}
      action={
        <Button variant="outline" onClick={onClear}>
          Clear search
        </Button>
      }
    />
  )
}

/** A wish is also found by its note. */
function toWishText({ lootItem, slot, note }: WishlistItem) {
  return toLootText(lootItem, [slot], note ?? '')
}
