import type { Wishlist } from '@/contract/wishlist'

/** The raid of a list, unless the list's own name contains it, as automatic names do. */
export function RaidName({ wishlist: { name, instance } }: { wishlist: Wishlist }) {
  if (name.includes(instance.name)) return null
  return <p className="text-sm break-words text-muted">{instance.name}</p>
}
