import type { Night } from '@/contract/guilds/raid-nights'
import { formatDateTime } from '@/lib/format'

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
