import { messageOf } from '@/api/errors'
import type { LootItem } from '@/contract/loot-item'
import type { WishlistWithItems } from '@/contract/wishlist'
import { SLOT_LABELS, type Slot } from '@/game/items'
import { newId } from '@/lib/new-id'
import { EmptyState } from '@/ui/empty-state'
import { ErrorPanel } from '@/ui/error-panel'
import { IconButton } from '@/ui/icon-button'
import { Input } from '@/ui/input'
import { ItemTile } from '@/ui/item-tile'
import { Skeleton } from '@/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Check, Plus, Search, SearchX } from 'lucide-react'
import { useState } from 'react'
import { describeItem, rarityOf } from '../describe-item'
import type { WishlistEdit } from '../edits'
import { availableItemsQuery } from '../wishlists.queries'
import { ItemName } from './item-name'
import { SlotChoice } from './slot-choice'

interface ItemPickerProps {
  wishlist: WishlistWithItems
  slot: Slot
  onSlotChange: (slot: Slot) => void
  onEdit: (edit: WishlistEdit) => void
}

/** What drops for a slot and this character, ready to be added. */
export function ItemPicker({ wishlist, slot, onSlotChange, onEdit }: ItemPickerProps) {
  const [search, setSearch] = useState('')
  return (
    <div className="flex flex-col gap-4">
      <SlotChoice items={wishlist.items} value={slot} onChange={onSlotChange} />
      <Input
        type="search"
        label={`Search ${SLOT_LABELS[slot].toLowerCase()} items`}
        isLabelHidden
        placeholder={`Search ${SLOT_LABELS[slot].toLowerCase()} items`}
        leftIcon={<Search />}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <AvailableItems wishlist={wishlist} slot={slot} search={search} onEdit={onEdit} />
    </div>
  )
}

interface AvailableItemsProps {
  wishlist: WishlistWithItems
  slot: Slot
  search: string
  onEdit: (edit: WishlistEdit) => void
}

function AvailableItems({ wishlist, slot, search, onEdit }: AvailableItemsProps) {
  const available = useQuery(availableItemsQuery(wishlist.id, slot))
  if (available.isPending) return <ItemsSkeleton />
  if (available.isError) {
    return (
      <ErrorPanel variant="card" onRetry={() => void available.refetch()}>
        <p className="mt-2 text-sm text-muted">{messageOf(available.error)}</p>
      </ErrorPanel>
    )
  }
  const wanted = search.trim().toLowerCase()
  const items = available.data.filter(({ name, boss }) =>
    `${name} ${boss?.name ?? ''}`.toLowerCase().includes(wanted),
  )
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={wanted ? 'Nothing found' : 'Nothing drops here'}
        text={
          wanted
            ? `No ${SLOT_LABELS[slot].toLowerCase()} item matches “${search.trim()}”.`
            : `${wishlist.instance.name} has no ${SLOT_LABELS[slot].toLowerCase()} item for this specialization.`
        }
      />
    )
  }
  const isWished = (item: LootItem) =>
    wishlist.items.some((wish) => wish.lootItem.id === item.id && wish.slot === slot)
  return (
    <div className="flex flex-col gap-4">
      {groupByBoss(items).map(({ bossName, items: drops }) => (
        <section key={bossName} aria-label={bossName}>
          <h3 className="flex justify-between text-xs font-semibold tracking-wide text-faint">
            {bossName}
            <span aria-hidden className="tabular-nums">
              {drops.length}
            </span>
          </h3>
          <ul>
            {drops.map((item) => (
              <AvailableItem
                key={item.id}
                item={item}
                slot={slot}
                isWished={isWished(item)}
                onAdd={() => onEdit({ type: 'add', id: newId(), lootItem: item, slot })}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface AvailableItemProps {
  item: LootItem
  slot: Slot
  isWished: boolean
  onAdd: () => void
}

function AvailableItem({ item, slot, isWished, onAdd }: AvailableItemProps) {
  return (
    <li data-rarity={rarityOf(item)} className="flex items-center gap-3 py-2">
      <ItemTile
        slot={slot}
        rarity={rarityOf(item)}
        iconUrl={item.iconUrl}
        isToken={item.isTokenItem}
      />
      <div className="min-w-0 flex-1">
        <ItemName item={item} />
        <p className="text-sm text-muted">{describeItem(item, slot)}</p>
      </div>
      {isWished ? (
        <span className="grid size-touch place-items-center text-success-text">
          <Check aria-hidden className="size-5" />
          <span className="sr-only">On your list</span>
        </span>
      ) : (
        <IconButton label={`Add ${item.name}`} variant="outline" onClick={onAdd}>
          <Plus />
        </IconButton>
      )}
    </li>
  )
}

/** Items come in encounter order; neighbours of one boss belong together. */
function groupByBoss(items: readonly LootItem[]) {
  const groups: { bossName: string; items: LootItem[] }[] = []
  for (const item of items) {
    const bossName = item.boss?.name ?? 'Other'
    const last = groups.at(-1)
    if (last?.bossName === bossName) last.items.push(item)
    else groups.push({ bossName, items: [item] })
  }
  return groups
}

function ItemsSkeleton() {
  return (
    <div role="status" aria-label="Loading items" className="flex flex-col gap-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-11" />
      ))}
    </div>
  )
}
