/** The local midnight of a date, YYYY-MM-DD, as ISO 8601; undefined without or with another text. */
export function sinceTime(date: string | undefined): string | undefined {
  const time = new Date(`${date}T00:00:00`)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

/** The local date some days ago, as YYYY-MM-DD. */
export function dateBefore(days: number, now = new Date()): string {
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days)
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${date.getFullYear()}-${month}-${day}`
}
