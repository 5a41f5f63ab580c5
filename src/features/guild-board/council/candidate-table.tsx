import { cx } from 'class-variance-authority'
import type { ReactNode, Ref } from 'react'
import type { Guild } from '@/contract/guilds/guild'
import type { LootItem } from '@/contract/loot-item'
import { bestGain, type Candidate, type CandidateColumn, type CandidateOrder } from './candidates'
import type { ChosenRaid } from '../choose-raid'
import { CandidateRow } from './candidate-row'
import { COLUMN, GRID, ROW, ROW_GROUP, TABLE } from './candidate-cells'
import { HeadCell, SortChips } from './candidate-head'

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
    <>
      <SortChips columns={columns} order={order} onOrderChange={onOrderChange} />
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
    </>
  )
}
