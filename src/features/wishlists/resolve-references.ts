import type { CharacterId } from '@/contract/ids'
import type { Wishlist } from '@/contract/wishlist'
import { activeInstancesQuery } from '@/features/catalog/catalog.queries'
import { charactersQuery } from '@/features/characters/characters.queries'
import type { QueryClient } from '@tanstack/react-query'

/**
 * Completes the character and the instance of wishlists of which the backend sent only the id or
 * the name: both are in lists that the app reads anyway. What is not found stays as it is.
 * @param characterId the character whose wishlists these are, if it is known
 */
export async function resolveReferences<List extends Wishlist>(
  queryClient: QueryClient,
  lists: readonly List[],
  characterId?: CharacterId,
): Promise<List[]> {
  const hasAll = (key: 'character' | 'instance', field: string) =>
    lists.every((list) => (list[key] as Record<string, unknown>)[field])
  const [characters, instances] = await Promise.all([
    hasAll('character', 'className') ? [] : queryClient.query(charactersQuery()).catch(() => []),
    hasAll('instance', 'name') && hasAll('instance', 'id')
      ? []
      : queryClient.query(activeInstancesQuery()).catch(() => []),
  ])
  return lists.map((list) => {
    const id = list.character.id || characterId
    const character = find(characters, { id, name: list.character.name })
    const instance = find(instances, list.instance)
    return {
      ...list,
      character: { ...list.character, id: id ?? '', ...character },
      instance: { ...list.instance, ...instance },
    }
  })
}

/** The entity with an id, or with a name if the id is not known. */
function find<Entity extends { id: string; name: string }>(
  entities: readonly Entity[],
  { id, name }: { id?: string; name: string },
): Entity | undefined {
  return entities.find((entity) => (id ? entity.id === id : entity.name === name))
}
