import type { Wishlist } from '@/contract/wishlist'

/** The name of a wishlist below a heading with its raid: automatic names begin with the raid. */
export function shortListName({ name, instance }: Pick<Wishlist, 'name' | 'instance'>): string {
  const start = `${instance.name} - `
  return name.startsWith(start) ? name.slice(start.length) : name
}
