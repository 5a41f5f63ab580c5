import { messageOf } from '@/api/errors'
import type { LootItem } from '@/contract/loot-item'
import type { WishlistWithItems } from '@/contract/wishlist'
import { SLOT_LABELS, type Slot } from '@/game/items'
import { newId } from '@/lib/new-id'
import { EmptyState } from '@/ui/empty-state'
import { ErrorPanel } from '@/ui/error-panel'
import { Skeleton } from '@/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { isWished } from '../describe-item'
import type { WishlistEdit } from '../edits'
import { availableItemsQuery } from '../wishlists.queries'
import { DropRow } from './drop-row'

interface SlotItemsProps {
  wishlist: WishlistWithItems
  slot: Slot
  onEdit: (edit: WishlistEdit) => void
}

/** What drops for one slot and this character, as the server says, by boss. */
export function SlotItems({ wishlist, slot, onEdit }: SlotItemsProps) {
  const available = useQuery(availableItemsQuery(wishlist.id, slot))
  if (available.isPending) return <SlotItemsSkeleton />
  if (available.isError) {
    return (
      <ErrorPanel variant="card" onRetry={() => void available.refetch()}>
        <p className="mt-2 text-sm text-muted">{messageOf(available.error)}</p>
      </ErrorPanel>
    )
  }
  if (available.data.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        icon={<PackageOpen />}
        title="Nothing drops here"
        text={`${wishlist.instance.name} has no ${SLOT_LABELS[slot].toLowerCase()} item for this specialization.`}
      />
    )
  }
  return (
    <div className="flex flex-col gap-4">
      {neighboursByBoss(available.data).map(({ bossName, items }) => (
        <section key={bossName} aria-label={bossName}>
          <h4 className="flex justify-between text-xs font-semibold tracking-wide text-faint">
            {bossName}
            <span aria-hidden className="tabular-nums">
              {items.length}
            </span>
          </h4>
          <ul>
            {items.map((item) => (
              <DropRow
                key={item.id}
                item={item}
                slot={slot}
                isWished={isWished(wishlist, item, slot)}
                onAdd={() => onEdit({ type: 'add', id: newId(), lootItem: item, slot })}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Items come in encounter order; neighbours of one boss belong together. */
function neighboursByBoss(items: readonly LootItem[]) {
  const groups: { bossName: string; items: LootItem[] }[] = []
  for (const item of items) {
    const bossName = item.boss?.name ?? 'Other'
    const last = groups.at(-1)
    if (last?.bossName === bossName) last.items.push(item)
    else groups.push({ bossName, items: [item] })
  }
  return groups
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
