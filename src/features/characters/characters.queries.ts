import { retryOnMount } from '@/api/retry'
import { charactersKey } from '@/features/session/session.queries'
import { queryOptions } from '@tanstack/react-query'
import { getCharacter, listAvailableCharacters, listCharacters } from './characters.api'

export function charactersQuery() {
  return queryOptions({
    queryKey: [...charactersKey, 'list'],
    queryFn: ({ signal }) => listCharacters(signal),
  })
}

export function characterQuery(characterId: string) {
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
    retryOnMount,
  })
}
