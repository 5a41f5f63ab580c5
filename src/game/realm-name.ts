import { realmKey } from './rclootcouncil/player-name'

/**
 * The name of a realm by its slug, which texts of SimulationCraft write with underscores: `known` if
 * it is that realm, or else the words of the slug.
 */
export function realmName(slug: string, known: string | null | undefined): string {
  if (known != null && realmKey(known) === realmKey(slug)) return known
  const words = slug.split(/[-_]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return words.join(' ')
}
