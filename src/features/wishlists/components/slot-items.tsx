import { messageOf } from '@/api/errors'
import type { WishlistWithItems } from '@/contract/wishlist'
import { SLOT_LABELS, type Slot } from '@/game/items'
import { EmptyState } from '@/ui/empty-state'
import { ErrorPanel } from '@/ui/error-panel'
import { Skeleton } from '@/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { useMemo } from 'react'
import { toPickerItem, type PickerItem } from '../picker-items'
import { availableItemsQuery } from '../wishlists.queries'
import { PickerList } from './picker-list'

interface SlotItemsProps {
  wishlist: WishlistWithItems
  slot: Slot
  /** What the raid's own table says of the slot, to look at until the server has answered. */
  preview: readonly PickerItem[] | undefined
  onAdd: (drop: PickerItem) => void
}

/** What drops for one slot and this character, as the server says, by boss. */
export function SlotItems({ wishlist, slot, preview, onAdd }: SlotItemsProps) {
  const available = useQuery(availableItemsQuery(wishlist.id, slot))
  const { data: items } = available
  const drops = useMemo(
    () => items?.map((item) => toPickerItem(item, slot, { isOffered: true })) ?? preview,
    [items, preview, slot],
  )
  if (available.isError) {
    return (
      <ErrorPanel
        variant="card"
        reason={messageOf(available.error)}
        onRetry={() => void available.refetch()}
      />
    )
  }
  if (!drops) return <SlotItemsSkeleton />
  if (drops.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        icon={<PackageOpen />}
        title="Nothing drops here"
        text={`${wishlist.instance.name} has no ${SLOT_LABELS[slot].toLowerCase()} item for this specialization.`}
      />
    )
  }
  return <PickerList drops={drops} wishes={wishlist.items} onAdd={onAdd} isByBoss isOneSlot />
}

function SlotItemsSkeleton() {
  return (
    <div role="status" aria-label="Loading items" className="flex flex-col gap-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-11" />
      ))}
    </div>
  )
}
