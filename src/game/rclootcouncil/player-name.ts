import { nameKey } from '../names'

/** A character as addons name it. The realm is null if the text has none. */
export interface PlayerName {
  name: string
  realm: string | null
}

/** "Name-Realm" as the game's addons write it: the realm without spaces and hyphens. */
export function formatPlayerName(name: string, realm: string): string {
  return `${name}-${realm.replaceAll(/[\s-]/g, '')}`
}

/**
 * Reads "Name-Realm". Names of characters have no hyphen; what follows the first one is the realm.
 */
export function readPlayerName(text: string): PlayerName {
  const hyphen = text.indexOf('-')
  const name = hyphen === -1 ? text : text.slice(0, hyphen)
  const realm = hyphen === -1 ? '' : text.slice(hyphen + 1).trim()
  return { name: name.trim(), realm: realm === '' ? null : realm }
}

/**
 * Equal for the name of a realm, its name in addons, and its slug: "Kel'Thuzad", "Area52",
 * "area-52".
 */
export function realmKey(realm: string): string {
  return nameKey(realm).replaceAll(/[^\p{Letter}\p{Number}]/gu, '')
}

/**
 * Whether two texts name one character. A realm that is missing in one of them makes no difference,
 * because not every export has it.
 */
export function isSamePlayer(one: PlayerName, other: PlayerName): boolean {
  return (
    characterKey(one.name) === characterKey(other.name) &&
    (one.realm === null || other.realm === null || realmKey(one.realm) === realmKey(other.realm))
  )
}

/** Equal for the same character name, whatever its case. Accents make another name. */
export function characterKey(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
