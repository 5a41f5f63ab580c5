import type { LootItem } from '@/contract/loot-item'
import type { Wishlist } from '@/contract/wishlist'
import { specializationLabel } from '@/game/classes'
import { dropsFor } from '@/game/eligibility'
import { Badge } from '@/ui/badge'

/** The fields of a list that decide which items it can use. */
export type WearerOf = Pick<Wishlist, 'character' | 'specialization'>

interface UnusableBadgeProps {
  item: LootItem
  list: WearerOf
}

/** Marks an item that the specialization of a list cannot use; nothing for all other items. */
export function UnusableBadge({ item, list }: UnusableBadgeProps) {
  const { character, specialization } = list
  if (dropsFor(item, character.className, specialization)) return null
  return (
    <Badge
      variant="warning"
      className="py-0 align-bottom"
    >{`Not for ${specializationLabel(character.className, specialization)}`}</Badge>
  )
}
