/* Reading single values of parsed JSON of unknown shape. Missing and unusable values are null. */

import { isRecord } from '../is-record'

const TEXT_MAX = 100

/** The value below a path of keys; undefined if there is none. */
export function valueAt(value: unknown, ...path: readonly string[]): unknown {
  let current = value
  for (const key of path) {
    if (!isRecord(current) || !Object.hasOwn(current, key)) return undefined
    current = current[key]
  }
  return current
}

export function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const list = valueAt(value, ...path)
  return Array.isArray(list) ? (list as unknown[]) : []
}

/**
 * A text without outer spaces and control characters, of 1 to 100 characters; null if letters of it
 * are lost.
 */
export function toText(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value
    .slice(0, TEXT_MAX)
    .replaceAll(/[\p{Cc}\p{Surrogate}]/gu, '')
    .trim()
  return text === '' || text.includes('\uFFFD') ? null : text
}

/** A finite number of a size that the backend stores. Accepts text. */
export function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' ? parseNumber(value) : value
  return typeof number === 'number' && Math.abs(number) <= 1e12 ? number : null
}

/** A number that is written as text, such as a field of a table. */
export function parseNumber(text: string | undefined): number | null {
  return text !== undefined && /^-?\d{1,12}(?:\.\d{1,20})?$/.test(text) ? Number(text) : null
}

/** An integer of the game: an id, a level. Accepts text. Null below `min`. */
export function toInteger(value: unknown, min = 1): number | null {
  const number = typeof value === 'string' ? parseNumber(value) : value
  const isValid =
    typeof number === 'number' && Number.isInteger(number) && number >= min && number < 2 ** 31
  return isValid ? number : null
}

/** A day as sources write it, in UTC: "2026-09-01", "2026 - 9 - 1", "2026/9/1". */
const DAY = /^(\d{4})\s*[-./]\s*(\d{1,2})\s*[-./]\s*(\d{1,2})(?!\d)/
/** Greater numbers are milliseconds. */
const SECONDS_MAX = 1e11

/**
 * A time as ISO 8601: from a number of seconds or milliseconds since 1970, also as text, from a text
 * with a time of day that `Date` reads, such as ISO 8601 and RFC 2822, or from a day.
 */
export function toTime(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : (toText(value) ?? '')
  const number = /^\d{9,13}(?:\.\d*)?$/.test(text) ? Number(text) : null
  const timeMs = number === null ? readTime(text) : number > SECONDS_MAX ? number : number * 1000
  const year = new Date(timeMs).getUTCFullYear()
  return year >= 2004 && year < 2200 ? new Date(timeMs).toISOString() : null
}

/** Milliseconds since 1970; NaN for any other text. */
function readTime(text: string): number {
  const timeMs = text.includes(':') ? Date.parse(text) : Number.NaN
  const [, year, month, day] = DAY.exec(text) ?? []
  if (!Number.isNaN(timeMs) || year === undefined) return timeMs
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  // Date accepts the 31st of February.
  return date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1
    ? date.getTime()
    : Number.NaN
}
