import type { Wishlist } from '@/contract/wishlist'
import { useDemand } from '../demand.queries'
import { DemandLink } from './demand-link'

interface ItemDemandProps {
  /** The list of the wish, or the one to which the item can be added. */
  list: Pick<Wishlist, 'character' | 'instance' | 'difficulty'>
  item: { id: string; name: string }
  isInline?: boolean
  hasPosition?: boolean
  /** False in a slot for which the item is not wished: the own position is for another slot. */
  isWished?: boolean
}

/** Who else wants an item; nothing if nobody does. */
export function ItemDemand(props: ItemDemandProps) {
  const { list, item, isInline, hasPosition, isWished = true } = props
  const { instance, difficulty } = list
  const demand = useDemand(list, item.id)
  if (!demand) return null
  return (
    <DemandLink
      demand={isWished ? demand : { ...demand, position: undefined }}
      item={item}
      instance={{ slug: instance.slug ?? undefined }}
      difficulty={difficulty}
      isInline={isInline}
      hasPosition={hasPosition}
    />
  )
}
