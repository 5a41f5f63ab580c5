import { messageOf } from '@/api/errors'
import type { WishlistItem } from '@/contract/wishlist'
import { useFeature } from '@/features/session/use-feature'
import { SLOT_LABELS, type Slot } from '@/game/items'
import { EmptyState } from '@/ui/messages/empty-state'
import { ErrorPanel } from '@/ui/messages/error-panel'
import { Skeleton } from '@/ui/messages/skeleton'
import { useQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { useMemo } from 'react'
import { toPickerItem, type PickerItem } from './picker-items'
import { availableItemsQuery } from './available-items.queries'
import { PickerList, type PickerTarget } from './picker-list'

interface SlotItemsProps extends PickerTarget {
  slot: Slot
  /** The items for the slot as computed in the browser, shown until the server has answered. */
  preview: readonly PickerItem[] | undefined
  wishesAbove: ReadonlySet<string>
}

/** The items that the server offers for one slot of a wishlist, by boss. */
export function SlotItems(props: SlotItemsProps) {
  const { slot, preview, wishesAbove, ...target } = props
  const { wishlist } = target
  // Without `instance-loot`, the raid's loot calls for the items (`useRaidLoot`).
  const enabled = useFeature('instance-loot')
  const available = useQuery({ ...availableItemsQuery(wishlist.id, slot), enabled })
  const { data: items } = available
  const pickerItems = useMemo(
    () =>
      withWishes(
        items?.map((item) => toPickerItem(item, slot, { isOffered: true })) ?? preview,
        wishlist.items.filter((wish) => wish.slot === slot),
        slot,
      ),
    [items, preview, slot, wishlist.items],
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
  const above = wishlist.items.filter(({ id }) => wishesAbove.has(id))
  const itemsAbove = new Set(above.map(({ lootItem }) => lootItem.id))
  const shown = pickerItems.filter(({ item }) => !itemsAbove.has(item.id))
  if (shown.length === 0) {
    return <p className="text-sm text-muted">All items for this slot are on the list.</p>
  }
  return <PickerList {...target} pickerItems={shown} groupBy="boss" isOneSlot />
}

/**
 * The items of a slot with those on the list that are not offered any more, each at its boss: all
 * wishes of the slot have one row.
 */
function withWishes(
  pickerItems: readonly PickerItem[] | undefined,
  wishes: readonly WishlistItem[],
  slot: Slot,
): readonly PickerItem[] | undefined {
  if (!pickerItems) return undefined
  const keys = new Set(pickerItems.map(({ key }) => key))
  const missing = wishes
    .map(({ lootItem }) => toPickerItem(lootItem, slot, { isOffered: false }))
    .filter(({ key }) => !keys.has(key))
  if (missing.length === 0) return pickerItems
  const all = [...pickerItems, ...missing]
  const indexes = new Map(all.map(({ bossId }, index) => [bossId, index] as const).toReversed())
  const indexOf = ({ bossId }: PickerItem) => indexes.get(bossId) ?? all.length
  return all.toSorted((a, b) => indexOf(a) - indexOf(b))
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
