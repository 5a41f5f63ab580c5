import { foldLetters } from '@/game/fold-letters'

/** docs/specification.md, section 5. */
const SLUG_MAX = 100

/**
 * Derives a slug from a name: "Ula'tek, Échoes of Ash" becomes "ulatek-echoes-of-ash". The result
 * is a valid slug, or empty if the name has no Latin letter and no digit.
 */
export function proposeSlug(name: string): string {
  return foldLetters(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, SLUG_MAX)
    .replace(/-$/, '')
}
