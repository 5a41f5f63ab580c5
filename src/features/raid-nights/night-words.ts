import type { Night } from '@/contract/guilds/raid-nights'
import { raidNights, raidTonight } from '@/game/raid-nights'
import { formatDateTime, formatTime } from '@/lib/format'

/**
 * "Nov 24, 2026, 8:02 PM": when a night has started.
 * @param timeZone that of the guild; that of the browser without one
 */
export function describeNight(
  { startedAt }: Pick<Night, 'startedAt'>,
  timeZone: string | null | undefined,
): string {
  return formatDateTime(startedAt, timeZone) ?? ''
}

/** "8:02 PM": when a night has started that is running; with the date if that is another night's. */
export function describeStart(
  { startedAt }: Pick<Night, 'startedAt'>,
  timeZone: string | null | undefined,
): string | null {
  if (raidNights(timeZone)(startedAt) !== raidTonight(timeZone)) {
    return describeNight({ startedAt }, timeZone)
  }
  const options = { timeStyle: 'short', timeZone: timeZone ?? undefined } as const
  return formatTime(startedAt, navigator.languages, options)
}
