import type { Guild } from '@/contract/guilds/guild'
import { ClaimText } from '@/features/catalog/claim-text'
import { classTint } from '@/features/characters/describe'
import type { LootItem } from '@/contract/loot-item'
import { cx } from 'class-variance-authority'
import { useId, type ReactNode } from 'react'
import { tierPiecesFor, type Candidate, type CandidateColumn } from './candidates'
import type { ChosenRaid } from '../choose-raid'
import { CELL, DATA, GRID, ROW, ROW_HEADER } from './candidate-cells'
import { CandidateDetails } from './candidate-details'
import { Count, Gain, Note, signsOf, Specialization, Worn } from './candidate-values'

interface CandidateRowProps {
  /** Where what a raider has received can be opened; undefined for what was known earlier. */
  guild: Guild | undefined
  candidate: Candidate
  item: LootItem
  choice: ChosenRaid
  columns: readonly CandidateColumn[]
  /** Whether no other gain is larger. */
  isBest: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Whether the table has a column for the control. */
  hasAward: boolean
  /** The control with which officers award the item. */
  award: ReactNode
}

/** A raider who wants an item, or has got it since the item was opened. A press shows the rest. */
export function CandidateRow(props: CandidateRowProps) {
  const { guild, candidate, item, choice, columns, isOpen, onOpenChange, hasAward, award } = props
  const { character } = candidate.want.list
  const detailsId = useId()
  const opener = (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailsId : undefined}
      onClick={() => onOpenChange(!isOpen)}
      // Covers the row.
      className={cx(
        'max-w-full shrink-0 truncate rounded-sm text-left font-semibold after:absolute after:inset-0',
        candidate.standing === undefined ? 'text-tint-text' : 'text-muted',
      )}
    >
      {character.name}
    </button>
  )
  return (
    <>
      <tr
        {...ROW}
        data-class={classTint(character.className)}
        className={cx(
          'group/row relative h-10 -outline-offset-2 touch:h-11 short:h-9 @max-xl:h-auto @max-xl:min-h-15 @max-xl:content-center',
          isOpen ? 'bg-highlight' : 'border-b border-line hover:bg-raised',
          GRID,
        )}
      >
        <Cells {...props} opener={opener} />
        {hasAward && (
          <td {...DATA} className={cx('text-right', !award && 'pointer-events-none')}>
            {award && (
              <span
                className={cx(
                  // What is wider than the column covers the one before it.
                  'relative flex justify-end pr-2 group-focus-within/row:opacity-100 group-hover/row:opacity-100',
                  // Nothing hovers on touch screens: there the row has to be open.
                  !isOpen && 'mouse:opacity-0 touch:hidden',
                )}
              >
                {award}
              </span>
            )}
          </td>
        )}
      </tr>
      {isOpen && (
        <tr {...ROW} className="border-b border-line bg-highlight @max-xl:block">
          <td
            {...DATA}
            id={detailsId}
            colSpan={columns.filter((id) => !CELL[id].isWide).length + Number(hasAward)}
            className="pr-3 pb-3 pl-12 @max-xl:block"
          >
            <CandidateDetails guild={guild} candidate={candidate} item={item} choice={choice} />
          </td>
        </tr>
      )}
    </>
  )
}

interface CellsProps extends Pick<CandidateRowProps, 'candidate' | 'item' | 'columns' | 'isBest'> {
  /** The name of the raider, which opens the row. */
  opener: ReactNode
}

function Cells({ candidate, item, columns, isBest, opener }: CellsProps) {
  const { want, received, listAge } = candidate
  const { receivedBySlot } = want.list.character
  const signs = signsOf(candidate)
  const tierPieces = tierPiecesFor(want)
  const values: Record<CandidateColumn, ReactNode> = {
    rank: want.rank,
    raider: (
      <>
        {opener}
        <Specialization {...candidate} item={item} />
      </>
    ),
    claim: want.wish.claim && <ClaimText claim={want.wish.claim} />,
    gain: <Gain {...candidate} isBest={isBest} />,
    worn: <Worn {...candidate} />,
    tier: receivedBySlot && <Count value={received.count} />,
    slot: receivedBySlot && <Count value={received.inSlot?.count ?? 0} />,
    set: tierPieces !== null && <Count value={tierPieces} />,
    note: <Note note={want.wish.note} signs={signs} />,
    list: listAge !== null && (
      <>
        {listAge}
        <span className="hidden @max-xl:inline">&nbsp;d</span>
      </>
    ),
  }
  return columns.map((id) =>
    id === 'raider' ? (
      <th
        key={id}
        {...ROW_HEADER}
        scope="row"
        className={cx(
          'min-w-0 leading-5 font-normal @max-xl:flex @max-xl:items-baseline @max-xl:gap-1.5',
          // Beside the specialization there is room for the sign of a note only.
          signs.length > 0 ? '@max-xl:col-span-3' : '@max-xl:col-span-4',
          CELL[id].data,
        )}
      >
        {values[id]}
      </th>
    ) : (
      <td
        key={id}
        {...DATA}
        className={cx(
          'leading-5 text-muted',
          CELL[id].isNumber && 'text-right tabular-nums',
          CELL[id].data,
        )}
      >
        {values[id]}
      </td>
    ),
  )
}
