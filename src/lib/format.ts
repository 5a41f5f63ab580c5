/** The units of `timeAgo`: the size in seconds, and the text for a time one unit ago. */
const UNITS = [
  { name: 'year', size: 365 * 86_400, lastOne: 'last year' },
  { name: 'month', size: 30 * 86_400, lastOne: 'last month' },
  { name: 'day', size: 86_400, lastOne: 'yesterday' },
  { name: 'hour', size: 3600, lastOne: '1 hour ago' },
  { name: 'minute', size: 60, lastOne: '1 minute ago' },
]

/**
 * "3 days ago", "just now". Null for an invalid or missing date. In English, because it is part of
 * English sentences, and without Intl.RelativeTimeFormat, whose first use is slow on a phone.
 */
export function timeAgo(iso: string | null | undefined, now = Date.now()): string | null {
  const time = Date.parse(iso ?? '')
  if (Number.isNaN(time)) return null
  // A time in the future, from a server whose clock is ahead, counts as now.
  const seconds = Math.max(0, (now - time) / 1000)
  const unit = UNITS.find(({ size }) => seconds >= size)
  if (!unit) return 'just now'
  const count = Math.floor(seconds / unit.size)
  return count === 1 ? unit.lastOne : `${count} ${unit.name}s ago`
}

/**
 * A date as people write it in the browser's languages, e.g. "Nov 21, 2026" or "21.11.2026". Null
 * for an invalid or missing date.
 */
export function formatDate(iso: string | null | undefined, languages = navigator.languages) {
  return formatTime(iso, languages, { dateStyle: 'medium' })
}

/**
 * Like `formatDate`, with the time of day: "Nov 21, 2026, 9:30 PM".
 * @param timeZone an IANA name; that of the browser without one
 */
export function formatDateTime(
  iso: string | null | undefined,
  timeZone?: string | null,
  languages = navigator.languages,
) {
  return formatTime(iso, languages, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timeZone ?? undefined,
  })
}

/**
 * Formats a time of today as the time of day, any other with its date. `time` is in milliseconds
 * since 1970.
 */
export function formatRecent(time: number, languages = navigator.languages): string {
  const isToday = new Date(time).toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat(languages.filter(isLanguage), {
    dateStyle: isToday ? undefined : 'medium',
    timeStyle: 'short',
  }).format(time)
}

/** A time as people write it in these languages. Null for an invalid or missing time. */
export function formatTime(
  iso: string | null | undefined,
  languages: readonly string[],
  options: Intl.DateTimeFormatOptions,
): string | null {
  const time = Date.parse(iso ?? '')
  if (Number.isNaN(time)) return null
  return new Intl.DateTimeFormat(languages.filter(isLanguage), options).format(time)
}

/**
 * Whether `Intl` accepts a language. It throws on "C", which browsers report if the system has no
 * language.
 */
function isLanguage(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0
  } catch {
    return false
  }
}

/** "1 item", "3 items". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/**
 * Joins facts with a middle dot, e.g. "Trinket · 311". Missing facts are left out. No line begins
 * with the dot, because the space before it does not break.
 */
export function joinFacts(facts: readonly (string | null | undefined | false)[]): string {
  return facts.filter(Boolean).join('\u00A0· ')
}

/** "EPIC" → "Epic". */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}

/** Rounds a number to an integer and formats it with English separators: "572,817". */
export function formatWhole(value: number): string {
  return value.toFixed(0).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}

/** What follows a rank: "st" of 1, 21 …, "th" of 11. */
export function ordinalSuffix(rank: number): string {
  const isTeen = rank % 100 >= 11 && rank % 100 <= 13
  return (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][rank % 10]) ?? 'th'
}
