import type { CharacterId } from '@/contract/ids'
import { send } from '@/api/client'
import * as contract from '@/contract/character'
import type { CallBody } from '@/contract/call'
import type { AvailableCharacter } from '@/contract/character'

/** The imported characters of the signed-in user. */
export function listCharacters(signal?: AbortSignal) {
  return send(contract.listCharacters, { signal })
}

/** One imported character. */
export function getCharacter(characterId: CharacterId, signal?: AbortSignal) {
  return send(contract.getCharacter, { params: { characterId }, signal })
}

/** The characters of the user's game account, imported or not. */
export function listAvailableCharacters(signal?: AbortSignal) {
  return send(contract.listAvailableCharacters, { signal })
}

/** Imports one character. The answer has the number of equipped items. */
export function importCharacter(character: AvailableCharacter, signal?: AbortSignal) {
  // The entry of `listAvailableCharacters` as it was received: the backend that sent it accepts it.
  const body = { character: character.received } as CallBody<typeof contract.importCharacter>
  return send(contract.importCharacter, { body, signal })
}

/** Removes a character with its wishlists. */
export function removeCharacter(characterId: CharacterId) {
  return send(contract.removeCharacter, { params: { characterId } })
}

/** Refreshes a character from Battle.net. */
export function syncCharacter(characterId: CharacterId) {
  return send(contract.syncCharacter, { params: { characterId }, body: {} })
}
