import type { BossId } from '@/contract/ids'
import { messageOf } from '@/api/errors'
import type { WishlistItem } from '@/contract/wishlist'
import { GainSum } from '@/features/sims/components/gain-sum'
import { sumGains } from '@/features/sims/gains'
import { joinFacts, plural } from '@/lib/format'
import { ErrorPanel } from '@/ui/messages/error-panel'
import { IconButton } from '@/ui/icon-button'
import { RowsSkeleton } from '@/ui/messages/page-skeleton'
import { RowGroup } from '@/ui/lists/row-group'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { bossAnchor, useScrollToHash } from './boss-anchor'
import { groupWishesByBoss, UNKNOWN_ORDER } from './group-by-boss'
import { countDrops } from '../picker/picker-items'
import type { PickerLoot } from '../picker/use-raid-loot'
import type { Wishes } from '../wish/use-wishes'
import { WishRows } from '../wish/wish-rows'

interface WishesByBossProps {
  loot: PickerLoot
  items: readonly WishlistItem[]
  /** Whether `items` are not all wishes. Bosses without any of them are then left out. */
  isFiltered: boolean
  rows: Wishes['rows']
  /**
   * Whether the picker is visible. It then shows a failure to load the loot, and this view does
   * not.
   */
  isPickerBeside: boolean
  onAdd: (bossId: BossId) => void
}

export function WishesByBoss(props: WishesByBossProps) {
  const { loot, items, isFiltered, rows, isPickerBeside, onAdd } = props
  const hasTicks = rows.actions.offers.ticks
  const { readPickerItems } = loot
  const drops = useMemo(() => countDrops(readPickerItems() ?? []), [readPickerItems])
  useScrollToHash({ isReady: !loot.isPending })
  if (loot.isPending && loot.bosses.length === 0) return <RowsSkeleton count={6} />
  const bosses = groupWishesByBoss(items, loot.bosses).filter(
    ({ wishes }) => !isFiltered || wishes.length > 0,
  )
  const groups = bosses.map(({ id, name, encounterOrder, wishes }) => (
    // The label is not just the boss's name, because the picker has regions with that name.
    <section
      key={id}
      id={bossAnchor(id)}
      aria-label={`Wishes from ${name}`}
      className="scroll-mt-3 border-b border-line last:border-b-0"
    >
      <header data-row className="flex flex-wrap items-center gap-3 px-3 py-2 @lg:px-4">
        {encounterOrder !== UNKNOWN_ORDER && (
          <span
            aria-hidden
            className="grid size-7 shrink-0 place-items-center rounded-full border border-line text-xs text-muted tabular-nums"
          >
            {encounterOrder}
          </span>
        )}
        <div className="min-w-0 flex-1 basis-32">
          <h2 className="font-medium break-words">{name}</h2>
          <p className="text-sm text-faint">{describe(wishes, drops.get(id) ?? 0, hasTicks)}</p>
        </div>
        <GainSum percent={sumGains(wishes, rows.gainOf)} />
        <IconButton
          tabIndex={-1}
          label={`Add from ${name}`}
          variant="outline"
          onClick={() => onAdd(id)}
        >
          <Plus />
        </IconButton>
      </header>
      {wishes.length > 0 && (
        <ul className="border-t border-line">
          <WishRows wishes={wishes} rows={rows} hasBoss={false} />
        </ul>
      )}
    </section>
  ))
  return (
    <>
      {/* If the loot failed to load, only the bosses that have wishes are shown. */}
      {loot.error && !isPickerBeside && (
        <ErrorPanel variant="inline" reason={messageOf(loot.error)} onRetry={loot.retry} />
      )}
      <RowGroup label="Wishes by boss">{groups}</RowGroup>
    </>
  )
}

function describe(wishes: readonly WishlistItem[], drops: number, hasTicks: boolean): string {
  if (wishes.length === 0) {
    return joinFacts(['No wishes', `${drops === 0 ? 'no drops' : plural(drops, 'drop')} for you`])
  }
  if (!hasTicks) return plural(wishes.length, 'wish', 'wishes')
  const obtained = wishes.filter(({ isObtained }) => isObtained).length
  return `${obtained} of ${wishes.length} obtained`
}
