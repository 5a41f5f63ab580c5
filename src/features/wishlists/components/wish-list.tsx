import type { WishlistItem, WishlistWithItems } from '@/contract/wishlist'
import { SLOTS, slotLabel } from '@/game/items'
import { EmptyState } from '@/ui/empty-state'
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs'
import { toast } from '@/ui/toast'
import { ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { WishlistEdit } from '../edits'
import { WISHLIST_VIEWS, type WishlistView } from '../views'
import { WishRow } from './wish-row'

interface WishListProps {
  wishlist: WishlistWithItems
  view: WishlistView
  onViewChange: (view: WishlistView) => void
  onEdit: (edit: WishlistEdit) => void
  /** Leads on from an empty list. */
  emptyAction: ReactNode
}

/** The wishes of a list, by priority or by slot. */
export function WishList({ wishlist, view, onViewChange, onEdit, emptyAction }: WishListProps) {
  if (wishlist.items.length === 0) {
    return (
      <EmptyState
        icon={<ScrollText />}
        title="No items yet"
        text={`Choose a slot and add what you hope for in ${wishlist.instance.name}.`}
        action={emptyAction}
      />
    )
  }
  const rows = (items: readonly WishlistItem[]) =>
    items.map((wish) => (
      <WishRow
        key={wish.id}
        wish={wish}
        onRemove={() => removeWithUndo(wish, onEdit)}
        onObtainedChange={(isObtained) => onEdit({ type: 'change', id: wish.id, isObtained })}
      />
    ))
  return (
    <Tabs
      value={view}
      onValueChange={(value) => {
        const next = WISHLIST_VIEWS.find((known) => known === value)
        if (next) onViewChange(next)
      }}
    >
      <TabList aria-label="View">
        <Tab value="priority">By priority</Tab>
        <Tab value="slot">By slot</Tab>
      </TabList>
      <TabPanel value="priority">
        <ol>{rows(wishlist.items)}</ol>
      </TabPanel>
      <TabPanel value="slot">
        {SLOTS.filter((slot) => wishlist.items.some((item) => item.slot === slot)).map((slot) => (
          <section key={slot} aria-label={slotLabel(slot)}>
            <h2 className="px-4 pt-4 pb-1 text-sm text-faint">{slotLabel(slot)}</h2>
            <ol>{rows(wishlist.items.filter((item) => item.slot === slot))}</ol>
          </section>
        ))}
      </TabPanel>
    </Tabs>
  )
}

/** Undo is the inverse edit: the same wish again, at its old rank. */
function removeWithUndo(wish: WishlistItem, onEdit: WishListProps['onEdit']) {
  onEdit({ type: 'remove', id: wish.id })
  const { id, lootItem, priority, note } = wish
  toast.success(`Removed ${lootItem.name}`, {
    action: {
      label: 'Undo',
      onClick: () => {
        onEdit({
          type: 'add',
          id,
          lootItem,
          // What was on the list is in a slot the server knows.
          slot: wish.slot as (typeof SLOTS)[number],
          priority,
          note,
          isObtained: wish.isObtained === true,
        })
      },
    },
  })
}
