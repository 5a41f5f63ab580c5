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
  lists: List[],
  characterId: CharacterId = '',
): Promise<List[]> {
  if (lists.every((list) => list.character.className && list.instance.id && list.instance.name)) {
    return lists
  }
  const [characters, instances] = await Promise.all([
    queryClient.query(charactersQuery()).catch(() => []),
    queryClient.query(activeInstancesQuery()).catch(() => []),
  ])
  return lists.map((list) => ({
    ...list,
    character: resolve({ ...list.character, id: list.character.id || characterId }, characters),
    instance: resolve(list.instance, instances),
  }))
}

/** The entity with its id, or with its name if it has no id, as it is in a list. */
function resolve<Entity extends { id: string; name: string }>(
  entity: Entity,
  list: readonly (Partial<Entity> & Pick<Entity, 'id' | 'name'>)[],
): Entity {
  const key = entity.id ? 'id' : 'name'
  return { ...entity, ...list.find((known) => known[key] === entity[key]) }
}
