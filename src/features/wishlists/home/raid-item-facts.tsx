import { describeCopy, ownedCopy } from '@/features/gear/gear-words'
import { useGear } from '@/features/gear/use-gear'
import { GainText } from '@/features/sims/components/gain-text'
import { useGains } from '@/features/sims/use-gains'
import { WishLevels } from '../wish/wish-levels'
import type { RaidWish } from './raid-wishes'

/** The gain and the levels of a wish; of an item that the character owns, that it does. */
export function RaidItemFacts({ wishlist, wish }: RaidWish) {
  const { lootItem, slot } = wish
  const { gainOf } = useGains(wishlist)
  const { owned } = useGear(wishlist.id)
  const copy = wish.isObtained ? undefined : ownedCopy(lootItem, owned, wishlist)
  if (copy) return <span className="text-info-text">{describeCopy(copy)}</span>
  const gain = gainOf(lootItem, slot)
  return (
    <>
      {gain && <GainText gain={gain} className="text-fact" />}
      <WishLevels wish={wish} list={wishlist} owned={owned} />
    </>
  )
}
