/* Reading single values of parsed JSON of unknown shape. Missing and unusable values are null. */

type Fields = Record<string, unknown>

const TEXT_MAX = 100

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

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

/** A text without outer spaces and control characters, of 1 to 100 characters. */
export function toText(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value
    .slice(0, TEXT_MAX)
    .replaceAll(/[\p{Cc}\p{Surrogate}]/gu, '')
    .trim()
  return text === '' ? null : text
}

/** A finite number of a size that the backend stores. */
export function toNumber(value: unknown): number | null {
  return typeof value === 'number' && Math.abs(value) <= 1e12 ? value : null
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

/** A time as ISO 8601; numbers are milliseconds since the epoch. */
export function toTime(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const time = new Date(typeof value === 'string' ? value.slice(0, TEXT_MAX) : value)
  const year = time.getUTCFullYear()
  return year >= 2004 && year < 2200 ? time.toISOString() : null
}
