import { messageOf } from '@/api/errors'
import type { Wishlist, WishlistItem } from '@/contract/wishlist'
import { instanceLootQuery } from '@/features/catalog/catalog.queries'
import { ErrorPanel } from '@/ui/error-panel'
import { IconButton } from '@/ui/icon-button'
import { RowsSkeleton } from '@/ui/page-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { groupByBoss } from '../group-by-boss'
import type { RenderRows } from './use-wish-rows'

interface WishesByBossProps {
  instance: Wishlist['instance']
  items: readonly WishlistItem[]
  renderRows: RenderRows
  /** Whether the picker is visible. It then shows a failure to load the loot, and this view does not. */
  isPickerBeside: boolean
  /** Opens the picker with the items of a boss. */
  onAdd: (bossId: string) => void
}

/** All bosses in boss order, each with its wishes. */
export function WishesByBoss(props: WishesByBossProps) {
  const { instance, items, renderRows, isPickerBeside, onAdd } = props
  const loot = useQuery(instanceLootQuery(instance.id))
  if (loot.isPending) return <RowsSkeleton count={6} />
  const bosses = groupByBoss(items, loot.data ?? [])
  const groups = bosses.map(({ id, name, encounterOrder, wishes }) => (
    // The label is not just the boss's name, because the picker has regions with that name.
    <section
      key={id}
      aria-label={`Wishes from ${name}`}
      className="border-b border-line last:border-b-0"
    >
      <header className="flex items-center gap-3 px-3 py-2 @lg:px-4">
        <span
          aria-hidden
          className="grid size-7 shrink-0 place-items-center rounded-full border border-line text-xs text-muted tabular-nums"
        >
          {encounterOrder}
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="font-medium break-words">{name}</h2>
          <p className="text-sm text-faint">{describe(wishes)}</p>
        </div>
        <IconButton label={`Add from ${name}`} variant="outline" onClick={() => onAdd(id)}>
          <Plus />
        </IconButton>
      </header>
      {wishes.length > 0 && <ul className="border-t border-line">{renderRows(wishes)}</ul>}
    </section>
  ))
  return (
    <>
      {/* If the loot failed to load, only the bosses that have wishes are shown. */}
      {loot.isLoadingError && !isPickerBeside && (
        <ErrorPanel
          variant="inline"
          reason={messageOf(loot.error)}
          onRetry={() => void loot.refetch()}
        />
      )}
      {groups}
    </>
  )
}

function describe(wishes: readonly WishlistItem[]): string {
  if (wishes.length === 0) return 'No wishes'
  const obtained = wishes.filter(({ isObtained }) => isObtained).length
  return `${obtained} of ${wishes.length} obtained`
}
