import { cx } from 'class-variance-authority'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import type { Guild } from '@/contract/guilds/guild'
import type { LootItem } from '@/contract/loot-item'
import { TIER_BONUS_PIECES } from '@/game/gear/places'
import { bestGain, type Candidate, type CandidateColumn, type CandidateOrder } from '../candidates'
import type { ChosenRaid } from '../choose-raid'
import { CandidateRow } from './candidate-row'
import { CELL, COLUMN, GRID, ROW, ROW_GROUP, TABLE } from './candidate-cells'

interface CandidateTableProps {
  ref?: Ref<HTMLTableElement>
  label: string
  /** Where what a raider has received can be opened; undefined for what was known earlier. */
  guild: Guild | undefined
  candidates: readonly Candidate[]
  item: LootItem
  choice: ChosenRaid
  /** The item level of the drop, for the head; undefined if it is not known. */
  dropLevel: number | undefined
  /** The columns for which the backend has data. */
  columns: readonly CandidateColumn[]
  order: CandidateOrder
  onOrderChange: (order: CandidateOrder) => void
  /** The id of the list of the raider whose row is open. */
  openId: string | null
  onOpenChange: (id: string | null) => void
  /** Renders the control with which officers award the item; empty for those who cannot get it. */
  renderAward?: (candidate: Candidate) => ReactNode
}

/** Everyone who wants an item, comparable by column; in a narrow container two lines each. */
export function CandidateTable({
  ref,
  label,
  guild,
  candidates,
  item,
  choice,
  dropLevel,
  columns,
  order,
  onOrderChange,
  openId,
  onOpenChange,
  renderAward,
}: CandidateTableProps) {
  const best = bestGain(candidates)
  const hasAward = renderAward !== undefined
  return (
    <table
      ref={ref}
      {...TABLE}
      tabIndex={-1}
      aria-label={label}
      className="w-full table-fixed border-collapse text-left text-sm outline-none @max-xl:block"
    >
      <thead {...ROW_GROUP} className="sticky -top-1 z-10 @max-xl:block">
        <tr {...ROW} className={cx('border-b border-line bg-raised', GRID)}>
          {columns.map((id) => (
            <HeadCell
              key={id}
              id={id}
              dropLevel={dropLevel}
              order={order}
              onOrderChange={onOrderChange}
            />
          ))}
          {hasAward && (
            <th {...COLUMN} scope="col" className="w-20 @max-xl:hidden">
              <span className="sr-only">Award</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody {...ROW_GROUP} className="@max-xl:block">
        {candidates.map((candidate) => {
          const { id } = candidate.want.list
          return (
            <CandidateRow
              key={id}
              guild={guild}
              candidate={candidate}
              item={item}
              choice={choice}
              columns={columns}
              isBest={best !== undefined && candidate.gain?.percent === best}
              isOpen={openId === id}
              onOpenChange={(isOpen) => onOpenChange(isOpen ? id : null)}
              hasAward={hasAward}
              award={renderAward?.(candidate)}
            />
          )
        })}
      </tbody>
    </table>
  )
}

interface Head {
  /** Two lines above the column: the name, and the unit. */
  name: string
  unit?: string
  /** One line in a narrow container; without it, the column cannot be sorted there. */
  short?: string
  /** Sorts descending first. */
  isLargestFirst?: boolean
}

const HEADS: Record<CandidateColumn, Head> = {
  rank: { name: 'Rank', short: '#' },
  raider: { name: 'Raider', unit: 'spec · role' },
  claim: { name: 'Claim' },
  gain: {
    name: 'Gain',
    unit: '%, sim age',
    short: 'Gain %',
    isLargestFirst: true,
  },
  worn: {
    name: 'Worn',
    unit: 'item level',
    short: 'Worn',
    isLargestFirst: true,
  },
  // The name is above the next column too.
  tier: { name: 'Received', unit: 'tier', short: 'Tier' },
  slot: { name: '', unit: 'slot', short: 'Slot' },
  set: { name: 'Set', unit: `of ${TIER_BONUS_PIECES}`, isLargestFirst: true },
  note: { name: 'Note' },
  list: { name: 'List', unit: 'age, d', short: 'List d' },
}

const OPPOSITE = { ascending: 'descending', descending: 'ascending' } as const

interface HeadCellProps extends Pick<CandidateTableProps, 'dropLevel' | 'order' | 'onOrderChange'> {
  id: CandidateColumn
}

function HeadCell({ id, dropLevel, order, onOrderChange }: HeadCellProps) {
  const { name, unit, short, isLargestFirst } = HEADS[id]
  const direction = order.columnId === id ? order.direction : undefined
  const first = isLargestFirst ? 'descending' : 'ascending'
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp
  const drop = id === 'worn' && dropLevel !== undefined ? ` → ${dropLevel}` : ''
  return (
    <th
      {...COLUMN}
      scope="col"
      aria-sort={direction ?? 'none'}
      className={cx('@max-xl:w-auto', CELL[id].head, short === undefined && '@max-xl:hidden')}
    >
      <button
        type="button"
        onClick={() =>
          onOrderChange({
            columnId: id,
            direction: direction === undefined ? first : OPPOSITE[direction],
          })
        }
        className={cx(
          'group/head min-h-10 w-full rounded-sm text-xs leading-4 font-semibold whitespace-nowrap text-muted hover:text-text touch:min-h-touch',
          CELL[id].isNumber ? 'text-right' : 'text-left',
          direction && 'text-text',
        )}
      >
        <span className="@max-xl:hidden">
          <span className="block">{`${name}${drop}`}&nbsp;</span>
          <span className="block font-normal">
            {unit}
            {id === 'slot' && <span className="sr-only">, received</span>}
            {direction && <Arrow aria-hidden className="ml-0.5 inline size-3 text-accent" />}
          </span>
        </span>
        <span className="hidden @max-xl:inline">
          {short}
          {drop}
          {direction && <Arrow aria-hidden className="inline size-3 text-accent" />}
        </span>
      </button>
    </th>
  )
}
