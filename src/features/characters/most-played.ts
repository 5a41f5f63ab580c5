import type { Character } from '@/contract/character'

/** The character with the highest item level, or else level: most likely the player's main character. */
export function mostPlayed(characters: readonly Character[]): Character | undefined {
  return characters.toSorted(
    (a, b) => (b.itemLevel ?? 0) - (a.itemLevel ?? 0) || (b.level ?? 0) - (a.level ?? 0),
  )[0]
}
