import { and, like, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Combining accents (after NFD normalization) and straight or curly apostrophes. */
const IGNORED = "[\u0300-\u036F'\u2019]"
const ALL_IGNORED = new RegExp(IGNORED, 'g')

/** A text for comparisons that ignore accents, apostrophes and letter case. */
export function toSearchText(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(ALL_IGNORED, '')
}

/** The words of a search, each of which a text must contain. */
export function toSearchedWords(search: string): string[] {
  return toSearchText(search).split(/\s+/)
}

/** Matches texts that contain each word of the search; ignores accents, apostrophes and letter case. */
export function nameMatches(column: PgColumn, search: string): SQL | undefined {
  const name = sql`regexp_replace(normalize(lower(${column}), NFD), ${IGNORED}, '', 'g')`
  return and(...toSearchedWords(search).map((word) => like(name, `%${escapeLike(word)}%`)))
}

/** Escapes the wildcards of LIKE. */
function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
