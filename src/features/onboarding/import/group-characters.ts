import type { AvailableCharacter } from '@/contract/character'
import { foldLetters } from '@/game/fold-letters'

export interface RealmGroup {
  key: string
  realm: string
  characters: AvailableCharacter[]
}

/**
 * Groups characters by realm. Characters are sorted by level, highest first, then by name; realms
 * by their highest character. `search` filters by name, realm or class, compared as `foldLetters` says.
 */
export function groupByRealm(characters: readonly AvailableCharacter[], search = ''): RealmGroup[] {
  const query = foldLetters(search.trim())
  const groups = new Map<string, RealmGroup>()
  const sorted = characters
    .filter(({ name, realm, className }) =>
      [name, realm ?? '', className ?? ''].some((text) => foldLetters(text).includes(query)),
    )
    .toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0) || a.name.localeCompare(b.name))
  for (const character of sorted) {
    const key = `${character.region}:${character.realmSlug}`
    const region = character.region && `(${character.region.toUpperCase()})`
    const realm = [character.realm ?? 'Unknown realm', region].filter(Boolean).join(' ')
    const group = groups.get(key) ?? { key, realm, characters: [] }
    group.characters.push(character)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** "Select all" leaves out characters below this level, which are rarely raided with. */
export const MAIN_LEVEL = 70

/**
 * The characters that "Select all" selects: all if none has the level. An unknown level counts as
 * high.
 */
export function splitByLevel(characters: readonly AvailableCharacter[]) {
  const high = characters.filter(hasMainLevel)
  if (high.length === 0) return { all: characters, others: [] }
  return { all: high, others: characters.filter((character) => !hasMainLevel(character)) }
}

function hasMainLevel({ level }: AvailableCharacter): boolean {
  return (level ?? MAIN_LEVEL) >= MAIN_LEVEL
}
