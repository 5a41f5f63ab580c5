import type { AvailableCharacter } from '@/contract/character'

/** The characters of one realm. */
export interface RealmGroup {
  key: string
  realm: string
  characters: AvailableCharacter[]
}

/**
 * Characters by realm, highest level first, then by name; the realm with the highest character
 * first. `search` keeps those whose name, realm or class holds it, whatever the case.
 */
export function groupByRealm(characters: readonly AvailableCharacter[], search = ''): RealmGroup[] {
  const wanted = search.trim().toLowerCase()
  const groups = new Map<string, RealmGroup>()
  const sorted = characters
    .filter(({ name, realm, className }) =>
      [name, realm ?? '', className].some((text) => text.toLowerCase().includes(wanted)),
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
