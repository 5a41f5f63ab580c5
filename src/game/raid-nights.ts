const HOUR_MS = 60 * 60 * 1000

/** A raid that ends after midnight belongs to the evening on which it has begun. */
const NIGHT_ENDS_MS = 6 * HOUR_MS

/**
 * Returns a function that tells the raid night of a time, in milliseconds since 1970 or as ISO 8601:
 * the date in the time zone, YYYY-MM-DD; until 6 a.m. that of the day before.
 * @param timeZone an IANA name; that of the browser without one
 */
export function raidNights(timeZone?: string | null): (time: number | string) => string {
  // Swedish writes dates like ISO 8601.
  const format = new Intl.DateTimeFormat('sv', { timeZone: timeZone ?? undefined })
  return (time) => format.format(new Date(time).getTime() - NIGHT_ENDS_MS)
}

/** The raid night that is now. */
export function raidTonight(timeZone?: string | null): string {
  return raidNights(timeZone)(Date.now())
}

/**
 * The time at which a raid night begins, 6 a.m. of its date, as ISO 8601. Undefined without a night,
 * or with another text than YYYY-MM-DD.
 */
export function startOfNight(
  night: string | undefined,
  timeZone?: string | null,
): string | undefined {
  const inUtc = Date.parse(`${night}T00:00Z`) + NIGHT_ENDS_MS
  if (Number.isNaN(inUtc)) return undefined
  const local = new Intl.DateTimeFormat('sv', {
    timeZone: timeZone ?? undefined,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  const aheadAt = (time: number) => Date.parse(`${local.format(time).replace(' ', 'T')}Z`) - time
  // The clocks may change between the first estimate and the time.
  const estimate = inUtc - aheadAt(inUtc)
  return new Date(inUtc - aheadAt(estimate)).toISOString()
}
