/** A raid that ends after midnight belongs to the evening on which it has begun. */
const NIGHT_ENDS_MS = 6 * 60 * 60 * 1000

/** The local day to which a time belongs for raiders: a day begins at 6 a.m. */
export function raidDay(time: number): Date {
  return new Date(time - NIGHT_ENDS_MS)
}

/** The current day of raiders, as `toDateString` writes it. */
export function raidToday(): string {
  return raidDay(Date.now()).toDateString()
}
