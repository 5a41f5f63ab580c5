import type { Character } from '@/contract/character'
import { characterKey, realmKey } from '@/game/rclootcouncil/player-name'
import { realmName } from '@/game/realm-name'

type OwnCharacter = Pick<Character, 'name' | 'realm' | 'realmSlug' | 'region'>

/** A character as a report or text names it, with the name or slug of its realm. */
type NamedCharacter = Record<'name' | 'realm' | 'region', string | null>

/**
 * Whether an imported text is about another character: another name, or the same name on another
 * realm or in another region. Facts that the text or the character does not have are not compared,
 * nor are realms in different letters, e.g. Latin and Cyrillic.
 */
export function isOtherCharacter({ name, realm, region }: NamedCharacter, own: OwnCharacter) {
  const key = realmKey(realm ?? '')
  const ownKeys = [own.realm, own.realmSlug]
    .map((known) => realmKey(known ?? ''))
    .filter((known) => known !== '' && isLatin(known) === isLatin(key))
  return (
    isOtherName(name, own) ||
    (region !== null && own.region != null && region.toLowerCase() !== own.region.toLowerCase()) ||
    (key !== '' && ownKeys.length > 0 && !ownKeys.includes(key))
  )
}

/** Says of a text about another character for whom it is. */
export function describeOther(noun: string, found: NamedCharacter, own: OwnCharacter): string {
  return isOtherName(found.name, own)
    ? `The ${noun} is for ${found.name}, not for ${own.name}.`
    : `The ${noun} is for ${describeNamed(found, own)}. Yours is ${describeNamed(own, own)}.`
}

/** "Frostelle, Argent Dawn, EU". */
export function describeNamed(
  { name, realm, region }: Partial<NamedCharacter> | OwnCharacter,
  own: OwnCharacter,
): string {
  return [name, realm && realmName(realm, own.realm), region?.toUpperCase()]
    .filter(Boolean)
    .join(', ')
}

function isOtherName(name: string | null, own: OwnCharacter): boolean {
  return name !== null && characterKey(name) !== characterKey(own.name)
}

function isLatin(key: string): boolean {
  return /[a-z]/.test(key)
}
