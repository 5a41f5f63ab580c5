const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

// In English, because it is part of English sentences.
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** "3 days ago", "just now". Null for an invalid or missing date. */
export function timeAgo(iso: string | null | undefined, now = Date.now()): string | null {
  const time = Date.parse(iso ?? '')
  if (Number.isNaN(time)) return null
  // A time in the future, from a server whose clock is ahead, counts as now.
  const seconds = Math.max(0, (now - time) / 1000)
  const unit = UNITS.find(([, size]) => seconds >= size)
  return unit ? relative.format(-Math.floor(seconds / unit[1]), unit[0]) : 'just now'
}

/**
 * A date as people write it in the browser's languages, e.g. "Nov 21, 2026" or "21.11.2026". Null for an
 * invalid or missing date.
 */
export function formatDate(
  iso: string | null | undefined,
  languages: readonly string[] = navigator.languages,
): string | null {
  return formatTime(iso, languages, { dateStyle: 'medium' })
}

/** Like `formatDate`, with the time of day: "Nov 21, 2026, 9:30 PM". */
export function formatDateTime(
  iso: string | null | undefined,
  languages: readonly string[] = navigator.languages,
): string | null {
  return formatTime(iso, languages, { dateStyle: 'medium', timeStyle: 'short' })
}

function formatTime(
  iso: string | null | undefined,
  languages: readonly string[],
  options: Intl.DateTimeFormatOptions,
): string | null {
  const time = Date.parse(iso ?? '')
  if (Number.isNaN(time)) return null
  return new Intl.DateTimeFormat(languages, options).format(time)
}

/** "1 item", "3 items". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/**
 * Joins facts with a middle dot, e.g. "Trinket · 311", without those that are missing. No line begins with
 * the dot, because the space before it does not break.
 */
export function joinFacts(facts: readonly (string | null | undefined | false)[]): string {
  return facts.filter(Boolean).join('\u00A0· ')
}

/** "EPIC" → "Epic". */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}
