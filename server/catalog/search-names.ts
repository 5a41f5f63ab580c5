import { and, like, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Combining accents (after NFD normalization) and straight or curly apostrophes. */
const IGNORED = "[\u0300-\u036F'\u2019]"
const ALL_IGNORED = new RegExp(IGNORED, 'g')

/**
 * Matches texts that contain each word of the search; ignores accents, apostrophes and letter case.
 */
export function nameMatches(column: PgColumn, search: string): SQL | undefined {
  const name = sql`regexp_replace(normalize(lower(${column}), NFD), ${IGNORED}, '', 'g')`
  const words = search.toLowerCase().normalize('NFD').replaceAll(ALL_IGNORED, '').split(/\s+/)
  return and(...words.map((word) => like(name, `%${escapeLike(word)}%`)))
}

/** Escapes the wildcards of LIKE. */
function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
