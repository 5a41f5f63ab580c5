/**
 * The whole days from a date to a time, 0 for a later date. Null for an invalid or missing date.
 * @param at milliseconds since the epoch
 */
export function daysBefore(at: number, iso: string | null | undefined): number | null {
  const time = Date.parse(iso ?? '')
  return Number.isNaN(time) ? null : Math.max(0, Math.floor((at - time) / 86_400_000))
}
