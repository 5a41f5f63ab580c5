import { messageOf } from '@/api/errors'
import { SLOT_LABELS, type Slot } from '@/game/items'
import { EmptyState } from '@/ui/empty-state'
import { ErrorPanel } from '@/ui/error-panel'
import { Skeleton } from '@/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { useMemo } from 'react'
import { toPickerItem, type PickerItem } from '../picker-items'
import { availableItemsQuery } from '../available-items.queries'
import type { ListOfPicker } from '../use-picker-list'
import { PickerList } from './picker-list'

interface SlotItemsProps {
  wishlist: ListOfPicker
  slot: Slot
  /** The items for the slot as computed in the browser, shown until the server has answered. */
  preview: readonly PickerItem[] | undefined
  onAdd: (pickerItem: PickerItem) => void
  onRemove: (wishId: string) => void
  selectedId: string | undefined
}

/** The items that the server offers for one slot of a wishlist, by boss. */
export function SlotItems(props: SlotItemsProps) {
  const { wishlist, slot, preview, onAdd, onRemove, selectedId } = props
  const available = useQuery(availableItemsQuery(wishlist.id, slot))
  const { data: items } = available
  const pickerItems = useMemo(
    () => items?.map((item) => toPickerItem(item, slot, { isOffered: true })) ?? preview,
    [items, preview, slot],
  )
  if (available.isLoadingError) {
    return (
      <ErrorPanel
        variant="card"
        reason={messageOf(available.error)}
        onRetry={() => void available.refetch()}
      />
    )
  }
  if (!pickerItems) return <SlotItemsSkeleton />
  if (pickerItems.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        icon={<PackageOpen />}
        title="No items for this slot"
        text={`${wishlist.instance.name} has no ${SLOT_LABELS[slot].toLowerCase()} item for this specialization.`}
      />
    )
  }
  return (
    <PickerList
      pickerItems={pickerItems}
      wishlist={wishlist}
      onAdd={onAdd}
      onRemove={onRemove}
      selectedId={selectedId}
      isByBoss
      isOneSlot
    />
  )
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
