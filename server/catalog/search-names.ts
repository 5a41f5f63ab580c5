import { foldLetters } from '@/game/fold-letters'
import { and, like, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { folded } from '../lib/folded'

/** Matches texts that contain each word of the search, compared as `foldLetters` says. */
export function nameMatches(column: PgColumn, search: string): SQL | undefined {
  const words = foldLetters(search).split(/\s+/)
  return and(...words.map((word) => like(folded(column), `%${escapeLike(word)}%`)))
}

/** Escapes the wildcards of LIKE. */
function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
