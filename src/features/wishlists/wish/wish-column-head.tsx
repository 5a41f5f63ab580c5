import { useFeature } from '@/features/session/use-feature'
import type { RowOffers } from './use-row-actions'
import { ROW_COLUMNS } from './row-columns'

interface WishColumnsProps {
  offers: RowOffers
  hasDemand: boolean
  hasNotes: boolean
}

/** The names of the columns above the rows of a wide list. Rows name their parts themselves. */
export function WishColumns({ offers, hasDemand, hasNotes }: WishColumnsProps) {
  const hasGains = useFeature('sims')
  return (
    <div
      aria-hidden
      className="hidden h-7 items-center gap-3 border-b border-line px-3 text-xs text-muted @4xl:flex"
    >
      {offers.order && <span className="w-9 text-center">#</span>}
      <span className="flex-1">Item</span>
      <span className={ROW_COLUMNS.boss}>Boss</span>
      <span className={ROW_COLUMNS.gain}>{hasGains && 'Gain'}</span>
      <span className={ROW_COLUMNS.levels}>Worn → drop</span>
      {hasDemand && <span className={ROW_COLUMNS.demand}>Wanted</span>}
      {hasNotes && <span className={ROW_COLUMNS.note}>Note</span>}
      {offers.ticks && <span className={ROW_COLUMNS.tick}>Got</span>}
      {offers.edits && <span className={ROW_COLUMNS.menus} />}
    </div>
  )
}
