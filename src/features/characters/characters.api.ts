import { send } from '@/api/client'
import * as contract from '@/contract/character'
import type { CallBody } from '@/contract/call'
import type { AvailableCharacter } from '@/contract/character'

/** The person's imported characters. */
export function listCharacters(signal?: AbortSignal) {
  return send(contract.listCharacters, { signal })
}

/** One imported character. */
export function getCharacter(characterId: string, signal?: AbortSignal) {
  return send(contract.getCharacter, { params: { characterId }, signal })
}

/** The characters of the person's game account, imported or not. */
export function listAvailableCharacters(signal?: AbortSignal) {
  return send(contract.listAvailableCharacters, { signal })
}

/** Imports one character; answers with the number of items it wears. */
export function importCharacter(character: AvailableCharacter, signal?: AbortSignal) {
  const given = Object.entries(character).filter(([, value]) => value !== null)
  // It is what the backend said: what that left out it does not need, and ours leaves out nothing.
  const body = { character: Object.fromEntries(given) } as CallBody<typeof contract.importCharacter>
  return send(contract.importCharacter, { body, signal })
}

/** Has the backend read a character from Battle.net again. */
export function syncCharacter(characterId: string) {
  return send(contract.syncCharacter, { params: { characterId }, body: {} })
}
