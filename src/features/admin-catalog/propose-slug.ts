/** docs/specification.md, section 5. */
const SLUG_MAX = 100

/** ASCII spellings of letters that Unicode normalization does not decompose. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

/**
 * Derives a slug from a name: "Ula'tek, Échoes of Ash" becomes "ulatek-echoes-of-ash". The result
 * is a valid slug, or empty if the name has no Latin letter and no digit.
 */
export function proposeSlug(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[ßæœøđðłþı]/g, (letter) => LETTERS[letter] ?? '')
    .replaceAll(/\p{Mark}|['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, SLUG_MAX)
    .replace(/-$/, '')
}
