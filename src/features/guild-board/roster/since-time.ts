/** The local midnight of a date, YYYY-MM-DD, as ISO 8601; undefined without or with another text. */
export function sinceTime(date: string | undefined): string | undefined {
  const time = new Date(`${date}T00:00:00`)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}
