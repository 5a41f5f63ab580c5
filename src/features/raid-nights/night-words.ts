import type { Night } from '@/contract/guilds/raid-nights'
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

/** "8:02 PM": the time of day at which a night has started. */
export function describeStart(
  { startedAt }: Pick<Night, 'startedAt'>,
  timeZone: string | null | undefined,
): string | null {
  const options = { timeStyle: 'short', timeZone: timeZone ?? undefined } as const
  return formatTime(startedAt, navigator.languages, options)
}
