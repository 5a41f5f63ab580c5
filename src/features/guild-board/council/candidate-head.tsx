import { TIER_BONUS_PIECES } from '@/game/gear/places'
import { OPPOSITE } from '@/lib/compare-known'
import { cx } from 'class-variance-authority'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { CandidateColumn, CandidateOrder } from './candidates'
import { CELL, COLUMN } from './candidate-cells'

interface Head {
  /** Two lines above the column: the name, and the unit. */
  name: string
  unit?: string
  /** The name above the column in a container narrower than 36rem, if it has a place there. */
  short?: string
  /** In the chips of a narrow container, if it is not the name. */
  chip?: string
  /** Has no column in a container of 36rem to 42rem. */
  isHiddenInMedium?: boolean
  /** Sorts descending first. */
  isLargestFirst?: boolean
}

const HEADS: Record<CandidateColumn, Head> = {
  rank: { name: 'Rank', short: '#' },
  raider: { name: 'Raider', unit: 'spec · role' },
  claim: { name: 'Claim', isHiddenInMedium: true },
  gain: { name: 'Gain', unit: '%, sim age', short: 'Gain %', isLargestFirst: true },
  worn: { name: 'Worn', unit: 'item level', short: 'Worn', isLargestFirst: true },
  // The name is above the next column too.
  tier: { name: 'Received', unit: 'tier', short: 'Tier' },
  slot: { name: '', unit: 'slot', short: 'Slot', chip: 'Slot' },
  set: {
    name: 'Set',
    unit: `of ${TIER_BONUS_PIECES}`,
    short: 'Set',
    isHiddenInMedium: true,
    isLargestFirst: true,
  },
  note: { name: 'Note' },
  list: { name: 'List', unit: 'age, d', short: 'List d' },
}

/** The order after a press on a column: its first direction, or the opposite one. */
function orderBy(columnId: CandidateColumn, order: CandidateOrder): CandidateOrder {
  const first = HEADS[columnId].isLargestFirst ? 'descending' : 'ascending'
  const direction = order.columnId === columnId ? OPPOSITE[order.direction] : first
  return { columnId, direction }
}

interface OrderProps {
  order: CandidateOrder
  onOrderChange: (order: CandidateOrder) => void
}

interface HeadCellProps extends OrderProps {
  id: CandidateColumn
  /** The item level of the drop; undefined if it is not known. */
  dropLevel: number | undefined
}

/** The head of a column, which sorts by it. In a container narrower than 36rem the chips do. */
export function HeadCell({ id, dropLevel, order, onOrderChange }: HeadCellProps) {
  const { name, unit, short } = HEADS[id]
  const isSorted = order.columnId === id
  const drop = id === 'worn' && dropLevel !== undefined ? ` → ${dropLevel}` : ''
  return (
    <th
      {...COLUMN}
      scope="col"
      aria-sort={isSorted ? order.direction : 'none'}
      className={cx(
        'text-xs leading-4 font-semibold whitespace-nowrap text-muted @max-xl:w-auto @max-xl:py-1',
        CELL[id].isNumber && 'text-right',
        CELL[id].head,
        short === undefined && '@max-xl:hidden',
      )}
    >
      <button
        type="button"
        onClick={() => onOrderChange(orderBy(id, order))}
        className={cx(
          'min-h-10 w-full rounded-sm hover:text-text touch:min-h-touch @max-xl:hidden',
          CELL[id].isNumber ? 'text-right' : 'text-left',
          isSorted && 'text-text',
        )}
      >
        <span className="block">{`${name}${drop}`}&nbsp;</span>
        <span className="block font-normal">
          {unit}
          {id === 'slot' && <span className="sr-only">, received</span>}
          {isSorted && <Arrow {...order} />}
        </span>
      </button>
      {short && <span className="hidden @max-xl:inline">{`${short}${drop}`}</span>}
    </th>
  )
}

interface SortChipsProps extends OrderProps {
  columns: readonly CandidateColumn[]
}

/**
 * Sorts by the columns without a head that does: in a container narrower than 36rem by all, and in
 * one narrower than 42rem by those that are not shown.
 */
export function SortChips({ columns, order, onOrderChange }: SortChipsProps) {
  return (
    <div
      role="group"
      aria-label="Sort by"
      className="flex gap-1.5 overflow-x-auto px-4 short:hidden @2xl:hidden"
    >
      <span className="self-center text-xs text-muted @max-xl:hidden">Sort by</span>
      {columns.map((id) => {
        const { name, chip = name } = HEADS[id]
        const isSorted = order.columnId === id
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isSorted}
            aria-label={`Sort by ${chip}`}
            onClick={() => onOrderChange(orderBy(id, order))}
            className={cx(
              'my-1.5 inline-flex h-9 shrink-0 items-center rounded-full border border-line bg-panel px-3.5 text-sm text-muted transition-colors hover:border-control aria-pressed:border-accent aria-pressed:bg-highlight touch:min-h-touch',
              !HEADS[id].isHiddenInMedium && '@xl:hidden',
            )}
          >
            {chip}
            {isSorted && <Arrow {...order} />}
          </button>
        )
      })}
    </div>
  )
}

function Arrow({ direction }: CandidateOrder) {
  const Icon = direction === 'descending' ? ArrowDown : ArrowUp
  return <Icon aria-hidden className="ml-0.5 inline size-3 text-accent" />
}
