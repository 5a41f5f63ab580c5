import type { CharacterId } from '@/contract/ids'
import { send } from '@/api/client'
import { getCharacter, listAvailableCharacters, listCharacters } from '@/contract/character'
import { queryOptions } from '@tanstack/react-query'

/**
 * Prefix of all queries that depend on the user's characters, guilds included. Invalidate it after
 * an import or a sync.
 */
export const charactersKey = ['characters'] as const

export function charactersQuery() {
  return queryOptions({
    queryKey: [...charactersKey, 'list'],
    queryFn: ({ signal }) => send(listCharacters, { signal }),
  })
}

export function characterQuery(characterId: CharacterId) {
  return queryOptions({
    queryKey: [...charactersKey, 'detail', characterId],
    queryFn: ({ signal }) => send(getCharacter, { params: { characterId }, signal }),
  })
}

/**
 * Fetched each time the import opens, because the player may have created characters since; once for
 * the loader of the onboarding and its page.
 */
export function availableCharactersQuery() {
  return queryOptions({
    // Not below `charactersKey`: the import that has ended would fetch them again.
    queryKey: ['available-characters'],
    queryFn: ({ signal }) => send(listAvailableCharacters, { signal }),
    staleTime: 5000,
    retryOnMount: false,
  })
}
