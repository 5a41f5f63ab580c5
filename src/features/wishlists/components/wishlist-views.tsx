import type { WishlistWithItems } from '@/contract/wishlist'
import type { Slot } from '@/game/items'
import { EmptyState } from '@/ui/empty-state'
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs'
import { ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
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
  /** The action of the empty state. */
  emptyAction: ReactNode
}

/** The tabs with the three wishlist views. */
export function WishlistViews({
  wishlist,
  wishes,
  loot,
  view,
  onViewChange,
  slot,
  onChooseSlot,
  onChooseBoss,
  isPickerBeside,
  emptyAction,
}: WishlistViewsProps) {
  const items = wishes.all
  return (
    <Tabs
      // Without bosses, a link to the view by boss opens the first view.
      value={view === 'boss' && !loot.hasBosses ? 'priority' : view}
      onValueChange={(value) => {
        const next = WISHLIST_VIEWS.find((known) => known === value)
        if (next) onViewChange(next)
      }}
    >
      <TabList aria-label="View" className="border-b border-line p-2">
        <Tab value="priority">{wishes.offers.order ? 'By priority' : 'All'}</Tab>
        <Tab value="slot">By slot</Tab>
        {loot.hasBosses && <Tab value="boss">By boss</Tab>}
      </TabList>
      <TabPanel value="priority">
        {items.length === 0 ? (
          <EmptyState
            icon={<ScrollText />}
            title="No items yet"
            text={`Choose a slot and add items from ${wishlist.instance.name}. New items ${wishes.offers.order ? 'get the last rank' : 'come last'}.`}
            action={emptyAction}
          />
        ) : (
          <WishesByPriority {...wishes} />
        )}
      </TabPanel>
      <TabPanel value="slot">
        <WishesBySlot items={items} selected={slot} onChoose={onChooseSlot} />
      </TabPanel>
      <TabPanel value="boss">
        <WishesByBoss
          loot={loot}
          items={items}
          hasTicks={wishes.offers.ticks}
          renderRows={wishes.renderRows}
          isPickerBeside={isPickerBeside}
          onAdd={onChooseBoss}
        />
      </TabPanel>
    </Tabs>
  )
}
