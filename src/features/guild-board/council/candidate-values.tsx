import { formatSigned, isWithinNoise } from '@/features/sims/gains'
import { OFF_SPEC } from '@/contract/claims'
import { ClaimText } from '@/features/catalog/claim-text'
import type { LootItem } from '@/contract/loot-item'
import { specializationLabel } from '@/game/classes'
import { slotsOf } from '@/game/eligibility'
import { trackLabel } from '@/game/gear/upgrade-track'
import { slotLabel } from '@/game/items'
import { cx } from 'class-variance-authority'
import { MessageSquareText } from 'lucide-react'
import { Fragment } from 'react'
import { roleOf } from '../board/board-items'
import { isOffSpec } from '@/contract/guilds/wants'
import type { Candidate } from './candidates'
import { formatDifference } from './council'
import { ROLE_LABELS } from '../team-members'

/* What stands in the cells of a candidate. In a container narrower than 36rem they are two lines. */

/**
 * "Chest, Legs · Frost · Ranged": the slots only of an item that fits several. Or why the raider
 * comes last.
 */
export function Specialization({ want, item, standing }: Candidate & { item: LootItem }) {
  if (standing !== undefined) {
    return <span className="block truncate text-xs text-muted">{standing}</span>
  }
  const { list, wish, others } = want
  const role = roleOf(list)
  const slots = slotsOf(item).length > 1 && [wish, ...others].map(({ slot }) => slotLabel(slot))
  return (
    <span className="block truncate text-xs text-muted">
      {slots && <span className="text-text">{`${slots.join(', ')}\u00A0· `}</span>}
      {wish.claim && wish.claim !== OFF_SPEC && (
        // In a column of its own if there is room.
        <span className="@2xl:hidden">
          <ClaimText claim={wish.claim} />
          {'\u00A0· '}
        </span>
      )}
      {specializationLabel(list.character.className, list.specialization)}
      {isOffSpec(want) && (
        <>
          {'\u00A0· '}
          <span className="text-warning-text">off spec</span>
        </>
      )}
      {!isOffSpec(want) && role && (
        // A table of this width has no room for it.
        <span className="@xl:@max-3xl:hidden">{`\u00A0· ${ROLE_LABELS[role]}`}</span>
      )}
    </span>
  )
}

/** The gain in percent, and the age of the simulation or the other level at which it was made. */
export function Gain({
  gain,
  gainAge,
  isGainOld,
  otherLevel,
  isBest,
}: Candidate & { isBest: boolean }) {
  if (!gain) return null
  const isNoise = isWithinNoise(gain)
  const age = isGainOld ? 'old' : gainAge !== null && `${gainAge} d`
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
        {otherLevel !== undefined && (
          <span className="text-warning-text">
            {`at ${otherLevel}`}
            {age && <span className="@max-3xl:hidden">{' · '}</span>}
          </span>
        )}
        {age && (
          <span
            className={cx(
              isGainOld && 'text-warning-text',
              // There is no room for both.
              otherLevel !== undefined && '@max-3xl:hidden',
            )}
          >
            {age}
          </span>
        )}
      </span>
    </>
  )
}

/** The item level and the upgrade track of what is worn, and how much higher the drop is. */
export function Worn({ worn }: Candidate) {
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

/** A number of items, faint if it is 0. */
export function Count({ value }: { value: number }) {
  return <span className={value > 0 ? 'text-text' : undefined}>{value}</span>
}

interface Sign {
  text: string
  className: string
}

/** What speaks for or against awarding the item to the raider. */
export function signsOf({ want: { list, wish }, wearsIt, isRecipient }: Candidate): Sign[] {
  const signs: Sign[] = []
  if (isRecipient) signs.push({ text: 'Got it', className: 'font-semibold text-accent' })
  if (wish.isObtained) signs.push({ text: 'Has it', className: 'text-success-text' })
  if (wearsIt && !isRecipient) signs.push({ text: 'Wears it', className: 'text-warning-text' })
  if (list.isSharedAfterLock) signs.push({ text: 'Shared late', className: 'text-warning-text' })
  return signs
}

/** The signs, and at most two lines of the note. */
export function Note({ note, signs }: { note: string | null | undefined; signs: readonly Sign[] }) {
  return (
    <span className="line-clamp-2 text-xs leading-4 break-words @max-xl:flex @max-xl:items-center @max-xl:justify-end @max-xl:gap-1 @max-xl:whitespace-nowrap">
      {signs.map(({ text, className }) => (
        <Fragment key={text}>
          <span className={className}>{text}</span>{' '}
        </Fragment>
      ))}
      {note && (
        <>
          <span className="@max-xl:hidden">{note}</span>
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
