/** The longest slug (spec section 5). */
const SLUG_MAX = 100

/** Letters that are no base letter with a mark, as English writes them. */
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
 * The slug that a name suggests: "Ula'tek, Échoes of Ash" gives "ulatek-echoes-of-ash". Empty where
 * the name has no letter or digit that a slug can hold; otherwise always a valid one.
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
