import { classTint } from '@/features/characters/describe'
import type { LootItem } from '@/contract/loot-item'
import { formatSigned, isWithinNoise } from '@/features/sims/gains'
import { specializationLabel } from '@/game/classes'
import { slotsOf } from '@/game/eligibility'
import { trackLabel } from '@/game/gear/upgrade-track'
import { slotLabel } from '@/game/items'
import { joinFacts } from '@/lib/format'
import { cx } from 'class-variance-authority'
import { MessageSquareText } from 'lucide-react'
import { Fragment, useId, type ReactNode } from 'react'
import { isOffSpec, roleOf } from '../board-items'
import type { Candidate, CandidateColumn } from '../candidates'
import type { ChosenRaid } from '../choose-raid'
import { formatDifference } from '../council'
import { ROLE_LABELS } from '../team-members'
import { CELL, DATA, GRID, ROW, ROW_HEADER } from './candidate-cells'
import { CandidateDetails } from './candidate-details'

interface CandidateRowProps {
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
  const { candidate, item, choice, columns, isBest, isOpen, onOpenChange, hasAward, award } = props
  const { character } = candidate.want.list
  const detailsId = useId()
  const cells: Record<CandidateColumn, ReactNode> = {
    rank: candidate.want.rank,
    raider: (
      <>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={() => onOpenChange(!isOpen)}
          // Covers the row.
          className="max-w-full truncate rounded-sm text-left font-semibold text-tint-text after:absolute after:inset-0"
        >
          {character.name}
        </button>
        <Specialization {...candidate} item={item} />
      </>
    ),
    gain: <Gain {...candidate} isBest={isBest} />,
    worn: <Worn {...candidate} />,
    tier: character.receivedBySlot && <Count value={candidate.received.count} />,
    slot: character.receivedBySlot && <Count value={candidate.received.inSlot?.count ?? 0} />,
    note: <Note {...candidate} />,
    list: candidate.listAge !== null && (
      <>
        {candidate.listAge}
        <span className="hidden @max-xl:inline">&nbsp;d</span>
      </>
    ),
  }
  return (
    <>
      <tr
        {...ROW}
        data-class={classTint(character.className)}
        className={cx(
          'group relative h-10 touch:h-11 @max-xl:h-auto @max-xl:min-h-15 @max-xl:content-center',
          isOpen ? 'bg-highlight' : 'border-b border-line hover:bg-raised',
          GRID,
        )}
      >
        {columns.map((id) => {
          const [Cell, role] =
            id === 'raider' ? (['th', ROW_HEADER] as const) : (['td', DATA] as const)
          return (
            <Cell
              key={id}
              {...role}
              scope={id === 'raider' ? 'row' : undefined}
              className={cx(
                'leading-5 font-normal',
                CELL[id].isNumber && 'text-right tabular-nums',
                id === 'raider'
                  ? 'min-w-0 @max-xl:flex @max-xl:items-baseline @max-xl:gap-1.5'
                  : 'text-muted',
                CELL[id].data,
              )}
            >
              {cells[id]}
            </Cell>
          )
        })}
        {hasAward && (
          <td
            {...DATA}
            className={cx(
              'text-right @max-xl:absolute @max-xl:inset-y-0 @max-xl:right-2 @max-xl:flex @max-xl:items-center',
              !award && 'pointer-events-none',
            )}
          >
            {award && (
              <span
                className={cx(
                  'relative inline-flex pr-2 group-focus-within:opacity-100 group-hover:opacity-100',
                  // Nothing hovers on touch screens: there the row has to be open.
                  !isOpen && 'opacity-0 touch:invisible',
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
            colSpan={columns.length + Number(hasAward)}
            className="pr-4 pb-2 pl-12 @max-xl:block"
          >
            <CandidateDetails candidate={candidate} item={item} choice={choice} />
          </td>
        </tr>
      )}
    </>
  )
}

/** "Chest, Legs · Frost · Ranged": the slots only of an item that fits several. */
function Specialization({ want, item }: Candidate & { item: LootItem }) {
  const { list, wish, others } = want
  const role = roleOf(list)
  const slots = slotsOf(item).length > 1 && [wish, ...others].map(({ slot }) => slotLabel(slot))
  return (
    <span className="block truncate text-xs text-muted">
      {slots && <span className="text-text">{`${slots.join(', ')}\u00A0· `}</span>}
      {joinFacts([
        specializationLabel(list.character.className, list.specialization),
        !isOffSpec(list) && role && ROLE_LABELS[role],
      ])}
      {isOffSpec(list) && (
        <>
          {'\u00A0· '}
          <span className="text-warning-text">off spec</span>
        </>
      )}
    </span>
  )
}

function Gain({ gain, gainAge, isGainOld, otherLevel, isBest }: Candidate & { isBest: boolean }) {
  if (!gain) return null
  const isNoise = isWithinNoise(gain)
  const signs = [otherLevel !== undefined && `at ${otherLevel}`, isGainOld && 'old'].filter(Boolean)
  return (
    <>
      <span
        className={cx(
          'block whitespace-nowrap',
          isBest && 'font-bold',
          isNoise || gain.gain <= 0 ? 'text-faint' : 'text-text',
        )}
      >
        {formatSigned(gain.percent)}
        {isNoise && <span className="sr-only">, within the error</span>}
      </span>
      <span className="block text-xs whitespace-nowrap">
        {signs.length > 0 && <span className="text-warning-text">{signs.join(', ')}</span>}
        {signs.length === 1 && gainAge !== null && <span className="@max-3xl:hidden">{' · '}</span>}
        {signs.length < 2 && gainAge !== null && (
          <span className={cx(signs.length > 0 && '@max-3xl:hidden')}>{`${gainAge} d`}</span>
        )}
      </span>
    </>
  )
}

function Worn({ worn }: Candidate) {
  if (!worn) return null
  const { difference = null } = worn
  return (
    <span className="flex items-center gap-2">
      <span className="min-w-0 flex-1 @max-xl:flex @max-xl:items-baseline @max-xl:gap-1">
        <span className="block text-text tabular-nums">{worn.itemLevel}</span>
        <span className="block truncate text-xs">{worn.track && trackLabel(worn.track)}</span>
      </span>
      {difference !== null && (
        <span
          className={cx(
            'shrink-0 tabular-nums',
            difference > 0 && 'font-medium text-success-text',
            difference < 0 && 'font-medium text-error-text',
          )}
        >
          {formatDifference(difference)}
        </span>
      )}
    </span>
  )
}

function Count({ value }: { value: number }) {
  return <span className={value > 0 ? 'text-text' : undefined}>{value}</span>
}

/** What speaks for or against the raider: warnings, and at most two lines of the note. */
function Note({ want: { list, wish }, wearsIt }: Candidate) {
  const signs = [
    wish.isObtained && { text: 'Has it', className: 'text-success-text' },
    wearsIt && { text: 'Wears it', className: 'text-warning-text' },
    list.isSharedAfterLock && {
      text: 'Shared late',
      className: 'text-warning-text',
    },
  ].filter((sign) => sign !== false && sign !== undefined && sign !== null)
  return (
    <span className="line-clamp-2 text-xs leading-4 break-words @max-xl:flex @max-xl:items-center @max-xl:justify-end @max-xl:gap-1 @max-xl:whitespace-nowrap">
      {signs.map(({ text, className }) => (
        <Fragment key={text}>
          <span className={className}>{text}</span>{' '}
        </Fragment>
      ))}
      {wish.note && (
        <>
          <span className="@max-xl:hidden">{wish.note}</span>
          <MessageSquareText
            role="img"
            aria-label="Note"
            className="hidden size-3.5 shrink-0 @max-xl:block"
          />
        </>
      )}
    </span>
  )
}
