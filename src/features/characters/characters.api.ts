import { send } from '@/api/client'
import * as contract from '@/contract/character'
import type { CallBody } from '@/contract/call'
import type { AvailableCharacter } from '@/contract/character'

/** The imported characters of the signed-in user. */
export function listCharacters(signal?: AbortSignal) {
  return send(contract.listCharacters, { signal })
}

/** One imported character. */
export function getCharacter(characterId: string, signal?: AbortSignal) {
  return send(contract.getCharacter, { params: { characterId }, signal })
}

/** The characters of the user's game account, imported or not. */
export function listAvailableCharacters(signal?: AbortSignal) {
  return send(contract.listAvailableCharacters, { signal })
}

/** Imports one character. The answer has the number of equipped items. */
export function importCharacter(character: AvailableCharacter, signal?: AbortSignal) {
  const given = Object.entries(character).filter(([, value]) => value !== null)
  // The character comes from `listAvailableCharacters`, and backends do not require fields here
  // that they left out of that answer. The reference backend sends all of them.
  const body = { character: Object.fromEntries(given) } as CallBody<typeof contract.importCharacter>
  return send(contract.importCharacter, { body, signal })
}

/** Removes a character with its wishlists. */
export function removeCharacter(characterId: string) {
  return send(contract.removeCharacter, { params: { characterId } })
}

/** Refreshes a character from Battle.net. */
export function syncCharacter(characterId: string) {
  return send(contract.syncCharacter, { params: { characterId }, body: {} })
}
