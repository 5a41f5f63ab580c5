import type { Region } from './realms'

/**
 * The time zones of the realms of each region, the region's default first: most realms of Europe
 * have the same, and most players of the Americas live in the east.
 */
export const TIME_ZONES: Record<Region, readonly [string, ...string[]]> = {
  us: [
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
    'America/Sao_Paulo',
    'Australia/Sydney',
  ],
  eu: ['Europe/Paris', 'Europe/London', 'Europe/Helsinki', 'Europe/Moscow'],
  kr: ['Asia/Seoul'],
  tw: ['Asia/Taipei'],
}

/** Whether this runtime knows a time zone, by its IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
