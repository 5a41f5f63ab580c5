import type { Guild } from '@/contract/guild'
import { realmKey } from '@/game/rclootcouncil/player-name'

/** The realm of a roster's slug: as its guild is described, or else the words of the slug. */
export function realmName(slug: string, { realm }: Pick<Guild, 'realm'>): string {
  if (realm != null && realmKey(realm) === realmKey(slug)) return realm
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return words.join(' ')
}
