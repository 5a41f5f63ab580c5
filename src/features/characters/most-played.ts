import type { Character } from '@/contract/character'

/**
 * The user's own characters by item level, or else level: the first one is most likely the player's
 * main character.
 */
export function mostPlayedFirst(characters: readonly Character[]): Character[] {
  return characters
    .filter(({ isTransferred }) => !isTransferred)
    .toSorted((a, b) => (b.itemLevel ?? 0) - (a.itemLevel ?? 0) || (b.level ?? 0) - (a.level ?? 0))
}
