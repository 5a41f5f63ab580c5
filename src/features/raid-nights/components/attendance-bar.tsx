import type { GuildId } from '@/contract/ids'
import type { RosterMember } from '@/contract/guilds/guild-roster'
import type { Attendee, NightDetails } from '@/contract/guilds/raid-nights'
import { classTint } from '@/features/characters/describe'
import { ROLE_LABELS } from '@/features/guild-board/team-members'
import { CLASS_NAMES } from '@/game/classes'
import { lazyDialog } from '@/lib/load-later'
import { useIsOnline } from '@/lib/use-is-online'
import { useMediaQuery } from '@/lib/use-media-query'
import { BESIDE } from '@/ui/beside-query'
import { Button } from '@/ui/button'
import { cx } from 'class-variance-authority'
import { ChevronDown, Clock, UserPlus } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { describeAttendance, groupAttendance, nextStatus, statusOf } from '../nights'
import { useSetAttendance } from '../nights.mutations'

const AddRaiderDialog = lazyDialog(
  async () => (await import('./add-raider-dialog')).AddRaiderDialog,
)

interface AttendanceBarProps extends Pick<
  ComponentProps<typeof AddRaiderDialog>,
  'guild' | 'choice'
> {
  night: NightDetails
  members: readonly RosterMember[]
  isOfficer: boolean
}

/** Who is there in a night. For officers, a press on a name sets the next status. */
export function AttendanceBar({ guild, choice, night, members, isOfficer }: AttendanceBarProps) {
  // Elsewhere the names would fill the first screen.
  const isRoomy = useMediaQuery(BESIDE)
  const [isOpen, setIsOpen] = useState(false)
  const [isAdding, setIsAdding] = useState(false)
  const { here, rest } = describeAttendance(night.raiders)
  const shows = isRoomy || isOpen
  return (
    <section aria-label="Attendance" className="contents">
      <p role="status" className="tabular-nums">
        <strong className="font-semibold">{here}</strong>
        {rest && <span className="text-muted">{` · ${rest}`}</span>}
      </p>
      {!isRoomy && (
        <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Raiders
          <ChevronDown aria-hidden className={cx(isOpen && 'rotate-180')} />
        </Button>
      )}
      {shows &&
        groupAttendance(night.raiders, members).map(({ role, raiders }) => (
          <ul
            key={role ?? ''}
            aria-label={labelOf(role)}
            className={cx('flex flex-wrap items-baseline gap-x-3', !isRoomy && 'basis-full')}
          >
            <li aria-hidden className="text-muted">
              {labelOf(role)}
            </li>
            {raiders.map((raider) => (
              // Those without a name are all the same.
              <li key={raider.memberId ?? raider.name}>
                <Raider
                  guildId={guild.id}
                  nightId={night.id}
                  raider={raider}
                  isOfficer={isOfficer}
                />
              </li>
            ))}
          </ul>
        ))}
      {shows && isOfficer && (
        <Button variant="ghost" size="sm" onClick={() => setIsAdding(true)}>
          <UserPlus aria-hidden />
          Add raider
        </Button>
      )}
      <AddRaiderDialog
        guild={guild}
        choice={choice}
        night={night}
        open={isAdding}
        onOpenChange={setIsAdding}
      />
    </section>
  )
}

function labelOf(role: ReturnType<typeof groupAttendance>[number]['role']): string {
  if (role === undefined) return 'Others'
  return role === 'guest' ? 'Guests' : ROLE_LABELS[role]
}

interface RaiderProps {
  guildId: GuildId
  nightId: NightDetails['id']
  raider: Attendee
  isOfficer: boolean
}

function Raider({ guildId, nightId, raider, isOfficer }: RaiderProps) {
  const attendance = useSetAttendance(guildId, nightId)
  const isOnline = useIsOnline()
  const { memberId, className } = raider
  const name = raider.name ?? 'Deleted account'
  const status = statusOf(raider)
  const isAway = status === 'absent' || status === 'bench'
  const guestClass = memberId == null && CLASS_NAMES.find((known) => known === className)
  const text = (
    <>
      <span>
        <span className={isAway ? 'text-muted line-through' : 'text-tint-text'}>{name}</span>
        {status === 'bench' && <span className="text-xs text-muted">, bench</span>}
      </span>
      {status === 'late' && <Clock aria-hidden className="size-3.5 text-warning-text" />}
    </>
  )
  const style = 'inline-flex items-center gap-1'
  if (!isOfficer || (memberId == null && !guestClass)) {
    return (
      <span data-class={classTint(className)} className={style}>
        {text}
        {status !== 'bench' && <span className="sr-only">{status ?? raider.status}</span>}
      </span>
    )
  }
  return (
    <button
      type="button"
      data-class={classTint(className)}
      aria-label={`${name}, ${status ?? raider.status}`}
      disabled={!isOnline}
      onClick={() =>
        attendance.mutate({
          name,
          className,
          body: {
            ...(guestClass ? { guest: { name, className: guestClass } } : { memberId }),
            status: nextStatus(raider),
          },
        })
      }
      className={cx(style, 'rounded-sm py-0.5 touch:min-h-touch hover:underline')}
    >
      {text}
    </button>
  )
}
