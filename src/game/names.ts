/**
 * Characters that cannot be seen: zero-width characters, soft hyphens, and controls of the writing
 * direction, which would also reorder the text around a name.
 */
export const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

/**
 * Removes invisible characters, collapses white space (line breaks too) to single spaces and trims.
 */
export function cleanName(text: string): string {
  return text.replaceAll(INVISIBLE, '').replaceAll(/\s+/g, ' ').trim()
}

/** Apostrophes and what keyboards and word processors put in their place. */
const APOSTROPHES = /[\u2018\u2019\u201B\u02BC\u02BB\u00B4\u0060\u2032]/g

/**
 * Normalizes a name for comparison: two names with the same key differ at most in letter case,
 * accents, white space, invisible characters, or the kind of apostrophe.
 */
export function nameKey(name: string): string {
  return cleanName(name.replaceAll(APOSTROPHES, "'"))
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
}
