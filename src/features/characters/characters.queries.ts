import type { CharacterId } from '@/contract/ids'
import { queryOptions } from '@tanstack/react-query'
import { getCharacter, listAvailableCharacters, listCharacters } from './characters.api'

/**
 * Prefix of all queries that depend on the user's characters, guilds included. Invalidate it after
 * an import or a sync.
 */
export const charactersKey = ['characters'] as const

export function charactersQuery() {
  return queryOptions({
    queryKey: [...charactersKey, 'list'],
    queryFn: ({ signal }) => listCharacters(signal),
  })
}

export function characterQuery(characterId: CharacterId) {
  return queryOptions({
    queryKey: [...charactersKey, 'detail', characterId],
    queryFn: ({ signal }) => getCharacter(characterId, signal),
  })
}

/** Fetched each time the import opens, because the player may have created characters since. */
export function availableCharactersQuery() {
  return queryOptions({
    queryKey: [...charactersKey, 'available'],
    queryFn: ({ signal }) => listAvailableCharacters(signal),
    staleTime: 0,
    retryOnMount: false,
  })
}
